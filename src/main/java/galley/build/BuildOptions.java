package galley.build;

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
 * @param keepGoing whether the good lessons are published although some are rejected
 */
public record BuildOptions(
        Path content,
        Path templates,
        Path assets,
        Path output,
        Optional<String> baseUrl,
        int jobs,
        boolean keepGoing) {}
