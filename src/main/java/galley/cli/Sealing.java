package galley.cli;

import galley.content.LessonReader;
import galley.content.RecordReader;
import galley.content.RecordWriter;
import galley.content.RecordWriter.CitationText;
import galley.content.RecordWriter.SectionText;
import galley.content.TextFile;
import galley.diagnostic.Diagnostics;
import galley.lesson.LessonRecord;
import galley.markdown.MarkdownDocument;
import galley.markdown.MarkdownParser;
import galley.text.SourceText;
import galley.verify.Seal;
import galley.verify.Verifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A Markdown file on its way into a record.
 *
 * @param target the record's file
 * @param markdown the content
 * @param seal what the content makes of the record
 * @param before the record's file as it stands, empty when there is none
 * @param text the record's file as it is to be
 */
record Sealing(Path target, SourceText markdown, Seal seal, String before, String text) {

    /**
     * Seals a file into the record that stands at {@code output} or beside the file, or into a new one.
     *
     * @return nothing when a file cannot be read
     */
    static Optional<Sealing> begin(Path file, Optional<Path> output, MarkdownParser parser, Diagnostics diagnostics) {
        Path beside = LessonReader.beside(file, ".json");
        Path target = output.orElse(beside);
        Optional<SourceText> markdown = TextFile.read(file, diagnostics);
        Path base = Files.exists(target) ? target : beside;
        if (markdown.isEmpty()) {
            return Optional.empty();
        }
        MarkdownDocument document = parser.parse(markdown.get(), new Diagnostics());
        Optional<String> made = Files.exists(base)
                ? renewed(base, !target.equals(beside), document, diagnostics)
                : Optional.of(created(file, document));
        String before = base.equals(target) && Files.exists(target)
                ? TextFile.read(target, new Diagnostics()).map(SourceText::text).orElse("")
                : "";
        return made.map(text -> new Sealing(target, markdown.get(), Seal.of(document), before, text));
    }

    /** Seals a text that is not yet in its file into a new record beside it. */
    static Sealing made(Path file, SourceText markdown, MarkdownParser parser) {
        MarkdownDocument document = parser.parse(markdown, new Diagnostics());
        return new Sealing(
                LessonReader.beside(file, ".json"), markdown, Seal.of(document), "", created(file, document));
    }

    private static Optional<String> renewed(
            Path base, boolean movesAway, MarkdownDocument document, Diagnostics diagnostics) {
        Diagnostics reading = new Diagnostics();
        Optional<LessonRecord> old = TextFile.read(base, reading)
                .flatMap(text -> RecordReader.read(text, Optional.of(document.source()), reading));
        if (old.isEmpty()) {
            diagnostics.addAll(reading);
        }
        return old.map(record -> {
            RecordWriter writer = RecordWriter.of(record.file().text());
            // A record without content takes it from the Markdown file beside it, and goes on doing so.
            if (movesAway || record.members().present("content").isPresent()) {
                writer.text("content", document.source().text());
            }
            return sealed(writer, document, record);
        });
    }

    private static String created(Path file, MarkdownDocument document) {
        String name = String.valueOf(file.getFileName()).replaceFirst("[.]md$", "");
        String title =
                document.headings().isEmpty() ? "" : document.headings().get(0).title();
        RecordWriter writer =
                RecordWriter.empty().text("id", name).text("title", title).text("version", "0.1.0");
        writer.text("content", document.source().text());
        LessonRecord none = RecordReader.read(SourceText.of("", writer.text()), Optional.empty(), new Diagnostics())
                .orElseThrow();
        return sealed(writer, document, none);
    }

    private static String sealed(RecordWriter writer, MarkdownDocument document, LessonRecord old) {
        Seal seal = Seal.of(document);
        writer.text("contentHash", seal.hash().hex()).json("contentLength", "" + seal.length());
        List<String> ids = SectionIds.of(seal.parts(), old.sections());
        List<SectionText> sections = new ArrayList<>();
        for (int i = 0; i < ids.size(); i++) {
            Seal.Part part = seal.parts().get(i);
            sections.add(new SectionText(
                    ids.get(i), part.title(), part.range().start(), part.range().end()));
        }
        return writer.sections(sections)
                .citations(seal.links().stream()
                        .map(link -> new CitationText(link.title(), link.url()))
                        .toList())
                .text();
    }

    /** The same with members that the command line states. */
    Sealing with(Map<String, String> stated) {
        RecordWriter writer = RecordWriter.of(text);
        stated.forEach(writer::stated);
        return new Sealing(target, markdown, seal, before, writer.text());
    }

    /** Whether {@code check} would take the record; what it would say is reported. */
    boolean verify(Verifier verifier, Diagnostics diagnostics) {
        SourceText record = SourceText.of(target.toString(), text);
        return LessonReader.read(target, record, Optional.of(markdown), diagnostics)
                .flatMap(source -> verifier.verify(source, diagnostics))
                .isPresent();
    }

    boolean isChanged() {
        return !text.equals(before);
    }

    /** What changes, line by line. */
    String diff() {
        return LineDiff.of(target.toString(), before, text);
    }

    /** The new seal in some words. */
    String described() {
        String recordHash = RecordReader.read(SourceText.of("", text), Optional.of(markdown), new Diagnostics())
                        .flatMap(record -> record.text("recordHash"))
                        .isPresent()
                ? "; recordHash stays as it was, for only its author can compute it"
                : "";
        return Reporter.counted(seal.length(), "code unit") + ", "
                + Reporter.counted(seal.parts().size(), "section") + ", "
                + Reporter.counted(seal.links().size(), "citation") + ", contentHash "
                + seal.hash().prefix(12) + "…" + recordHash;
    }
}
