package galley.site;

import galley.math.FormulaSheet;
import galley.math.SetFormula;
import galley.text.Utf8;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * The style sheet that the formulas of the whole site need, with its fonts and licences.
 *
 * @param sheet absent when there are no formulas
 * @param others the fonts that the formulas use, and the licences of rules and fonts
 */
record StyleAssets(Optional<Asset> sheet, List<Asset> others) {
    StyleAssets {
        others = List.copyOf(others);
    }

    static StyleAssets of(List<LessonPage> lessons, List<OwnPage> own) {
        List<SetFormula> formulas = Stream.concat(
                        lessons.stream()
                                .flatMap(page -> Stream.concat(
                                        page.lesson().formulas().values().stream(),
                                        page.lesson().modelFormulas().values().stream())),
                        own.stream().flatMap(page -> page.page().formulas().values().stream()))
                .toList();
        if (formulas.isEmpty()) {
            return new StyleAssets(Optional.empty(), List.of());
        }
        FormulaSheet sheet = FormulaSheet.of(formulas);
        Map<String, Asset> fonts = new TreeMap<>();
        sheet.fonts().forEach((name, bytes) -> fonts.put(name, Asset.of(name, bytes)));
        String css = sheet.css(name -> fonts.get(name).file().path().fileName());
        List<Asset> others = new ArrayList<>(fonts.values());
        others.add(Asset.of("KaTeX-licence.txt", Utf8.encode(FormulaSheet.licence())));
        return new StyleAssets(Optional.of(Asset.of("formulas.css", Utf8.encode(css))), others);
    }

    List<Asset> all() {
        List<Asset> all = new ArrayList<>(others);
        sheet.ifPresent(all::add);
        return all;
    }
}
