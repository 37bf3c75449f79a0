package galley.project;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Objects;
import java.util.Properties;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ProjectFilesTest {
    @ParameterizedTest
    @ValueSource(strings = {"templates", "assets"})
    void aNewProjectHasThisProjectsOwn(String folder) throws IOException {
        Map<String, byte[]> packed = ProjectFiles.packed();
        try (Stream<Path> own = Files.walk(Path.of(folder))) {
            for (Path file : own.filter(Files::isRegularFile).toList()) {
                byte[] bytes = packed.get(file.toString().replace('\\', '/'));
                assertArrayEquals(Files.readAllBytes(file), Objects.requireNonNull(bytes, file.toString()));
            }
        }
    }

    @Test
    void filesWithADotBearIt() throws IOException {
        Set<String> names = ProjectFiles.packed().keySet();
        assertTrue(names.contains(".gitignore"), names.toString());
        assertTrue(names.contains(".github/workflows/pages.yml"), names.toString());
    }

    @Test
    void theTitleIsReadBackAsItWasGiven() throws IOException {
        for (String title : new String[] {"Größe \\ und $1", "a = b # c", "${user.home}"}) {
            byte[] properties = NewProject.packed().titled(title).files().get("templates/jbake.properties");
            Properties read = new Properties();
            read.load(new StringReader(new String(properties, StandardCharsets.UTF_8)));
            assertEquals(title, read.getProperty("site.title"));
        }
    }

    @Test
    void anotherLessonTakesThePlaceOfTheOneThatExplainsItself() throws IOException {
        Set<String> names = NewProject.packed()
                .with(new TreeMap<>(Map.of("queue.json", new byte[0])))
                .files()
                .keySet();
        assertTrue(names.contains("content/lessons/queue.json"), names.toString());
        assertEquals(
                1,
                names.stream()
                        .filter(name -> name.startsWith("content/lessons/"))
                        .count());
    }
}
