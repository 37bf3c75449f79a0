package galley.pack;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** What may be made of a word: RFC 7932, appendix B. */
final class Transforms {
    /**
     * By number, and divided by bars, what stands before and behind the word: {@code #} as it is, {@code ^} with a capital,
     * {@code !} in capitals, a digit without so many of its last letters. Those without some of the first letters, {@code <},
     * are never used. A character is a byte.
     */
    private static final String[] TABLE =
            ("#|# | # |<|^ |# the | #|s # |# of |^|# and |<|1|, # |#, | ^ |# in |# to |e # |#\"|#.|#\">|#\n|3|"
                            + "#]|# for |<|2|# a |# that | ^|#. |.#| #, |<|# with |#'|# from |# by |<|<| the #|4|#. The |!|"
                            + "# on |# as |# is |7|1ing |#\n\t|#:| #. |#ed |<|<|6|#(|^, |8|# at |#ly | the # of |5|9| ^, |^\"|"
                            + ".#(|! |^\">|#=\"| #.|.com/#| the # of the |^'|#. This |#,|.# |^(|^.|# not | #=\"|#er | ! |#al |"
                            + " !|#='|!\"|^. | #(|#ful | ^. |#ive |#less |!'|#est | ^.|!\">| #='|^,|#ize |!.|\u00c2\u00a0#| #,|"
                            + "^=\"|!=\"|#ous |!, |^='| ^,| !=\"| !, |!,|!(|!. | !.|!='| !. | ^=\"| !='| ^='")
                    .split("\\|");

    private static final String FORMS = "#^!";

    /**
     * One way to end a word.
     *
     * @param transform its number
     * @param omitted how many letters at the end of the word are left out
     * @param suffix what stands behind
     */
    record Ending(int transform, int omitted, String suffix) {}

    /**
     * All transforms that begin with the same letters.
     *
     * @param prefix these letters
     * @param endings by form: as the word is, with a capital, in capitals; those first that leave out most of it
     */
    record Beginning(String prefix, List<List<Ending>> endings) {}

    private static final Comparator<Ending> SHORTEST_FIRST =
            Comparator.comparing(Ending::omitted).reversed();

    private Transforms() {}

    /** All transforms that are used. */
    static List<Beginning> all() {
        List<Beginning> all = new ArrayList<>();
        for (int transform = 0; transform < TABLE.length; transform++) {
            String text = TABLE[transform];
            int word = 0;
            while ("#^!<123456789".indexOf(text.charAt(word)) < 0) {
                word++;
            }
            char form = text.charAt(word);
            if (form != '<') {
                int omitted = Math.max(0, Character.digit(form, 10));
                endings(text.substring(0, word), Math.max(0, FORMS.indexOf(form)), all)
                        .add(new Ending(transform, omitted, text.substring(word + 1)));
            }
        }
        all.forEach(beginning -> beginning.endings().forEach(endings -> endings.sort(SHORTEST_FIRST)));
        return all;
    }

    private static List<Ending> endings(String prefix, int form, List<Beginning> all) {
        for (Beginning beginning : all) {
            if (beginning.prefix().equals(prefix)) {
                return beginning.endings().get(form);
            }
        }
        all.add(new Beginning(prefix, List.of(new ArrayList<>(), new ArrayList<>(), new ArrayList<>())));
        return endings(prefix, form, all);
    }

    /** A word with a capital, or in capitals, as section 8 has it: not all that it takes for a letter is one. */
    static void capitalize(byte[] words, int from, int to, boolean all) {
        for (int at = from; at < (all ? to : from + 1); ) {
            int first = words[at] & 0xff;
            int length = first < 0xc0 ? 1 : first < 0xe0 ? 2 : 3;
            if (length > 1 || (first >= 'a' && first <= 'z')) {
                int changed = at + length - 1;
                if (changed < to) {
                    words[changed] ^= (byte) (length == 3 ? 5 : 32);
                }
            }
            at += length;
        }
    }
}
