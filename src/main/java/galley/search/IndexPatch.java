package galley.search;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;

/**
 * Changes an index in its files, of which only those are read that may change: the same files as those of a {@link
 * SearchIndex} of all lessons.
 */
public final class IndexPatch {
    private final Function<String, Optional<String>> file;
    private final int count;
    private final SortedMap<String, String> changed = new TreeMap<>();

    /** All words in their order, each with its line. */
    private final SortedMap<String, String> words = new TreeMap<>();

    private boolean wordsRead;
    private int wordFiles;
    private boolean good = true;

    /**
     * A patch of an index.
     *
     * @param file gives the text of a file of the index by its name
     * @param count how many lessons it knows
     */
    public IndexPatch(Function<String, Optional<String>> file, int count) {
        this.file = file;
        this.count = count;
    }

    /** Puts a lesson in the place of the one of this number. */
    public void replace(int number, SearchDocument before, SearchDocument now) {
        String name = IndexFiles.lessonsName(number);
        Optional<String> script = Optional.ofNullable(changed.get(name + ".js")).or(() -> file.apply(name + ".js"));
        if (script.isEmpty()) {
            good = false;
            return;
        }
        List<String> lines = new ArrayList<>(IndexFiles.lines(name, script.get()));
        lines.set(number % IndexFiles.LESSONS_OF_A_FILE, IndexFiles.lesson(now));
        IndexFiles.put(name, IndexFiles.lessons(lines), changed);
        replaceWords(number, places(before), places(now));
    }

    private void replaceWords(
            int number, Map<String, Map<Word.Field, Integer>> before, Map<String, Map<Word.Field, Integer>> now) {
        if (before.equals(now)) {
            return;
        }
        good = good && (wordsRead || readWords());
        before.forEach((word, places) -> {
            if (!places.equals(now.get(word))) {
                change(word, known -> known.remove(number));
            }
        });
        now.forEach((word, places) -> {
            if (!places.equals(before.get(word))) {
                change(word, known -> places.forEach((field, section) -> known.add(field, number, section)));
            }
        });
    }

    private static Map<String, Map<Word.Field, Integer>> places(SearchDocument document) {
        Map<String, Map<Word.Field, Integer>> places = new HashMap<>();
        SearchIndex.visit(
                document,
                (word, field, section) ->
                        places.computeIfAbsent(word, key -> new HashMap<>()).putIfAbsent(field, section));
        return places;
    }

    /** Reads all words; says whether they are those of which the directory tells. */
    private boolean readWords() {
        wordsRead = true;
        String name = "words-0";
        for (Optional<String> script = file.apply(name + ".js"); script.isPresent(); ) {
            for (String line : IndexFiles.lines(name, script.get())) {
                words.put(line.substring(1, line.indexOf('"', 1)), line);
            }
            name = "words-" + ++wordFiles;
            script = file.apply(name + ".js");
        }
        String directory = IndexFiles.words(List.copyOf(words.values()), count).get(SearchIndex.DIRECTORY);
        return file.apply(SearchIndex.DIRECTORY).filter(directory::equals).isPresent();
    }

    private interface Change {
        void make(Word word);
    }

    private void change(String text, Change change) {
        Optional<String> line = Optional.ofNullable(words.get(text));
        Word word = line.map(known -> Word.parsed(places(text, known), count)).orElseGet(Word::new);
        change.make(word);
        if (word.isEmpty()) {
            words.remove(text);
        } else if (word.isWhole(count)) {
            words.put(text, IndexFiles.word(text, word.text(count)));
        } else {
            good = false;
        }
    }

    private static String places(String word, String line) {
        return line.substring(IndexFiles.beginning(word).length() + 1, line.length() - 1);
    }

    /**
     * The files that may differ, by name, in order.
     *
     * @return empty where they cannot be made of those that are there, or where there would be more or fewer
     */
    public Optional<SortedMap<String, String>> files() {
        if (!good) {
            return Optional.empty();
        }
        SortedMap<String, String> files = new TreeMap<>(changed);
        if (wordsRead) {
            Map<String, String> now = IndexFiles.words(List.copyOf(words.values()), count);
            if (now.size() != wordFiles + 1) {
                return Optional.empty();
            }
            files.putAll(now);
        }
        return Optional.of(files);
    }
}
