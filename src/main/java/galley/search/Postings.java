package galley.search;

import java.util.Arrays;

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

    private int[] documents = new int[2];
    private int[] sections = new int[2];
    private int size;

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
        return count >= FEW && size > count / 4 ? "*" + map(count) : list();
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
