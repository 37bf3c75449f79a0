package galley.site.jbake;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TemplateFolderTest {
    @TempDir
    Path folder;

    @Test
    void pagesHaveLineFeedsWhateverTheTemplateHas() throws IOException {
        BakeFixture fixture = new BakeFixture(folder)
                .template("lesson.ftlh", "a\r\nb\rc\r\n${lesson.text}")
                .lesson("a.html", Map.of("text", "d\r\ne\rf"));
        assertEquals("", fixture.bake());
        assertEquals("a\nb\nc\nd\ne\nf", fixture.output("a.html"));
    }

    @Test
    void leavesAByteOrderMarkOut() throws IOException {
        BakeFixture fixture =
                new BakeFixture(folder).template("lesson.ftlh", "\uFEFFa").lesson("a.html", Map.of());
        assertEquals(
                "templates/lesson.ftlh: warning[file-bom]: The template begins with a byte order mark, which is left out.\n",
                fixture.bake());
        assertEquals("a", fixture.output("a.html"));
    }

    @Test
    void reportsBytesThatAreNotUtf8() throws IOException {
        BakeFixture fixture =
                new BakeFixture(folder).template("lesson.ftlh", "x").lesson("a.html", Map.of());
        Files.write(folder.resolve("templates/bad.ftlh"), new byte[] {'a', '\n', 'b', (byte) 0xe4});
        assertEquals("""
                templates/bad.ftlh:2:2: error[file-not-utf8]: Expected UTF-8, but the byte at offset 3 begins no character.
                  | b
                  |  ^
                """, fixture.bake());
    }

    @Test
    void followsALinkToTheFolderAndNoneInIt() throws IOException {
        BakeFixture fixture =
                new BakeFixture(folder).template("lesson.ftlh", "x").lesson("a.html", Map.of());
        Path real = Files.move(folder.resolve("templates"), folder.resolve("real"));
        Files.createSymbolicLink(folder.resolve("templates"), real);
        assertEquals("", fixture.bake());
        assertEquals("x", fixture.output("a.html"));
        Files.createSymbolicLink(real.resolve("other.ftlh"), real.resolve("lesson.ftlh"));
        assertEquals(
                "templates/other.ftlh: error[template]: Expected a plain file, but this template is a link.\n",
                fixture.bake());
    }

    @Test
    void leavesHiddenAndOtherFilesAlone() throws IOException {
        BakeFixture fixture = new BakeFixture(folder)
                .template("lesson.ftlh", "x")
                .template(".#lesson.ftlh", "<#if")
                .template("._lesson.ftlh", "<#if")
                .template("README.md", "<#if")
                .lesson("a.html", Map.of());
        assertEquals("", fixture.bake());
    }
}
