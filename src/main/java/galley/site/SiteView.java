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

    /** The whole model. */
    Map<String, Object> model(Outline outline) {
        Map<String, Object> byName = new LinkedHashMap<>();
        assets.forEach(asset -> byName.put(asset.name(), asset.model()));
        Map<String, Object> model = new LinkedHashMap<>();
        model.put("title", settings.title());
        model.put("description", settings.description());
        model.put("language", settings.language());
        settings.baseUrl().ifPresent(url -> model.put("baseUrl", url));
        model.put("policy", SecurityPolicy.forMeta());
        model.put("integrity", settings.integrity());
        model.put("navigation", models(outline.navigation()));
        model.put("feed", outline.feed());
        model.put("pages", models(outline.own()));
        model.put("assets", byName);
        styles.sheet().ifPresent(sheet -> model.put("formulaSheet", sheet.model()));
        return model;
    }

    private static List<Map<String, Object>> models(List<NamedPath> pages) {
        return pages.stream().map(NamedPath::model).toList();
    }
}
