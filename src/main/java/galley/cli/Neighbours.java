package galley.cli;

import galley.content.ContentFolder;
import galley.content.LessonReader;
import galley.diagnostic.Diagnostic;
import galley.diagnostic.Diagnostics;
import galley.lesson.LessonRecord;
import galley.lesson.LessonSource;
import galley.verify.Catalogue;
import galley.verify.RevisionCheck;
import galley.verify.VerifiedLesson;
import galley.verify.Verifier;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The other records of a content folder, among which a record is to stand. What is wrong with them already is their own
 * matter.
 */
final class Neighbours {
    private final List<LessonSource> others = new ArrayList<>();
    private Optional<LessonSource> before = Optional.empty();

    private Neighbours() {}

    /** The records in {@code files}, as far as they can be read; the one in {@code target} is the one to be replaced. */
    static Neighbours of(List<Path> files, Path target) {
        Neighbours neighbours = new Neighbours();
        for (Path file : files) {
            LessonReader.read(file, new Diagnostics()).ifPresent(source -> {
                if (Sealing.isSame(file, target)) {
                    neighbours.before = Optional.of(source);
                } else {
                    neighbours.others.add(source);
                }
            });
        }
        return neighbours;
    }

    /** The records of the folder in which a record will stand: of {@code content}, if one is named, or as found. */
    static Neighbours around(Path target, Optional<Path> content, Diagnostics diagnostics) {
        Optional<Path> root = content.or(() -> contentAbove(target));
        List<Path> files = root.isPresent()
                ? ContentFolder.records(root.get(), content.isPresent() ? diagnostics : new Diagnostics())
                : ContentFolder.recordsDirectlyIn(parent(target));
        return of(files, target);
    }

    /** The nearest folder called content, written the way the target is. */
    private static Optional<Path> contentAbove(Path target) {
        Path here = Path.of("").toAbsolutePath();
        for (Path folder = target.toAbsolutePath().normalize().getParent();
                folder != null;
                folder = folder.getParent()) {
            if (folder.endsWith("content")) {
                return Optional.of(target.isAbsolute() ? folder : here.relativize(folder));
            }
        }
        return Optional.empty();
    }

    private static Path parent(Path target) {
        return Optional.ofNullable(target.getParent()).orElse(Path.of(""));
    }

    /**
     * Judges a record together with its neighbours.
     *
     * @param verified the record, where it breaks no rule of its own
     * @param diagnostics receives what is found at the record, and every error that it brings upon another
     */
    void check(LessonSource source, Optional<VerifiedLesson> verified, Verifier verifier, Diagnostics diagnostics) {
        List<VerifiedLesson> relatives = relatives(source.record().text("id"), verifier);
        Optional<VerifiedLesson> old = before.flatMap(lesson -> verifier.verify(lesson, new Diagnostics()));
        Set<Diagnostic> known = new HashSet<>(faults(before, old, relatives));
        for (Diagnostic fault : faults(Optional.of(source), verified, relatives)) {
            boolean own = fault.place().source().file() == source.record().file();
            if (own || (fault.isError() && !known.contains(fault))) {
                diagnostics.add(fault.code(), fault.place(), fault.message(), fault.hint());
            }
        }
    }

    /** The other revisions of a lesson that check would accept. */
    private List<VerifiedLesson> relatives(Optional<String> id, Verifier verifier) {
        return others.stream()
                .filter(other -> id.isPresent() && other.record().text("id").equals(id))
                .flatMap(other -> verifier.verify(other, new Diagnostics()).stream())
                .toList();
    }

    private List<Diagnostic> faults(
            Optional<LessonSource> source, Optional<VerifiedLesson> verified, List<VerifiedLesson> relatives) {
        List<LessonRecord> records = new ArrayList<>();
        others.forEach(other -> records.add(other.record()));
        source.ifPresent(mine -> records.add(mine.record()));
        List<VerifiedLesson> lessons = new ArrayList<>(relatives);
        verified.ifPresent(lessons::add);
        Diagnostics found = new Diagnostics();
        RevisionCheck.check(Catalogue.check(records, lessons, found), found);
        return found.list();
    }
}
