package galley.site.jbake;

import static org.junit.jupiter.api.Assertions.assertEquals;

import galley.diagnostic.Diagnostic;
import galley.diagnostic.Diagnostics;
import galley.site.PlannedPage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WrittenPagesTest {
    @TempDir
    Path folder;

    @Test
    void reportsEveryDifferenceFromThePlan() throws IOException {
        Files.writeString(folder.resolve("before"), "x");
        WrittenPages pages = WrittenPages.before(folder);
        Files.writeString(folder.resolve("a"), "x");
        Files.writeString(folder.resolve("empty"), "");
        Files.writeString(folder.resolve("extra"), "x");
        Diagnostics found = new Diagnostics();
        pages.checkAfter(List.of(page("a"), page("empty"), page("missing")), found);
        assertEquals(
                List.of(
                        folder.resolve("empty") + " This page is empty.",
                        folder.resolve("missing") + " This page was planned but not written.",
                        folder.resolve("extra") + " This file was written but not planned."),
                found.list().stream().map(WrittenPagesTest::words).toList());
    }

    private static String words(Diagnostic diagnostic) {
        return diagnostic.place().file() + " " + diagnostic.message();
    }

    private static PlannedPage page(String path) {
        return new PlannedPage(path, "lesson", Optional.empty(), Map.of());
    }
}
