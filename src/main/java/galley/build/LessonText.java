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
import java.util.function.IntPredicate;

/** Reads again what was read before in the same build, which is cheaper than to hold it. */
final class LessonText {
    private LessonText() {}

    /** The text of a file in which there are places up to {@code least}, read when it is asked for. */
    static SourceText onDemand(String file, int least) {
        return text(file, length -> length >= least);
    }

    /** The text of a file that was of this length, read when it is asked for. */
    static SourceText again(String file, int length) {
        return text(file, now -> now == length);
    }

    /** A place in a text that is too short by now would be no place at all. */
    private static SourceText text(String file, IntPredicate isLength) {
        Path path = Path.of(file);
        return SourceText.onDemand(
                file,
                new LatelyRead<>(() -> TextFile.read(path, new Diagnostics())
                        .map(SourceText::text)
                        .filter(text -> isLength.test(text.length()))
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

    private static UncheckedIOException changed(Path file) {
        return new UncheckedIOException(
                new IOException(file + " was changed while the site was being built; build it again"));
    }
}
