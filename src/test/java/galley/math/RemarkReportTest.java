package galley.math;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Every kind of fault, with its full text, as KaTeX's own remarks lead to it. */
class RemarkReportTest {
    private static final String LINK = "put the link into the text beside the formula";
    private static final String LOOKS = "leave it out: the site's style sheet alone decides how a page looks";
    private static final String SPLIT = "split it into smaller formulas; look for a macro that expands to itself";
    private static final String DEVICE = "”: its size and shape depend on the reader's device."
            + " | use a TeX command for the symbol, or say it in the text";

    private static void check(String tex, String... faults) {
        assertEquals(List.of(faults), Formulas.faults(tex));
    }

    @Test
    void goodFormulaHasNoFaults() {
        check(Formulas.SEED);
        check("50\\,\\% \\quad \\verb|%| \\quad \\text{中 Größe}");
    }

    @Test
    void unknownCommand() {
        check("a+\n\\fraq {1}{2}", "2:1-6 math-syntax: KaTeX knows no command \\fraq. | did you mean \\frac?");
        check(
                "\\require{x}",
                "1:1-9 math-syntax: KaTeX knows no command \\require."
                        + " | check its spelling; KaTeX has no packages to load");
    }

    @Test
    void unknownEnvironment() {
        check("\\begin{foo}x\\end{foo}", "1:7-12 math-syntax: No such environment: foo.");
    }

    @Test
    void unclosedGroup() {
        check(
                "\\frac{1}{2",
                "1:11-11 math-syntax: Unexpected end of input in a macro argument, expected '}'."
                        + " | close every { with a }");
        check("{x", "1:3-3 math-syntax: Expected '}', got the end of the formula. | close every { with a }");
    }

    @Test
    void columnWithoutEnvironment() {
        check(
                "a & b",
                "1:3-4 math-syntax: Expected the end of the formula, got '&'."
                        + " | put the columns into an environment such as aligned, or write \\& for the sign");
    }

    @Test
    void dollarInside() {
        check(
                "$x$",
                "1:1-2 math-syntax: Can't use function '$' in math mode."
                        + " | the formula is mathematics already: leave the $ out, or write \\$ for the sign");
    }

    @Test
    void doubleSuperscript() {
        check("x^2^3", "1:4-5 math-syntax: Double superscript.");
    }

    @Test
    void errorWithoutAPositionIsFoundByItsCommandOrEnvironment() {
        check("a+\\hline", "1:3-9 math-syntax: \\hline valid only within array environment.");
        assertEquals(
                List.of("1:3-9 math-syntax: {align} can be used only in display mode."),
                Formulas.faults(Formulas.RENDERER, Formulas.inline("a+\\begin{align}x\\end{align}")));
    }

    @Test
    void errorInsideAMacroIsInItsDefinition() {
        check("\\def\\f#1{#1^2^3}\\f{x}", "1:14-15 math-syntax: Double superscript.");
    }

    @Test
    void expansionWithoutEnd() {
        check("\\def\\a{\\a}\\a", "1:1-13 math-limit: The macros of the formula expand too often. | " + SPLIT);
    }

    @Test
    void linksAndImages() {
        check(
                "\\href{http://x}{y}+\\url{javascript:1}+\\includegraphics{a.png}+\\url{x}",
                "1:1-6 math-untrusted: \\href could reach outside the formula: it is not set. | " + LINK,
                "1:20-24 math-untrusted: \\url could reach outside the formula: it is not set. | " + LINK,
                "1:39-55 math-untrusted: \\includegraphics could reach outside the formula: it is not set."
                        + " | put the image into the text beside the formula",
                "1:63-67 math-untrusted: \\url could reach outside the formula: it is not set. | " + LINK);
    }

    @Test
    void attributesOfTheHtml() {
        check(
                "\\htmlClass{a}{b}\\htmlId{c}{d}\n\\htmlStyle{color:red}{e}\\htmlData{a=b}{f}",
                "1:1-11 math-untrusted: \\htmlClass could reach outside the formula: it is not set. | " + LOOKS,
                "1:17-24 math-untrusted: \\htmlId could reach outside the formula: it is not set. | " + LOOKS,
                "2:1-11 math-untrusted: \\htmlStyle could reach outside the formula: it is not set. | " + LOOKS,
                "2:25-34 math-untrusted: \\htmlData could reach outside the formula: it is not set. | " + LOOKS);
    }

    @Test
    void untrustedCommandBehindAMacro() {
        check(
                "\\def\\h{\\href}\\h{a}{b}",
                "1:8-13 math-untrusted: \\href could reach outside the formula: it is not set. | " + LINK);
    }

    @Test
    void textInMathematics() {
        check("é+x", "1:1-2 math-strict: “é” is a letter of text, not of mathematics. | write \\text{é}");
        check("x+中", "1:3-4 math-strict: “中” is a letter of text, not of mathematics. | write \\text{中}");
    }

    @Test
    void symbolOfNoFontIsToldOncePerPlace() {
        check(
                "☃+\\text{☃€}+𐀀",
                "1:1-2 math-strict: KaTeX's font for this place has no “☃" + DEVICE,
                "1:9-10 math-strict: KaTeX's font for this place has no “☃" + DEVICE,
                "1:10-11 math-strict: KaTeX's font for this place has no “€" + DEVICE,
                "1:13-15 math-strict: KaTeX's font for this place has no “𐀀" + DEVICE);
    }

    @Test
    void letterThatOnlyMathematicsHas() {
        check("5\\,\\text{μs}", "1:10-11 math-strict: KaTeX's font for this place has no “μ" + DEVICE);
    }

    @Test
    void lineBreakOutsideEnvironments() {
        check(
                "\\begin{aligned}a\\\\b\\end{aligned} \\\\ c",
                "1:34-36 math-strict: LaTeX ignores \\\\ in a display formula outside an environment."
                        + " | put the lines into an environment such as gathered or aligned");
    }

    @Test
    void unitsOfTheOtherMode() {
        check(
                "\\kern1em\\mkern1em",
                "1:9-15 math-strict: LaTeX's \\mkern supports only mu units, not em units."
                        + " | use mu with \\mkern and \\mskip, and em, ex or pt with all others");
    }

    @Test
    void commandsForText() {
        check(
                "\\sout{x}",
                "1:1-6 math-strict: LaTeX's \\sout works only in text mode."
                        + " | put it inside \\text{…}, or use the command for mathematics");
        check(
                "x\\'a",
                "1:2-4 math-strict: LaTeX's accent \\' works only in text mode."
                        + " | put it inside \\text{…}, or use the command for mathematics");
    }

    @Test
    void columnThatTheArrayDoesNotName() {
        check(
                "x\\begin{array}{l}a&b\\end{array}",
                "1:2-8 math-strict: Too few columns specified in the {array} column"
                        + " argument. | name a column for every & in the row");
    }

    @Test
    void exhaustedStack() {
        Wording wording = Wording.of(
                new Remark(Remark.Kind.EXHAUSTED, "", "RangeError: Maximum call stack size exceeded", Optional.empty()),
                "x");
        assertEquals("The formula nests too deep or grows too large to be set.", wording.message());
        assertEquals(SPLIT, wording.hint());
    }

    @Test
    void anyTruncationIsSetOrHasAnError() {
        String tex =
                "\\begin{aligned}a&=\\frac{\\mathrm{é}}{2}\\\\&\\le\\left(\\href{u}{\\text{% }x}\\right)\\end{aligned}";
        for (int end = 0; end <= tex.length(); end++) {
            Formulas.faults(tex.substring(0, end));
            Formulas.faults(tex.substring(end));
        }
    }
}
