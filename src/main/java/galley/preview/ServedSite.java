package galley.preview;

import galley.publication.Manifest;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/**
 * A site as a static host would serve it. Only files that its manifest names are there, so no path leads out of it.
 *
 * @param folder where it lies
 * @param base the path at which the publisher will serve it, such as {@code /} or {@code /repo/}: links of the page for
 *     missing addresses begin with it, so the site answers there as well as at the root
 */
record ServedSite(Path folder, Manifest manifest, HeaderRules headers, RedirectRules redirects, String base) {
    private static final String INDEX = "index.html";

    /** The site that was just built into {@code folder}. */
    static ServedSite read(Path folder, Manifest manifest, String base) throws IOException {
        return new ServedSite(
                folder,
                manifest,
                HeaderRules.parse(text(folder.resolve("_headers"))),
                RedirectRules.parse(text(folder.resolve("_redirects"))),
                base);
    }

    /** Whether its files are still there. */
    boolean isThere() {
        return Files.isDirectory(folder);
    }

    private static String text(Path file) throws IOException {
        return Files.isRegularFile(file) ? Files.readString(file) : "";
    }

    /** What a path leads to; it begins with a slash and is decoded. */
    Target find(String path) {
        Optional<String> moved = redirects.of(path);
        if (moved.isPresent()) {
            return new Target.Moved(moved.get());
        }
        boolean based = path.startsWith(base);
        String name = path.substring(based ? base.length() : 1);
        if (isFile(name)) {
            return new Target.Found(name);
        }
        String index = name.isEmpty() || name.endsWith("/") ? name + INDEX : name + "/" + INDEX;
        if (!isFile(index)) {
            return new Target.Missing("404.html");
        }
        return index.equals(name + INDEX)
                ? new Target.Found(index)
                : new Target.Moved((based ? base : "/") + name + "/");
    }

    private boolean isFile(String name) {
        return name.equals(Manifest.NAME) || manifest.digests().containsKey(name);
    }

    /** The bytes of a file that {@link #find} named, empty when there is none. */
    byte[] bytes(String name) throws IOException {
        return isFile(name) ? Files.readAllBytes(folder.resolve(name)) : new byte[0];
    }

    /** Differs whenever a reload of the path would show something else. */
    String state(String path) {
        Target target = find(path);
        if (target instanceof Target.Moved moved) {
            return moved.location();
        }
        String name = target instanceof Target.Missing missing ? missing.page() : ((Target.Found) target).file();
        return name.equals(Manifest.NAME) || !isFile(name)
                ? name
                : manifest.digests().get(name).hex();
    }
}
