package galley.search;

import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * The documents that a word stands in, one after the other, each with the section where it stands first.
 *
 * <p>Written as gaps between documents and sections in digits of five bits, the highest of which says that more follow;
 * or, behind a star, one bit for each document of the index where so many have the word that bits are shorter. Sections
 * are left out then.
 */
final class Postings {
    /** The digits, of which each stands for its position. */
    static final String DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

    private static final int BITS = 5;
    private static final int MORE = 1 << BITS;
    private static final int BITS_OF_MAP = 6;
    private static final int FEW = 512;

    /** Of a document that was read from bits. */
    private static final int UNKNOWN = -1;

    private int[] documents = new int[2];
    private int[] sections = new int[2];
    private int size;

    /** What the text of an index of {@code count} documents tells. */
    static Postings parsed(String text, int count) {
        Postings postings = new Postings();
        if (text.startsWith("*")) {
            for (int i = 0; i < count; i++) {
                int digit = DIGITS.indexOf(text.charAt(1 + i / BITS_OF_MAP));
                if ((digit >> i % BITS_OF_MAP & 1) == 1) {
                    postings.add(i, UNKNOWN);
                }
            }
            return postings;
        }
        int document = -1;
        for (int at = 0; at < text.length(); ) {
            int gap = end(text, at);
            int section = end(text, gap);
            document += 1 + number(text, at, gap);
            postings.add(document, number(text, gap, section));
            at = section;
        }
        return postings;
    }

    /** Behind the number that begins here. */
    private static int end(String text, int from) {
        int at = from;
        while (DIGITS.indexOf(text.charAt(at)) >= MORE) {
            at++;
        }
        return at + 1;
    }

    private static int number(String text, int from, int to) {
        int value = 0;
        for (int at = to - 1; at >= from; at--) {
            value = value * MORE + DIGITS.indexOf(text.charAt(at)) % MORE;
        }
        return value;
    }

    /** Adds a document, unless it is there: only the first section of each counts. */
    void add(int document, int section) {
        int found = size > 0 && documents[size - 1] < document ? -size - 1 : find(document);
        if (found >= 0) {
            return;
        }
        if (size == documents.length) {
            documents = Arrays.copyOf(documents, 2 * size);
            sections = Arrays.copyOf(sections, 2 * size);
        }
        int at = -found - 1;
        move(at, at + 1);
        documents[at] = document;
        sections[at] = section;
        size++;
    }

    /** Forgets a document, if it is there. */
    void remove(int document) {
        int found = find(document);
        if (found >= 0) {
            move(found + 1, found);
            size--;
        }
    }

    boolean isEmpty() {
        return size == 0;
    }

    private int find(int document) {
        return Arrays.binarySearch(documents, 0, size, document);
    }

    private void move(int from, int to) {
        System.arraycopy(documents, from, documents, to, size - from);
        System.arraycopy(sections, from, sections, to, size - from);
    }

    /** The postings as text, for an index of {@code count} documents. */
    String text(int count) {
        return isMap(count) ? "*" + map(count) : list();
    }

    private boolean isMap(int count) {
        return count >= FEW && size > count / 4;
    }

    /** Whether {@link #text} tells of nothing that is unknown. */
    boolean isWhole(int count) {
        return isMap(count) || IntStream.range(0, size).noneMatch(i -> sections[i] == UNKNOWN);
    }

    private String list() {
        StringBuilder out = new StringBuilder();
        int last = -1;
        for (int i = 0; i < size; i++) {
            number(documents[i] - last - 1, out);
            number(sections[i], out);
            last = documents[i];
        }
        return out.toString();
    }

    private static void number(int value, StringBuilder out) {
        int rest = value;
        while (rest >= MORE) {
            out.append(DIGITS.charAt(MORE | rest % MORE));
            rest /= MORE;
        }
        out.append(DIGITS.charAt(rest));
    }

    private String map(int count) {
        int[] digits = new int[(count + BITS_OF_MAP - 1) / BITS_OF_MAP];
        for (int i = 0; i < size; i++) {
            digits[documents[i] / BITS_OF_MAP] |= 1 << documents[i] % BITS_OF_MAP;
        }
        StringBuilder out = new StringBuilder();
        for (int digit : digits) {
            out.append(DIGITS.charAt(digit));
        }
        return out.toString();
    }
}
