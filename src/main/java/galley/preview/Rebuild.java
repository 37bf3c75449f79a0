package galley.preview;

import java.time.Duration;

/**
 * What a build was for.
 *
 * @param first whether no build of this preview came to a site before
 * @param served whether readers have the pages of a build before
 * @param changes what had changed in the sources
 * @param pages how many pages differ from those served before
 * @param time from the moment the change was noticed
 */
public record Rebuild(boolean first, boolean served, SourceChanges changes, int pages, Duration time) {}
