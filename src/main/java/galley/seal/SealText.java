package galley.seal;

import galley.content.RecordWriter;
import galley.content.RecordWriter.CitationText;
import galley.content.RecordWriter.SectionText;
import galley.lesson.LessonRecord;
import galley.lesson.Section;
import galley.markdown.MarkdownDocument;
import galley.verify.Seal;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Writes into the text of a record what depends on its content. */
public final class SealText {
    private SealText() {}

    /**
     * A record that stands already, renewed.
     *
     * @param movesAway whether it will no longer stand beside the Markdown file
     */
    public static String renewed(LessonRecord old, boolean movesAway, MarkdownDocument document) {
        RecordWriter writer = RecordWriter.of(old.file().text());
        // A record without content takes it from the Markdown file beside it, and goes on doing so.
        if (movesAway || old.members().present("content").isPresent()) {
            writer.text("content", document.source().text());
        }
        return sealed(writer, document, old.sections());
    }

    /** A minimal record, which says nothing that neither the file's name nor its content says. */
    public static String created(Path file, MarkdownDocument document) {
        String name = String.valueOf(file.getFileName()).replaceFirst("[.]md$", "");
        String title =
                document.headings().isEmpty() ? "" : document.headings().get(0).title();
        RecordWriter writer =
                RecordWriter.empty().text("id", name).text("title", title).text("version", "0.1.0");
        return sealed(writer.text("content", document.source().text()), document, List.of());
    }

    private static String sealed(RecordWriter writer, MarkdownDocument document, List<Section> old) {
        Seal seal = Seal.of(document);
        List<String> ids = SectionIds.of(seal.parts(), old);
        List<SectionText> sections = new ArrayList<>();
        for (int i = 0; i < ids.size(); i++) {
            Seal.Part part = seal.parts().get(i);
            sections.add(new SectionText(
                    ids.get(i), part.title(), part.range().start(), part.range().end()));
        }
        List<CitationText> citations = seal.links().stream()
                .map(link -> new CitationText(link.title(), link.citedUrl()))
                .toList();
        return writer.text("contentHash", seal.hash().hex())
                .json("contentLength", "" + seal.length())
                .sections(sections)
                .citations(citations)
                .text();
    }
}
