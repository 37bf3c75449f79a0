package galley.link;

import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The {@code url(…)} of a style sheet. */
public final class SheetUrls {
    private static final Pattern URL = Pattern.compile("url\\(\\s{0,9}([\"']?)([^\"'()\\s]{1,500})\\1\\s{0,9}\\)");

    private static final Pattern COMMENT = Pattern.compile("(?s)/\\*.*?\\*/");

    private SheetUrls() {}

    /** Every address that a style sheet loads from. */
    static Set<String> in(String sheet) {
        return URL.matcher(COMMENT.matcher(sheet).replaceAll(""))
                .results()
                .map(match -> match.group(2))
                .collect(Collectors.toCollection(LinkedHashSet::new));
    }

    /** The sheet with other addresses for those that have one. */
    public static String replaced(String sheet, Function<String, Optional<String>> other) {
        return URL.matcher(sheet).replaceAll(match -> {
            Optional<String> address = other.apply(match.group(2));
            return Matcher.quoteReplacement(
                    address.map(url -> "url(" + url + ")").orElse(match.group()));
        });
    }
}
