package galley;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Lessons that build on each other, share symbols and sources, and have titles that no format likes. */
public final class SmallCatalogue {
    /** A title with what ends a CDATA section, a script and an attribute, and with characters beyond the first plane. */
    public static final String HOSTILE = "]]> </script><!-- \" ' & 𝔘 \u202Eabc\u202C \uFFFE ${x} \u2028 שלום";

    private SmallCatalogue() {}

    /** Writes the records and two ordinary pages into a folder. */
    public static void write(Path folder) throws IOException {
        Files.createDirectories(folder);
        write(
                folder,
                "charge",
                lesson("charge", "Electric charge", "Physics", "", "α\n\nStrength of a field\n\n1\n\n"));
        write(folder, "field", lesson("field", "Electric field", "Physics", "charge", "E\n\nField\n\nV/m\n\n"));
        write(
                folder,
                "gate",
                lesson("gate", "Logic gate", "Devices", "field", "E\n\nEnergy\n\nJ\n\n")
                        .text("author", "Ada Example & \"Co\"")
                        .text("license", "CC BY 4.0")
                        .text("publishedDate", "2026-01-02"));
        write(
                folder,
                "adder-1",
                lesson("adder", "Adder", "Circuits", "gate", "").text("version", "1.0.0"));
        write(
                folder,
                "adder-2",
                lesson("adder", "Carrying adder μ", "Circuits", "gate", "")
                        .text("version", "1.1.0")
                        .text("revisionDate", "2026-05-01"));
        write(
                folder,
                "hostile",
                lesson("hostile", "Hostile", HOSTILE, "adder", "")
                        .text("title", HOSTILE)
                        .text("author", HOSTILE)
                        .text("license", HOSTILE)
                        .text("description", HOSTILE));
        page(folder, "about.md", "About", "published", "See [the licences](licences.html).");
        page(folder, "licences.md", "Licences", "published", "<b>None</b>");
        page(folder, "draft.md", "Draft", "draft", "Later");
    }

    private static void page(Path folder, String name, String title, String status, String text) throws IOException {
        List<String> lines =
                List.of("title=" + title, "type=page", "status=" + status, "~~~~~~", "# " + title, "", text, "");
        Files.writeString(folder.resolve(name), String.join("\n", lines));
    }

    private static void write(Path folder, String name, SealedLesson lesson) throws IOException {
        Files.writeString(folder.resolve(name + ".json"), lesson.record());
    }

    private static SealedLesson lesson(String id, String title, String topic, String foundation, String symbols) {
        String content = "# " + title + "\n\nLead of " + title + ".\n\n## Science and assumptions\n\n### Growth\n\n"
                + (symbols.isEmpty() ? "Capacitance rises.\n\n" : "Symbols and units\n\n" + symbols)
                + "## Sources\n\n- [A handbook](https://books.example/handbook)\n\n## Continue exploring\n\n"
                + (foundation.isEmpty() ? "" : "### Foundations\n\n- [Before](" + address(foundation) + ")\n\n");
        return SealedLesson.of(content)
                .text("id", id)
                .text("title", title)
                .text("topic", topic)
                .text("description", "About " + title)
                .text("revisionDate", "2026-03-01")
                .text("canonicalUrl", address(id));
    }

    private static String address(String id) {
        return "https://lessons.example/learn/small/" + id + "/";
    }
}
