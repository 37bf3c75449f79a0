package galley.build;

import galley.diagnostic.Diagnostics;
import galley.publication.Publication;
import galley.site.SitePlan;
import galley.site.SiteSettings;
import galley.site.Staging;
import galley.site.WrittenLinks;
import galley.text.Sha256;
import java.io.IOException;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** Publishes a site that differs in a few files from the last one. */
final class AmendedPublisher {
    private final SitePublisher publisher;
    private final Groundwork ground;
    private final boolean packs;
    private final BuildLedger ledger;
    private final StageTimes watch;

    /** A publisher; {@code packs} is whether texts get compressed files beside them. */
    AmendedPublisher(SitePublisher publisher, Groundwork ground, boolean packs, BuildLedger ledger, StageTimes watch) {
        this.publisher = publisher;
        this.ground = ground;
        this.packs = packs;
        this.ledger = ledger;
        this.watch = watch;
    }

    /** The paths of a site's files that a plan names: packed ones are made of these. */
    Set<String> planned(RememberedSite site) {
        Set<String> paths = site.keys().keySet();
        return packs
                ? paths.stream()
                        .filter(path -> path.equals(Staging.text(path)) || !paths.contains(Staging.text(path)))
                        .collect(Collectors.toCollection(TreeSet::new))
                : paths;
    }

    /**
     * Puts all files of a site where the next one grows, for what of it does not change.
     *
     * @return empty where one of them is not there
     */
    Optional<Staging> staged(RememberedSite site) throws IOException {
        Optional<Groundwork.Ground> ready = ground.ready(new Diagnostics());
        if (ready.isEmpty()) {
            return Optional.empty();
        }
        Set<String> planned = planned(site);
        Staging staging = publisher.staging(ready.get(), new Sha256(site.frame()), packs, planned, Set.of());
        return staging.takeAll(kept(site, planned)) ? Optional.of(staging) : Optional.empty();
    }

    private static SortedMap<String, String> kept(RememberedSite site, Set<String> paths) {
        if (paths.size() == site.keys().size()) {
            return site.keys();
        }
        NavigableMap<String, String> kept = new TreeMap<>(site.keys());
        kept.keySet().retainAll(paths);
        return kept;
    }

    /**
     * Publishes a site of files that were {@link #staged} and of what a plan says besides, and is done with the ground.
     *
     * @param found receives what there is to tell
     * @return empty, and nothing is changed, where there is something to tell, or where a whole build must look
     */
    Optional<SitePublisher.Made> amend(
            RememberedSite site,
            Staging staging,
            SitePlan plan,
            SiteSettings settings,
            LessonLedger remembered,
            Diagnostics found)
            throws IOException {
        Sha256 frame = publisher.frame(settings, plan);
        Optional<Groundwork.Ground> ready = ground.ready(found);
        if (ready.isEmpty() || !frame.hex().equals(site.frame())) {
            return Optional.empty();
        }
        staging.leave(plan.own());
        publisher.bake(plan, staging, found);
        watch.begin(Stage.WRITE, 0);
        staging.write(plan);
        WrittenLinks links = new WrittenLinks(plan, settings, staging, remembered.links());
        if (!found.isEmpty() || !links.stillHold(before(site, plan))) {
            return Optional.empty();
        }
        remembered.keepLinks(links.seen());
        Optional<Publication.Published> published =
                publisher.finished(ready.get().publication(), staging, plan.paths(), found);
        if (published.isPresent()) {
            ground.done();
        }
        return published.map(own -> new SitePublisher.Made(own, frame, () -> {
            SortedMap<String, String> keys = new TreeMap<>(kept(site, plan.paths()));
            keys.putAll(staging.keys());
            return keys;
        }));
    }

    /** The digests of the files that a site has where a plan has its own. */
    private Map<String, Sha256> before(RememberedSite site, SitePlan plan) {
        Map<String, Sha256> digests = new TreeMap<>();
        plan.own()
                .forEach(path -> ledger.files()
                        .digest(new Sha256(site.keys().get(path)))
                        .ifPresent(digest -> digests.put(path, digest)));
        return digests;
    }
}
