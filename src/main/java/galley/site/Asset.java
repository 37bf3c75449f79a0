package galley.site;

import galley.text.Sha256;
import java.util.Map;

/**
 * A published asset.
 *
 * @param name as the sources name it, such as {@code site.css}
 * @param file under its published name, which holds part of its digest, so that it may be cached for ever; only below
 *     {@code .well-known} names are as they stand
 */
public record Asset(String name, SiteFile file) {
    private static final int DIGITS = 10;

    /** Gives a file the name {@code assets/<name>.<hash>.<ending>}. */
    public static Asset of(String name, byte[] bytes) {
        String hash = Sha256.of(bytes).prefix(DIGITS);
        int dot = name.lastIndexOf('.');
        return new Asset(
                name, SiteFile.of("assets/" + name.substring(0, dot) + "." + hash + name.substring(dot), bytes));
    }

    /** What a template needs to link it: {@code path} from the site's root and {@code integrity}. */
    public Map<String, Object> model() {
        return Map.of("path", file.path().value(), "integrity", file.digest().integrity());
    }
}
