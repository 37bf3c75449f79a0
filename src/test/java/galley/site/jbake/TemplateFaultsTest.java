package galley.site.jbake;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TemplateFaultsTest {
    @TempDir
    Path folder;

    @Test
    void saysWhatIsMissingAndWhere() throws IOException {
        BakeFixture fixture = new BakeFixture(folder)
                .template("lesson.ftlh", "<p>\n\t<b>${lesson.titel}</b>\n")
                .lesson("a.html", Map.of("title", "t"));
        assertEquals("""
                templates/lesson.ftlh:2:7: error[template]: The following has evaluated to null or missing: ==> lesson.titel (page a.html).
                  |  <b>${lesson.titel}</b>
                  |       ^^^^^^^^^^^^
                  help: It's the step after the last dot that caused this error, not those before it. If the failing expression is known to legally refer to something that's sometimes null or missing, either specify a default value like myOptionalVar!myDefault, or use <#if myOptionalVar??>when-present<#else>when-missing</#if>. (These only cover the last step of the expression; to cover the whole expression, use parenthesis: (myOptionalVar.foo)!myDefault, (myOptionalVar.foo)??
                """, fixture.bake());
        assertEquals(Map.of(), BakeFixture.tree(folder.resolve("out")));
    }

    @Test
    void namesTheIncludedTemplate() throws IOException {
        BakeFixture fixture = new BakeFixture(folder)
                .template("parts/head.ftlh", "<#macro head>\n${missing}</#macro>")
                .template("lesson.ftlh", "<#import 'parts/head.ftlh' as parts><@parts.head/>")
                .lesson("a.html", Map.of());
        String report = fixture.bake();
        assertTrue(report.startsWith("templates/parts/head.ftlh:2:3: error[template]: "), report);
    }

    @Test
    void reportsEveryBrokenTemplateBeforeTheFirstPage() throws IOException {
        BakeFixture fixture = new BakeFixture(folder)
                .template("lesson.ftlh", "fine")
                .template("unused.ftlh", "a\n<#if x>")
                .template("sub/other.ftlx", "${")
                .lesson("a.html", Map.of());
        assertEquals("""
                templates/sub/other.ftlx:1:2: error[template]: Unexpected end of file reached.
                  | ${
                  |  ^
                templates/unused.ftlh:2:7: error[template]: Unexpected end of file reached. You have an unclosed #if. Check if the FreeMarker end-tags are present, and aren't malformed. (Note that FreeMarker end-tags must have # or @ after the / character.)
                  | <#if x>
                  |       ^
                """, fixture.bake());
        assertEquals(Map.of(), BakeFixture.tree(folder.resolve("out")));
    }

    @Test
    void reportsAFaultOfManyPagesOnce() throws IOException {
        BakeFixture fixture = new BakeFixture(folder).template("lesson.ftlh", "${lesson.title}");
        for (int i = 0; i < 5; i++) {
            fixture.lesson(i + ".html", i == 1 ? Map.of("title", "t") : Map.of());
        }
        String report = fixture.bake();
        assertTrue(report.contains("(page 0.html and 3 more)"), report);
        assertEquals(1, report.split("error\\[", -1).length - 1);
        assertEquals(Map.of("1.html", "t"), BakeFixture.tree(folder.resolve("out")));
    }

    @Test
    void reportsAFaultThatATemplateWouldHide() throws IOException {
        BakeFixture fixture = new BakeFixture(folder)
                .template("lesson.ftlh", "<#attempt>${lesson.title}<#recover>nothing</#attempt>")
                .lesson("a.html", Map.of());
        String report = fixture.bake();
        assertTrue(report.startsWith("templates/lesson.ftlh:1:13: error[template]: "), report);
    }

    @Test
    void reportsAMacroWithoutEnd() throws IOException {
        BakeFixture fixture = new BakeFixture(folder)
                .template("lesson.ftlh", "<#macro a><@a/></#macro><@a/>")
                .lesson("a.html", Map.of());
        assertEquals("""
                templates/lesson.ftlh:1:1: error[template]: The template, or a macro of it, calls itself without end (page a.html).
                  | <#macro a><@a/></#macro><@a/>
                  | ^
                """, fixture.bake());
    }

    @Test
    void reportsHalfACharacter() throws IOException {
        BakeFixture fixture = new BakeFixture(folder)
                .template("lesson.ftlh", "${lesson.title}")
                .lesson("a.html", Map.of("title", "x\uD83D"));
        String report = fixture.bake();
        assertTrue(
                report.contains("error[template]: The page holds half a character at offset 1 (page a.html)."), report);
    }

    @Test
    void reportsAStop() throws IOException {
        BakeFixture fixture = new BakeFixture(folder)
                .template("lesson.ftlh", "<#stop 'no title'>")
                .lesson("a.html", Map.of());
        String report = fixture.bake();
        assertTrue(report.contains("no title"), report);
        assertFalse(report.contains("\tat "), report);
    }
}
