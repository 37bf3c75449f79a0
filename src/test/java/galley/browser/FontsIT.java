package galley.browser;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import galley.diagnostic.Diagnostics;
import galley.math.Formula;
import galley.math.FormulaRenderer;
import galley.math.FormulaShape;
import galley.math.FormulaSheet;
import galley.math.KatexRenderer;
import galley.math.SetFormula;
import galley.text.SourceText;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.chrome.ChromeDriver;

/**
 * Formulas look the same in the fonts that are shipped and in KaTeX's whole fonts, pixel by pixel.
 *
 * <p>They are compared without hinting: FreeType's hinter, which Linux uses, takes the heights of a script's letters from
 * all the letters that a font has, so that with fewer of them it may move an edge to the next row of pixels.
 */
class FontsIT {
    private static final String UNHINTED = ".katex{text-rendering:geometricPrecision!important}";

    private static ChromeDriver browser;

    @TempDir
    Path folder;

    @BeforeAll
    static void start() {
        browser = Browser.start(true);
    }

    @AfterAll
    static void stop() {
        if (browser != null) {
            browser.quit();
        }
    }

    @Test
    void noPixelTellsTheShippedFontsFromKatexsOwn() throws Exception {
        List<SetFormula> formulas = formulas();
        FormulaSheet sheet = FormulaSheet.of(
                FormulaShape.union(formulas.stream().map(SetFormula::shape).toList()));
        for (Map.Entry<String, byte[]> font : sheet.fonts().entrySet()) {
            String name = font.getKey();
            Files.write(folder.resolve(name), font.getValue());
            try (InputStream whole = katex("fonts/" + katexName(name))) {
                Files.write(folder.resolve(katexName(name)), whole.readAllBytes());
            }
        }
        Path shipped = page("shipped", formulas, sheet.css(UnaryOperator.identity()));
        Path whole = page("whole", formulas, sheet.css(FontsIT::katexName));
        for (int scale = 1; scale <= 2; scale++) {
            assertArrayEquals(picture(whole, scale), picture(shipped, scale), "at scale " + scale);
            assertEquals(List.of(), Browser.complaints(browser));
        }
    }

    private static List<SetFormula> formulas() throws Exception {
        List<SetFormula> formulas = new ArrayList<>();
        try (FormulaRenderer renderer = KatexRenderer.create();
                InputStream in = FontsIT.class.getResourceAsStream("/galley/math/formulas.txt")) {
            for (String line : new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .toList()) {
                if (!line.startsWith("#")) {
                    String tex = line.substring(2).replace('¶', '\n');
                    Formula formula = new Formula(SourceText.of("formulas.txt", tex), line.startsWith("D "));
                    formulas.add(renderer.render(formula, new Diagnostics()).orElseThrow());
                }
            }
        }
        return formulas;
    }

    private Path page(String name, List<SetFormula> formulas, String css) throws IOException {
        StringBuilder html = new StringBuilder("<!DOCTYPE html><meta charset=\"utf-8\"><title>Formulas</title>");
        html.append("<link rel=\"icon\" href=\"data:,\"><link rel=\"stylesheet\" href=\"" + name + ".css\">");
        formulas.forEach(formula -> html.append("<p>").append(formula.html()).append("</p>\n"));
        Files.writeString(folder.resolve(name + ".css"), css + UNHINTED);
        return Files.writeString(folder.resolve(name + ".html"), html);
    }

    /** The whole page, once every font that the page asks for is there. */
    private static byte[] picture(Path page, int scale) {
        browser.get(page.toUri().toString());
        browser.executeAsyncScript("document.fonts.ready.then(arguments[0])");
        Object missing = browser.executeScript(
                "return [...document.fonts].filter(f => f.status !== 'loaded').map(f => f.family + f.status)");
        assertEquals(List.of(), missing);
        Object height = browser.executeScript("return document.documentElement.scrollHeight");
        Map<String, Object> clip = Map.of("x", 0, "y", 0, "width", 1280, "height", height, "scale", scale);
        Map<String, Object> answer = browser.executeCdpCommand(
                "Page.captureScreenshot", Map.of("format", "png", "captureBeyondViewport", true, "clip", clip));
        return Base64.getDecoder().decode(String.valueOf(answer.get("data")));
    }

    private static String katexName(String name) {
        return name.replace("Galley", "KaTeX_").replace(".woff", ".woff2");
    }

    private static InputStream katex(String name) throws IOException {
        Properties release = new Properties();
        try (InputStream in =
                FontsIT.class.getResourceAsStream("/META-INF/maven/org.webjars.npm/katex/pom.properties")) {
            release.load(in);
        }
        return FontsIT.class.getResourceAsStream(
                "/META-INF/resources/webjars/katex/" + release.getProperty("version") + "/dist/" + name);
    }
}
