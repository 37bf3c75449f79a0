package galley.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import galley.BuiltSite;
import galley.SealedLesson;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jsoup.Jsoup;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What programs are told of a lesson is what its record says. */
class FactsIT {
    @TempDir
    Path folder;

    @Test
    void theSeedsFactsAreItsRecords() throws Exception {
        JsonNode facts = read(BuiltSite.lesson().resolveSibling("lesson.jsonld"));
        assertEquals("LearningResource", facts.get("@type").asText());
        assertEquals("Network interface adapter", facts.get("name").asText());
        assertEquals("1.3.0", facts.get("version").asText());
        assertEquals("2026-10-07", facts.get("dateModified").asText());
        assertFalse(
                facts.has("license") || facts.has("creditText") || facts.has("datePublished"), "the record has none");
        Path text = BuiltSite.lesson()
                .resolveSibling(facts.at("/encoding/contentUrl").asText());
        assertEquals(
                galley.text.Sha256.of(Files.readAllBytes(text.normalize())).hex(),
                facts.at("/encoding/sha256").asText());
    }

    @Test
    void theQuizIsThereWithItsAnswer() throws Exception {
        JsonNode question =
                read(BuiltSite.lesson().resolveSibling("lesson.jsonld")).at("/hasPart/hasPart/0");
        assertEquals(
                "What does RDMA principally reduce in a supported transfer?",
                question.get("name").asText());
        assertEquals(3, question.get("suggestedAnswer").size());
        assertEquals(
                "The remote CPU’s work copying and processing the payload.",
                question.at("/acceptedAnswer/text").asText());
    }

    @Test
    void thePageNamesItsFacts() throws Exception {
        String href = Jsoup.parse(Files.readString(BuiltSite.lesson()))
                .select("link[type=application/ld+json]")
                .attr("href");
        assertEquals("lesson.jsonld", Path.of(href).getFileName().toString());
    }

    @Test
    void anyTitleGivesWellFormedJson() throws Exception {
        String title = "\"A\" \\ </script> \u2028 & <b>";
        Files.createDirectories(folder.resolve("content"));
        Files.writeString(
                folder.resolve("content/a.json"),
                SealedLesson.of("# A\n\nText\n").text("title", title).record());
        BuiltSite.build(folder.resolve("content"), folder.resolve("site"), 1);
        JsonNode facts = read(folder.resolve("site/lessons/a-lesson/lesson.jsonld"));
        assertEquals(title, facts.get("name").asText());
    }

    private static JsonNode read(Path file) throws IOException {
        return new ObjectMapper().readTree(Files.readString(file));
    }
}
