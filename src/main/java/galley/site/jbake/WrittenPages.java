package galley.site.jbake;

import galley.diagnostic.Code;
import galley.diagnostic.Diagnostics;
import galley.publication.Folder;
import galley.site.PlannedPage;
import galley.text.Place;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.NavigableSet;
import java.util.TreeSet;

/** Exactly the planned pages are written: none is missing or empty, none stood there before, and none comes on top. */
final class WrittenPages {
    private final Path output;
    private final NavigableSet<String> before;

    private WrittenPages(Path output, NavigableSet<String> before) {
        this.output = output;
        this.before = before;
    }

    /** Notes what stands in the output folder before a bake. */
    static WrittenPages before(Path output) throws IOException {
        return new WrittenPages(output, files(output));
    }

    /** Planned pages whose place is taken. */
    void checkBefore(List<PlannedPage> pages, Diagnostics found) {
        pages.stream()
                .map(PlannedPage::path)
                .filter(before::contains)
                .forEach(path -> report(found, path, "Expected no file where this page goes, but there is one."));
    }

    /** What differs from the plan after a bake that reported nothing. */
    void checkAfter(List<PlannedPage> pages, Diagnostics found) throws IOException {
        NavigableSet<String> written = files(output);
        written.removeAll(before);
        for (PlannedPage page : pages) {
            if (!written.remove(page.path())) {
                report(found, page.path(), "This page was planned but not written.");
            } else if (Files.size(output.resolve(page.path())) == 0) {
                report(found, page.path(), "This page is empty.");
            }
        }
        written.forEach(path -> report(found, path, "This file was written but not planned."));
    }

    private void report(Diagnostics found, String path, String message) {
        found.add(Code.OUTPUT, Place.ofFile(output.resolve(path).toString()), message);
    }

    private static NavigableSet<String> files(Path folder) throws IOException {
        return new TreeSet<>(Files.isDirectory(folder) ? Folder.files(folder) : List.of());
    }
}
