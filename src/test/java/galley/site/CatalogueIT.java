package galley.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import galley.BuiltSite;
import galley.SmallCatalogue;
import galley.publication.Folder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import javax.imageio.ImageIO;
import javax.xml.parsers.DocumentBuilderFactory;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.NodeList;

/** The pages and files around the lessons, of a catalogue with everything in it. */
class CatalogueIT {
    @TempDir
    static Path folder;

    private static Path site;

    @BeforeAll
    static void build() throws Exception {
        SmallCatalogue.write(folder.resolve("content"));
        site = folder.resolve("site");
        var result = BuiltSite.build(folder.resolve("content"), site, 2);
        assertTrue(result.published().isPresent(), result.diagnostics().list().toString());
    }

    private static Document page(String path) throws IOException {
        return Jsoup.parse(Files.readString(site.resolve(path)), "https://s.example/" + path);
    }

    private static List<String> texts(Document page, String selector) {
        return page.select(selector).eachText();
    }

    @Test
    void everyFolderAboveALessonHasAPage() throws IOException {
        SortedSet<String> dead = new TreeSet<>();
        for (String path : Folder.files(site)) {
            if (path.endsWith(".html")) {
                for (int slash = path.indexOf('/'); slash >= 0; slash = path.indexOf('/', slash + 1)) {
                    if (!Files.exists(site.resolve(path.substring(0, slash + 1) + "index.html"))) {
                        dead.add(path.substring(0, slash));
                    }
                }
            }
        }
        assertEquals(new TreeSet<>(), dead);
        assertEquals(List.of("learn/small/"), texts(page("learn/index.html"), ".folders a"));
        assertTrue(texts(page("learn/small/index.html"), ".lessons a").contains("Logic gate"));
        assertEquals(
                List.of("What version 1.1.0 changed"),
                texts(page("learn/small/adder/v/1.1.0/index.html"), ".lessons a"));
    }

    @Test
    void everyInnerLinkLeadsToAFile() throws IOException {
        List<String> broken = new ArrayList<>();
        for (String path : Folder.files(site)) {
            if (path.endsWith(".html") && !path.equals("404.html")) {
                for (Element link : page(path).select("a[href], link[href], script[src]")) {
                    String url = link.hasAttr("src") ? link.absUrl("src") : link.absUrl("href");
                    if (url.startsWith("https://s.example/")) {
                        String target =
                                url.substring("https://s.example/".length()).replaceFirst("#.*", "");
                        Path file =
                                site.resolve(target.isEmpty() || target.endsWith("/") ? target + "index.html" : target);
                        if (!Files.isRegularFile(file)) {
                            broken.add(path + " -> " + target);
                        }
                    }
                }
            }
        }
        assertEquals(List.of(), broken);
    }

    @Test
    void lessonsStandUnderTheirTopics() throws IOException {
        assertEquals(
                List.of("Electric charge", "Electric field"), texts(page("topics/physics/index.html"), ".lessons a"));
        Document gate = page("learn/small/gate/index.html");
        assertEquals(List.of("Atlas lessons", "Devices"), texts(gate, ".crumbs a"));
        assertEquals(List.of("Carrying adder μ"), texts(gate, ".neighbours dd a"));
    }

    @Test
    void theMapIsDrawnAndWritten() throws IOException {
        Document map = page("map/index.html");
        assertEquals(5, map.select(".drawing a").size());
        assertEquals(4, map.select(".drawing path.arrow").size());
        assertEquals(
                "../learn/small/gate/",
                map.select(".drawing a[aria-label=Logic gate]").attr("href"));
        Element gate =
                map.select(".lessons > li:has(> a:containsOwn(Logic gate))").first();
        assertNotNull(gate);
        assertEquals(
                "Builds on Electric field Leads to Carrying adder μ",
                gate.select(".groups").text());
    }

    @Test
    void aSymbolOfTwoMeaningsIsMarked() throws IOException {
        Document notation = page("notation/index.html");
        assertEquals(List.of("α", "E 2 meanings"), texts(notation, "tbody th"));
        assertEquals(List.of("Energy", "Field"), texts(notation, "tbody.clash td:nth-of-type(1)"));
        assertEquals(
                "../learn/small/charge/#section-3",
                notation.select("tbody a").first().attr("href"));
    }

    @Test
    void aWorkNamesTheLessonsThatCiteIt() throws IOException {
        Document sources = page("sources/index.html");
        assertEquals(List.of("A handbook"), texts(sources, ".lessons > li > a"));
        assertEquals(5, sources.select(".lessons .edition a").size());
    }

