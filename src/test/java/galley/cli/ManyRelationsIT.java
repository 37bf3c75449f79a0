package galley.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import galley.SealedLesson;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a lesson has around it costs no more than the lessons around it. */
class ManyRelationsIT {
    private static final int LESSONS = 300;

    @TempDir
    Path folder;

    @Test
    void lessonsOfWhichEachIsRelatedToAllAreBuiltInSeconds() throws IOException {
        for (int i = 0; i < LESSONS; i++) {
            int own = i;
            String related = IntStream.range(0, LESSONS)
                    .filter(other -> other != own)
                    .mapToObj(other -> "\"a" + other + "\"")
                    .collect(Collectors.joining(",", "[", "]"));
            Files.writeString(
                    Files.createDirectories(folder.resolve("content")).resolve("a" + i + ".json"),
                    SealedLesson.of("# A\n\nText\n")
                            .text("id", "a" + i)
                            .json("related", related)
                            .record());
        }
        CommandRun run = assertTimeoutPreemptively(
                Duration.ofSeconds(60),
                () -> CommandRun.of(
                        "build",
                        "--content",
                        folder.resolve("content").toString(),
                        "--output",
                        folder.resolve("site").toString(),
                        "--no-cache"));
        assertEquals(Status.GOOD, run.status(), run.err());
    }
}
