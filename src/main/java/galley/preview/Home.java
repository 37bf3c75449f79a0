package galley.preview;

import galley.build.BuildOptions;
import galley.publication.Folder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * Where a preview builds: among what is remembered, while there is such a place, and else among the system's temporary
 * files. A project that was moved or deleted meanwhile is not made again.
 */
final class Home implements AutoCloseable {
    private final Function<Path, BuildOptions> site;
    private Workspace workspace;
    private boolean closed;

    private Home(Function<Path, BuildOptions> site, Workspace workspace) {
        this.site = site;
        this.workspace = workspace;
    }

    /** The home of a preview; {@code site} says what to build when the site goes to a folder. */
    static Home of(Function<Path, BuildOptions> site) throws IOException {
        return new Home(site, workspace(site.apply(Path.of("site"))));
    }

    /**
     * What to build now, and where to.
     *
     * @throws IOException when there is nowhere to build, or when the preview is over
     */
    synchronized BuildOptions options() throws IOException {
        if (closed) {
            throw new IOException("the preview is over");
        }
        if (!workspace.isThere()) {
            workspace.close();
            workspace = workspace(reachable(site.apply(workspace.site())));
        }
        return reachable(site.apply(workspace.site()));
    }

    /** Without memory where that would have to be put into a folder that is gone. */
    private static BuildOptions reachable(BuildOptions options) {
        Optional<Path> parent = options.cache()
                .flatMap(cache -> Optional.ofNullable(cache.toAbsolutePath().getParent()));
        return parent.isEmpty() || Files.isDirectory(parent.get()) ? options : options.withoutMemory(options.output());
    }

    /** Not among what is remembered where that lies among the sources, for no site may. */
    private static Workspace workspace(BuildOptions options) throws IOException {
        if (options.cache().isEmpty()) {
            return Workspace.temporary();
        }
        Path cache = Folder.behind(options.cache().get());
        for (Path source : List.of(options.content(), options.templates(), options.assets())) {
            if (cache.startsWith(Folder.behind(source))) {
                return Workspace.temporary();
            }
        }
        return Workspace.in(options.cache().get());
    }

    @Override
    public synchronized void close() {
        closed = true;
        workspace.close();
    }
}
