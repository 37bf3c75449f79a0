package galley.site;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import galley.BuiltSite;
import galley.link.PageLinks;
import galley.publication.Folder;
import galley.publication.Manifest;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.TimeZone;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SiteIT {
    @TempDir
    Path folder;

    @Test
    void theCommittedSiteIsWhatTheSourcesGive() throws Exception {
        String built = Manifest.of(BuiltSite.folder()).text();
        String committed = Manifest.of(Path.of("site")).text();
        assertEquals(built, committed, "site/ is out of date: run mvn package -DskipTests and commit it");
        assertEquals(built, Files.readString(Path.of("site", Manifest.NAME)));
    }

    @Test
    void anotherLocaleZoneAndNumberOfJobsGiveTheSameBytes() throws Exception {
        Locale locale = Locale.getDefault();
        TimeZone zone = TimeZone.getDefault();
        try {
            Locale.setDefault(Locale.forLanguageTag("tr"));
            TimeZone.setDefault(TimeZone.getTimeZone("Pacific/Kiritimati"));
            BuiltSite.build(folder.resolve("site"), 4);
        } finally {
            Locale.setDefault(locale);
            TimeZone.setDefault(zone);
        }
        assertEquals(Manifest.of(BuiltSite.folder()), Manifest.of(folder.resolve("site")));
    }

    @Test
    void theRecordAndItsMarkdownAreServedByteForByte() throws Exception {
        Path record = Path.of("content/lessons/atlas-lesson-network-adapter.json");
        Path served = BuiltSite.folder().resolve("agents/publications/atlas-lesson-network-adapter.json");
        assertArrayEquals(Files.readAllBytes(record), Files.readAllBytes(served));
        Path markdown = Path.of("content/lessons/atlas-lesson-network-adapter.md");
        Path servedMarkdown = BuiltSite.folder().resolve("agents/publications/atlas-lesson-network-adapter.md");
        assertArrayEquals(Files.readAllBytes(markdown), Files.readAllBytes(servedMarkdown));
    }

    @Test
    void theCommandOnThePageGivesTheContentHash() throws Exception {
        Document page = Jsoup.parse(Files.readString(BuiltSite.lesson()));
        String command = page.selectFirst(".recipe code").text();
        Process process = new ProcessBuilder("sh", "-c", command)
                .directory(BuiltSite.folder().resolve("agents/publications").toFile())
                .redirectErrorStream(true)
                .start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(0, process.waitFor(), said);
        assertEquals(page.selectFirst("[data-verify]").attr("data-hash"), said.split(" ", 2)[0]);
        assertTrue(Files.isRegularFile(
                target(BuiltSite.lesson(), page.selectFirst("[data-verify]").attr("data-verify"))));
    }

    @Test
    void noPageHoldsStyleOrScript() throws Exception {
        for (Path file : pages()) {
            Document page = Jsoup.parse(Files.readString(file));
            assertTrue(page.select("[style], style, script:not([src])").isEmpty(), file.toString());
            assertTrue(
                    page.getAllElements().stream()
                            .flatMap(element -> element.attributes().asList().stream())
                            .noneMatch(attribute -> attribute.getKey().startsWith("on")),
                    file.toString());
        }
    }

    @Test
    void everyPageHasTheStrictPolicyFirst() throws Exception {
        String headers = Files.readString(BuiltSite.folder().resolve("_headers"));
        for (Path file : pages()) {
            Element policy = Jsoup.parse(Files.readString(file))
                    .selectFirst("meta[charset] + meta[http-equiv=Content-Security-Policy]");
            assertFalse(policy.attr("content").contains("unsafe"));
            assertTrue(headers.contains("Content-Security-Policy: " + policy.attr("content")), headers);
        }
    }

    @Test
    void whatAPageLoadsIsInTheSite() throws Exception {
        for (Path file : pages()) {
            for (Element element :
                    Jsoup.parse(Files.readString(file)).select("[src], link[href]:not([rel=canonical])")) {
                String reference = element.hasAttr("src") ? element.attr("src") : element.attr("href");
                assertTrue(Files.isRegularFile(target(file, reference)), file + " → " + reference);
            }
        }
    }

    /** The scanner is held against a parser that builds whole trees. */
    @Test
    void theScannerFindsWhatAParserFinds() throws Exception {
        for (Path file : pages()) {
            Document page = Jsoup.parse(Files.readString(file));
            TreeSet<String> targets = new TreeSet<>(page.select("[href]").eachAttr("href"));
            targets.addAll(page.select("[src]").eachAttr("src"));
            PageLinks links = PageLinks.of("x.html", Files.readAllBytes(file));
            assertEquals(targets, new TreeSet<>(links.targets()), file.toString());
            assertEquals(
                    new TreeSet<>(page.select("[id]").eachAttr("id")), new TreeSet<>(links.ids()), file.toString());
        }
    }

    @Test
    void everyOwnLinkLeadsToAFileAndEveryFragmentToAnElement() throws Exception {
        for (Path file : pages()) {
            Document page = Jsoup.parse(Files.readString(file));
            for (Element link : page.select("a[href]")) {
                URI uri = URI.create(link.attr("href"));
                if (uri.isAbsolute()) {
                    continue;
                }
                Path target = uri.getPath().isEmpty() ? file : target(file, uri.getPath());
                assertTrue(Files.isRegularFile(target), file + " → " + uri);
                if (uri.getFragment() != null) {
                    Document there = Jsoup.parse(Files.readString(target));
                    assertFalse(there.select("[id=" + uri.getFragment() + "]").isEmpty(), file + " → " + uri);
                }
            }
        }
    }

    @Test
    void onlyTheFontsInUseAreShipped() throws Exception {
        TreeSet<String> fonts = Folder.files(BuiltSite.folder()).stream()
                .filter(path -> path.endsWith(".woff"))
                .map(path -> path.replaceFirst("assets/(.*)\\.[0-9a-f]+\\.woff", "$1"))
                .collect(Collectors.toCollection(TreeSet::new));
        assertEquals(new TreeSet<>(List.of("GalleyMain-Regular", "GalleyMath-Italic", "GalleySize3-Regular")), fonts);
    }

    @Test
    void theSitemapIsXmlWithAbsoluteAddresses() throws Exception {
        String sitemap = Files.readString(BuiltSite.folder().resolve("sitemap.xml"));
        Document document = Jsoup.parse(sitemap, "", org.jsoup.parser.Parser.xmlParser());
        List<String> addresses = document.select("loc").eachText();
        assertEquals("https://semiaifoundry.com/", addresses.get(0));
        assertTrue(addresses.contains("https://semiaifoundry.com/learn/atlas/network-adapter/"), addresses.toString());
        assertTrue(addresses.contains("https://semiaifoundry.com/topics/connectivity/"), addresses.toString());
        assertEquals(List.of("2026-10-07"), document.select("lastmod").eachText());
    }

    @Test
    void namesOfAssetsHoldTheirDigest() throws Exception {
        for (String path : Folder.files(BuiltSite.folder().resolve("assets"))) {
            byte[] bytes =
                    Files.readAllBytes(BuiltSite.folder().resolve("assets").resolve(path));
            assertTrue(path.contains("." + galley.text.Sha256.of(bytes).prefix(10) + "."), path);
        }
    }

    private static Path target(Path page, String reference) throws IOException, InterruptedException {
        Path root = BuiltSite.folder();
        Path target = reference.startsWith("/")
                ? root.resolve(reference.substring(1))
                : page.getParent().resolve(reference).normalize();
        return reference.isEmpty() || reference.endsWith("/") ? target.resolve("index.html") : target;
    }

    private static List<Path> pages() throws IOException, InterruptedException {
        Path root = BuiltSite.folder();
        return Folder.files(root).stream()
                .filter(path -> path.endsWith(".html"))
                .map(root::resolve)
                .toList();
    }
}
