package galley.site;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Properties;

/**
 * What a publisher says about the site as a whole.
 *
 * @param title of the site
 * @param description one sentence about it
 * @param language of all pages, as BCP 47 writes it
 * @param baseUrl where the site will be served, ending in a slash; only absolute URLs need it
 * @param inlineDollar whether a single dollar sign delimits mathematics
 * @param integrity whether style sheets and scripts carry their digests in {@code integrity}; browsers then refuse them
 *     in a page opened from disk
 */
public record SiteSettings(
        String title,
        String description,
        String language,
        Optional<String> baseUrl,
        boolean inlineDollar,
        boolean integrity) {

    /** The settings in {@code jbake.properties} among the templates; what it does not say has a default. */
    public static SiteSettings read(Path templates, Optional<String> baseUrl) throws IOException {
        Properties properties = new Properties();
        Path file = templates.resolve("jbake.properties");
        if (Files.isRegularFile(file)) {
            try (Reader reader = Files.newBufferedReader(file)) {
                properties.load(reader);
            }
        }
        return new SiteSettings(
                properties.getProperty("site.title", "Lessons"),
                properties.getProperty("site.description", ""),
                properties.getProperty("site.language", "en"),
                baseUrl.or(() -> Optional.ofNullable(properties.getProperty("site.host")))
                        .map(url -> url.endsWith("/") ? url : url + "/"),
                "dollar".equals(properties.getProperty("math.inline")),
                "true".equals(properties.getProperty("site.integrity")));
    }
}
