package galley.site;

import galley.diagnostic.Code;
import galley.diagnostic.Diagnostics;
import galley.text.Place;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.SortedSet;
import java.util.TreeSet;

/** Writes the planned files beside the baked pages, and compares what is there with the plan. */
public final class SiteWriter {
    private SiteWriter() {}

    /** Writes all files of {@code plan} below {@code folder}; every planned path must then be there, and no other. */
    public static void write(SitePlan plan, Path folder, Diagnostics diagnostics) throws IOException {
        try {
            plan.files().parallelStream().forEach(file -> write(file, folder));
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
        SortedSet<String> written = new TreeSet<>(Folder.files(folder));
        compare(plan.paths(), written, "was planned but not written", diagnostics);
        compare(written, plan.paths(), "was written but not planned", diagnostics);
    }

    private static void write(SiteFile file, Path folder) {
        Path path = folder.resolve(file.path().value());
        try {
            Files.createDirectories(path.getParent());
            Files.write(path, file.bytes());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void compare(
            SortedSet<String> some, SortedSet<String> others, String what, Diagnostics diagnostics) {
        for (String path : some) {
            if (!others.contains(path)) {
                diagnostics.add(
                        Code.OUTPUT,
                        Place.ofFile(path),
                        "Expected the site to be as planned, but this file " + what + ".");
            }
        }
    }
}
