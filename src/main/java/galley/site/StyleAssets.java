package galley.site;

import galley.math.FormulaShape;
import galley.math.FormulaSheet;
import galley.text.Utf8;
import java.util.ArrayList;
import java.util.Base64;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The style sheet that the formulas of the whole site need, with its fonts and licences.
 *
 * @param sheet absent when there are no formulas
 * @param others the fonts that the formulas use, and the licences of rules and fonts
 */
record StyleAssets(Optional<Asset> sheet, List<Asset> others) {
    private static final String SHEET = "formulas.css";

    /** Those of a site without formulas. */
    static final StyleAssets NONE = new StyleAssets(Optional.empty(), List.of());

    /** They are sorted by their names, whether they were just made or are remembered: templates see their order. */
    StyleAssets {
        others = others.stream().sorted(Comparator.comparing(Asset::name)).toList();
    }

    /** Those that formulas of these shapes need. */
    static StyleAssets of(List<FormulaShape> shapes, PlanMemory memory) {
        return memory.styles(shapes, StyleAssets::made).orElse(NONE);
    }

    private static StyleAssets made(FormulaShape shape) {
        FormulaSheet sheet = FormulaSheet.of(shape);
        Map<String, Asset> fonts = new TreeMap<>();
        sheet.fonts().forEach((name, bytes) -> fonts.put(name, Asset.of(name, bytes)));
        String css = sheet.css(name -> fonts.get(name).file().path().fileName());
        List<Asset> others = new ArrayList<>(fonts.values());
        others.add(Asset.of("KaTeX-licence.txt", Utf8.encode(FormulaSheet.licence())));
        return new StyleAssets(Optional.of(Asset.of(SHEET, Utf8.encode(css))), others);
    }

    /** The assets of these files, Base64 by their names. */
    static StyleAssets of(Map<String, String> files) {
        List<Asset> others = new ArrayList<>();
        Optional<Asset> sheet = Optional.empty();
        for (Map.Entry<String, String> file : files.entrySet()) {
            Asset asset = Asset.of(file.getKey(), Base64.getDecoder().decode(file.getValue()));
            if (file.getKey().equals(SHEET)) {
                sheet = Optional.of(asset);
            } else {
                others.add(asset);
            }
        }
        return new StyleAssets(sheet, others);
    }

    /** The same as files, Base64 by their names. */
    SortedMap<String, String> files() {
        SortedMap<String, String> files = new TreeMap<>();
        all().forEach(asset -> files.put(
                asset.name(), Base64.getEncoder().encodeToString(asset.file().bytes())));
        return files;
    }

    List<Asset> all() {
        List<Asset> all = new ArrayList<>(others);
        sheet.ifPresent(all::add);
        return all;
    }
}
