package galley.build;

import galley.diagnostic.Diagnostics;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;

/**
 * What to build from what.
 *
 * @param content the folder of the records
 * @param templates the folder of the templates
 * @param assets the folder of the assets
 * @param output the site
 * @param baseUrl where the site will be served
 * @param jobs how many lessons are worked on at a time
 * @param cache what may be remembered between two builds; empty to remember nothing
 * @param keepGoing whether the good lessons are published although some are rejected
 */
public record BuildOptions(
        Path content,
        Path templates,
        Path assets,
        Path output,
        Optional<String> baseUrl,
        int jobs,
        Optional<Path> cache,
        boolean keepGoing) {
    /** The name, in the folder of what is remembered, of the file of lessons. */
    public static final String LESSONS = "lessons";

    /** The name of the file of what is known of the site. */
    public static final String SITE = "site";

    /** The name of the folder of pages. */
    public static final String PAGES = "pages";

    /** What speaks against the place of the site, whatever it is made of. */
    public Diagnostics refusals() throws IOException {
        Diagnostics found = new Diagnostics();
        OutputGuard.check(this, found);
        return found;
    }

    /** The same, remembering nothing, to another place. */
    public BuildOptions withoutMemory(Path otherOutput) {
        return new BuildOptions(content, templates, assets, otherOutput, baseUrl, jobs, Optional.empty(), keepGoing);
    }
}
