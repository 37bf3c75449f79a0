package galley.build;

import galley.content.LessonReader;
import galley.content.TextFile;
import galley.diagnostic.Diagnostics;
import galley.site.SiteLesson;
import galley.text.Sha256;
import galley.text.SourceText;
import galley.verify.VerifiedLesson;
import galley.verify.Verifier;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;

/** Reads again what was read before in the same build, which is cheaper than to hold it. */
final class LessonText {
    private LessonText() {}

    /** The text of a record, read when it is asked for. */
    static SourceText onDemand(Path record) {
        return SourceText.onDemand(
                record.toString(),
                new LatelyRead<>(() -> TextFile.read(record, new Diagnostics())
                        .map(SourceText::text)
                        .orElseThrow(() -> changed(record))));
    }

    /** The text of a file that was of this length, read when it is asked for. */
    static SourceText again(String file, int length) {
        Path path = Path.of(file);
        return SourceText.onDemand(
                file,
                new LatelyRead<>(() -> TextFile.read(path, new Diagnostics())
                        .map(SourceText::text)
                        .filter(text -> text.length() == length)
                        .orElseThrow(() -> changed(path))));
    }

    /** A lesson of which the files had the digest {@code inputs}. */
    static VerifiedLesson again(Path record, Sha256 inputs, Verifier verifier) {
        Diagnostics known = new Diagnostics();
        return LessonReader.read(record, known)
                .flatMap(source -> verifier.verify(source, known))
                .filter(lesson -> SiteLesson.inputs(lesson.source()).equals(inputs))
                .orElseThrow(() -> changed(record));
    }

    private static UncheckedIOException changed(Path record) {
        return new UncheckedIOException(
                new IOException(record + " was changed while the site was being built; build it again"));
    }
}
