package galley.site;

import galley.diagnostic.Code;
import galley.diagnostic.Diagnostics;
import galley.markdown.Anchors;
import galley.markdown.LessonRenderer;
import galley.markdown.RenderOptions;
import galley.markdown.RenderedLesson;
import galley.markdown.RenderedSection;
import galley.math.FormulaShape;
import galley.math.SetFormula;
import galley.text.Place;
import galley.text.PortablePath;
import galley.verify.VerifiedPage;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A page that the publisher wrote, such as one about the site.
 *
 * @param page the page
 * @param path where it lies: as its file below the content folder
 */
record OwnPage(VerifiedPage page, SitePath path) {

    /** Those of the pages whose names can be paths; the others are reported. */
    static List<OwnPage> of(List<VerifiedPage> pages, Diagnostics diagnostics) {
        return pages.stream().flatMap(page -> of(page, diagnostics).stream()).toList();
    }

    private static Optional<OwnPage> of(VerifiedPage page, Diagnostics diagnostics) {
        String path = page.name() + ".html";
        if (!PortablePath.is(path)) {
            diagnostics.add(
                    Code.URL_FORM,
                    Place.ofFile(page.file().toString()),
                    "Expected a path that is a file name on every system, but found \"" + path + "\".",
                    "use ASCII letters, digits, dots and hyphens");
            return Optional.empty();
        }
        return Optional.of(new OwnPage(page, new SitePath(path)));
    }

    /** Its title and address. */
    NamedPath name() {
        return new NamedPath(page.title(), path.url());
    }

    /** The shapes of its formulas. */
    List<FormulaShape> formulas() {
        return page.formulas().values().stream().map(SetFormula::shape).toList();
    }

    /** The page to bake; its template sees its header and its HTML. */
    PlannedPage planned(SiteLinks links) {
        Map<String, Object> model = new LinkedHashMap<>(page.header());
        model.put("html", html(links));
        model.put("formulas", !page.formulas().isEmpty());
        return new PlannedPage(path.value(), "page", Optional.of(page.file()), model);
    }

    private String html(SiteLinks links) {
        RenderOptions options = new RenderOptions(
                Anchors.of(page.document().headings()),
                url -> links.href(url, path),
                formula -> Optional.ofNullable(page.formulas().get(formula)),
                List.of());
        RenderedLesson rendered = new LessonRenderer().render(page.document(), options);
        StringBuilder html = new StringBuilder(rendered.preambleHtml());
        rendered.sections().stream().map(RenderedSection::html).forEach(html::append);
        return html.toString();
    }
}
