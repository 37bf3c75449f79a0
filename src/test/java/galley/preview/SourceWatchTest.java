package galley.preview;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SourceWatchTest {
    @TempDir
    Path folder;

    private Path content;
    private SourceWatch watch;

    @BeforeEach
    void start() throws IOException {
        content = Files.createDirectories(folder.resolve("content"));
        Files.writeString(content.resolve("a.json"), "a");
        watch = SourceWatch.of(List.of(content, folder.resolve("assets")));
    }

    @AfterEach
    void stop() throws IOException {
        watch.close();
    }

    @Test
    void aFileThatIsWrittenIsSeen() throws IOException {
        sees(Set.of("content/a.json"), () -> Files.writeString(content.resolve("a.json"), "ab"));
    }

    @Test
    void aFileThatIsRenamedOverAnotherOfTheSameSizeAndTimeIsSeen() throws IOException {
        Path other = Files.writeString(content.resolve(".a.json.tmp"), "b");
        Files.setLastModifiedTime(other, Files.getLastModifiedTime(content.resolve("a.json")));
        sees(
                Set.of("content/a.json"),
                () -> Files.move(other, content.resolve("a.json"), StandardCopyOption.REPLACE_EXISTING));
    }

    @Test
    void filesThatComeAndGoAreSeen() throws IOException {
        sees(Set.of("content/b.json"), () -> Files.writeString(content.resolve("b.json"), "b"));
        sees(Set.of("content/b.json"), () -> Files.delete(content.resolve("b.json")));
    }

    @Test
    void aFolderThatIsNewIsWatched() throws IOException {
        sees(Set.of("content/x/y/b.json"), () -> {
            Files.createDirectories(content.resolve("x/y"));
            Files.writeString(content.resolve("x/y/b.json"), "b");
        });
        sees(Set.of("content/x/y/b.json"), () -> Files.writeString(content.resolve("x/y/b.json"), "bb"));
    }

    @Test
    void aFolderThatIsMovedAwayAndBackIsSeen() throws IOException {
        Path away = folder.resolve("away");
        sees(Set.of("content/a.json"), () -> Files.move(content, away));
        sees(Set.of("content/a.json"), () -> Files.move(away, content));
        sees(Set.of("content/a.json"), () -> Files.writeString(content.resolve("a.json"), "abc"));
    }

    @Test
    void aFolderThatAppearsLaterIsWatched() throws IOException {
        sees(Set.of("assets/site.css"), () -> {
            Files.createDirectories(folder.resolve("assets"));
            Files.writeString(folder.resolve("assets/site.css"), "b");
        });
    }

    @Test
    void whatEditorsKeepForThemselvesIsNoChange() throws IOException {
        Snapshot before = watch.look();
        for (String name : List.of(".a.json.swp", "a.json~", "#a.json#", ".git/index")) {
            Files.createDirectories(content.resolve(name).getParent());
            Files.writeString(content.resolve(name), "x");
        }
        assertEquals(before, watch.look());
    }

    @Test
    void whatABuildReadsIsSeenUnderAnyName() throws IOException {
        sees(Set.of("content/#b.json"), () -> Files.writeString(content.resolve("#b.json"), "b"));
        sees(Set.of("content/b~/b.json"), () -> {
            Files.createDirectories(content.resolve("b~"));
            Files.writeString(content.resolve("b~/b.json"), "b");
        });
        sees(Set.of("assets/.well-known/security.txt"), () -> {
            Files.createDirectories(folder.resolve("assets/.well-known"));
            Files.writeString(folder.resolve("assets/.well-known/security.txt"), "b");
        });
    }

    @Test
    void aFolderInThePlaceOfAFileIsSeen() throws IOException {
        for (String name : List.of("c.json", "a.md", "a.examples.yaml")) {
            sees(Set.of("content/" + name), () -> Files.createDirectory(content.resolve(name)));
            sees(Set.of("content/" + name), () -> Files.delete(content.resolve(name)));
        }
    }

    @Test
    void manyWritesAreOneChange() throws IOException {
        sees(Set.of("content/a.json", "content/b.json"), () -> {
            Files.writeString(content.resolve("b.json"), "b");
            Files.writeString(content.resolve("a.json"), "");
            Files.writeString(content.resolve("a.json"), "much longer");
        });
    }

    private interface Act {
        void run() throws IOException;
    }

    /** What the act changes is seen, whether it happens before or while the watch waits. */
    private void sees(Set<String> paths, Act act) throws IOException {
        Snapshot before = watch.look();
        Thread later = new Thread(() -> {
            try {
                Thread.sleep(30);
                act.run();
            } catch (IOException | InterruptedException e) {
                throw new IllegalStateException(e);
            }
        });
        later.start();
        Snapshot now = assertTimeoutPreemptively(Duration.ofSeconds(20), () -> {
            watch.changed(before);
            later.join();
            return watch.look();
        });
        Set<Path> expected = Set.copyOf(paths.stream().map(folder::resolve).toList());
        assertEquals(expected, now.differences(before));
        assertTrue(watch.look().equals(now));
    }
}
