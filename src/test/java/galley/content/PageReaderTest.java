package galley.content;

import static org.junit.jupiter.api.Assertions.assertEquals;

import galley.diagnostic.Diagnostics;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PageReaderTest {
    @TempDir
    Path folder;

    private final Diagnostics found = new Diagnostics();

    private List<SourcePage> pages(String name, String text) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
        return ContentFolder.of(folder, new Diagnostics()).pages(found);
    }

    private List<String> faults(String text) throws IOException {
        assertEquals(List.of(), pages("a.md", text));
        return found.list().stream()
                .map(fault -> fault.place().position().line() + ": " + fault.message())
                .toList();
    }

    @Test
    void aPageIsItsHeaderAndItsText() throws IOException {
        SourcePage page = pages(
                        "site/about.md",
                        "title=About = us\r\ntype=page\n\nstatus=published\ndate=\n~~~~~~\n# A\n~~~~~~\n")
                .get(0);
        assertEquals("site/about", page.name());
        assertEquals(Map.of("title", "About = us", "type", "page", "status", "published", "date", ""), page.header());
        assertEquals("# A\n~~~~~~\n", page.body().text());
        assertEquals(7, page.body().position(0).line());
        assertEquals(List.of(), found.list());
    }

    @Test
    void aDraftIsLeftOutInSilence() throws IOException {
        assertEquals(List.of(), faults("title=A\ntype=page\nstatus=draft\n~~~~~~\nx\n"));
    }

    @Test
    void aHeaderThatLacksSomethingIsNamed() throws IOException {
        assertEquals(
                List.of(
                        "1: Expected a title in the header, but there is none.",
                        "1: Expected type=page, but found no type.",
                        "1: Expected status=published or status=draft, but found no status."),
                faults("x=1\n~~~~~~\n"));
    }

    @Test
    void anUnknownTypeOrStatusIsNamedWhereItStands() throws IOException {
        assertEquals(
                List.of(
                        "2: Expected type=page, but found \"post\".",
                        "3: Expected status=published or status=draft, but found \"done\"."),
                faults("title=A\ntype=post\nstatus=done\n~~~~~~\n"));
    }

    @Test
    void aHeaderWithoutEndIsNamed() throws IOException {
        assertEquals(
                List.of("1: Expected a line of six tildes below the header, but there is none."),
                faults("title=A\ntype=page\nstatus=published\n"));
    }

    @Test
    void anotherLineInTheHeaderIsNamed() throws IOException {
        assertEquals(
                List.of("2: Expected a line such as title=About this site, or six tildes, but found \"# A\"."),
                faults("title=A\n# A\n~~~~~~\n"));
    }

    @Test
    void aKeyThatComesAgainIsNamed() throws IOException {
        assertEquals(
                List.of("2: Expected each key once, but title is here again."), faults("title=A\ntitle=B\n~~~~~~\n"));
    }

    @Test
    void aLessonsTextAndAnEmptyFileAreNoPages() throws IOException {
        assertEquals(List.of(), pages("lesson.md", "# Rate = 5\n"));
        assertEquals(List.of(), pages("empty.md", ""));
        assertEquals(
                1,
                pages("record.md", "title=A\ntype=page\nstatus=published\n~~~~~~\n")
                        .size());
        Files.writeString(folder.resolve("record.json"), "{}");
        assertEquals(List.of(), ContentFolder.of(folder, new Diagnostics()).pages(found));
    }
}
