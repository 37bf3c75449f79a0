package galley.site;

import static org.junit.jupiter.api.Assertions.assertTrue;

import com.aayushatharva.brotli4j.Brotli4jLoader;
import com.aayushatharva.brotli4j.encoder.Encoder;
import galley.BuiltSite;
import galley.publication.Folder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The seed's page stays light: the weight of all that a reader's browser asks for, compressed as a host would. */
class WeightIT {
    private static final int HTML = 14_000;
    private static final int STYLES = 6_000;
    private static final int TOTAL = 45_000;

    @BeforeAll
    static void brotli() {
        Assumptions.assumeTrue(Brotli4jLoader.isAvailable(), "skipped: there is no Brotli for this system");
    }

    @Test
    void thePageKeepsWithinItsWeight() throws Exception {
        Map<String, Integer> weights = weights();
        String all = weights.toString();
        assertTrue(sum(weights, ".html") <= HTML, all);
        assertTrue(sum(weights, ".css") <= STYLES, all);
        assertTrue(sum(weights, "") <= TOTAL, all);
        assertTrue(sum(weights, ".woff") > 0, "the fonts were not weighed: " + all);
    }

    /** The bytes of each file that the page asks for. */
    private static Map<String, Integer> weights() throws IOException, InterruptedException {
        Map<String, Integer> weights = new TreeMap<>();
        Path page = BuiltSite.lesson();
        weigh(page, weights);
        for (Element element :
                Jsoup.parse(Files.readString(page)).select("link[rel=stylesheet], link[rel=icon], script[src]")) {
            String reference = element.hasAttr("src") ? element.attr("src") : element.attr("href");
            weigh(page.getParent().resolve(reference).normalize(), weights);
        }
        for (String font : Folder.files(BuiltSite.folder().resolve("assets"))) {
            if (font.matches(".*\\.woff")) {
                weigh(BuiltSite.folder().resolve("assets").resolve(font), weights);
            }
        }
        return weights;
    }

    /** Fonts are compressed already; a host sends them as they are. */
    private static void weigh(Path file, Map<String, Integer> weights) throws IOException {
        byte[] bytes = Files.readAllBytes(file);
        boolean font = file.toString().matches(".*\\.woff");
        weights.put(file.getFileName().toString(), font ? bytes.length : Encoder.compress(bytes).length);
    }

    private static int sum(Map<String, Integer> weights, String ending) {
        return weights.entrySet().stream()
                .filter(entry -> entry.getKey().endsWith(ending))
                .mapToInt(Map.Entry::getValue)
                .sum();
    }
}
