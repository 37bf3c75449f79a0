package galley.seal;

import galley.content.LessonReader;
import galley.content.TextFile;
import galley.diagnostic.Code;
import galley.diagnostic.Diagnostics;
import galley.lesson.LessonRecord;
import galley.lesson.LessonSource;
import galley.markdown.MarkdownDocument;
import galley.markdown.MarkdownParser;
import galley.text.Place;
import galley.text.Sha256;
import galley.text.SourceText;
import java.nio.file.Path;
import java.util.Optional;

/** Reads lessons as they will be read once their Markdown files are sealed. */
public final class DraftReader {
    private final MarkdownParser parser;

    /** A reader that seals with this parser. */
    public DraftReader(MarkdownParser parser) {
        this.parser = parser;
    }

    /** Reads the record in {@code file} and what stands beside it; says of a draft that it is one. */
    public Optional<LessonSource> read(Path file, Diagnostics diagnostics) {
        Diagnostics filed = new Diagnostics();
        Optional<LessonSource> source = LessonReader.read(file, filed);
        Optional<SourceText> edited = source.flatMap(DraftReader::edited);
        if (edited.isEmpty()) {
            diagnostics.addAll(filed);
            return source;
        }
        SourceText markdown = edited.get();
        filed.list().stream()
                .filter(found -> found.place().file().equals(markdown.name()))
                .forEach(diagnostics::add);
        diagnostics.add(
                Code.UNSEALED,
                Place.ofFile(markdown.name()),
                "This text is not sealed yet; it is shown as it will be once it is.",
                "when it is finished, seal it: galley seal " + markdown.name());
        return MarkdownParser.isOfBoundedSize(markdown, diagnostics)
                ? sealed(file, source.get().record(), markdown, diagnostics)
                : Optional.empty();
    }

    private Optional<LessonSource> sealed(Path file, LessonRecord old, SourceText markdown, Diagnostics diagnostics) {
        MarkdownDocument document = parser.parse(markdown, new Diagnostics());
        SourceText record = SourceText.of(file.toString(), SealText.renewed(old, false, document));
        return TextFile.isOfBoundedSize(record, diagnostics)
                ? LessonReader.read(file, record, Optional.of(markdown), diagnostics)
                        .map(read -> read.withContent(markdown))
                : Optional.empty();
    }

    /** The Markdown file beside a record, when it is no longer what was sealed. */
    private static Optional<SourceText> edited(LessonSource source) {
        return source.sibling().filter(markdown -> isEdited(markdown, source.record()));
    }

    /** A record without content knows what was sealed by its hash alone. */
    private static boolean isEdited(SourceText markdown, LessonRecord record) {
        if (record.members().present("content").isPresent()) {
            return record.hasContent() && !record.content().text().equals(markdown.text());
        }
        return record.text("contentHash")
                .filter(hash -> !hash.equals(Sha256.of(markdown.text()).hex()))
                .isPresent();
    }
}
