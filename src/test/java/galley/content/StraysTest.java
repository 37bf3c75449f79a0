package galley.content;

import static org.junit.jupiter.api.Assertions.assertEquals;

import galley.diagnostic.Diagnostics;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StraysTest {
    @TempDir
    Path folder;

    @Test
    void whatStandsBesideItsRecordIsNoStray() throws IOException {
        assertEquals(List.of(), strays("a.json", "a.md", "a.examples.yaml", "notes.txt", "README.md", ".hidden.md"));
    }

    @Test
    void aMarkdownFileOrACompanionWithoutItsRecordIsNamed() throws IOException {
        assertEquals(
                List.of(
                        "b.examples.yaml: Expected a record b.json beside this file, but there is none; it is not read.",
                        "c.md: Expected a record c.json beside this file, but there is none; it is not read."),
                strays("a.json", "b.examples.yaml", "c.md"));
    }

    @Test
    void aCompanionOfAnotherEndingIsNamed() throws IOException {
        assertEquals(
                List.of("a.examples.yml: Expected a record a.json beside this file, and the ending .examples.yaml;"
                        + " it is not read."),
                strays("a.json", "a.examples.yml"));
    }

    private List<String> strays(String... names) throws IOException {
        for (String name : names) {
            Files.writeString(folder.resolve(name), "");
        }
        Diagnostics diagnostics = new Diagnostics();
        ContentFolder.records(folder, diagnostics);
        return diagnostics.list().stream()
                .map(stray -> folder.relativize(Path.of(stray.place().file())) + ": " + stray.message())
                .toList();
    }
}
