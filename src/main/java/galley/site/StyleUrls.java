package galley.site;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Points the {@code url(…)} of a style sheet to the published names of the assets it names. */
final class StyleUrls {
    private static final Pattern URL = Pattern.compile("url\\(\\s{0,9}([\"']?)([^\"'()\\s]{1,500})\\1\\s{0,9}\\)");

    private static final Pattern COMMENT = Pattern.compile("(?s)/\\*.*?\\*/");

    private StyleUrls() {}

    /** Every address that a style sheet loads from. */
    static Set<String> in(String sheet) {
        return URL.matcher(COMMENT.matcher(sheet).replaceAll(""))
                .results()
                .map(match -> match.group(2))
                .collect(Collectors.toCollection(LinkedHashSet::new));
    }

    static String renamed(String sheet, String sheetName, List<Asset> assets) {
        Map<String, Asset> byName = assets.stream()
                .filter(asset -> asset.file().path().value().startsWith("assets/"))
                .collect(Collectors.toMap(Asset::name, asset -> asset));
        String folder = sheetName.substring(0, sheetName.lastIndexOf('/') + 1);
        String up = "../".repeat((int) folder.chars().filter(c -> c == '/').count());
        return URL.matcher(sheet).replaceAll(match -> {
            Asset asset = byName.get(folder + match.group(2));
            String published = asset == null
                    ? match.group()
                    : "url(" + up + asset.file().path().value().substring("assets/".length()) + ")";
            return Matcher.quoteReplacement(published);
        });
    }
}
