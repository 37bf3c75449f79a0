package galley.verify;

import galley.markdown.MarkdownDocument;
import galley.math.Formula;
import galley.math.SetFormula;
import java.nio.file.Path;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * An ordinary page whose Markdown and formulas are good. Only {@link Verifier} makes one.
 *
 * @param file where it lies
 * @param name its path in the site without its ending
 * @param header what it says of itself, by key
 * @param document its text, parsed
 * @param formulas as they were set
 */
public record VerifiedPage(
        Path file,
        String name,
        Map<String, String> header,
        MarkdownDocument document,
        Map<Formula, SetFormula> formulas) {

    public VerifiedPage {
        header = Collections.unmodifiableMap(new LinkedHashMap<>(header));
        formulas = Collections.unmodifiableMap(new LinkedHashMap<>(formulas));
    }

    /** The page's title. */
    public String title() {
        return header.getOrDefault("title", "");
    }
}
