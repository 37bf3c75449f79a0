package galley.math;

import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;

/**
 * A formula that was set once and serves all others of its pattern.
 *
 * <p>KaTeX gives all ten digits of a font the same box, so other digits change no more than the text that they are, and
 * so do more of them, as it leaves widths to the browser; only one alone is a character and may be set otherwise. Letters
 * of one box differ in how far they lean besides, which shows in the margin behind them and below them, and nowhere else.
 */
final class Mould {
    private final String html;
    private final List<Hole> holes;
    private final FormulaShape shape;

    /**
     * A mould.
     *
     * @param html a formula as it was set
     * @param holes in their order
     * @param styles the declarations behind each style class in {@code html}
     */
    Mould(String html, List<Hole> holes, SortedMap<String, String> styles) {
        this.html = html;
        this.holes = List.copyOf(holes);
        this.shape = FormulaShape.of(filled(HoleFiller::mark), styles);
    }

    /**
     * A mould of a formula that was set without any remark.
     *
     * @return empty unless each part of the output says each numeral and letter as often as the TeX
     */
    static Optional<Mould> of(Filling filling, SetFormula set) {
        return new MouldReader(filling, set).read();
    }

    /** The formula of the same pattern that is filled so. */
    SetFormula cast(Filling filling) {
        return SetFormula.later(() -> new SetFormula.Parts(filled(filler -> filler.html(filling)), shape(filling)));
    }

    private FormulaShape shape(Filling filling) {
        SortedMap<String, String> styles = new TreeMap<>();
        for (Hole hole : holes) {
            hole.filler()
                    .declarations(filling)
                    .ifPresent(declared -> StyleClasses.put(styles, StyleClasses.name(declared), declared));
        }
        return shape.with(text -> HoleFiller.unmarked(text, filling), styles);
    }

    private String filled(Function<HoleFiller, String> text) {
        StringBuilder filled = new StringBuilder();
        int done = 0;
        for (Hole hole : holes) {
            filled.append(html, done, hole.start()).append(text.apply(hole.filler()));
            done = hole.end();
        }
        return filled.append(html, done, html.length()).toString();
    }

    /** A place in the output that depends on what fills the mould. */
    record Hole(int start, int end, HoleFiller filler) {}
}
