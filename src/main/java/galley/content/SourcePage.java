package galley.content;

import galley.text.SourceText;
import java.nio.file.Path;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * An ordinary page: Markdown under a header as JBake writes it.
 *
 * @param file where it lies
 * @param name its path below the content folder without the ending, with {@code /}
 * @param header what it says of itself, by key
 * @param body the Markdown, placed in the file
 */
public record SourcePage(Path file, String name, Map<String, String> header, SourceText body) {
    public SourcePage {
        header = Collections.unmodifiableMap(new LinkedHashMap<>(header));
    }

    /** The page's title. */
    public String title() {
        return header.getOrDefault("title", "");
    }
}
