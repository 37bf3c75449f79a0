package galley.site.jbake;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Templates reach nothing but the model and each other. */
class SafetyTest {
    @TempDir
    Path folder;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "${'freemarker.template.utility.Execute'?new()('id')}",
                "${'freemarker.template.utility.ObjectConstructor'?new()('java.io.File', '/')}",
                "${'freemarker.template.utility.JythonRuntime'?new()}",
                "${lesson?api.class.name}",
                "${lesson.list?api.size()}",
                "${lesson.title?api.length()}",
                "${lesson.class}",
                "${lesson.list.class}",
                "${lesson.title.class.name}",
                "${lesson.list.size()}",
                "${lesson.entry.getClass()}",
                "${lesson.entry.toString()}",
                "${lesson.object}",
                "${lesson.object.name}",
                "${config.user_home}",
                "${config}",
                "${db}",
                "${db.class.name}",
                "${data}",
                "${renderer}",
                "${version}",
                "${published_posts?size}",
                "${alltags?size}",
                "${content.file}",
                "${content['galley.page']}",
                "${statics['java.lang.System']}",
                "<#include '../secret.txt'>",
                "<#include '/../secret.txt'>",
                "<#include '../../../../../../etc/passwd'>",
                "<#include 'file:///etc/passwd'>",
                "<#include '/etc/passwd' parse=false>",
                "<#include 'jbake.properties' parse=false>",
                "<#include '..\\\\secret.txt'>",
            })
    void refuses(String expression) throws IOException {
        Files.writeString(folder.resolve("secret.txt"), "secret");
        BakeFixture fixture = new BakeFixture(folder)
                .template("lesson.ftlh", "before\n" + expression)
                .lesson("a.html", model());
        String report = fixture.bake();
        assertTrue(report.startsWith("templates/lesson.ftlh:2:"), report);
        assertTrue(report.contains("error[template]"), report);
        assertFalse(report.contains("secret\n"), report);
        assertFalse(report.contains("\tat "), report);
        assertEquals(Map.of(), BakeFixture.tree(folder.resolve("out")));
    }

    @Test
    void neverStartsTheDatabase() {
        assertThrows(ClassNotFoundException.class, () -> Class.forName("com.orientechnologies.orient.core.Orient"));
    }

    @Test
    void refusesATemplateThatIsALink() throws IOException {
        Files.writeString(folder.resolve("secret.txt"), "secret");
        BakeFixture fixture = new BakeFixture(folder)
                .template("lesson.ftlh", "<#include 'link.ftlh'>")
                .lesson("a.html", model());
        Files.createSymbolicLink(folder.resolve("templates/link.ftlh"), folder.resolve("secret.txt"));
        assertEquals(
                "templates/link.ftlh: error[template]: Expected a plain file, but this template is a link.\n",
                fixture.bake());
    }

    @Test
    void doesNotLookIntoALinkedFolder() throws IOException {
        Files.createDirectories(folder.resolve("elsewhere"));
        Files.writeString(folder.resolve("elsewhere/x.ftlh"), "secret");
        BakeFixture fixture = new BakeFixture(folder)
                .template("lesson.ftlh", "<#include 'linked/x.ftlh'>")
                .lesson("a.html", model());
        Files.createSymbolicLink(folder.resolve("templates/linked"), folder.resolve("elsewhere"));
        String report = fixture.bake();
        assertTrue(report.startsWith("templates/lesson.ftlh:1:1: error[template]: "), report);
    }

    @Test
    void escapesWhatItPrintsInEveryKindOfTemplate() throws IOException {
        for (String extension : List.of("ftlh", "ftlx", "ftl")) {
            BakeFixture fixture = new BakeFixture(folder.resolve(extension))
                    .properties("template.lesson.file=lesson." + extension)
                    .template("lesson." + extension, "${lesson.markup}")
                    .lesson("a.html", Map.of("markup", "<b>&\"'"));
            assertEquals("", fixture.bake());
            String apostrophe = extension.equals("ftlx") ? "&apos;" : "&#39;";
            assertEquals("&lt;b&gt;&amp;&quot;" + apostrophe, fixture.output("a.html"));
        }
    }

    private static Map<String, Object> model() {
        return Map.of("title", "t", "list", List.of(1), "entry", Map.of("a", 1), "object", Path.of("x"));
    }
}
