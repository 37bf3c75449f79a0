package galley.math;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.StringReader;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.xml.sax.InputSource;

/** Holds the embedded KaTeX against KaTeX in Node; src/test/node/katex-golden.mjs wrote the golden file. */
class GoldenTest {
    private static final Pattern TAG = Pattern.compile("<[a-z][^>]*>");
    private static final Pattern STYLE_CLASS = Pattern.compile("( class ?=\"(?:[^\" ]+ )*?)(s[0-9a-v]{8})\"");

    @Test
    void goldenFileIsOfTheReleaseAndTheFormulasAtHand() {
        assertTrue(Formulas.resource("golden.txt").startsWith("# KaTeX " + KatexFiles.version() + "\n"));
        List<String> formulas = Formulas.resource("formulas.txt")
                .lines()
                .filter(line -> !line.startsWith("#"))
                .toList();
        assertEquals(
                formulas, Formulas.golden().stream().map(Formulas.Golden::line).toList());
        assertTrue(formulas.size() >= 40);
    }

    @TestFactory
    Stream<DynamicTest> undoingTheClassesGivesTheOutputOfNode() {
        return each(golden -> {
            SetFormula set = Formulas.set(golden.formula());
            assertEquals(golden.html(), undone(set));
        });
    }

    @TestFactory
    Stream<DynamicTest> outputIsWellFormedWithoutInlineStyles() {
        return each(golden -> {
            String html = Formulas.set(golden.formula()).html();
            assertFalse(html.contains(" style="));
            assertFalse(html.contains("<mtd width"));
            DocumentBuilderFactory.newInstance()
                    .newDocumentBuilder()
                    .parse(new InputSource(new StringReader("<page>" + html + "</page>")));
        });
    }

    private interface Check {
        void check(Formulas.Golden golden) throws Exception;
    }

    private static Stream<DynamicTest> each(Check check) {
        return Formulas.golden().stream()
                .map(golden -> DynamicTest.dynamicTest(golden.line(), () -> check.check(golden)));
    }

    private static String undone(SetFormula set) {
        return TAG.matcher(set.html()).replaceAll(tag -> Matcher.quoteReplacement(undone(tag.group(), set.styles())));
    }

    /** KaTeX writes a style behind the classes of an element. */
    private static String undone(String tag, Map<String, String> styles) {
        Matcher found = STYLE_CLASS.matcher(tag);
        if (!found.find() || !styles.containsKey(found.group(2))) {
            return tag;
        }
        String declarations = styles.get(found.group(2));
        boolean cell = tag.startsWith("<mtd");
        String attribute =
                cell ? " width=\"" + declarations.replace("width:", "") + "\"" : " style=\"" + declarations + "\"";
        boolean alone = found.group(1).equals(" class=\"");
        String classes = alone ? "" : found.group(1).stripTrailing() + "\"";
        return tag.substring(0, found.start()) + classes + attribute + tag.substring(found.end());
    }
}
