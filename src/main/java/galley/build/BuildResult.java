package galley.build;

import galley.diagnostic.Diagnostics;
import galley.publication.Publication;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;

/**
 * What came of a build.
 *
 * @param verified how many lessons were good
 * @param rejected how many were not
 * @param pages how many pages the site has
 * @param published the new site, unless the old one was left
 * @param times how long each stage took
 * @param diagnostics all that was found
 * @param notes how many notes for programs there are besides, where their number is all that was asked for
 */
public record BuildResult(
        int verified,
        int rejected,
        int pages,
        Optional<Publication.Published> published,
        Map<Stage, Duration> times,
        Diagnostics diagnostics,
        int notes) {

    BuildResult after(Map<Stage, Duration> others) {
        return new BuildResult(verified, rejected, pages, published, others, diagnostics, notes);
    }
}
