package galley.build;

import galley.ledger.SeenFolders;
import galley.publication.Publication;
import galley.text.PathFolders;
import java.nio.file.Path;
import java.util.Collections;
import java.util.Optional;
import java.util.Set;

/**
 * What a build remembers of the folders of sites.
 *
 * @param seen those of the new one
 */
record SiteFolders(BuildLedger ledger, SeenFolders seen) implements Publication.Folders {
    @Override
    public Optional<Set<String>> unsettled(Path site, Set<String> folders) {
        return ledger.unsettled(site, folders);
    }

    /** What came to a folder a moment after it was seen need not show in how it looks. */
    @Override
    public void takePlace(Set<String> foreign) {
        if (Collections.disjoint(PathFolders.of(foreign), seen.names())) {
            ledger.keepFolders(seen.known());
        }
    }
}
