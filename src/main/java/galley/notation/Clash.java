package galley.notation;

import galley.markdown.Symbol;
import java.util.List;

/**
 * Uses that a reader of several lessons would stumble over.
 *
 * @param kind in which way they clash
 * @param uses in order
 */
public record Clash(Kind kind, List<Use> uses) {
    /** The ways of clashing. */
    public enum Kind {
        /** One symbol, several meanings. */
        MEANINGS,
        /** One meaning, several symbols. */
        SYMBOLS,
        /** One symbol with one meaning, several units. */
        UNITS
    }

    public Clash {
        uses = List.copyOf(uses);
    }

    /** The meaning that several symbols share, or else the symbol. */
    public String about() {
        Symbol shared = uses.get(0).symbol();
        return kind == Kind.SYMBOLS ? shared.meaning() : shared.name();
    }
}
