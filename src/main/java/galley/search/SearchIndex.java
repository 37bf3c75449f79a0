package galley.search;

import galley.text.SearchWords;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * An index, and its files, each a script that hands its value to the page: such files load from a server and from disk,
 * and neither needs more than the policy of every page.
 *
 * <ul>
 *   <li>{@code directory.js}: how many lessons there are, how many of them a file describes, and the first word of each
 *       file of words;
 *   <li>{@code words-<n>.js}: by word, its {@link Postings} in titles, headings and texts, with dots between;
 *   <li>{@code lessons-<n>.js}: title, page, topic, description and sections of some lessons.
 * </ul>
 *
 * <p>The files depend on the lessons alone, and not on those that were taken in before. Belongs to one thread at a time.
 */
public final class SearchIndex {
    /** The file that is read first. */
    public static final String DIRECTORY = "directory.js";

    /** When more than this share of the lessons is new, all are taken in anew. */
    private static final int FEW = 8;

    private final List<SearchDocument> documents = new ArrayList<>();
    private final List<String> lessons = new ArrayList<>();
    private final Map<String, Word> words = new HashMap<>();

    /** The words in their order; empty when there are others now. */
    private Optional<List<String>> order = Optional.empty();

    /** The texts of all files of an index of these lessons, by their names. */
    public static Map<String, String> files(List<SearchDocument> documents) {
        return new SearchIndex().of(documents);
    }

    /** Takes in these lessons in the place of those of before, and returns the texts of all files by their names. */
    public Map<String, String> of(List<SearchDocument> now) {
        List<Integer> changed = IntStream.range(0, Math.min(now.size(), documents.size()))
                .filter(i -> !now.get(i).equals(documents.get(i)))
                .boxed()
                .toList();
        if (now.size() == documents.size() && changed.size() <= now.size() / FEW) {
            changed.forEach(i -> replace(i, now.get(i)));
        } else {
            fill(now);
        }
        Map<String, String> files = new LinkedHashMap<>();
        writeLessons(files);
        writeWords(files);
        return Collections.unmodifiableMap(files);
    }

    private void fill(List<SearchDocument> now) {
        documents.clear();
        lessons.clear();
        words.clear();
        order = Optional.empty();
        documents.addAll(now);
        for (int i = 0; i < now.size(); i++) {
            lessons.add(IndexFiles.lesson(now.get(i)));
            add(i, now.get(i));
        }
    }

    private void replace(int number, SearchDocument document) {
        visit(documents.get(number), (word, field, section) -> remove(word, number));
        documents.set(number, document);
        lessons.set(number, IndexFiles.lesson(document));
        add(number, document);
    }

    private void add(int number, SearchDocument document) {
        visit(document, (word, field, section) -> word(word).add(field, number, section));
    }

    private Word word(String text) {
        return words.computeIfAbsent(text, key -> {
            order = Optional.empty();
            return new Word();
        });
    }

    private void remove(String text, int number) {
        Word word = words.get(text);
        if (word != null && word.remove(number)) {
            words.remove(text);
            order = Optional.empty();
        }
    }

    /** Is shown every word of a document, with the section where it stands; a word may stand in several. */
    interface Visitor {
        void word(String word, Word.Field field, int section);
    }

    static void visit(SearchDocument document, Visitor visitor) {
        SearchWords.telling(document.title()).forEach(word -> visitor.word(word, Word.Field.TITLE, 0));
        SearchWords.telling(document.topic()).forEach(word -> visitor.word(word, Word.Field.TEXT, 0));
        visitText(document.words(), 0, visitor);
        for (int i = 0; i < document.sections().size(); i++) {
            SearchDocument.Section section = document.sections().get(i);
            int place = i + 1;
            SearchWords.telling(section.title()).forEach(word -> visitor.word(word, Word.Field.HEADING, place));
            visitText(section.words(), place, visitor);
        }
    }

    private static void visitText(String text, int section, Visitor visitor) {
        for (String word : text.split(" ", -1)) {
            if (!word.isEmpty()) {
                visitor.word(word, Word.Field.TEXT, section);
            }
        }
    }

    private List<String> order() {
        List<String> sorted =
                order.orElseGet(() -> words.keySet().stream().sorted().toList());
        order = Optional.of(sorted);
        return sorted;
    }

    private void writeLessons(Map<String, String> files) {
        for (int from = 0; from < lessons.size(); from += IndexFiles.LESSONS_OF_A_FILE) {
            List<String> some = lessons.subList(from, Math.min(lessons.size(), from + IndexFiles.LESSONS_OF_A_FILE));
            IndexFiles.put(IndexFiles.lessonsName(from), IndexFiles.lessons(some), files);
        }
    }

    private void writeWords(Map<String, String> files) {
        List<String> lines = order().stream()
                .map(word -> IndexFiles.word(word, word(word).text(documents.size())))
                .toList();
        files.putAll(IndexFiles.words(lines, documents.size()));
    }
}
