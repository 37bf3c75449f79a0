package galley.site;

import galley.math.FormulaSheet;
import galley.math.SetFormula;
import galley.text.Utf8;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * The style sheet that the formulas of the whole site need, and its fonts.
 *
 * @param sheet absent when there are no formulas
 * @param fonts those that the formulas use
 */
record StyleAssets(Optional<Asset> sheet, List<Asset> fonts) {
    StyleAssets {
        fonts = List.copyOf(fonts);
    }

    static StyleAssets of(List<LessonPage> lessons) {
        List<SetFormula> formulas = lessons.stream()
                .flatMap(page -> page.lesson().formulas().values().stream())
                .toList();
        if (formulas.isEmpty()) {
            return new StyleAssets(Optional.empty(), List.of());
        }
        FormulaSheet sheet = FormulaSheet.of(formulas);
        Map<String, Asset> fonts = new TreeMap<>();
        sheet.fonts().forEach((name, bytes) -> fonts.put(name, Asset.of(name, bytes)));
        String css = sheet.css(name -> fonts.get(name).file().path().fileName());
        return new StyleAssets(Optional.of(Asset.of("formulas.css", Utf8.encode(css))), List.copyOf(fonts.values()));
    }

    List<Asset> all() {
        List<Asset> all = new ArrayList<>(fonts);
        sheet.ifPresent(all::add);
        return all;
    }
}
