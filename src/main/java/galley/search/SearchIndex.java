package galley.search;

import galley.text.JsonString;
import galley.text.SearchWords;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The files of an index, each a script that hands its value to the page: such files load from a server and from disk,
 * and neither needs more than the policy of every page.
 *
 * <ul>
 *   <li>{@code directory.js}: how many lessons there are, how many of them a file describes, and the first word of each
 *       file of words;
 *   <li>{@code words-<n>.js}: by word, its {@link Postings} in titles, headings and texts, with dots between;
 *   <li>{@code lessons-<n>.js}: title, page, topic, description and sections of some lessons.
 * </ul>
 */
public final class SearchIndex {
    /** The file that is read first. */
    public static final String DIRECTORY = "directory.js";

    private static final int LESSONS_OF_A_FILE = 5;
    private static final int SIZE_OF_A_FILE = 8000;

    private final List<SearchDocument> documents;
    private final Map<String, Word> words = new HashMap<>();
    private final Map<String, String> files = new LinkedHashMap<>();

    /** Where a word stands. */
    private record Word(Postings titles, Postings headings, Postings texts) {
        Word() {
            this(new Postings(), new Postings(), new Postings());
        }

        String text(int count) {
            return titles.text(count) + "." + headings.text(count) + "." + texts.text(count);
        }
    }

    private SearchIndex(List<SearchDocument> documents) {
        this.documents = documents;
    }

    /** The texts of all files by their names. */
    public static Map<String, String> files(List<SearchDocument> documents) {
        SearchIndex index = new SearchIndex(documents);
        for (int i = 0; i < documents.size(); i++) {
            index.add(i, documents.get(i));
        }
        index.writeLessons();
        index.writeWords();
        return Collections.unmodifiableMap(index.files);
    }

    private void add(int number, SearchDocument document) {
        SearchWords.telling(document.title())
                .forEach(word -> word(word).titles().add(number, 0));
        SearchWords.telling(document.topic()).forEach(word -> word(word).texts().add(number, 0));
        addText(number, 0, document.words());
        for (int i = 0; i < document.sections().size(); i++) {
            SearchDocument.Section section = document.sections().get(i);
            int place = i + 1;
            SearchWords.telling(section.title())
                    .forEach(word -> word(word).headings().add(number, place));
            addText(number, place, section.words());
        }
    }

    private void addText(int number, int section, String text) {
        for (String word : text.split(" ", -1)) {
            if (!word.isEmpty()) {
                word(word).texts().add(number, section);
            }
        }
    }

    private Word word(String word) {
        return words.computeIfAbsent(word, key -> new Word());
    }

    private void writeLessons() {
        for (int from = 0; from < documents.size(); from += LESSONS_OF_A_FILE) {
            List<SearchDocument> some = documents.subList(from, Math.min(documents.size(), from + LESSONS_OF_A_FILE));
            String name = "lessons-" + from / LESSONS_OF_A_FILE;
            write(
                    name,
                    "["
                            + String.join(
                                    ",\n",
                                    some.stream().map(SearchIndex::lesson).toList()) + "]");
        }
    }

    private static String lesson(SearchDocument lesson) {
        List<String> sections = lesson.sections().stream()
                .map(section -> "[" + quoted(section.id()) + "," + quoted(section.title()) + "]")
                .toList();
        return "[" + quoted(lesson.title()) + "," + quoted(lesson.href()) + "," + quoted(lesson.topic()) + ","
                + quoted(lesson.description()) + ",[" + String.join(",", sections) + "]]";
    }

    private void writeWords() {
        List<String> first = new ArrayList<>();
        StringBuilder shard = new StringBuilder();
        for (Map.Entry<String, Word> entry : new TreeMap<>(words).entrySet()) {
            String line = quoted(entry.getKey()) + ":" + quoted(entry.getValue().text(documents.size()));
            if (shard.length() > 0 && shard.length() + line.length() > SIZE_OF_A_FILE) {
                write("words-" + (first.size() - 1), "{" + shard + "}");
                shard.setLength(0);
            }
            if (shard.length() == 0) {
                first.add(quoted(entry.getKey()));
            }
            shard.append(shard.length() == 0 ? "" : ",\n").append(line);
        }
        if (shard.length() > 0) {
            write("words-" + (first.size() - 1), "{" + shard + "}");
        }
        write(
                "directory",
                "{\"count\":" + documents.size() + ",\"group\":" + LESSONS_OF_A_FILE + ",\"words\":["
                        + String.join(",", first) + "]}");
    }

    private void write(String name, String json) {
        files.put(name + ".js", "galleySearch(" + quoted(name) + "," + json + ")\n");
    }

    /** Two characters end a line in scripts and are none in JSON. */
    private static String quoted(String text) {
        return JsonString.quoted(text).replace("\u2028", "\\u2028").replace("\u2029", "\\u2029");
    }
}
