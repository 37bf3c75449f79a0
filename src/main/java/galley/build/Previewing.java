package galley.build;

import galley.site.PlanMemory;
import java.util.function.Consumer;

/**
 * What sets a build for a preview apart.
 *
 * @param memory of the plans of builds before
 * @param published is told what came of the build as soon as the site is in its place, before anything is written down
 *     for the next
 */
public record Previewing(PlanMemory memory, Consumer<BuildResult> published) {}
