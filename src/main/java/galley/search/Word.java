package galley.search;

import java.util.EnumMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Where a word stands. */
final class Word {
    private final Map<Field, Postings> places = new EnumMap<>(Field.class);
    private Optional<String> text = Optional.empty();

    /** What a word can stand in, in the order in which the index tells of it. */
    enum Field {
        TITLE,
        HEADING,
        TEXT
    }

    Word() {
        for (Field field : Field.values()) {
            places.put(field, new Postings());
        }
    }

    /** The word of which the places were this text, in an index of {@code count} documents. */
    static Word parsed(String text, int count) {
        Word word = new Word();
        Iterator<String> parts = List.of(text.split("\\.", -1)).iterator();
        for (Field field : Field.values()) {
            word.places.put(field, Postings.parsed(parts.next(), count));
        }
        return word;
    }

    boolean isEmpty() {
        return places.values().stream().allMatch(Postings::isEmpty);
    }

    /** Whether all that the text of an index of {@code count} documents tells is known. */
    boolean isWhole(int count) {
        return places.values().stream().allMatch(postings -> postings.isWhole(count));
    }

    /** Adds a document, unless it is there; only the first section counts. */
    void add(Field field, int document, int section) {
        places.computeIfAbsent(field, key -> new Postings()).add(document, section);
        text = Optional.empty();
    }

    /** Forgets a document; says whether none is left. */
    boolean remove(int document) {
        places.values().forEach(postings -> postings.remove(document));
        text = Optional.empty();
        return isEmpty();
    }

    /** The places as text, for an index of {@code count} documents, which is the same each time. */
    String text(int count) {
        String made = text.orElseGet(() -> String.join(
                ".",
                places.values().stream().map(postings -> postings.text(count)).toList()));
        text = Optional.of(made);
        return made;
    }
}
