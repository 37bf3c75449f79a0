package galley.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import galley.diagnostic.Diagnostics;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AssetFolderTest {
    @TempDir
    Path folder;

    @Test
    void aSheetNamesWhatIsPublished() throws IOException {
        Files.createDirectories(folder.resolve("img"));
        Files.writeString(folder.resolve("img/a.svg"), "<svg/>");
        Files.writeString(folder.resolve("site.css"), "a{background:url(\"img/a.svg\")} b{background:url(none.svg)}");
        List<Asset> assets = AssetFolder.read(folder, new Diagnostics());
        String svg = assets.get(0).file().path().value();
        assertTrue(svg.matches("assets/img/a\\.[0-9a-f]{10}\\.svg"), svg);
        assertEquals(
                "a{background:url(" + svg.substring("assets/".length()) + ")} b{background:url(none.svg)}",
                new String(assets.get(1).file().bytes(), java.nio.charset.StandardCharsets.UTF_8));
    }

    @Test
    void dotFilesStayAtHome() throws IOException {
        Files.createDirectories(folder.resolve(".git"));
        Files.writeString(folder.resolve(".git/config"), "x");
        Files.writeString(folder.resolve(".DS_Store"), "x");
        assertEquals(List.of(), AssetFolder.read(folder, new Diagnostics()));
    }

    @Test
    void linksAreRefused() throws IOException {
        Path secret = Files.writeString(folder.resolve("secret.css"), "x");
        Path assets = Files.createDirectories(folder.resolve("assets"));
        Files.createSymbolicLink(assets.resolve("b.css"), secret);
        Diagnostics diagnostics = new Diagnostics();
        assertEquals(List.of(), AssetFolder.read(assets, diagnostics));
        assertEquals(
                "Expected a plain file, but this is a link; what it leads to is not published.",
                diagnostics.list().get(0).message());
    }

    @Test
    void aNameThatSomeSystemCannotHoldIsRefused() throws IOException {
        Files.writeString(folder.resolve("a b.css"), "x");
        Files.writeString(folder.resolve("nodot"), "x");
        Diagnostics diagnostics = new Diagnostics();
        AssetFolder.read(folder, diagnostics);
        assertEquals(2, diagnostics.list().size());
    }

    @Test
    void aMissingFolderIsReported() {
        Diagnostics diagnostics = new Diagnostics();
        assertEquals(List.of(), AssetFolder.read(folder.resolve("none"), diagnostics));
        assertEquals(
                "Expected a folder of assets, but there is none.",
                diagnostics.list().get(0).message());
    }
}
