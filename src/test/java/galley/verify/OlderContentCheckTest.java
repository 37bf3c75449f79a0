package galley.verify;

import static org.junit.jupiter.api.Assertions.assertEquals;

import galley.SealedLesson;
import galley.content.LessonReader;
import galley.diagnostic.Diagnostics;
import galley.lesson.LessonRecord;
import galley.text.Sha256;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OlderContentCheckTest {
    @TempDir
    Path folder;

    @Test
    void aTextThatWasNotSealedIsComparedWithTheRevisionThatBearsItsHash() throws IOException {
        SealedLesson old = SealedLesson.of("# A\n\nOne.\n");
        SealedLesson changed =
                SealedLesson.of("# A\n\nTwo.\n").text("version", "1.1.0").text("contentHash", hash("# A\n\nOne.\n"));
        assertEquals(
                List.of(
                        "The stored hash is that of version 1.0.0 in 0.json; from offset 5 on the content differs: it has"
                                + " \"Two.\\n\", that one has \"One.\\n\"."),
                messages(old, changed));
    }

    @Test
    void revisionsThatAreSealedAreNotCompared() throws IOException {
        assertEquals(
                List.of(),
                messages(
                        SealedLesson.of("# A\n"),
                        SealedLesson.of("# B\n").text("version", "1.1.0"),
                        SealedLesson.of("# A\n").text("version", "1.2.0")));
    }

    private static String hash(String content) {
        return Sha256.of(content).hex();
    }

    private List<String> messages(SealedLesson... lessons) throws IOException {
        List<LessonRecord> records = new ArrayList<>();
        for (SealedLesson lesson : lessons) {
            Path file = Files.writeString(folder.resolve(records.size() + ".json"), lesson.record());
            records.add(LessonReader.read(file, new Diagnostics()).orElseThrow().record());
        }
        Diagnostics diagnostics = new Diagnostics();
        new OlderContentCheck().check(records, diagnostics);
        return diagnostics.list().stream()
                .map(note -> note.message().replace(folder + "/", ""))
                .toList();
    }
}
