package galley.preview;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import galley.SealedLesson;
import galley.build.BuildOptions;
import galley.build.BuildResult;
import galley.math.FormulaRenderer;
import galley.math.KatexRenderer;
import galley.publication.Manifest;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** After its first site, a preview makes a page of each kind anew: nobody is told, and nothing differs. */
class RehearsalIT {
    private static final long PATIENCE_NANOS = 60_000_000_000L;
    private static final List<String> PAGES = List.of("lessons/a/index.html", "index.html", "404.html");

    @TempDir
    Path folder;

    private final CountingLog log = new CountingLog();

    @Test
    void aPageOfEachKindIsBakedAnewAndNobodyIsTold() throws Exception {
        Files.createDirectories(folder.resolve("content"));
        Files.writeString(
                folder.resolve("content/a.json"),
                SealedLesson.of("# A\n\nText.\n").text("id", "a").record());
        try (FormulaRenderer formulas = KatexRenderer.create();
                Preview preview =
                        Preview.open(this::options, List.of(0), formulas, log).orElseThrow()) {
            new Thread(preview::run, "preview under test").start();
            until(() -> log.builds() == 1);
            Path site = site();
            List<Seen> first = new ArrayList<>();
            until(() -> seen(site).filter(first::add).isPresent());
            until(() -> seen(site).filter(now -> now.isBakedAfter(first.get(0))).isPresent());
            assertEquals(1, log.builds());
        }
    }

    /** The places of a build's findings are looked up in its sources, which somebody may write to at any moment. */
    @Test
    void aSourceThatChangesWhileItsBuildIsToldEndsNothing() throws Exception {
        Path record = Files.createDirectories(folder.resolve("content")).resolve("a.json");
        Files.writeString(record, lesson("# A\n\nIt takes 5 μs.\n"));
        List<UncheckedIOException> outdated = new ArrayList<>();
        CountingLog writing = new CountingLog() {
            @Override
            public void built(BuildResult result, Rebuild rebuild) {
                super.built(result, rebuild);
                if (builds() == 1) {
                    try {
                        Files.writeString(record, lesson("# A\n\nIt takes 5 μs, or so.\n"));
                        result.diagnostics()
                                .list()
                                .forEach(found -> found.place().position());
                    } catch (UncheckedIOException e) {
                        outdated.add(e);
                        throw e;
                    } catch (IOException e) {
                        throw new IllegalStateException(e);
                    }
                }
            }
        };
        try (FormulaRenderer formulas = KatexRenderer.create();
                Preview preview = Preview.open(this::options, List.of(0), formulas, writing)
                        .orElseThrow()) {
            new Thread(preview::run, "preview under test").start();
            until(() -> writing.builds() == 2);
            assertEquals(1, outdated.size());
        }
    }

    private static String lesson(String content) {
        return SealedLesson.of(content).text("id", "a").record();
    }

    private BuildOptions options(Path site) {
        return new BuildOptions(
                folder.resolve("content"),
                Path.of("templates"),
                Path.of("assets"),
                site,
                Optional.empty(),
                2,
                Optional.of(folder.resolve("cache")),
                false);
    }

    /** It lies among what is remembered. */
    private Path site() throws IOException {
        try (var all = Files.newDirectoryStream(folder.resolve("cache"), "galley-preview-*")) {
            return all.iterator().next().resolve("site");
        }
    }

    /** What lies in a site, and which files its pages are. */
    private record Seen(Manifest files, List<String> pages) {
        boolean isBakedAfter(Seen other) {
            assertEquals(other.files(), files());
            return IntStream.range(0, pages.size()).noneMatch(i -> pages.get(i).equals(other.pages.get(i)));
        }
    }

    /** Nothing, where a publication changes the folder meanwhile. */
    private static Optional<Seen> seen(Path site) {
        try {
            List<String> pages = keys(site);
            Manifest files = Manifest.of(site);
            return keys(site).equals(pages) ? Optional.of(new Seen(files, pages)) : Optional.empty();
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    private static List<String> keys(Path site) throws IOException {
        List<String> keys = new ArrayList<>();
        for (String page : PAGES) {
            keys.add(String.valueOf(Files.readAttributes(site.resolve(page), BasicFileAttributes.class)
                    .fileKey()));
        }
        return keys;
    }

    private interface Question {
        boolean isSo() throws IOException;
    }

    private static void until(Question question) throws IOException, InterruptedException {
        long end = System.nanoTime() + PATIENCE_NANOS;
        while (!question.isSo()) {
            assertTrue(System.nanoTime() < end, "it never came");
            Thread.sleep(5);
        }
    }
}
