package galley.cli;

import galley.build.BuildOptions;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Option;

/** What a site is made from. */
final class SiteOptions {
    @Option(names = "--content", paramLabel = "DIR", description = "Records (default: ${DEFAULT-VALUE}).")
    private Path content = Path.of("content");

    @Option(names = "--templates", paramLabel = "DIR", description = "Templates (default: ${DEFAULT-VALUE}).")
    private Path templates = Path.of("templates");

    @Option(names = "--assets", paramLabel = "DIR", description = "Assets (default: ${DEFAULT-VALUE}).")
    private Path assets = Path.of("assets");

    @Option(
            names = "--base-url",
            paramLabel = "URL",
            description =
                    "Where the site will be served: what must be absolute begins so, and what follows it in a lesson's "
                            + "address is the path of its page.")
    private Optional<String> baseUrl = Optional.empty();

    /** The options of a build of these sources. */
    BuildOptions build(Path output, int jobs, Optional<Path> cache, boolean keepGoing) {
        return new BuildOptions(content, templates, assets, output, baseUrl, jobs, cache, keepGoing);
    }
}
