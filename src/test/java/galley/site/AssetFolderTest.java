package galley.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import galley.diagnostic.Diagnostics;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
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
                new String(assets.get(1).file().bytes(), StandardCharsets.UTF_8));
    }

    @Test
    void dotFilesStayAtHome() throws IOException {
        Files.createDirectories(folder.resolve(".git"));
        Files.writeString(folder.resolve(".git/config"), "x");
        Files.writeString(folder.resolve(".DS_Store"), "x");
        assertEquals(List.of(), AssetFolder.read(folder, new Diagnostics()));
    }

    @Test
    void whatAnEditorKeepsForItselfIsNoFault() throws IOException {
        Files.writeString(folder.resolve("site.css~"), "x");
        Files.writeString(folder.resolve("#site.css#"), "x");
        Diagnostics diagnostics = new Diagnostics();
        assertEquals(List.of(), AssetFolder.read(folder, diagnostics));
        assertEquals(List.of(), diagnostics.list());
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

    @Test
    void wellKnownFilesKeepTheirNamesAtTheRoot() throws IOException {
        Files.createDirectories(folder.resolve(".well-known/acme-challenge"));
        Files.writeString(folder.resolve(".well-known/security.txt"), "Contact: mailto:a@example.org\n");
        Files.writeString(folder.resolve(".well-known/acme-challenge/token"), "x");
        Files.writeString(folder.resolve(".well-known/.secret"), "x");
        Files.createDirectories(folder.resolve("deep/.well-known"));
        Files.writeString(folder.resolve("deep/.well-known/a.txt"), "x");
        Diagnostics diagnostics = new Diagnostics();
        assertEquals(
                List.of(".well-known/acme-challenge/token", ".well-known/security.txt"),
                AssetFolder.read(folder, diagnostics).stream()
                        .map(asset -> asset.file().path().value())
                        .toList());
        assertTrue(diagnostics.isEmpty());
    }

    @Test
    void namesThatDifferInCaseOnlyAreRefused() throws IOException {
        Files.writeString(folder.resolve("Logo.svg"), "<svg/>");
        Files.writeString(folder.resolve("logo.svg"), "<svg></svg>");
        assertEquals("Expected a name that differs from Logo.svg also where case is ignored.", onlyFault());
    }

    @Test
    void lettersBeyondAsciiAreRefusedInEveryForm() throws IOException {
        Files.writeString(folder.resolve("\u00e9.svg"), "<svg/>");
        Files.writeString(folder.resolve("e\u0301.svg"), "<svg/>");
        Diagnostics diagnostics = new Diagnostics();
        assertEquals(List.of(), AssetFolder.read(folder, diagnostics));
        assertEquals(2, diagnostics.list().size());
    }

    @Test
    void whatTheBuildMakesItselfIsNotOverridden() throws IOException {
        Files.writeString(folder.resolve("Calculator.js"), "x");
        assertEquals("Expected another name, but the build makes calculator.js itself.", onlyFault());
    }

    @Test
    void aLinkToTheFolderIsFollowedAndLinksInItAreNot() throws IOException {
        Path real = Files.createDirectories(folder.resolve("real"));
        Files.writeString(real.resolve("a.css"), "a{}");
        Files.createSymbolicLink(real.resolve("out"), folder);
        Path link = Files.createSymbolicLink(folder.resolve("link"), real);
        Diagnostics diagnostics = new Diagnostics();
        assertEquals(1, AssetFolder.read(link, diagnostics).size());
        assertEquals(1, diagnostics.list().size());
    }

    private String onlyFault() {
        Diagnostics diagnostics = new Diagnostics();
        AssetFolder.read(folder, diagnostics);
        assertEquals(1, diagnostics.list().size());
        return diagnostics.list().get(0).message();
    }
}
