package galley.site;

import galley.link.SheetUrls;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Points the {@code url(…)} of a style sheet to the published names of the assets it names. */
final class StyleUrls {
    private static final String FOLDER = "assets/";

    private StyleUrls() {}

    static String renamed(String sheet, String sheetName, List<Asset> assets) {
        Map<String, String> published = assets.stream()
                .filter(asset -> path(asset).startsWith(FOLDER))
                .collect(Collectors.toMap(Asset::name, asset -> path(asset).substring(FOLDER.length())));
        String folder = sheetName.substring(0, sheetName.lastIndexOf('/') + 1);
        String up = "../".repeat((int) folder.chars().filter(c -> c == '/').count());
        return SheetUrls.replaced(
                sheet, url -> Optional.ofNullable(published.get(folder + url)).map(name -> up + name));
    }

    private static String path(Asset asset) {
        return asset.file().path().value();
    }
}
