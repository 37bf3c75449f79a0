package galley.build;

import galley.content.LessonReader;
import galley.diagnostic.Diagnostics;
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
public final class LessonLoader {
    private final Verifier verifier;
    private final int jobs;

    /** A loader that works on {@code jobs} lessons at a time. */
    public LessonLoader(Verifier verifier, int jobs) {
        this.verifier = verifier;
        this.jobs = jobs;
    }

    /** Reads and judges the records in {@code files}. */
    public Loaded load(List<Path> files) throws InterruptedException {
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

    private record One(Optional<VerifiedLesson> lesson, Diagnostics diagnostics) {}

    private One one(Path file) {
        Diagnostics diagnostics = new Diagnostics();
        Optional<VerifiedLesson> lesson =
                LessonReader.read(file, diagnostics).flatMap(source -> verifier.verify(source, diagnostics));
        return new One(lesson, diagnostics);
    }

    private static Loaded gathered(List<One> results) {
        Diagnostics diagnostics = new Diagnostics();
        List<VerifiedLesson> lessons = new ArrayList<>();
        for (One result : results) {
            diagnostics.addAll(result.diagnostics());
            result.lesson().ifPresent(lessons::add);
        }
        List<VerifiedLesson> good = RevisionCheck.check(Catalogue.check(lessons, diagnostics), diagnostics);
        return new Loaded(good, results.size() - good.size(), diagnostics);
    }
}
