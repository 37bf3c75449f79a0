package galley.audit;

import galley.build.LessonLoader;
import galley.build.Loaded;
import galley.diagnostic.Code;
import galley.diagnostic.Diagnostic;
import galley.diagnostic.Diagnostics;
import galley.diagnostic.Severity;
import galley.publication.Folder;
import galley.publication.Manifest;
import galley.publication.ManifestCheck;
import galley.site.ServedLesson;
import galley.site.SiteLesson;
import galley.text.Place;
import galley.text.Utf8;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Holds a folder against its manifest, and verifies its lessons again from what is served. */
public final class SiteAudit {
    /** More than a build writes there. */
    private static final int MOST_OF_ROBOTS = 65_536;

    private final Path site;
    private final LessonLoader<SiteLesson> loader;
    private final Diagnostics diagnostics = new Diagnostics();
    private int unchecked;

    /** An audit of the folder {@code site} by the rules that {@code loader} knows. */
    public SiteAudit(Path site, LessonLoader<SiteLesson> loader) {
        this.site = site;
        this.loader = loader;
    }

    /**
     * Audits files and lessons.
     *
     * @param signature checks the manifest's signature; says whether there was one to check
     */
    public AuditResult run(SignatureRule signature) throws IOException, InterruptedException {
        if (!Files.isDirectory(site)) {
            fault(
                    site,
                    "Expected the folder of a site, but " + (Files.exists(site) ? "this is none." : "there is none."));
            return new AuditResult(Optional.empty(), 0, 0, false, diagnostics);
        }
        Optional<Manifest> manifest = Manifest.read(site);
        boolean signed = signature.check(site, diagnostics);
        if (manifest.isEmpty()) {
            fault(
                    site.resolve(Manifest.NAME),
                    "Expected a manifest, one line a file, but there is none that can be read.");
        } else {
            ManifestCheck.check(manifest.get(), site, diagnostics);
        }
        int verified = lessons();
        return new AuditResult(manifest, verified, unchecked, signed, diagnostics);
    }

    private record Page(boolean compared, Diagnostics diagnostics) {}

    private Page page(ServedLesson lesson) {
        Diagnostics own = new Diagnostics();
        return new Page(new LessonAudit(site, lesson, own).check(), own);
    }

    private int lessons() throws IOException, InterruptedException {
        List<Path> records = RecordFiles.of(site);
        Loaded<SiteLesson> loaded = loader.load(records);
        // Notes, such as on numbers that no claim binds, are about companions, which are not served.
        loaded.diagnostics().list().stream()
                .filter(found -> found.severity() != Severity.NOTE)
                .forEach(this::add);
        List<ServedLesson> served = ServedLesson.of(loaded.lessons(), robots(), diagnostics);
        // Each lesson has diagnostics of its own, so that several are looked at together and told of in order.
        List<Page> pages = served.parallelStream().map(this::page).toList();
        pages.forEach(page -> diagnostics.addAll(page.diagnostics()));
        unchecked = (int) pages.stream().filter(page -> !page.compared()).count();
        orphans(served, loaded.rejected() > 0);
        return (int)
                pages.stream().filter(page -> !page.diagnostics().hasErrors()).count();
    }

    private String robots() throws IOException {
        Path file = site.resolve("robots.txt");
        boolean there = Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS) && Files.size(file) < MOST_OF_ROBOTS;
        return there && Utf8.decode(Files.readAllBytes(file)) instanceof Utf8.Decoded.Text text ? text.text() : "";
    }

    /** A page with a lesson part that belongs to no record says what nothing vouches for. */
    private void orphans(List<ServedLesson> served, boolean rejected) throws IOException {
        Set<Path> known = new HashSet<>();
        served.forEach(lesson -> known.add(site.resolve(lesson.page())));
        for (Path file : Folder.paths(site)) {
            if (file.toString().endsWith(".html") && !known.contains(file) && PageFile.isLesson(file)) {
                diagnostics.add(
                        Code.SERVED,
                        Place.ofFile(file.toString()),
                        "Expected a good record whose page this is, but there is none"
                                + (rejected ? ", or it was rejected." : "."),
                        "the words of this page were not compared with anything");
            }
        }
    }

    private void add(Diagnostic found) {
        diagnostics.add(found);
    }

    private void fault(Path file, String message) {
        diagnostics.add(Code.MANIFEST, Place.ofFile(file.toString()), message);
    }
}
