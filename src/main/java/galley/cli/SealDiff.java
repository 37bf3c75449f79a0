package galley.cli;

import galley.content.RecordReader;
import galley.diagnostic.Diagnostics;
import galley.diagnostic.TerminalText;
import galley.lesson.LessonRecord;
import galley.lesson.Value;
import galley.revision.LineDiff;
import galley.text.SourceText;
import galley.text.Span;
import java.util.Optional;

/**
 * What sealing would change, as unified diffs: first the record with its content left out, then the content by the lines
 * of its Markdown.
 */
final class SealDiff {
    private SealDiff() {}

    /** The lines of both; empty where nothing changes. */
    static String of(Sealing sealing) {
        String name = TerminalText.line(sealing.target().toString());
        String markdown = TerminalText.line(sealing.file().toString());
        Optional<LessonRecord> before =
                record(sealing.before(), sealing.document().source());
        Optional<LessonRecord> after = record(sealing.text(), sealing.document().source());
        return TerminalText.lines(LineDiff.of(name, withoutContent(before), name, withoutContent(after))
                + LineDiff.of(name + " /content", content(before), markdown, content(after)));
    }

    private static Optional<LessonRecord> record(String text, SourceText sibling) {
        return RecordReader.read(SourceText.of("", text), Optional.of(sibling), new Diagnostics());
    }

    private static String withoutContent(Optional<LessonRecord> record) {
        return record.map(SealDiff::withoutContent).orElse("");
    }

    private static String withoutContent(LessonRecord record) {
        String text = record.file().text();
        Optional<Value> content = record.members().present("content");
        return content.map(value -> {
                    Span span = value.place().span();
                    return text.substring(0, span.start()) + "\"…\"" + text.substring(span.end());
                })
                .orElse(text);
    }

    /** What the record holds as its content; a record without content says nothing about the Markdown file's past. */
    private static String content(Optional<LessonRecord> record) {
        return record.map(LessonRecord::content).map(SourceText::text).orElse("");
    }
}
