package galley.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import galley.SealedLesson;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SymbolsCommandTest {
    @TempDir
    Path folder;

    @BeforeEach
    void write() throws IOException {
        write("a", "T\n\nMessage time\n\ns\n\nM, N\n\nPayload\n\nbytes");
        write("b", "T\n\nTemperature\n\nK");
    }

    @Test
    void listsSymbolsAndNamesClashes() {
        CommandRun run = CommandRun.of("symbols", folder.toString());
        assertEquals(Status.GOOD, run.status());
        assertEquals("""
                M  Payload [bytes]: a
                N  Payload [bytes]: a
                T  Message time [s]: a
                T  Temperature [K]: b

                clash: T has several meanings
                  T  Message time [s]: a
                  T  Temperature [K]: b

                4 symbols, 1 clash
                """, run.out().replace("\r\n", "\n"));
        assertEquals(
                Status.REJECTED,
                CommandRun.of("symbols", "--fail-on-clash", folder.toString()).status());
        assertEquals(
                Status.GOOD,
                CommandRun.of(
                                "symbols",
                                "--fail-on-clash",
                                folder.resolve("a.json").toString())
                        .status());
    }

    @Test
    void tellsProgramsTheSame() throws IOException {
        CommandRun run = CommandRun.of("symbols", "--report", "json", folder.toString());
        JsonNode tree = new ObjectMapper().readTree(run.out());
        assertEquals(4, tree.get("symbols").size());
        assertEquals("Payload", tree.get("symbols").get(0).get("meaning").asText());
        assertEquals("meanings", tree.get("clashes").get(0).get("kind").asText());
        assertEquals("T", tree.get("clashes").get(0).get("about").asText());
        assertEquals(
                "b",
                tree.get("clashes")
                        .get(0)
                        .get("uses")
                        .get(1)
                        .get("lessons")
                        .get(0)
                        .asText());
    }

    @Test
    void aRecordThatCannotBeReadIsReported() throws IOException {
        Files.writeString(folder.resolve("c.json"), "{");
        CommandRun run = CommandRun.of("symbols", folder.toString());
        assertEquals(Status.REJECTED, run.status());
        assertTrue(run.err().contains("c.json:1:2: error[syntax]"), run.err());
        assertTrue(run.out().contains("4 symbols"), run.out());
    }

    @Test
    void aRecordWithoutAnIdIsReported() throws IOException {
        Files.writeString(folder.resolve("c.json"), "{}");
        CommandRun run = CommandRun.of("symbols", folder.toString());
        assertEquals(Status.REJECTED, run.status());
        assertTrue(run.err().contains("c.json:1:1: error[member-missing]"), run.err());
        assertTrue(run.out().contains("4 symbols"), run.out());
    }

    private void write(String id, String symbols) throws IOException {
        String content = "# " + id + "\n\n## Science and assumptions\n\nSymbols and units\n\n" + symbols + "\n";
        Files.writeString(
                folder.resolve(id + ".json"),
                SealedLesson.of(content).text("id", id).record());
    }
}
