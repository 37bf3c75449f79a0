package galley.markdown;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.commonmark.node.Node;
import org.commonmark.node.OrderedList;

/**
 * Renders a document to HTML by section.
 *
 * <p>The markup carries no style, no script and no id besides those of the sections, which their headings bear. What a
 * style sheet finds, by pattern:
 *
 * <pre>{@code
 * heading         hN#id > a.anchor
 * topic line      p.topic                lead            p.lead
 * scale           p.scale > a, span.caption
 * run-in labels   p.objective > strong.label             p.assumptions > strong.label
 * lists           ol.steps               ul.sources, ul.foundations, ul.related
 * formula         figure.formula > div.formula-body, figcaption.reading
 * symbols         div.symbols > p.label, dl > div > dt.term > var, sub; dd.meaning, dd.unit
 * specifications  dl.specifications > div > dt.label, dd.value, dd.note
 * interfaces      dl.interfaces > div.input|output|both > dt (span.direction), dd
 * quiz            div.quiz > ol.options > li.option(.right) > label > input, span.text
 *                 details.answer > summary, p.answer-text, and the reasoning
 * sources         p.publication
 * annotations     a.claim#id (a number that links to its note)
 * anywhere        span.q (number and unit)   span.refused (link without href)   a.picture (for an image)
 *                 code.html, pre.html (raw HTML as text)   span.math, code.tex (formula not set)
 *                 div.table > table > th|td.align-left|align-center|align-right
 * }</pre>
 */
public final class LessonRenderer {

    /**
     * Renders all sections.
     *
     * @throws IllegalArgumentException when the options do not name exactly one id for each heading
     */
    public RenderedLesson render(MarkdownDocument document, RenderOptions options) {
        List<LessonSection> sections = document.sections();
        if (sections.size() - 1 != options.sectionIds().size()) {
            throw new IllegalArgumentException(sections.size() - 1 + " headings, but "
                    + options.sectionIds().size() + " ids");
        }
        Regions regions = new Regions();
        List<RenderedSection> rendered = new ArrayList<>();
        for (int i = 1; i < sections.size(); i++) {
            rendered.add(render(
                    sections.get(i),
                    new SectionRenderer(options.sectionIds().get(i - 1), options, document.places(), regions)));
        }
        String preamble = new SectionRenderer("preamble", options, document.places(), regions).html(sections.get(0));
        List<RenderedAnswer> answers = new AnswerRenderer(options, document.places(), regions).answers(sections);
        return new RenderedLesson(preamble, rendered, answers, interfaces(sections), steps(sections));
    }

    private static List<InterfaceCard> interfaces(List<LessonSection> sections) {
        return sections.stream()
                .flatMap(section -> section.structure().stream())
                .flatMap(block -> block instanceof LessonBlock.Interfaces cards
                        ? cards.ports().stream().map(LessonBlock.Port::card)
                        : Stream.empty())
                .toList();
    }

    /** The steps of the first list that has this role, as the list counts them. */
    private static List<Step> steps(List<LessonSection> sections) {
        return sections.stream()
                .flatMap(section -> section.structure().stream())
                .flatMap(block -> block instanceof LessonBlock.RoleList list
                                && list.name().equals("steps")
                        ? Stream.of((OrderedList) list.list())
                        : Stream.empty())
                .findFirst()
                .map(LessonRenderer::steps)
                .orElse(List.of());
    }

    private static List<Step> steps(OrderedList list) {
        Integer start = list.getMarkerStartNumber();
        List<Step> steps = new ArrayList<>();
        for (Node item : Nodes.children(list)) {
            steps.add(new Step((start == null ? 1 : start) + steps.size(), VisibleText.normal(VisibleText.of(item))));
        }
        return steps;
    }

    private static RenderedSection render(LessonSection section, SectionRenderer renderer) {
        Heading heading = section.heading().orElseThrow();
        String html = renderer.html(section);
        return new RenderedSection(
                renderer.id(), heading.level(), heading.title(), section.kind().word(), html, renderer.annotations());
    }
}
