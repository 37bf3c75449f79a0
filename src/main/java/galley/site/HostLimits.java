package galley.site;

import galley.diagnostic.Code;
import galley.diagnostic.Diagnostics;
import galley.text.Place;
import java.util.List;
import java.util.Optional;

/** How much of {@code _headers} and {@code _redirects} the static hosts that read them say they read. */
final class HostLimits {
    /**
     * A limit of a host.
     *
     * @param file which file
     * @param host whose limit
     * @param rules how many rules at most
     * @param characters how many characters a line has at most
     */
    private record Limit(String file, String host, int rules, int characters) {}

    private static final List<Limit> LIMITS = List.of(
            new Limit("_redirects", "GitLab Pages", 1_000, Integer.MAX_VALUE),
            new Limit("_redirects", "Cloudflare Pages", 2_000, 1_000),
            new Limit("_redirects", "Netlify", 10_000, Integer.MAX_VALUE),
            new Limit("_headers", "Cloudflare Pages", 100, 2_000));

    private HostLimits() {}

    /** Warns of every limit that a file goes beyond. */
    static void check(String file, String text, Diagnostics diagnostics) {
        List<String> lines = text.lines().filter(line -> !line.isBlank()).toList();
        int rules = (int) lines.stream().filter(line -> !line.startsWith(" ")).count();
        for (Limit limit : LIMITS) {
            if (limit.file().equals(file) && rules > limit.rules()) {
                warn(
                        limit,
                        "Expected at most " + limit.rules() + " rules, as many as " + limit.host()
                                + " reads, but there are " + rules + ".",
                        diagnostics);
            }
            Optional<String> longLine = lines.stream()
                    .filter(line -> line.length() > limit.characters())
                    .findFirst();
            if (limit.file().equals(file) && longLine.isPresent()) {
                warn(
                        limit,
                        "Expected lines of at most " + limit.characters() + " characters, as " + limit.host()
                                + " reads them, but one has " + longLine.get().length() + ": "
                                + longLine.get().substring(0, 60) + "….",
                        diagnostics);
            }
        }
    }

    private static void warn(Limit limit, String message, Diagnostics diagnostics) {
        diagnostics.add(
                Code.HOST_LIMIT,
                Place.ofFile(limit.file()),
                message,
                "other hosts read all of it; on this one, put the rest into its own configuration");
    }
}