    @Test
    void ordinaryPagesAreBakedAndLinked() throws IOException {
        assertEquals(List.of("About", "Licences"), texts(page("index.html"), ".colophon a"));
        assertEquals("<b>None</b>", page("licences.html").select("article p").text());
        assertFalse(Files.exists(site.resolve("draft.html")));
    }

    @Test
    void anythingInATitleLeavesEveryFormatWellFormed() throws Exception {
        for (String path : Folder.files(site)) {
            Path file = site.resolve(path);
            if (path.endsWith(".json") || path.endsWith(".jsonld")) {
                new ObjectMapper().readTree(file.toFile());
            } else if (path.endsWith(".xml")) {
                DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(file.toFile());
            } else if (path.startsWith("search/") && path.endsWith(".js")) {
                String text = Files.readString(file);
                new ObjectMapper().readTree(text.substring(text.indexOf(',') + 1, text.lastIndexOf(')')));
            } else if (path.endsWith(".png")) {
                assertEquals(1200, ImageIO.read(file.toFile()).getWidth(), path);
            }
        }
        assertEquals(
                SmallCatalogue.HOSTILE,
                page("learn/small/hostile/index.html").select("h1").isEmpty()
                        ? ""
                        : facts("hostile").get("name").asText());
        assertEquals(
                SmallCatalogue.HOSTILE,
                page("learn/small/hostile/index.html")
                        .select("meta[property=og:title]")
                        .attr("content"));
        assertTrue(texts(page("index.html"), ".lessons a").stream().anyMatch(title -> title.contains("]]> </script>")));
    }

    private static JsonNode facts(String id) throws IOException {
        return new ObjectMapper()
                .readTree(site.resolve("learn/small/" + id + "/lesson.jsonld").toFile());
    }

    @Test
    void factsHoldTheWayToTheLesson() throws IOException {
        JsonNode crumbs = facts("gate").at("/mainEntityOfPage/breadcrumb/itemListElement");
        assertEquals(3, crumbs.size());
        assertEquals("Devices", crumbs.get(1).get("name").asText());
        assertEquals("../../../topics/devices/", crumbs.get(1).get("item").asText());
        assertEquals("../../../learn/small/gate/", crumbs.get(2).get("item").asText());
    }

    @Test
    void onlyAnAuthorGivesLibraryTags() throws IOException {
        Document gate = page("learn/small/gate/index.html");
        assertEquals(
                "Ada Example & \"Co\"",
                gate.select("meta[name=citation_author]").attr("content"));
        assertEquals(
                "2026/01/02",
                gate.select("meta[name=citation_publication_date]").attr("content"));
        Document field = page("learn/small/field/index.html");
        assertTrue(field.select("meta[name^=citation_], meta[name^=DC.]").isEmpty());
        assertEquals(
                "https://lessons.example/learn/small/field/cover.png",
                field.select("meta[property=og:image]").attr("content"));
        assertTrue(field.select("meta[property=article:published_time]").isEmpty());
    }

    @Test
    void theFeedHasEveryDatedRevisionLatestFirst() throws Exception {
        var feed = DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(site.resolve("feed.xml").toFile());
        NodeList ids = feed.getElementsByTagName("id");
        assertEquals(1 + 6, ids.getLength());
        assertEquals(
                "https://lessons.example/learn/small/adder/v/1.1.0/",
                ids.item(1).getTextContent());
        assertEquals(
                "2026-05-01T00:00:00Z",
                feed.getElementsByTagName("updated").item(0).getTextContent());
    }

    @Test
    void theSitemapNamesEveryPage() throws IOException {
        String sitemap = Files.readString(site.resolve("sitemap.xml"));
        for (String path : List.of("topics/physics/", "map/", "notation/", "about.html", "learn/small/")) {
            assertTrue(sitemap.contains("<loc>https://lessons.example/" + path + "</loc>"), path);
        }
        assertTrue(sitemap.contains("gate/</loc><lastmod>2026-03-01</lastmod>"));
        assertFalse(sitemap.contains("404") || sitemap.contains("from-disk"));
    }

    @Test
    void theCrateSealsEveryRecord() throws IOException {
        JsonNode crate = new ObjectMapper()
                .readTree(site.resolve("ro-crate-metadata.json").toFile());
        int files = 0;
        for (JsonNode entity : crate.get("@graph")) {
            if (entity.get("@type").asText().equals("File")) {
                files++;
                assertEquals(
                        galley.text.Sha256.of(Files.readAllBytes(
                                        site.resolve(entity.get("@id").asText())))
                                .hex(),
                        entity.get("sha256").asText());
            }
        }
        assertEquals(12, files);
    }
}
