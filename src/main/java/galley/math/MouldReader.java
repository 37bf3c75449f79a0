package galley.math;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Finds the holes of a mould. A numeral or letter is found by what it says: different ones say different things in the
 * formula that makes the mould, and the same ones are the same in all that are cast.
 */
final class MouldReader {
    private static final Pattern PART = Pattern.compile("<annotation [^>]*+>(?<tex>[^<]*)</annotation>"
            + "|<mi>(?<identifier>\\p{L})</mi>"
            + "|<span class=\"mord mathnormal(?: mtight)?(?<margin>(?: s[0-9a-v]{8})?)\">(?<letter>[^<]*)</span>"
            + "|<[^>]*+>|&[^;]*+;|(?<numeral>[0-9]+)");

    /** What follows a letter that has a script; the class is that of the script which stands lowest. */
    private static final Pattern SCRIPT =
            Pattern.compile("<span class=\"msupsub\"><span class=\"vlist-t(?: vlist-t2)?\">"
                    + "<span class=\"vlist-r\"><span class=\"vlist[^\"]*\"><span class=\"(?<class>[^\" ]*)\">");

    private final Filling filling;
    private final String html;
    private final SortedMap<String, String> styles;
    private final List<Mould.Hole> holes = new ArrayList<>();

    /** How often each numeral and letter was found in MathML, and behind it in HTML. */
    private final int[][] numerals;

    private final int[][] letters;
    private int part;
    private int endOfLetter = -1;
    private boolean isHole;
    private boolean fits = true;

    MouldReader(Filling filling, SetFormula set) {
        this.filling = filling;
        this.html = set.html();
        this.styles = set.styles();
        this.numerals = new int[2][filling.numerals().size()];
        this.letters = new int[2][filling.letters().size()];
    }

    /** The mould, if each part of the output says each numeral and letter as often as the TeX. */
    Optional<Mould> read() {
        for (Matcher found = PART.matcher(html); fits && found.find(); ) {
            if (found.group("tex") != null) {
                tex(found);
            } else if (found.group("numeral") != null) {
                numeral(found);
            } else if (found.group("identifier") != null) {
                identifier(found);
            } else if (found.group("letter") != null) {
                letter(found);
            }
        }
        return fits && part == 1 && isWhole() ? Optional.of(new Mould(html, holes, styles)) : Optional.empty();
    }

    private void tex(Matcher found) {
        HoleFiller filler = new HoleFiller.Tex();
        fits = part == 0 && found.group("tex").equals(filler.html(filling));
        hole(found.start("tex"), found.end("tex"), filler);
        part = 1;
    }

    private void numeral(Matcher found) {
        int index = index(filling.numerals(), found.group()::equals);
        fits = index >= 0;
        if (fits) {
            numerals[part][index]++;
            hole(found.start(), found.end(), new HoleFiller.Numeral(index));
        }
    }

    private void identifier(Matcher found) {
        int index = index(filling.letters(), letter -> letter.text().equals(found.group("identifier")));
        if (index >= 0) {
            letters[part][index]++;
            hole(found.start("identifier"), found.end("identifier"), new HoleFiller.Text(index));
        }
    }

    private void letter(Matcher found) {
        boolean beside = endOfLetter == found.start();
        boolean wasHole = isHole;
        int index = index(filling.letters(), letter -> letter.text().equals(found.group("letter")));
        isHole = index >= 0;
        // Two of them may become one, which depends on both.
        fits = !beside || !(wasHole || isHole);
        endOfLetter = found.end();
        if (isHole) {
            letters[part][index]++;
            HoleFiller margin = new HoleFiller.Margin(index);
            fits &= found.group("margin").equals(margin.html(filling));
            hole(found.start("margin"), found.end("margin"), margin);
            hole(found.start("letter"), found.end("letter"), new HoleFiller.Text(index));
            subscript(index);
        }
    }

    private void subscript(int index) {
        Matcher script = SCRIPT.matcher(html).region(endOfLetter, html.length());
        String declared = script.lookingAt() ? styles.getOrDefault(script.group("class"), "") : "";
        String shift = filling.letter(index).shift();
        int at = declared.indexOf(shift);
        if (at >= 0) {
            String after = declared.substring(at + shift.length());
            hole(
                    script.start("class"),
                    script.end("class"),
                    new HoleFiller.Subscript(index, declared.substring(0, at), after));
        } else {
            fits &= !declared.contains("margin-left");
        }
    }

    private void hole(int start, int end, HoleFiller filler) {
        holes.add(new Mould.Hole(start, end, filler));
    }

    private boolean isWhole() {
        return isWhole(numerals, filling.numerals()) && isWhole(letters, filling.letters());
    }

    private static <T> boolean isWhole(int[][] counts, List<Filling.Use<T>> uses) {
        int[] wanted = uses.stream().mapToInt(Filling.Use::count).toArray();
        return Arrays.equals(counts[0], wanted) && Arrays.equals(counts[1], wanted);
    }

    private static <T> int index(List<Filling.Use<T>> uses, Predicate<T> wanted) {
        for (int i = 0; i < uses.size(); i++) {
            if (wanted.test(uses.get(i).value())) {
                return i;
            }
        }
        return -1;
    }
}
