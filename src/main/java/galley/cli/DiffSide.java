package galley.cli;

import galley.audit.RecordFiles;
import galley.content.ContentFolder;
import galley.content.LessonReader;
import galley.content.RecordReader;
import galley.diagnostic.Code;
import galley.diagnostic.Diagnostics;
import galley.lesson.Companion;
import galley.lesson.LessonRecord;
import galley.lesson.LessonSource;
import galley.lesson.RevisionOrder;
import galley.publication.Manifest;
import galley.revision.Revision;
import galley.text.Place;
import galley.verify.Verifier;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Reads one side of a comparison. The companion of a lesson is not judged: which of its claims hold is what the
 * comparison says.
 */
final class DiffSide {
    private static final String RECORD = ".json";

    private final Verifier verifier;
    private final Diagnostics diagnostics;

    DiffSide(Verifier verifier, Diagnostics diagnostics) {
        this.verifier = verifier;
        this.diagnostics = diagnostics;
    }

    /** The lesson in a file. */
    Optional<Revision> lesson(Path file) {
        Diagnostics found = new Diagnostics();
        Optional<Revision> revision = source(file, found).flatMap(source -> verified(source, found));
        diagnostics.addAll(found);
        return revision;
    }

    /** The manifest that seals a site, or that of the folder as it is where none does. */
    static Manifest manifest(Path site) throws IOException {
        Optional<Manifest> sealed = Manifest.read(site);
        return sealed.isPresent() ? sealed.get() : Manifest.of(site);
    }

    /** The newest revision of every lesson below a folder, by id. */
    Map<String, Revision> lessons(Path folder) throws IOException {
        Map<String, Revision> newest = new TreeMap<>();
        for (Path file : records(folder)) {
            lesson(file)
                    .ifPresent(lesson -> newest.merge(lesson.record().id(), lesson, (one, other) -> {
                        LessonRecord record = one.record();
                        return RevisionOrder.OLDEST_FIRST.compare(record, other.record()) < 0 ? other : one;
                    }));
        }
        return newest;
    }

    /** A site holds JSON of other kinds too; in a folder of records every such file is meant to be one. */
    private List<Path> records(Path folder) throws IOException {
        return Manifest.read(folder).isPresent() ? RecordFiles.of(folder) : ContentFolder.records(folder, diagnostics);
    }

    private static Optional<LessonSource> source(Path file, Diagnostics found) {
        if (file.toString().endsWith(RECORD)) {
            return LessonReader.read(file, found);
        }
        if (!Files.exists(file)) {
            found.add(
                    Code.FILE_UNREADABLE,
                    Place.ofFile(file.toString()),
                    "Expected a record or a site, but there is no such file.");
            return Optional.empty();
        }
        return RecordReader.read(file, Optional.empty(), found)
                .map(record -> new LessonSource(file, record, Optional.empty(), Companion.NONE));
    }

    private Optional<Revision> verified(LessonSource source, Diagnostics found) {
        LessonSource alone = new LessonSource(source.file(), source.record(), source.sibling(), Companion.NONE);
        return verifier.verify(alone, found).map(lesson -> Revision.of(lesson).with(source.companion()));
    }
}
