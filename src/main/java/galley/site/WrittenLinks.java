package galley.site;

import galley.diagnostic.Diagnostics;
import galley.ledger.Later;
import galley.lesson.Value;
import galley.link.LinkCheck;
import galley.link.PageLinks;
import galley.text.Sha256;
import galley.text.Utf8;
import galley.verify.VerifiedLesson;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** Holds the links of a site that is written, but not yet in its place, against its plan. */
public final class WrittenLinks {
    private final SitePlan plan;
    private final String base;
    private final Staging staging;
    private final Map<String, Later<PageLinks>> known;
    private final Map<String, Later<PageLinks>> seen = new ConcurrentHashMap<>();

    /**
     * The links of what was written.
     *
     * @param known those of files that were looked at before, by the files' digests
     */
    public WrittenLinks(SitePlan plan, SiteSettings settings, Staging staging, Map<String, Later<PageLinks>> known) {
        this.plan = plan;
        this.base = settings.basePath();
        this.staging = staging;
        this.known = known;
    }

    /** Reports what leads nowhere. */
    public void check(List<SiteLesson> lessons, Diagnostics diagnostics) throws IOException {
        if (diagnostics.hasErrors()) {
            return;
        }
        try {
            new LinkCheck(plan.paths(), base, this::links)
                    .check(plan.paths(), () -> said(lessons), path -> text(staging.bytes(path)), diagnostics);
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
    }

    /**
     * Looks at the files that changed since the last site; where nothing went to which others could lead, the links of all
     * others lead to where they led.
     *
     * @param before the digests of the last site's files of the plan, by their paths
     * @return whether every link leads somewhere
     */
    public boolean stillHold(Map<String, Sha256> before) throws IOException {
        List<String> changed = before.entrySet().stream()
                .filter(file -> PageLinks.isRead(file.getKey()))
                .filter(file -> !file.getValue().equals(staging.digests().get(file.getKey())))
                .map(Map.Entry::getKey)
                .toList();
        try {
            boolean complete = changed.stream().allMatch(path -> hasAllOf(path, before.get(path)));
            Diagnostics found = new Diagnostics();
            new LinkCheck(plan.paths(), base, this::links)
                    .check(complete ? changed : plan.paths(), Set::of, path -> "", found);
            known.forEach(seen::putIfAbsent);
            changed.forEach(path -> seen.remove(before.get(path).hex()));
            return found.isEmpty();
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
    }

    private boolean hasAllOf(String path, Sha256 before) {
        Later<PageLinks> links = known.get(before.hex());
        return links != null && links(path).ids().containsAll(links.get().ids());
    }

    /** The links of all files that have a known digest, by it. */
    public Map<String, Later<PageLinks>> seen() {
        return Map.copyOf(seen);
    }

    private PageLinks links(String path) {
        Sha256 digest = staging.digests().get(path);
        if (digest == null) {
            return PageLinks.of(path, staging.bytes(path));
        }
        return seen.computeIfAbsent(digest.hex(), hex -> {
                    Later<PageLinks> links = known.get(hex);
                    return links == null ? Later.of(PageLinks.of(path, staging.bytes(path))) : links;
                })
                .get();
    }

    private static String text(byte[] bytes) {
        return Utf8.decode(bytes) instanceof Utf8.Decoded.Text good ? good.text() : "";
    }

    /** The addresses in the texts and records of lessons, and their fragments. */
    private static Set<String> said(List<SiteLesson> lessons) {
        Set<String> said = new HashSet<>();
        for (SiteLesson site : lessons) {
            VerifiedLesson lesson = site.whole().get();
            said.addAll(lesson.document().addresses());
            lesson.document().addresses().forEach(url -> RevisionPaths.UP.forEach(up -> said.add(up + url)));
            addTexts(lesson.record().members(), said);
        }
        Set<String> fragments = new HashSet<>();
        said.stream()
                .filter(url -> url.indexOf('#') >= 0 && url.length() < 1000)
                .forEach(url -> fragments.add(url.substring(url.indexOf('#'))));
        said.addAll(fragments);
        return said;
    }

    private static void addTexts(Value value, Set<String> said) {
        if (value instanceof Value.Text text) {
            said.add(text.value());
        } else if (value instanceof Value.Items items) {
            items.items().forEach(item -> addTexts(item, said));
        } else if (value instanceof Value.Members members) {
            members.members().values().forEach(member -> addTexts(member, said));
        }
    }
}
