package galley.build;

import galley.diagnostic.Diagnostic;
import galley.ledger.FolderLooks;
import galley.ledger.ValueDigest;
import galley.text.Sha256;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * All that a site is made of besides the program, known by what the file system says of it.
 *
 * @param digest equal for two builds only when no file was touched between them and their options are the same
 * @param others the same without what lies in the content folder
 * @param content what the file system says of all that lies there, by its name below the folder
 */
record Inputs(Sha256 digest, Sha256 others, SortedMap<String, String> content) {

    /**
     * The inputs as they are now. To be asked before any of them is read: what changes later is then seen by the next build.
     *
     * @return empty where it cannot be told whether they change
     */
    static Optional<Inputs> of(BuildOptions options, Finish finish) {
        Optional<SortedMap<String, String>> content = FolderLooks.settled(options.content());
        Optional<SortedMap<String, String>> templates = FolderLooks.settled(options.templates());
        Optional<SortedMap<String, String>> assets = FolderLooks.settled(options.assets());
        if (content.isEmpty() || templates.isEmpty() || assets.isEmpty()) {
            return Optional.empty();
        }
        Sha256 others = ValueDigest.of(
                templates,
                assets,
                options.content().toString(),
                options.templates().toString(),
                options.assets().toString(),
                options.baseUrl(),
                options.keepGoing(),
                finish.precompress());
        return Optional.of(new Inputs(ValueDigest.of(others, content), others, content.get()));
    }

    /** Whether a site was made of these. */
    boolean made(RememberedSite site) {
        return site.inputs().equals(digest.hex());
    }

    /**
     * The names of the files of content that are others than those that a site was made of.
     *
     * @return empty where more is another than their bytes
     */
    Optional<Set<String>> revised(RememberedSite site) {
        boolean same =
                site.others().equals(others.hex()) && site.content().keySet().equals(content.keySet());
        return same
                ? Optional.of(content.entrySet().stream()
                        .filter(file -> !file.getValue().equals(site.content().get(file.getKey())))
                        .map(Map.Entry::getKey)
                        .collect(Collectors.toCollection(TreeSet::new)))
                : Optional.empty();
    }

    /** What to remember of a site that was made of these; nothing when people must be told something of it. */
    Optional<RememberedSite> site(BuildResult result, SitePublisher.Made made) {
        List<Diagnostic> found = result.diagnostics().list();
        boolean silent = result.rejected() == 0 && found.stream().allMatch(Diagnostic::isQuiet);
        return silent ? Optional.of(site(made, result.verified(), result.pages(), found.size())) : Optional.empty();
    }

    /** What to remember of a site that was made of these. */
    RememberedSite site(SitePublisher.Made made, int lessons, int pages, int notes) {
        return new RememberedSite(
                digest.hex(),
                others.hex(),
                content,
                made.frame().hex(),
                made.keys().get(),
                lessons,
                pages,
                notes);
    }
}
