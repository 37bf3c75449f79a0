package galley.site;

import galley.diagnostic.Code;
import galley.diagnostic.Diagnostics;
import galley.text.Place;
import galley.text.Utf8;
import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Properties;
import java.util.regex.Pattern;

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

    private static final Pattern BASE_URL = Pattern.compile("https?://[A-Za-z0-9.:\\[\\]-]+(/[A-Za-z0-9._~/-]*)?");

    /**
     * The settings in {@code jbake.properties} among the templates; what it does not say has a default.
     *
     * @param baseUrl comes before the one in the file
     * @param diagnostics receives what is wrong with the file or the URL
     */
    public static SiteSettings read(Path templates, Optional<String> baseUrl, Diagnostics diagnostics)
            throws IOException {
        Path file = templates.resolve("jbake.properties");
        Properties properties = properties(file, diagnostics);
        Optional<String> url = baseUrl.or(() -> Optional.ofNullable(properties.getProperty("site.host")));
        url.filter(text -> !BASE_URL.matcher(text).matches()).ifPresent(text -> {
            diagnostics.add(
                    Code.URL_FORM,
                    Place.ofFile(baseUrl.isPresent() ? "--base-url" : file.toString()),
                    "Expected a base URL such as https://example.org/lessons/, but found \"" + text + "\".");
        });
        return new SiteSettings(
                properties.getProperty("site.title", "Lessons"),
                properties.getProperty("site.description", ""),
                properties.getProperty("site.language", "en"),
                url.map(text -> text.endsWith("/") ? text : text + "/"),
                "dollar".equals(properties.getProperty("math.inline")),
                "true".equals(properties.getProperty("site.integrity")));
    }

    /** The path under which the site is served, with slashes at both ends. */
    public String basePath() {
        return address().basePath();
    }

    SiteAddress address() {
        return new SiteAddress(baseUrl);
    }

    private static Properties properties(Path file, Diagnostics diagnostics) throws IOException {
        Properties properties = new Properties();
        if (!Files.isRegularFile(file)) {
            return properties;
        }
        if (Utf8.decode(Files.readAllBytes(file)) instanceof Utf8.Decoded.Text text) {
            try {
                properties.load(new StringReader(text.text()));
            } catch (IllegalArgumentException e) {
                fault(Code.SYNTAX, file, "Expected four hexadecimal digits behind each \\\\u.", diagnostics);
            }
        } else {
            fault(Code.FILE_NOT_UTF8, file, "Expected UTF-8, but this file is not.", diagnostics);
        }
        return properties;
    }

    private static void fault(Code code, Path file, String message, Diagnostics diagnostics) {
        diagnostics.add(code, Place.ofFile(file.toString()), message);
    }
}
