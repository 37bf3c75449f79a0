package galley.math;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import galley.diagnostic.Code;
import galley.diagnostic.Diagnostics;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MouldRendererTest {
    private static final int ROUNDS = Integer.getInteger("galley.moulds", 250);
    private static final List<Letter> LETTERS = Stream.concat(
                    IntStream.rangeClosed('A', 'z').mapToObj(Character::toString),
                    MouldTokens.SYMBOLS.stream().sorted())
            .flatMap(tex -> Letter.of(tex).stream())
            .toList();
    private static final Pattern DIGITS = Pattern.compile("[0-9]+");

    private final List<String> asked = new ArrayList<>();
    private final MouldRenderer moulds = MouldRenderer.over(noting());

    /** KaTeX, with a note of what it was asked. */
    private FormulaRenderer noting() {
        return new FormulaRenderer() {
            @Override
            public Optional<SetFormula> render(Formula formula, Diagnostics diagnostics) {
                asked.add(formula.tex().text());
                return Formulas.RENDERER.render(formula, diagnostics);
            }

            @Override
            public void close() {}
        };
    }

    private SetFormula cast(Formula formula) {
        return moulds.render(formula, new Diagnostics()).orElseThrow();
    }

    /** Sets some TeX, and holds a cast with other numerals and letters against KaTeX. */
    private void assertSame(String tex, Random random) {
        Formula first = random.nextBoolean() ? Formulas.display(tex) : Formulas.inline(tex);
        assertEquals(Formulas.set(first), cast(first), tex);
        String other = relettered(renumbered(tex, random), random);
        Formula second = first.display() ? Formulas.display(other) : Formulas.inline(other);
        assertEquals(Formulas.set(second), cast(second), () -> tex + " and " + other);
    }

    /** Other numerals, of more than one digit where these are; the same ones become the same. */
    private static String renumbered(String tex, Random random) {
        List<String> old = DIGITS.matcher(tex)
                .results()
                .map(found -> found.group())
                .distinct()
                .toList();
        List<String> fresh = new ArrayList<>();
        for (String value : old) {
            fresh.add(numeral(random, value.length() == 1 ? 1 : 2 + random.nextInt(4), fresh));
        }
        return DIGITS.matcher(tex).replaceAll(found -> fresh.get(old.indexOf(found.group())));
    }

    /** Other letters, each of the same box where it is one of those that may be cast; the same ones become the same. */
    private static String relettered(String tex, Random random) {
        List<Letter> old = FillingReader.read(new Question(tex, true)).stream()
                .flatMap(filling -> filling.letters().stream().map(Filling.Use::value))
                .toList();
        Map<String, String> fresh = new HashMap<>();
        for (Letter letter : old) {
            List<String> others = LETTERS.stream()
                    .filter(other -> other.box().equals(letter.box()))
                    .map(Letter::tex)
                    .filter(other -> !fresh.containsValue(other))
                    .toList();
            fresh.put(letter.tex(), others.get(random.nextInt(others.size())));
        }
        StringBuilder other = new StringBuilder();
        MouldTokens.scan(tex, token -> {
            String now = fresh.getOrDefault(token, token);
            boolean joined = other.toString().matches("(?s).*\\\\[a-zA-Z]+") && now.matches("(?s)[a-zA-Z].*");
            other.append(joined ? " " : "").append(now);
        });
        return old.isEmpty() ? tex : other.toString();
    }

    private static String numeral(Random random, int length, Collection<String> taken) {
        String numeral = "";
        while (numeral.length() != length || taken.contains(numeral)) {
            numeral = random.ints(length, 0, 10).mapToObj(Integer::toString).reduce("", String::concat);
        }
        return numeral;
    }

    @Test
    void aFormulaThatDiffersInItsNumeralsOnlyIsNotSetAgain() {
        cast(Formulas.display("\\frac{12}{x_3}=1.5"));
        SetFormula other = cast(Formulas.display("\\frac{70}{x_8}=4.9"));
        assertEquals(List.of("\\frac{12}{x_3}=1.5"), asked);
        assertEquals(Formulas.set("\\frac{70}{x_8}=4.9"), other);
    }

    @Test
    void aFormulaThatDiffersInItsLettersOnlyIsNotSetAgain() {
        String first = "T_{\\mathrm{max}}=\\alpha_k^2+\\frac{M}{B_{i}'}";
        String second = "Q_{\\mathrm{max}}=\\alpha_k^2+\\frac{M}{B_{i}'}";
        String third = "A_{\\mathrm{max}}=\\kappa_h^2+\\frac{L}{V_{i}'}";
        List.of(first, second, third).forEach(tex -> assertEquals(Formulas.set(tex), cast(Formulas.display(tex))));
        // A Q is deeper than the others, and h has another slant than k.
        assertEquals(List.of(first, second), asked);
    }

    /** Every letter of the table in each of the places in which its slant shows. */
    @Test
    void everyLetterIsCastAsKatexSetsIt() {
        for (Letter letter : LETTERS) {
            for (String tex :
                    List.of("A", "A_1", "A^2", "A_3^4", "A'_n", "\\sqrt{A}", "5^{A_6}", "\\left(A\\right)_7")) {
                String own = tex.replace("A", "{}" + letter.tex() + " ")
                        .replace("n", letter.tex().equals("n") ? "x" : "n");
                assertEquals(Formulas.set(own), cast(Formulas.display(own)), own);
            }
        }
        assertTrue(asked.size() < LETTERS.size() * 2, () -> "most letters were set: " + asked.size());
    }

    /** KaTeX makes one text of letters side by side, or does not, as they lean. */
    @ParameterizedTest
    @ValueSource(
            strings = {"ab+1", "a b", "x\\hat{y}", "\\overset{y}{x}", "\\mathrm{x}", "\\text{size x}", "\\vec x_1"})
    void whereALetterIsMoreThanACharacterNoLetterIsCast(String tex) {
        assertEquals(
                List.of(),
                FillingReader.read(new Question(tex, true)).stream()
                        .flatMap(filling -> filling.letters().stream())
                        .toList());
    }

    /** Whoever bounds formulas is asked about a long one. */
    @Test
    void aLongFormulaIsNotCast() {
        cast(Formulas.display("x=12"));
        Diagnostics told = new Diagnostics();
        assertEquals(Optional.empty(), moulds.render(Formulas.display("x=" + "1".repeat(5000)), told));
        assertEquals(Code.MATH_LIMIT, told.list().get(0).code());
    }

    @Test
    void castsFromWhatWasSetBefore(@TempDir Path folder) {
        CachedRenderer.in(folder, Formulas.RENDERER).render(Formulas.display("x_{12}+3"), new Diagnostics());
        SetFormula cast = CachedRenderer.in(folder, noting())
                .render(Formulas.display("x_{90}+8"), new Diagnostics())
                .orElseThrow();
        assertEquals(List.of(), asked);
        assertEquals(Formulas.set("x_{90}+8"), cast);
    }

    @Test
    void whatIsCastIsNotRememberedAndAnExactRendererSetsIt(@TempDir Path folder) {
        CachedRenderer cached = CachedRenderer.in(folder, noting());
        List<String> formulas = List.of("x_1", "x_2", "y_3+1", "y_3+1", "y_4+1");
        formulas.forEach(tex -> cached.render(Formulas.display(tex), new Diagnostics()));
        assertEquals(List.of("x_1", "y_3+1"), asked);
        assertEquals(List.of(2, 2, 1), List.of(cached.set(), cached.cast(), cached.found()));
        assertEquals(List.of(), cached.check());
        assertEquals(4, asked.size());
        cached.exact().render(Formulas.display("x_2"), new Diagnostics());
        assertEquals("x_2", asked.get(4));
    }

    @ParameterizedTest
    @ValueSource(strings = {"x+11", "x+1234", "x+1", "12+x", "x-12", "x^{12}"})
    void anyOtherDifferenceIsSet(String tex) {
        cast(Formulas.display("x+12"));
        assertEquals(Formulas.set(tex), cast(Formulas.display(tex)));
        assertEquals(tex.startsWith("x+1") && tex.length() > 3 ? 1 : 2, asked.size());
    }

    /** How wide such an accent is, depends on how many characters stand below it. */
    @Test
    void belowAWideAccentNumeralsAreOfOneLength() {
        for (String tex : List.of("\\widehat{12}", "\\widehat{123456}", "\\widehat{98}")) {
            assertEquals(Formulas.set(tex), cast(Formulas.display(tex)));
        }
        assertEquals(List.of("\\widehat{12}", "\\widehat{123456}"), asked);
    }

    @Test
    void theSameNumeralTwiceIsAnotherPatternThanTwo() {
        cast(Formulas.display("x_1+y_1"));
        assertEquals(Formulas.set("x_1+y_2"), cast(Formulas.display("x_1+y_2")));
        assertEquals(Formulas.set("x_3+y_2"), cast(Formulas.display("x_3+y_2")));
        assertEquals(List.of("x_1+y_1", "x_1+y_2"), asked);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "\\frac12",
                "x^12",
                "x_ 12",
                "\\sqrt[12]3",
                "\\frac{1}23",
                "\\begin{gathered}a\\\\[12pt]b\\end{gathered}",
                "\\rule{12pt}{34pt}",
                "\\hspace{12mm}x",
                "\\kern12pt x",
                "\\color{#123456}x",
                "\\textcolor{#123}{x}",
                "\\def\\x#1{#1}\\x1",
                "\\mathcal{12}",
                "\\mathfrak 1",
                "\\mathit{12}",
                "\\boldsymbol{12}",
                "\\begin{array}{*{12}{c}}x\\end{array}",
                "\\genfrac{}{}{12pt}{}{a}{b}",
                "x\\tag{12}",
                "\\char\"41",
                "12\\above 12pt 3",
                "\\not 12",
                "12 % 34\n",
                "\\textit{12}",
                "12\\it 34",
                "\\l1",
                "μ12"
            })
    void whereADigitIsMoreThanACharacterNothingIsCast(String tex) {
        assertEquals(Optional.empty(), FillingReader.read(new Question(tex, true)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"1 2", "1{2}", "{1}2", "x_{1 2}", "x^1 2 1y^12"})
    void numeralsThatGrowTogetherMakeNoMould(String tex) {
        cast(Formulas.display(tex));
        cast(Formulas.display(tex));
        assertEquals(2, asked.size());
    }

    @Test
    void aFormulaWithARemarkMakesNoMould() {
        for (int run = 1; run <= 2; run++) {
            Diagnostics told = new Diagnostics();
            moulds.render(Formulas.display("x" + run + "\\\\y"), told);
            assertEquals(1, told.list().size());
            assertEquals(run, asked.size());
        }
    }

    /** A command that is listed and set as text, size or number would differ here. */
    @Test
    void everyListedCommandLeavesDigitsAlone() {
        Random random = new Random(1);
        Set<String> binary = Set.of("\\frac", "\\dfrac", "\\tfrac", "\\cfrac", "\\binom", "\\overset", "\\underset");
        for (String reader : new TreeSet<>(MouldTokens.READERS)) {
            String second = binary.contains(reader) || reader.equals("\\stackrel") ? "{0" + "5y}" : "";
            assertSame(
                    reader + "{12}" + second + "+x_{" + reader + "{3.4}" + second + "}^{56}7" + reader + " 8{9}",
                    random);
        }
        List<String> symbols = new ArrayList<>(new TreeSet<>(MouldTokens.SYMBOLS));
        symbols.removeIf(symbol -> symbol.matches("\\\\(left|right|middle|limits|nolimits|([bB]igg?[lr]?))"));
        for (int i = 0; i < symbols.size(); i += 5) {
            StringBuilder tex = new StringBuilder();
            for (String symbol : symbols.subList(i, Math.min(i + 5, symbols.size()))) {
                tex.append("12").append(symbol).append(" 34").append(symbol).append("_{5}^{67} 8 + ");
            }
            // A script of these would stand on nothing.
            assertSame(tex.toString().replaceAll("(displaystyle|textstyle|quad)_\\{5}\\^\\{67}", "$1"), random);
        }
        for (String open :
                List.of("\\left", "\\big", "\\Big", "\\bigg", "\\Bigg", "\\bigl", "\\Bigl", "\\biggl", "\\Biggl")) {
            String close = open.equals("\\left") ? "\\right" : open.replaceAll("l$", "r");
            assertSame(open + "[12\\sum\\limits_{3}^{4}5" + close + ")6\\int\\nolimits_7^8", random);
        }
        assertSame("\\left<\\frac{12}{3}\\middle|45\\right\\}67", random);
    }

    @Test
    void castsEqualWhatKatexSetsForRandomFormulas() {
        for (int seed = 0; seed < ROUNDS; seed++) {
            Random random = new Random(seed);
            assertSame(RandomTex.formula(random), random);
        }
        assertTrue(asked.size() < 1.6 * ROUNDS, () -> "most second formulas were set as well: " + asked.size());
    }
}
