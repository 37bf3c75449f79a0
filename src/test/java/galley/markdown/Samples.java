package galley.markdown;

import galley.diagnostic.Diagnostic;
import galley.diagnostic.Diagnostics;
import galley.text.SourceText;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import org.jsoup.Jsoup;

/** Parses and renders what tests write. */
final class Samples {
    private Samples() {}

    static MarkdownDocument parse(String content) {
        return new MarkdownParser(false).parse(SourceText.of("a.md", content), new Diagnostics());
    }

    static MarkdownDocument parseWithDollars(String content) {
        return new MarkdownParser(true).parse(SourceText.of("a.md", content), new Diagnostics());
    }

    /** Each diagnostic as its code and the text that it marks. */
    static List<String> faults(String content) {
        Diagnostics diagnostics = new Diagnostics();
        new MarkdownParser(false).parse(SourceText.of("a.md", content), diagnostics);
        return diagnostics.list().stream().map(d -> fault(d, content)).toList();
    }

    private static String fault(Diagnostic diagnostic, String content) {
        return diagnostic.code().id() + " " + diagnostic.place().span().of(content);
    }

    static String html(String content) {
        return html(parse(content));
    }

    static String html(MarkdownDocument document) {
        RenderedLesson lesson = new LessonRenderer().render(document, RenderOptions.plain(document));
        StringBuilder all = new StringBuilder(lesson.preambleHtml());
        lesson.sections().forEach(section -> all.append(section.html()));
        return all.toString();
    }

    /** The HTML of the last section, without its heading. */
    static String body(String content) {
        String html = html(content);
        int heading = html.lastIndexOf("</a></h");
        return heading < 0 ? html : html.substring(html.indexOf('\n', heading) + 1);
    }

    /** The text that a browser finds in some HTML, in normal form. */
    static String visibleText(String html) {
        return VisibleText.normal(Jsoup.parseBodyFragment(html).body().wholeText());
    }

    /** Paragraphs below the headings of a section, each followed by a blank line. */
    static String section(String headings, String... paragraphs) {
        return headings + "\n\n" + String.join("\n\n", paragraphs) + "\n";
    }

    static String resource(String name) {
        try (InputStream in = Objects.requireNonNull(Samples.class.getResourceAsStream(name), name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
