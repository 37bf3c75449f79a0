package galley.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

class SearchIndexTest {
    private static SearchDocument document(int number) {
        String id = Integer.toString(number, 36);
        return new SearchDocument(
                "Title " + id + " \u2028\"</script>",
                "../learn/" + id + "/",
                "Topic",
                "",
                "preamble",
                List.of(
                        new SearchDocument.Section("s1", "Heading " + id, "shared words"),
                        new SearchDocument.Section("s2", "Other", "word" + id + " shared")));
    }

    private static Map<String, String> files(int count) {
        List<SearchDocument> documents = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            documents.add(document(i));
        }
        return SearchIndex.files(documents);
    }

    private static JsonNode json(Map<String, String> files, String name) throws IOException {
        String text = files.get(name + ".js");
        assertTrue(text.startsWith("galleySearch(\"" + name + "\","), text);
        return new ObjectMapper().readTree(text.substring(text.indexOf(',') + 1, text.lastIndexOf(')')));
    }

    @Test
    void wordsNameTheSectionsThatTheyStandIn() throws IOException {
        Map<String, String> files = files(2);
        assertEquals("[\"directory.js\",\"lessons-0.js\",\"words-0.js\"]", names(files));
        JsonNode words = json(files, "words-0");
        assertEquals("..ABAB", words.get("shared").asText());
        assertEquals("..AC", words.get("word0").asText());
        assertEquals("AAAA..", words.get("title").asText());
        assertEquals("..AAAA", words.get("topic").asText());
    }

    private static String names(Map<String, String> files) {
        return "[\"" + String.join("\",\"", files.keySet().stream().sorted().toList()) + "\"]";
    }

    @Test
    void lessonsAreDescribedInGroups() throws IOException {
        Map<String, String> files = files(7);
        JsonNode second = json(files, "lessons-1");
        assertEquals(2, second.size());
        assertEquals("../learn/6/", second.get(1).get(1).asText());
        assertEquals("Title 6 \u2028\"</script>", second.get(1).get(0).asText());
        assertEquals("s2", second.get(1).get(4).get(1).get(0).asText());
        assertTrue(files.get("lessons-1.js").indexOf('\u2028') < 0, "a line would end in a script");
    }

    @Test
    void everyFileOfWordsIsSmallAndBeginsWhereTheDirectorySays() throws IOException {
        Map<String, String> files = files(3000);
        JsonNode directory = json(files, "directory");
        assertEquals(3000, directory.get("count").asInt());
        assertTrue(directory.get("words").size() > 5);
        for (int i = 0; i < directory.get("words").size(); i++) {
            JsonNode words = json(files, "words-" + i);
            assertEquals(
                    directory.get("words").get(i).asText(), words.fieldNames().next());
            assertTrue(files.get("words-" + i + ".js").length() < 9000);
        }
    }

    @Test
    void theSameDocumentsGiveTheSameFiles() {
        assertEquals(files(100), files(100));
    }

    /** Numbers, not Math.random: a failure can be seen again. */
    @Test
    void lessonsThatChangeGiveTheFilesOfANewIndex() {
        Random random = new Random(7);
        SearchIndex index = new SearchIndex();
        List<SearchDocument> documents = new ArrayList<>();
        for (int i = 0; i < 40; i++) {
            documents.add(document(i));
        }
        for (int round = 0; round < 200; round++) {
            for (int changes = random.nextInt(4); changes > 0; changes--) {
                documents.set(random.nextInt(documents.size()), document(random.nextInt(60)));
            }
            if (random.nextInt(20) == 0) {
                documents.remove(random.nextInt(documents.size()));
            }
            assertEquals(SearchIndex.files(documents), index.of(documents), "round " + round);
        }
    }
}
