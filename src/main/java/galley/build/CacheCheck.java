package galley.build;

import galley.diagnostic.Code;
import galley.diagnostic.Diagnostics;
import galley.publication.Folder;
import java.io.IOException;
import java.nio.file.Path;

/** Proves that a build which remembers makes the very site of one that does not. */
public final class CacheCheck {
    private CacheCheck() {}

    /**
     * Builds the site twice: first without memory, beside the output, and then with it, which publishes nothing else.
     *
     * @return what came of the second build, or of the first where that published nothing
     */
    public static BuildResult checked(SiteBuild build, Path output) throws IOException, InterruptedException {
        Path absolute = output.toAbsolutePath().normalize();
        Path beside = absolute.resolveSibling("." + absolute.getFileName() + ".check");
        try {
            BuildResult clean = build.withoutMemory(beside).run();
            return clean.published().isEmpty()
                    ? clean
                    : build.expecting(clean.published().get().manifest()).run();
        } finally {
            Folder.delete(beside);
        }
    }

    /** Whether a build found a file that is not the one that was expected: then no other build will help. */
    static boolean hasFound(Diagnostics found) {
        return found.list().stream().anyMatch(one -> one.code() == Code.CACHE);
    }
}
