package galley;

import galley.build.BuildOptions;
import galley.build.BuildResult;
import galley.build.SiteBuild;
import galley.math.FormulaRenderer;
import galley.math.KatexRenderer;
import galley.site.jbake.JBakeBaker;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The project's own site, built once for all tests that look at it. */
public final class BuiltSite {
    private static final Path FOLDER = Path.of("target", "built-site");

    private static final Path REVISIONS = Path.of("target", "built-revisions");

    @Nullable
    private static BuildResult result;

    @Nullable
    private static BuildResult revisions;

    private BuiltSite() {}

    /** The folder of the built site. */
    public static synchronized Path folder() throws IOException, InterruptedException {
        if (result == null) {
            result = build(FOLDER, 2);
        }
        return FOLDER;
    }

    /** The site of lessons with older revisions, built once too. */
    public static synchronized Path revisions() throws IOException, InterruptedException {
        if (revisions == null) {
            revisions = build(Path.of("src/test/resources/galley/revision/lessons"), REVISIONS, 2);
        }
        return REVISIONS;
    }

    /** The page of the seed. */
    public static Path lesson() throws IOException, InterruptedException {
        return folder().resolve("learn/atlas/network-adapter/index.html");
    }

    /** Builds the project's site into another folder. */
    public static BuildResult build(Path output, int jobs) throws IOException, InterruptedException {
        return build(Path.of("content"), output, jobs);
    }

    /** Builds the project's site as it is served at an address. */
    public static BuildResult build(Path output, String address) throws IOException, InterruptedException {
        return build(Path.of("content"), output, 2, Optional.of(address));
    }

    /** Builds a site of other content with the project's templates and assets. */
    public static BuildResult build(Path content, Path output, int jobs) throws IOException, InterruptedException {
        return build(content, output, jobs, Optional.empty());
    }

    private static BuildResult build(Path content, Path output, int jobs, Optional<String> address)
            throws IOException, InterruptedException {
        BuildOptions options = new BuildOptions(
                content, Path.of("templates"), Path.of("assets"), output, address, jobs, Optional.empty(), false);
        try (FormulaRenderer formulas = KatexRenderer.create()) {
            return new SiteBuild(options, formulas, new JBakeBaker()).run();
        }
    }
}
