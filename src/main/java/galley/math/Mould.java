package galley.math;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A formula that was set once and serves all others that differ from it in their numerals only.
 *
 * <p>KaTeX gives all ten digits of a font the same box, so other digits change no more than the text that they are, and
 * so do more of them, as it leaves widths to the browser; only one alone is a character and may be set otherwise. A
 * numeral is found by what it says: different ones say different things in the formula that made the mould, and the same
 * ones are the same in all that are cast.
 */
final class Mould {
    private static final Pattern PART =
            Pattern.compile("(?<annotation></?annotation[^>]*+>)|<[^>]*+>|&[^;]*+;|(?<numeral>[0-9]+)");

    /** MathML, its annotation, and HTML: each says the whole formula. */
    private static final int PARTS = 3;

    private final SetFormula set;
    private final List<Hole> holes;

    private Mould(SetFormula set, List<Hole> holes) {
        this.set = set;
        this.holes = holes;
    }

    /**
     * A mould of a formula that was set without any remark.
     *
     * @return empty unless each part of the output says each numeral as often as the TeX
     */
    static Optional<Mould> of(Numerals numerals, SetFormula set) {
        List<Hole> holes = new ArrayList<>();
        int part = 0;
        for (Matcher found = PART.matcher(set.html()); found.find(); ) {
            if (found.group("annotation") != null) {
                part++;
            } else if (found.group("numeral") != null) {
                holes.add(new Hole(part, numerals.values().indexOf(found.group()), found.start(), found.end()));
            }
        }
        return part == PARTS - 1 && isWhole(holes, numerals) ? Optional.of(new Mould(set, holes)) : Optional.empty();
    }

    private static boolean isWhole(List<Hole> holes, Numerals numerals) {
        int[][] counts = new int[PARTS][numerals.values().size()];
        for (Hole hole : holes) {
            if (hole.numeral() < 0) {
                return false;
            }
            counts[hole.part()][hole.numeral()]++;
        }
        for (int[] part : counts) {
            for (int i = 0; i < part.length; i++) {
                if (part[i] != numerals.counts().get(i)) {
                    return false;
                }
            }
        }
        return true;
    }

    /** The formula of the same pattern that has these numerals. */
    SetFormula cast(Numerals numerals) {
        return SetFormula.later(() -> {
            String html = html(numerals);
            return new SetFormula.Parts(html, FormulaShape.of(html, set.styles()));
        });
    }

    private String html(Numerals numerals) {
        String made = set.html();
        StringBuilder html = new StringBuilder();
        int done = 0;
        for (Hole hole : holes) {
            html.append(made, done, hole.start()).append(numerals.values().get(hole.numeral()));
            done = hole.end();
        }
        return html.append(made, done, made.length()).toString();
    }

    /**
     * Where a numeral stands in the output.
     *
     * @param numeral its number among the formula's
     */
    private record Hole(int part, int numeral, int start, int end) {}
}
