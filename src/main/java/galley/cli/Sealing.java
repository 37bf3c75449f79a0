package galley.cli;

import galley.content.LessonReader;
import galley.content.RecordReader;
import galley.content.RecordWriter;
import galley.content.TextFile;
import galley.diagnostic.Code;
import galley.diagnostic.Diagnostics;
import galley.lesson.LessonRecord;
import galley.lesson.LessonSource;
import galley.markdown.MarkdownDocument;
import galley.markdown.MarkdownParser;
import galley.seal.SealText;
import galley.text.Counted;
import galley.text.SourceText;
import galley.verify.Seal;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

/**
 * A Markdown file on its way into a record.
 *
 * @param file the Markdown file
 * @param target the record's file
 * @param document the content, parsed
 * @param old the record that is renewed, empty when there is none
 * @param text the record's file as it is to be
 */
record Sealing(Path file, Path target, MarkdownDocument document, Optional<LessonRecord> old, String text) {

    /**
     * Seals a file into the record that stands at {@code output} or beside the file, or into a new one.
     *
     * @return nothing when a file cannot be read
     */
    static Optional<Sealing> begin(Path file, Optional<Path> output, MarkdownParser parser, Diagnostics diagnostics) {
        Optional<SourceText> markdown =
                TextFile.read(file, diagnostics).filter(text -> MarkdownParser.isOfBoundedSize(text, diagnostics));
        if (markdown.isEmpty()) {
            return Optional.empty();
        }
        MarkdownDocument document = parser.parse(markdown.get(), new Diagnostics());
        Path beside = LessonReader.beside(file, ".json");
        Path target = output.orElse(beside);
        Path base = isThere(target) ? target : beside;
        if (!isThere(base)) {
            String text = SealText.created(file, document);
            return Optional.of(new Sealing(file, target, document, Optional.empty(), text));
        }
        boolean movesAway = !isSame(target, beside);
        return record(base, document.source(), diagnostics)
                .map(old -> new Sealing(
                        file, target, document, Optional.of(old), SealText.renewed(old, movesAway, document)));
    }

    /** Seals a text that is not yet in its file into a new record beside it. */
    static Sealing made(Path file, SourceText markdown, MarkdownParser parser) {
        MarkdownDocument document = parser.parse(markdown, new Diagnostics());
        return new Sealing(
                file, LessonReader.beside(file, ".json"), document, Optional.empty(), SealText.created(file, document));
    }

    private static Optional<LessonRecord> record(Path file, SourceText markdown, Diagnostics diagnostics) {
        Diagnostics reading = new Diagnostics();
        Optional<LessonRecord> record = RecordReader.read(file, Optional.of(markdown), reading);
        if (record.isEmpty()) {
            diagnostics.addAll(reading);
        }
        return record;
    }

    /** Also a link that leads nowhere is there: it is not written over. */
    private static boolean isThere(Path path) {
        return Files.exists(path, LinkOption.NOFOLLOW_LINKS);
    }

    static boolean isSame(Path one, Path other) {
        return one.toAbsolutePath().normalize().equals(other.toAbsolutePath().normalize());
    }

    /** The same with members that the command line states. */
    Sealing with(Map<String, String> stated) {
        RecordWriter writer = RecordWriter.of(text);
        stated.forEach(writer::stated);
        return new Sealing(file, target, document, old, writer.text());
    }

    /** The lesson as it will be read; its content stands in the Markdown file, so that its faults are found there. */
    Optional<LessonSource> lesson(Diagnostics diagnostics) {
        SourceText record = SourceText.of(target.toString(), text);
        if (!TextFile.isOfBoundedSize(record, diagnostics)) {
            return Optional.empty();
        }
        return LessonReader.read(target, record, sibling(diagnostics), diagnostics)
                .map(read -> read.withContent(document.source()));
    }

    /** Two texts under one version cannot be told apart by those who cite it. */
    void checkVersion(LessonRecord renewed, Diagnostics diagnostics) {
        Optional<String> version = renewed.text("version");
        old.filter(record -> record.text("version").equals(version))
                .filter(record -> record.text("contentHash").isPresent())
                .filter(record -> !record.text("contentHash").equals(renewed.text("contentHash")))
                .ifPresent(record -> diagnostics.add(
                        Code.VERSION_KEPT,
                        renewed.placeOf("version"),
                        "The text changed, but the version stays " + version.orElse("the same") + ".",
                        "where the former text is published, give the new one a version of its own: --version"));
    }

    private Optional<SourceText> sibling(Diagnostics diagnostics) {
        Path beside = LessonReader.beside(target, ".md");
        if (isSame(beside, file)) {
            return Optional.of(document.source());
        }
        return Files.exists(beside) ? TextFile.read(beside, diagnostics) : Optional.empty();
    }

    boolean isChanged() {
        return !text.equals(before());
    }

    /** The record's file as it stands, empty when there is none. */
    String before() {
        return old.map(LessonRecord::file)
                .filter(found -> isSame(Path.of(found.name()), target))
                .map(SourceText::text)
                .orElse("");
    }

    /** The new seal in some words. */
    String described() {
        Seal seal = Seal.of(document);
        boolean stays = old.flatMap(record -> record.text("recordHash")).isPresent();
        return Counted.of(seal.length(), "code unit") + ", "
                + Counted.of(seal.parts().size(), "section") + ", "
                + Counted.of(seal.links().size(), "citation") + ", contentHash "
                + seal.hash().prefix(12) + "…"
                + (stays ? "; recordHash stays as it was, for only its author can compute it" : "");
    }
}
