package galley.build;

import galley.content.LessonReader;
import galley.diagnostic.Diagnostics;
import galley.lesson.LessonRecord;
import galley.lesson.LessonSource;
import galley.lesson.Recorded;
import galley.verify.Catalogue;
import galley.verify.RevisionCheck;
import galley.verify.VerifiedLesson;
import galley.verify.Verifier;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Reads and judges lessons, several at a time, with the same result as one after the other. */
public final class LessonLoader<L extends Recorded> {
    private final Verifier verifier;
    private final Shelf<L> shelf;
    private final int jobs;
    private final BuildWatch watch;
    private final LessonReading reading;

    /** A loader that works on {@code jobs} lessons at a time. */
    public LessonLoader(Verifier verifier, Shelf<L> shelf, int jobs) {
        this(verifier, shelf, jobs, BuildWatch.NONE, LessonReader::read);
    }

    /** A loader that tells of each lesson, which it reads in its own way. */
    LessonLoader(Verifier verifier, Shelf<L> shelf, int jobs, BuildWatch watch, LessonReading reading) {
        this.verifier = verifier;
        this.shelf = shelf;
        this.jobs = jobs;
        this.watch = watch;
        this.reading = reading;
    }

    /** Reads and judges the records in {@code files}. */
    public Loaded<L> load(List<Path> files) throws InterruptedException {
        watch.begin(Stage.VERIFY, files.size());
        List<One<L>> results = new ArrayList<>();
        ExecutorService pool = Executors.newFixedThreadPool(jobs);
        try {
            List<Future<One<L>>> futures = new ArrayList<>();
            files.forEach(file -> futures.add(pool.submit(() -> one(file))));
            for (Future<One<L>> future : futures) {
                results.add(future.get());
            }
        } catch (ExecutionException e) {
            throw new IllegalStateException(e.getCause());
        } finally {
            pool.shutdownNow();
        }
        return gathered(results);
    }

    /** The record is there also where the lesson is not: others may name it. */
    private record One<L>(Optional<LessonRecord> members, Optional<L> lesson, Diagnostics diagnostics) {}

    private One<L> one(Path file) {
        Diagnostics diagnostics = new Diagnostics();
        Optional<L> known = shelf.recall(file, diagnostics);
        One<L> one = known.isPresent()
                ? new One<>(known.map(Recorded::record), known, diagnostics)
                : read(file, diagnostics);
        watch.step();
        return one;
    }

    private One<L> read(Path file, Diagnostics diagnostics) {
        Looks looks = shelf.looks(file);
        Optional<LessonSource> source = reading.read(file, diagnostics);
        Optional<VerifiedLesson> lesson = source.flatMap(read -> verifier.verify(read, diagnostics));
        Optional<LessonRecord> members = source.map(LessonSource::record)
                .map(read -> Drafts.isDraft(diagnostics)
                        ? RememberedRecord.of(read).in(read.file())
                        : RememberedRecord.of(read).inFile(file.toString()));
        Optional<L> kept = lesson.map(good -> shelf.put(good, members.orElse(good.record()), looks, diagnostics));
        boolean light = kept.isPresent() && !Drafts.isDraft(diagnostics);
        return new One<>(members, kept, light ? LightPlaces.of(diagnostics, file) : diagnostics);
    }

    private static <L extends Recorded> Loaded<L> gathered(List<One<L>> results) {
        Diagnostics diagnostics = new Diagnostics();
        List<LessonRecord> records = new ArrayList<>();
        List<L> lessons = new ArrayList<>();
        for (One<L> result : results) {
            diagnostics.addAll(result.diagnostics());
            result.members().ifPresent(records::add);
            result.lesson().ifPresent(lessons::add);
        }
        List<L> good = RevisionCheck.check(Catalogue.check(records, lessons, diagnostics), diagnostics);
        return new Loaded<>(good, results.size() - good.size(), diagnostics);
    }
}
