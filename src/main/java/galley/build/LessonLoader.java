package galley.build;

import galley.content.LessonReader;
import galley.diagnostic.Diagnostics;
import galley.lesson.LessonRecord;
import galley.lesson.LessonSource;
import galley.verify.Catalogue;
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
public final class LessonLoader {
    private final Verifier verifier;
    private final int jobs;
    private final BuildWatch watch;

    /** A loader that works on {@code jobs} lessons at a time. */
    public LessonLoader(Verifier verifier, int jobs) {
        this(verifier, jobs, BuildWatch.NONE);
    }

    /** A loader that tells of each lesson. */
    public LessonLoader(Verifier verifier, int jobs, BuildWatch watch) {
        this.verifier = verifier;
        this.jobs = jobs;
        this.watch = watch;
    }

    /** Reads and judges the records in {@code files}. */
    public Loaded load(List<Path> files) throws InterruptedException {
        watch.begin(Stage.VERIFY, files.size());
        List<One> results = new ArrayList<>();
        ExecutorService pool = Executors.newFixedThreadPool(jobs);
        try {
            List<Future<One>> futures = new ArrayList<>();
            files.forEach(file -> futures.add(pool.submit(() -> one(file))));
            for (Future<One> future : futures) {
                results.add(future.get());
            }
        } catch (ExecutionException e) {
            throw new IllegalStateException(e.getCause());
        } finally {
            pool.shutdownNow();
        }
        return gathered(results);
    }

    private record One(Optional<LessonSource> source, Optional<VerifiedLesson> lesson, Diagnostics diagnostics) {}

    private One one(Path file) {
        Diagnostics diagnostics = new Diagnostics();
        Optional<LessonSource> source = LessonReader.read(file, diagnostics);
        Optional<VerifiedLesson> lesson = source.flatMap(read -> verifier.verify(read, diagnostics));
        watch.step();
        return new One(source, lesson, diagnostics);
    }

    private static Loaded gathered(List<One> results) {
        Diagnostics diagnostics = new Diagnostics();
        List<LessonRecord> records = new ArrayList<>();
        List<VerifiedLesson> lessons = new ArrayList<>();
        for (One result : results) {
            diagnostics.addAll(result.diagnostics());
            result.source().ifPresent(source -> records.add(source.record()));
            result.lesson().ifPresent(lessons::add);
        }
        List<VerifiedLesson> distinct = Catalogue.check(records, lessons, diagnostics);
        return new Loaded(distinct, results.size() - distinct.size(), diagnostics);
    }
}
