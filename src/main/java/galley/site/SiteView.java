package galley.site;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What every template sees under the key {@code site}. */
final class SiteView {
    private final SiteSettings settings;
    private final List<Asset> assets;
    private final StyleAssets styles;

    SiteView(SiteSettings settings, List<Asset> assets, StyleAssets styles) {
        this.settings = settings;
        this.assets = assets;
        this.styles = styles;
    }

    /** The whole model; {@code navigation} are the pages that every page leads to, {@code own} those
     * that the publisher wrote, {@code feed} is whether there is one. */
    Map<String, Object> model(List<Map<String, Object>> navigation, List<OwnPage> own, boolean feed) {
        Map<String, Object> byName = new LinkedHashMap<>();
        assets.forEach(asset -> byName.put(asset.name(), asset.model()));
        Map<String, Object> model = new LinkedHashMap<>();
        model.put("title", settings.title());
        model.put("description", settings.description());
        model.put("language", settings.language());
        settings.baseUrl().ifPresent(url -> model.put("baseUrl", url));
        model.put("policy", SecurityPolicy.forMeta());
        model.put("integrity", settings.integrity());
        model.put("navigation", navigation);
        model.put("feed", feed);
        model.put(
                "pages",
                own.stream()
                        .map(page -> Map.of(
                                "title",
                                page.page().title(),
                                "path",
                                page.path().url()))
                        .toList());
        model.put("assets", byName);
        styles.sheet().ifPresent(sheet -> model.put("formulaSheet", sheet.model()));
        return model;
    }
}
