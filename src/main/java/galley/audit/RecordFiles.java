package galley.audit;

import galley.content.ContentFolder;
import galley.content.RecordReader;
import galley.diagnostic.Diagnostics;
import galley.publication.Folder;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.List;

/** Finds the records of a site: JSON files that are objects with a schemaVersion and a contentHash. */
public final class RecordFiles {
    private RecordFiles() {}

    /** The records below {@code site}, in the order of their paths. */
    public static List<Path> of(Path site) throws IOException {
        return Folder.paths(site).stream()
                .filter(path -> path.toString().endsWith(".json") && ContentFolder.hasReadableName(path))
                .filter(path -> Files.isRegularFile(path, LinkOption.NOFOLLOW_LINKS))
                .filter(RecordFiles::isRecord)
                .toList();
    }

    /** What cannot be read as JSON but names both members is a record that was broken. */
    private static boolean isRecord(Path file) {
        try {
            String text = Files.readString(file, StandardCharsets.ISO_8859_1);
            if (!text.contains("\"schemaVersion\"") || !text.contains("\"contentHash\"")) {
                return false;
            }
        } catch (IOException e) {
            return false;
        }
        return RecordReader.names(file, List.of("schemaVersion", "contentHash"), new Diagnostics());
    }
}
