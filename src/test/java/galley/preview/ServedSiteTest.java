package galley.preview;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import galley.publication.Manifest;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ServedSiteTest {
    @TempDir
    Path folder;

    @BeforeEach
    void files() throws IOException {
        for (String name : new String[] {"index.html", "404.html", "a/b/index.html", "a/x.json", "_redirects"}) {
            Path file = folder.resolve("site").resolve(name);
            Files.createDirectories(file.getParent());
            Files.writeString(file, name.equals("_redirects") ? "/old/ /a/b/ 301\nnonsense\n" : name);
        }
        Files.writeString(folder.resolve("secret"), "secret");
    }

    @Test
    void aFolderIsItsIndex() throws IOException {
        assertEquals(new Target.Found("index.html"), site("/").find("/"));
        assertEquals(new Target.Found("a/b/index.html"), site("/").find("/a/b/"));
        assertEquals(new Target.Found("a/b/index.html"), site("/").find("/a/b/index.html"));
        assertEquals(new Target.Moved("/a/b/"), site("/").find("/a/b"));
    }

    @Test
    void aFolderWithoutIndexIsMissing() throws IOException {
        assertEquals(new Target.Missing("404.html"), site("/").find("/a"));
        assertEquals(new Target.Missing("404.html"), site("/").find("/a/"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/../secret",
                "/a/../../secret",
                "/a/../index.html",
                "/./index.html",
                "//index.html",
                "/a\\x.json",
                "/index.html/",
                "/INDEX.HTML",
                "/index.html\0",
                "/nothing"
            })
    void onlyNamesOfTheManifestAreServed(String path) throws IOException {
        assertEquals(new Target.Missing("404.html"), site("/").find(path));
    }

    @Test
    void theSiteAnswersBelowItsBase() throws IOException {
        assertEquals(new Target.Found("a/x.json"), site("/repo/").find("/repo/a/x.json"));
        assertEquals(new Target.Moved("/repo/a/b/"), site("/repo/").find("/repo/a/b"));
        assertEquals(new Target.Found("a/x.json"), site("/repo/").find("/a/x.json"));
    }

    @Test
    void oldAddressesLeadOn() throws IOException {
        assertEquals(new Target.Moved("/a/b/"), site("/").find("/old/"));
        assertEquals(new Target.Missing("404.html"), site("/").find("/nonsense"));
    }

    @Test
    void theStateOfAPathIsThatOfItsFile() throws IOException {
        String before = site("/").state("/a/b/");
        assertEquals(before, site("/").state("/a/b/index.html"));
        Files.writeString(folder.resolve("site/index.html"), "another");
        assertEquals(before, site("/").state("/a/b/"));
        Files.writeString(folder.resolve("site/a/b/index.html"), "another");
        assertNotEquals(before, site("/").state("/a/b/"));
        assertEquals(site("/").state("/nothing"), site("/").state("/404.html"));
    }

    private ServedSite site(String base) throws IOException {
        Path site = folder.resolve("site");
        return ServedSite.read(site, Manifest.of(site), base);
    }
}
