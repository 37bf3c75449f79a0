package galley.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class IndexPatchTest {
    private static SearchDocument document(int number, Random random) {
        return new SearchDocument(
                "Title \"" + number,
                "../learn/" + number + "/",
                "Topic " + number % 3,
                "Says " + random.nextInt(3) + ",\n[]",
                words(random),
                IntStream.range(0, 1 + random.nextInt(40))
                        .mapToObj(i -> new SearchDocument.Section("s" + i, "Heading " + i, words(random)))
                        .toList());
    }

    /** Few that many documents have, and many that few have. */
    private static String words(Random random) {
        return random.ints(6)
                .mapToObj(i -> "w" + Math.floorMod(i, random.nextInt(4) == 0 ? 2000 : 5))
                .distinct()
                .collect(Collectors.joining(" "));
    }

    private static List<SearchDocument> documents(int count, Random random) {
        return new ArrayList<>(
                IntStream.range(0, count).mapToObj(i -> document(i, random)).toList());
    }

    /** Changes some lessons in the files; what comes of it, if it can be told. */
    private static Optional<Map<String, String>> patched(
            Map<String, String> files, List<SearchDocument> documents, int changes, Random random) {
        IndexPatch patch = new IndexPatch(name -> Optional.ofNullable(files.get(name)), documents.size());
        for (int i = 0; i < changes; i++) {
            int number = random.nextInt(documents.size());
            SearchDocument now = document(number, random);
            patch.replace(number, documents.get(number), now);
            documents.set(number, now);
        }
        return patch.files().map(some -> {
            Map<String, String> all = new HashMap<>(files);
            all.putAll(some);
            return all;
        });
    }

    @Test
    void patchedFilesAreThoseOfANewIndex() {
        int told = 0;
        for (int count : List.of(1, 12, 600)) {
            Random random = new Random(count);
            List<SearchDocument> documents = documents(count, random);
            for (int round = 0; round < 40; round++) {
                Map<String, String> before = SearchIndex.files(documents);
                Optional<Map<String, String>> now = patched(before, documents, random.nextInt(4), random);
                told += now.isPresent() ? 1 : 0;
                if (now.isPresent()) {
                    assertEquals(SearchIndex.files(documents), now.get(), count + " lessons, round " + round);
                }
            }
        }
        assertTrue(told > 80, "most changes can be told: " + told);
    }

    @Test
    void filesThatAreMissingOrOthersAreNotPatched() {
        Random random = new Random(1);
        List<SearchDocument> documents = documents(60, random);
        Map<String, String> files = SearchIndex.files(documents);
        for (String name : List.of("lessons-0.js", "words-1.js", "directory.js")) {
            Map<String, String> others = new HashMap<>(files);
            others.remove(name);
            assertEquals(Optional.empty(), first(others, documents, random), name);
        }
        Map<String, String> others = new HashMap<>(files);
        others.put("directory.js", SearchIndex.files(documents(60, random)).get("directory.js"));
        assertEquals(Optional.empty(), first(others, documents, random));
    }

    private static Optional<? extends Map<String, String>> first(
            Map<String, String> files, List<SearchDocument> documents, Random random) {
        IndexPatch patch = new IndexPatch(name -> Optional.ofNullable(files.get(name)), documents.size());
        patch.replace(0, documents.get(0), document(0, random));
        return patch.files();
    }

    @Test
    void wordsThatComeToAnIndexWithoutAnyAreNotForgotten() {
        SearchDocument none = new SearchDocument("A", "a/", "", "", "", List.of());
        SearchDocument some = new SearchDocument("A", "a/", "", "", "waiting", List.of());
        for (List<SearchDocument> step : List.of(List.of(none, some), List.of(some, none), List.of(none, none))) {
            Map<String, String> files = SearchIndex.files(List.of(step.get(0)));
            IndexPatch patch = new IndexPatch(name -> Optional.ofNullable(files.get(name)), 1);
            patch.replace(0, step.get(0), step.get(1));
            boolean same = step.get(0).equals(step.get(1));
            assertEquals(same, patch.files().isPresent(), step.toString());
        }
    }
}
