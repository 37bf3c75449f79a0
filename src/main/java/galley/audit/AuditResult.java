package galley.audit;

import galley.diagnostic.Diagnostics;
import galley.publication.Manifest;
import java.util.Optional;

/**
 * What an audit found.
 *
 * @param manifest of the site, if it has one that can be read
 * @param verified how many lessons were verified again from what is served
 * @param unchecked how many of these have a page whose words could not be compared
 * @param signed whether the manifest's signature was verified
 * @param diagnostics every difference
 */
public record AuditResult(
        Optional<Manifest> manifest, int verified, int unchecked, boolean signed, Diagnostics diagnostics) {}
