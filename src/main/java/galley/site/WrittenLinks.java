package galley.site;

import galley.diagnostic.Diagnostics;
import galley.lesson.Value;
import galley.text.Utf8;
import galley.verify.VerifiedLesson;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Holds the links of a site that is written, but not yet in its place, against its plan. */
public final class WrittenLinks {
    private final SitePlan plan;
    private final String base;
    private final Path folder;

    /** The links of what was written to {@code folder}. */
    public WrittenLinks(SitePlan plan, SiteSettings settings, Path folder) {
        this.plan = plan;
        this.base = Hosting.basePath(settings);
        this.folder = folder;
    }

    /** Reports what leads nowhere. */
    public void check(List<VerifiedLesson> lessons, Diagnostics diagnostics) throws IOException {
        if (diagnostics.hasErrors()) {
            return;
        }
        try {
            new LinkCheck(plan.paths(), base, path -> PageLinks.of(path, bytes(path)))
                    .check(() -> said(lessons), this::text, diagnostics);
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
    }

    private byte[] bytes(String path) {
        try {
            return Files.readAllBytes(folder.resolve(path));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private String text(String path) {
        return Utf8.decode(bytes(path)) instanceof Utf8.Decoded.Text good ? good.text() : "";
    }

    /** The addresses in the texts and records of lessons, and their fragments. */
    private static Set<String> said(List<VerifiedLesson> lessons) {
        Set<String> said = new HashSet<>();
        for (VerifiedLesson lesson : lessons) {
            said.addAll(lesson.document().addresses());
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
