package galley.site;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class StyleAssetsTest {
    @Test
    void siteWithoutFormulasHasNoSheetForThem() {
        StyleAssets assets = StyleAssets.of(List.of(), new PlanMemory());
        assertEquals(List.of(), assets.all());
    }

    /** Templates see the order of assets, so another one would have every page baked again. */
    @Test
    void orderIsTheSameWhetherTheyWereMadeOrRemembered() {
        StyleAssets made = new StyleAssets(
                Optional.of(asset("formulas.css")), List.of(asset("KaTeX_Main.woff"), asset("KaTeX-licence.txt")));
        assertEquals(names(made), names(StyleAssets.of(made.files())));
    }

    private static Asset asset(String name) {
        return Asset.of(name, new byte[] {1});
    }

    private static List<String> names(StyleAssets assets) {
        return assets.all().stream().map(Asset::name).toList();
    }
}
