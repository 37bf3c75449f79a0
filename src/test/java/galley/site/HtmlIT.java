package galley.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import galley.BuiltSite;
import galley.SmallCatalogue;
import galley.publication.Folder;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import nu.validator.client.EmbeddedValidator;
import nu.validator.client.EmbeddedValidator.OutputFormat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.xml.sax.SAXException;

/** The Nu HTML checker has nothing to say of any page. */
class HtmlIT {
    /**
     * The checker reads from disk, where no file has an origin, and so takes every file for a foreign one. That the
     * policy lets the page's own files in is held by the tests in a browser.
     */
    private static final String NO_ORIGIN = ": Resource violates Content Security Policy (meta tag): external ";

    @Test
    void everyPageIsHtmlWithoutErrorOrWarning() throws Exception {
        List<String> said = new ArrayList<>();
        for (String path : Folder.files(BuiltSite.folder())) {
            if (path.endsWith(".html")) {
                said.addAll(check(BuiltSite.folder().resolve(path)));
            }
        }
        assertEquals(List.of(), said);
    }

    @Test
    void everyPageAroundManyLessonsIsToo(@TempDir Path folder) throws Exception {
        SmallCatalogue.write(folder.resolve("content"));
        assertTrue(BuiltSite.build(folder.resolve("content"), folder.resolve("site"), 2)
                .published()
                .isPresent());
        List<String> said = new ArrayList<>();
        for (String path : List.of(
                "index.html",
                "topics/index.html",
                "topics/physics/index.html",
                "learn/small/index.html",
                "learn/small/gate/index.html",
                "map/index.html",
                "notation/index.html",
                "sources/index.html",
                "search/index.html",
                "search/from-disk.html",
                "about.html")) {
            said.addAll(check(folder.resolve("site").resolve(path)));
        }
        assertEquals(List.of(), said);
    }

    private static List<String> check(Path page) throws IOException, SAXException {
        EmbeddedValidator checker = new EmbeddedValidator();
        checker.setOutputFormat(OutputFormat.GNU);
        return checker.validate(page)
                .lines()
                .filter(line -> !line.isBlank() && !line.contains(NO_ORIGIN))
                .toList();
    }
}
