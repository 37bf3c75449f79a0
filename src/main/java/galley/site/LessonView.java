package galley.site;

import galley.lesson.Companion;
import galley.lesson.LessonRecord;
import galley.lesson.Section;
import galley.markdown.LessonRenderer;
import galley.markdown.RenderOptions;
import galley.markdown.RenderedLesson;
import galley.markdown.RenderedSection;
import galley.verify.CompanionBinding;
import galley.verify.VerifiedLesson;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What {@code lesson.ftlh} sees under the key {@code lesson}. A member that the record lacks is not there at all. */
final class LessonView {
    /** Members that go to the template as they stand. */
    private static final List<String> TEXTS = List.of(
            "id",
            "title",
            "description",
            "topic",
            "format",
            "version",
            "status",
            "publishedDate",
            "revisionDate",
            "author",
            "series",
            "license",
            "rightsUrl",
            "canonicalUrl",
            "artifactUrl",
            "contentHash",
            "recordHash");

    private final VerifiedLesson lesson;
    private final LessonPaths paths;
    private final SiteLinks.LessonLinks links;
    private final ClaimNotes notes;

    /**
     * The view of a lesson.
     *
     * @param links the references that its page makes
     */
    LessonView(LessonPage page, SiteLinks.LessonLinks links) {
        this.lesson = page.verified();
        this.paths = page.paths();
        this.links = links;
        this.notes = new ClaimNotes(lesson);
    }

    Map<String, Object> model() {
        LessonRecord record = lesson.record();
        SitePath from = paths.page();
        RenderedLesson rendered = rendered();
        Map<String, Object> model = new LinkedHashMap<>();
        TEXTS.forEach(member -> record.text(member).ifPresent(text -> model.put(member, text)));
        model.put("contentLength", record.content().length());
        model.put("recordHref", paths.record().hrefFrom(from));
        model.put("markdownHref", paths.markdown().hrefFrom(from));
        model.put("markdownName", paths.markdown().fileName());
        model.put("markdownPath", paths.markdown().url());
        CitationText citation = new CitationText(record);
        model.put("bibtex", citation.bibtex());
        model.put("csl", citation.csl());
        model.put("preamble", rendered.preambleHtml());
        model.put("answers", rendered.answers());
        model.put("factsHref", paths.facts().hrefFrom(from));
        model.put("sections", sections(rendered));
        PathView.of(record.title(), rendered).ifPresent(path -> model.put("path", path));
        model.put("formulas", !lesson.formulas().isEmpty());
        model.put("calculators", !lesson.companion().calculators().isEmpty());
        return model;
    }

    /** What {@code facts.ftl} sees under the key {@code facts}: the record's own members, and the questions. */
    Map<String, Object> facts() {
        LessonRecord record = lesson.record();
        Map<String, Object> model = new LinkedHashMap<>();
        TEXTS.forEach(member -> record.text(member).ifPresent(text -> model.put(member, text)));
        model.put("markdownHref", paths.markdown().hrefFrom(paths.facts()));
        model.put("questions", rendered().answers());
        return model;
    }

    private RenderedLesson rendered() {
        RenderOptions options = new RenderOptions(
                lesson.record().sections().stream().map(Section::id).toList(),
                links::href,
                lesson::set,
                notes.annotations());
        return new LessonRenderer().render(lesson.document(), options);
    }

    private List<Map<String, Object>> sections(RenderedLesson rendered) {
        List<Map<String, Object>> sections = new ArrayList<>();
        for (int i = 0; i < rendered.sections().size(); i++) {
            RenderedSection section = rendered.sections().get(i);
            Map<String, Object> model = new LinkedHashMap<>();
            model.put("id", section.id());
            model.put("level", section.level());
            model.put("title", section.title());
            model.put("kind", section.kind());
            model.put("html", section.html());
            model.put("notes", notes.of(lesson.record().sections().get(i), section));
            addExamples(model, lesson.record().sections().get(i));
            sections.add(model);
        }
        return sections;
    }

    /** The tables, timelines, figures and calculators that the companion puts behind a section. */
    private void addExamples(Map<String, Object> model, Section section) {
        Companion companion = lesson.companion();
        model.put(
                "tables",
                companion.tables().stream()
                        .filter(table -> standsIn(section, table.binding()))
                        .map(ExampleTableView::of)
                        .toList());
        model.put(
                "timelines",
                companion.timelines().stream()
                        .filter(timeline -> standsIn(section, timeline.binding()))
                        .map(TimelineView::of)
                        .toList());
        model.put(
                "figures",
                companion.figures().stream()
                        .filter(figure -> standsIn(section, figure.binding()))
                        .filter(figure -> !CalculatorView.shows(figure, companion))
                        .map(FigureView::of)
                        .toList());
        model.put(
                "calculators",
                companion.calculators().stream()
                        .filter(calculator -> standsIn(section, calculator.binding()))
                        .map(calculator -> CalculatorView.of(calculator, companion))
                        .toList());
    }

    private boolean standsIn(Section section, Companion.Binding binding) {
        return CompanionBinding.section(lesson.record(), binding.section())
                .filter(section::equals)
                .isPresent();
    }
}
