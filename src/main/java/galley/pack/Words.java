package galley.pack;

import java.util.Arrays;
import java.util.List;

/** Finds the words of the dictionary in some data, in all their forms: RFC 7932, section 8. */
final class Words {
    private static final int FORMS = 3;
    private static final int HASH_BITS = 15;

    /** All of them; read when the first is looked for. */
    static final Words ALL = new Words(Dictionary.words());

    private final List<Transforms.Beginning> beginnings = Transforms.all();

    /** By form, the words: as they are, with a capital, in capitals. */
    private final byte[][] words = new byte[FORMS][];

    /** By what their first letters hash to, the last word that begins so, and by word, the one before it. */
    private final int[] latest = new int[1 << HASH_BITS];

    private final int[] earlier;

    /** By word: its form, its length, its first four letters, its number among those of this length, its place. */
    private final byte[] forms;

    private final byte[] lengths;
    private final int[] firstLetters;
    private final int[] numbers;
    private final int[] places;
    private int count;

    private Words(byte[] dictionary) {
        int most = FORMS * dictionary.length / Dictionary.SHORTEST;
        earlier = new int[most];
        forms = new byte[most];
        lengths = new byte[most];
        firstLetters = new int[most];
        numbers = new int[most];
        places = new int[most];
        Arrays.setAll(words, form -> dictionary.clone());
        Arrays.fill(latest, -1);
        int place = 0;
        for (int length = Dictionary.SHORTEST; length <= Dictionary.LONGEST; length++) {
            for (int number = 0; number < 1 << Dictionary.bits(length); number++) {
                Transforms.capitalize(words[1], place, place + length, false);
                Transforms.capitalize(words[2], place, place + length, true);
                addForms(place, length, number);
                place += length;
            }
        }
    }

    private void addForms(int place, int length, int number) {
        for (int form = 0; form < FORMS; form++) {
            // What is the same in the form before would be found twice.
            int end = place + length;
            if (form == 0 || !Arrays.equals(words[form], place, end, words[form - 1], place, end)) {
                int four = four(words[form], place);
                int hash = hash(four);
                firstLetters[count] = four;
                forms[count] = (byte) form;
                lengths[count] = (byte) length;
                numbers[count] = number;
                places[count] = place;
                earlier[count] = latest[hash];
                latest[hash] = count++;
            }
        }
    }

    /**
     * Adds every word, with what may stand around it, that begins at a position.
     *
     * @param to where the data end, for now
     * @param reach the largest distance that is not a word
     */
    void find(byte[] data, int at, int to, int reach, Candidates found) {
        for (Transforms.Beginning beginning : beginnings) {
            int start = at + beginning.prefix().length();
            if (start + Dictionary.SHORTEST <= to && stands(beginning.prefix(), data, at)) {
                int four = four(data, start);
                for (int word = latest[hash(four)]; word >= 0; word = earlier[word]) {
                    if (firstLetters[word] == four) {
                        addEndings(beginning, word, data, at, to, reach, found);
                    }
                }
            }
        }
    }

    private void addEndings(
            Transforms.Beginning beginning, int word, byte[] data, int at, int to, int reach, Candidates found) {
        int start = at + beginning.prefix().length();
        int length = lengths[word];
        int common = common(word, data, start, Math.min(length, to - start));
        for (Transforms.Ending ending : beginning.endings().get(forms[word])) {
            int wordEnd = start + length - ending.omitted();
            int end = wordEnd + ending.suffix().length();
            if (wordEnd > start + common) {
                return;
            }
            if (wordEnd - start >= Dictionary.SHORTEST && end <= to && stands(ending.suffix(), data, wordEnd)) {
                int number = ending.transform() << Dictionary.bits(length) | numbers[word];
                found.add(end - at, length, reach + 1 + number);
            }
        }
    }

    private int common(int word, byte[] data, int start, int most) {
        int mismatch =
                Arrays.mismatch(words[forms[word]], places[word], places[word] + most, data, start, start + most);
        return mismatch < 0 ? most : mismatch;
    }

    private static boolean stands(String text, byte[] data, int at) {
        for (int i = 0; i < text.length(); i++) {
            if ((data[at + i] & 0xff) != text.charAt(i)) {
                return false;
            }
        }
        return true;
    }

    private static int four(byte[] text, int at) {
        return (text[at] & 0xff)
                | (text[at + 1] & 0xff) << 8
                | (text[at + 2] & 0xff) << 16
                | (text[at + 3] & 0xff) << 24;
    }

    private static int hash(int four) {
        return (four * 0x9E3779B1) >>> (32 - HASH_BITS);
    }
}
