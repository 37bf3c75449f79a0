package galley.site.jbake;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ConfigurationReaderTest {
    @TempDir
    Path folder;

    @Test
    void reportsATypeWithoutTemplate() throws IOException {
        BakeFixture fixture = fixture().page("b.html", "banner", Map.of());
        assertEquals("""
                templates/jbake.properties:1:1: error[template]: Expected a template for pages of type banner, but none is named.
                  | template.lesson.file=lesson.ftlh
                  | ^
                  help: add template.banner.file=banner.ftlh
                """, fixture.bake());
    }

    @Test
    void reportsAConfiguredTemplateThatIsNotThere() throws IOException {
        BakeFixture fixture =
                fixture().properties("template.lesson.file=lesson.ftlh\ntemplate.index.file=Index.ftlh\n");
        fixture.template("index.ftlh", "x");
        assertEquals("""
                templates/jbake.properties:2:1: error[template]: template.index.file names Index.ftlh, but the templates folder has no such template.
                  | template.index.file=Index.ftlh
                  | ^^^^^^^^^^^^^^^^^^^
                  help: templates end in .ftlh or .ftlx; case matters
                """, fixture.bake());
    }

    @Test
    void reportsATemplateOfAnotherKind() throws IOException {
        BakeFixture fixture = fixture().properties("template.lesson.file=lesson.groovy\n");
        fixture.template("lesson.groovy", "x");
        assertTrue(fixture.bake().contains("names lesson.groovy, but"));
    }

    @Test
    void reportsAMissingFile() throws IOException {
        BakeFixture fixture = fixture();
        Files.delete(folder.resolve("templates/jbake.properties"));
        assertEquals("""
                templates/jbake.properties: error[template]: Expected jbake.properties, which names the template of each page type, but there is none.
                """, fixture.bake());
    }

    @Test
    void reportsAKeyThatStandsTwice() throws IOException {
        BakeFixture fixture = fixture().properties("template.lesson.file=lesson.ftlh\ntemplate.lesson.file=b.ftlh\n");
        assertTrue(fixture.bake()
                .contains("error[template]: Expected each key once, but template.lesson.file is here again."));
    }

    @Test
    void reportsAnotherEncoding() throws IOException {
        BakeFixture fixture = fixture().properties("template.lesson.file=lesson.ftlh\nrender.encoding=ISO-8859-1\n");
        assertTrue(
                fixture.bake()
                        .contains(
                                "jbake.properties:2:1: error[template]: Expected UTF-8 for render.encoding, but found ISO-8859-1."));
    }

    @Test
    void reportsWhatIsNoPropertiesFile() throws IOException {
        BakeFixture fixture = fixture().properties("template.lesson.file=\\uzzzz\n");
        assertTrue(fixture.bake().contains("error[template]: This is no properties file: "), fixture.bake());
    }

    @Test
    void reportsBytesThatAreNotUtf8() throws IOException {
        BakeFixture fixture = fixture();
        Files.write(folder.resolve("templates/jbake.properties"), new byte[] {'#', ' ', (byte) 0xe4, '\n'});
        assertTrue(fixture.bake().contains("templates/jbake.properties:1:3: error[file-not-utf8]: "));
    }

    @Test
    void keepsCommasAndIgnoresSystemPropertiesAndIncludes() throws IOException {
        System.setProperty("galley.test.template", "lesson");
        System.setProperty("template.lesson.file", "other.ftlh");
        try {
            BakeFixture fixture = fixture()
                    .properties("template.lesson.file=a,b.ftlh\ninclude=other.properties\n")
                    .template("a,b.ftlh", "comma\n")
                    .template("other.ftlh", "other\n");
            assertEquals("", fixture.bake());
            assertEquals("comma\n", fixture.output("a.html"));
            fixture.properties("template.lesson.file=${sys:galley.test.template}.ftlh\n");
            assertTrue(fixture.bake().contains("names ${sys:galley.test.template}.ftlh, but"));
        } finally {
            System.clearProperty("galley.test.template");
            System.clearProperty("template.lesson.file");
        }
    }

    private BakeFixture fixture() throws IOException {
        return new BakeFixture(folder).template("lesson.ftlh", "x").lesson("a.html", Map.of());
    }
}
