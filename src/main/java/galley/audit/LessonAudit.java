package galley.audit;

import galley.content.TextFile;
import galley.diagnostic.Code;
import galley.diagnostic.Diagnostics;
import galley.math.Formula;
import galley.math.SetFormula;
import galley.site.ServedLesson;
import galley.text.Place;
import galley.text.SourceText;
import galley.text.Span;
import galley.verify.VerifiedLesson;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Element;

/** Holds the page and the Markdown of one lesson, as they are served, against its record. */
final class LessonAudit {
    private final Path site;
    private final ServedLesson served;
    private final VerifiedLesson lesson;
    private final Diagnostics diagnostics;

    LessonAudit(Path site, ServedLesson served, Diagnostics diagnostics) {
        this.site = site;
        this.served = served;
        this.lesson = served.lesson().whole().get();
        this.diagnostics = diagnostics;
    }

    /** Checks both; says whether the page has a lesson part that could be compared. */
    boolean check() {
        checkAddress();
        TextFile.read(site.resolve(served.markdown()), diagnostics).ifPresent(this::checkMarkdown);
        Optional<SourceText> page = TextFile.read(site.resolve(served.page()), diagnostics);
        return page.isEmpty() || checkPage(page.get());
    }

    private void checkAddress() {
        Path expected = site.resolve(served.record());
        if (!expected.equals(lesson.file())) {
            diagnostics.add(
                    Code.SERVED,
                    lesson.record().placeOf("jsonUrl"),
                    "Expected this record at the address that it names, " + served.record() + ", but found it here.");
        }
    }

    private void checkMarkdown(SourceText markdown) {
        String text = markdown.text();
        String content = lesson.record().content().text();
        int at = 0;
        while (at < text.length() && at < content.length() && text.charAt(at) == content.charAt(at)) {
            at++;
        }
        if (at < text.length() || at < content.length()) {
            diagnostics.add(
                    Code.SERVED,
                    new Place(markdown, new Span(at, Math.min(at + 1, text.length())), ""),
                    "Expected the text with the content hash " + lesson.record().contentHash()
                            + ", but from here on it is another.");
        }
    }

    private boolean checkPage(SourceText page) {
        List<LessonPart> parts = LessonPart.of(page);
        if (parts.isEmpty()) {
            diagnostics.add(
                    Code.SERVED_UNMARKED,
                    Place.ofFile(page.name()),
                    "Expected the lesson in <article class=\"lesson\">, but there is none: the words of this page were"
                            + " not compared with the content.");
            return false;
        }
        if (parts.size() > 1) {
            difference(
                    page, parts.get(1).spanAt(0), "Expected one lesson in this page, but found " + parts.size() + ".");
        }
        LessonPart part = parts.get(0);
        GapText content = new GapText();
        content.append(lesson.document().plainText(), true);
        int at = content.firstDifference(part.text());
        if (at >= 0) {
            difference(
                    page,
                    part.spanAt(at),
                    "Expected the words of the content, \"" + content.excerpt(at) + "\", but found \""
                            + part.text().excerpt(at) + "\".");
        } else {
            checkFormulas(page, part);
        }
        return true;
    }

    /** The words agree, so the formulas are the same; here what is seen of them is compared, not only their TeX. */
    private void checkFormulas(SourceText page, LessonPart part) {
        List<Formula> formulas = lesson.document().formulas();
        for (int i = 0; i < Math.min(formulas.size(), part.formulas().size()); i++) {
            Element shown = part.formulas().get(i);
            Optional<SetFormula> set = lesson.set(formulas.get(i));
            if (set.isPresent() && !visible(shown).equals(visible(set.get()))) {
                difference(
                        page,
                        new Span(
                                shown.sourceRange().startPos(),
                                shown.endSourceRange().endPos()),
                        "Expected the formula \"" + visible(set.get()) + "\", but found \"" + visible(shown) + "\".");
            }
        }
    }

    private static String visible(SetFormula formula) {
        return visible(Jsoup.parseBodyFragment(formula.html()).select(".katex").first());
    }

    private static String visible(Element formula) {
        return formula == null ? "" : formula.select(".katex-html").text();
    }

    private void difference(SourceText page, Span span, String message) {
        diagnostics.add(
                Code.PAGE_TEXT,
                new Place(page, span, ""),
                message,
                lesson.document().source().text().indexOf('$') >= 0
                        ? "a site that sets formulas between single dollars is audited with --inline-dollar"
                        : "");
    }
}
