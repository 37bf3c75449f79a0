package galley.math;

import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The TeX in which a digit or a letter is a character that is set, and nothing else: no size, no colour, no parameter, no
 * part of a name. What is not listed here is not such TeX. Fonts whose digits differ in height, depth or slant
 * (calligraphic, fraktur, italic) may have letters only.
 */
final class MouldTokens {
    /** Signs and letters are tokens, wherever they stand; the sign that opens a group may begin a longer one. */
    private static final String SIGNS = "-+*/=<>()|.,:;!?'&~^_}[]";

    private static final Pattern LONGER = Pattern.compile("([0-9]+)"
            + "|[ \\t\\r\\n]+"
            + "|\\\\(?:begin|end)\\{(?:aligned|gathered|split|cases|[bBpvV]?matrix)}"
            + "|\\\\(?:mathbb|mathcal|mathfrak|mathscr|mathit|boldsymbol)(?![a-zA-Z])[ ]*(?:[a-zA-Z]|\\{[a-zA-Z]*})"
            + "|\\{[-+*/=<>.,:;]}"
            + "|(\\\\(?:[a-zA-Z]+|[ ,:;!{}|%&$_\\\\]))"
            + "|\\{");

    private static final int NUMERAL = 1;
    private static final int COMMAND = 2;

    /** Commands that read what follows; digits right behind them, or behind a script's sign, are parted. */
    static final Set<String> READERS = words("frac dfrac tfrac cfrac binom sqrt"
            + " mathrm mathbf mathsf mathtt text textrm textbf textsf texttt operatorname"
            + " overline underline overbrace underbrace overset underset stackrel"
            + " hat widehat tilde widetilde bar vec dot ddot");

    static final Set<String> SYMBOLS = words("alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu"
            + " nu xi pi rho sigma tau upsilon phi chi psi omega varepsilon varphi vartheta varrho varsigma"
            + " Gamma Delta Theta Lambda Xi Pi Sigma Upsilon Phi Psi Omega"
            + " arccos arcsin arctan arg cos cosh cot coth csc deg det dim exp gcd hom inf ker lg lim liminf limsup ln"
            + " log max min Pr sec sin sinh sup tan tanh bmod"
            + " sum prod coprod int iint iiint oint bigcup bigcap limits nolimits displaystyle textstyle"
            + " cdot times div pm mp ast star circ bullet oplus otimes cap cup setminus wedge vee land lor lnot neg"
            + " le leq ge geq ne neq ll gg approx equiv sim simeq cong propto in ni notin subset subseteq supset"
            + " supseteq mid parallel perp to gets mapsto rightarrow leftarrow leftrightarrow Rightarrow Leftarrow"
            + " Leftrightarrow longrightarrow implies iff uparrow downarrow colon"
            + " infty partial nabla ell hbar emptyset varnothing forall exists prime angle degree Re Im aleph"
            + " ldots cdots dots vdots ddots dotsb dotsc"
            + " quad qquad left right middle big Big bigg Bigg bigl Bigl biggl Biggl bigr Bigr biggr Biggr"
            + " langle rangle lfloor rfloor lceil rceil lvert rvert lVert rVert vert Vert");

    /** Commands whose argument is set upright, or in another font. */
    static final Set<String> UPRIGHT =
            words("mathrm mathbf mathsf mathtt text textrm textbf textsf texttt operatorname");

    /** Commands that look at how far what stands below or above them leans out of its box. */
    static final Set<String> LEANING = words("hat widehat tilde widetilde bar vec dot ddot overset underset stackrel");

    private static final Set<String> DIGIT_READERS = Set.of("^", "_", "}", "]");

    private static final Set<String> BRACKET_READERS = Set.of("\\\\", "\\sqrt");

    private MouldTokens() {}

    /**
     * Hands over the tokens of some TeX.
     *
     * @return whether all of it was handed over
     */
    static boolean scan(String tex, Consumer<String> use) {
        String before = "";
        Matcher longer = LONGER.matcher(tex);
        for (int at = 0; at < tex.length(); ) {
            boolean single = isSingle(tex.charAt(at));
            if (!single && !(longer.region(at, tex.length()).lookingAt() && fits(longer, before))) {
                return false;
            }
            String token = single ? tex.substring(at, at + 1) : longer.group();
            if (token.equals("[") && readsBrackets(before)) {
                return false;
            }
            use.accept(token);
            before = token.isBlank() ? before : token;
            at += token.length();
        }
        return true;
    }

    private static boolean isSingle(char c) {
        return isLetter(c) || SIGNS.indexOf(c) >= 0;
    }

    private static boolean isLetter(char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
    }

    static boolean isNumeral(String token) {
        return Character.isDigit(token.charAt(0));
    }

    private static boolean fits(Matcher token, String before) {
        String text = token.group();
        if (token.start(NUMERAL) >= 0) {
            return text.length() == 1 || !parts(before);
        }
        if (token.start(COMMAND) >= 0) {
            return !isLetter(text.charAt(1)) || SYMBOLS.contains(text) || READERS.contains(text);
        }
        return true;
    }

    /** Whether only the first digit of several belongs to what stands before them. */
    private static boolean parts(String before) {
        return DIGIT_READERS.contains(before) || READERS.contains(before);
    }

    /** Whether a size or an option may stand in brackets. */
    private static boolean readsBrackets(String before) {
        return BRACKET_READERS.contains(before) || before.startsWith("\\begin");
    }

    private static Set<String> words(String names) {
        return Set.of(("\\" + names.replace(" ", " \\")).split(" "));
    }
}
