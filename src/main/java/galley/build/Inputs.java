package galley.build;

import galley.diagnostic.Diagnostic;
import galley.ledger.FolderLooks;
import galley.ledger.ValueDigest;
import galley.text.Sha256;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;

/**
 * All that a site is made of besides the program, known by what the file system says of it.
 *
 * @param digest equal for two builds only when no file was touched between them and their options are the same
 */
record Inputs(Sha256 digest) {

    /**
     * The inputs as they are now. To be asked before any of them is read: what changes later is then seen by the next build.
     *
     * @return empty where it cannot be told whether they change
     */
    static Optional<Inputs> of(BuildOptions options, Finish finish) {
        List<SortedMap<String, String>> folders = new ArrayList<>();
        for (Path folder : List.of(options.content(), options.templates(), options.assets())) {
            FolderLooks.settled(folder).ifPresent(folders::add);
        }
        return folders.size() < 3
                ? Optional.empty()
                : Optional.of(new Inputs(ValueDigest.of(
                        folders,
                        options.content().toString(),
                        options.templates().toString(),
                        options.assets().toString(),
                        options.baseUrl(),
                        options.keepGoing(),
                        finish.precompress())));
    }

    /** Whether a site was made of these. */
    boolean made(RememberedSite site) {
        return site.inputs().equals(digest.hex());
    }

    /** What to remember of a site that was made of these; nothing when people must be told something of it. */
    Optional<RememberedSite> site(BuildResult result, SortedMap<String, String> keys) {
        List<Diagnostic> found = result.diagnostics().list();
        boolean silent = result.rejected() == 0 && found.stream().allMatch(Diagnostic::isQuiet);
        return silent
                ? Optional.of(new RememberedSite(digest.hex(), keys, result.verified(), result.pages(), found.size()))
                : Optional.empty();
    }
}
