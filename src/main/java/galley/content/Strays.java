package galley.content;

import galley.diagnostic.Code;
import galley.diagnostic.Diagnostics;
import galley.text.Place;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Markdown files and companions that stand beside no record: nobody would read them, and nobody would notice. A
 * {@code README.md} is for people.
 */
final class Strays {
    private static final List<String> ENDINGS = List.of(".md", ".examples.yaml", ".examples.yml");

    private Strays() {}

    /** Warns of every such file among {@code files}; a companion called {@code .yml} is never read. */
    static void report(List<Path> files, List<Path> records, Diagnostics diagnostics) {
        Set<Path> known = new HashSet<>(records);
        files.stream()
                .filter(file -> !file.getFileName().toString().startsWith("."))
                .filter(file -> !file.getFileName().toString().equals("README.md"))
                .sorted(Comparator.comparing(Path::toString))
                .forEach(file -> report(file, known, diagnostics));
    }

    /** Whether a Markdown file is an ordinary page; what cannot be read is none, and a folder is none either. */
    private static boolean isPage(Path file, String ending) {
        return ending.equals(".md") && ContentFolder.isPage(file);
    }

    private static void report(Path file, Set<Path> records, Diagnostics diagnostics) {
        String name = file.getFileName().toString();
        for (String ending : ENDINGS) {
            if (name.endsWith(ending)) {
                String stem = name.substring(0, name.length() - ending.length());
                boolean unread = ending.endsWith(".yml");
                if (unread || (!records.contains(file.resolveSibling(stem + ".json")) && !isPage(file, ending))) {
                    diagnostics.add(
                            Code.FILE_STRAY,
                            Place.ofFile(file.toString()),
                            "Expected a record " + stem + ".json beside this file, "
                                    + (unread ? "and the ending .examples.yaml" : "but there is none")
                                    + "; it is not read.",
                            ending.equals(".md") ? "make the record: galley seal " + file : "correct the file's name");
                }
                return;
            }
        }
    }
}
