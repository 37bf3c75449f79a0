package galley.build;

import galley.site.PlanMemory;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * What sets a build for a preview apart.
 *
 * @param memory of the plans of builds before
 * @param published is told what came of the build as soon as the site is in its place, before anything is written down
 *     for the next
 * @param anew the record of a lesson that is read as if it had changed, whatever is remembered of it; then something of each
 *     kind is made again too
 */
public record Previewing(PlanMemory memory, Consumer<BuildResult> published, Optional<Path> anew) {}
