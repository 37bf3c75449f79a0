package galley.math;

import java.util.List;
import java.util.Random;

/** Formulas of courses with worked numbers, from a seed. */
final class RandomTex {
    private static final List<String> LETTERS = List.of(
            "x",
            "T",
            "\\alpha",
            "\\Omega",
            "\\eta",
            "\\mathbb{R}",
            "\\mathcal X",
            "\\ell",
            "\\infty",
            "k",
            "D",
            "\\phi",
            "{p}y",
            "\\nu",
            "Q",
            "ab");
    private static final List<String> SIGNS = List.of(
            "+",
            "-",
            "=",
            "\\cdot ",
            "\\times ",
            "\\le ",
            "\\approx ",
            ",",
            "\\,",
            "\\quad ",
            ":",
            "<",
            "/",
            "\\to ",
            "~",
            " ",
            "\\ldots ",
            "\\%",
            "\\displaystyle ",
            "\\textstyle ",
            "{}",
            "!",
            "\\;");
    private static final List<String> WRAPPERS = List.of(
            "{A}",
            "\\left(A\\right)",
            "\\bigl[A\\bigr]",
            "\\sqrt{A}",
            "\\frac{A}{B}",
            "\\tfrac{A}{B}",
            "\\binom{A}{B}",
            "\\overline{A}",
            "\\widehat{A}",
            "\\mathrm{A}",
            "\\mathbf{A}",
            "\\text{size 12.5}",
            "\\operatorname{cost}_{A}",
            "\\sum_{A}^{B}",
            "\\lim_{A}B",
            "\\underbrace{A}_{B}",
            "\\overset{A}{B}",
            "\\lvert A\\rvert",
            "\\hat{A}",
            "\\begin{cases}A,&B\\\\B&A\\end{cases}",
            "\\begin{pmatrix}A&B\\\\A&B\\end{pmatrix}",
            "\\sqrt[3]{A}",
            "\\begin{aligned}A&=B\\\\\n&\\le A\\end{aligned}",
            "\\mathsf{A}",
            "\\mathtt{A}",
            "\\vec{A}",
            "A\\bmod B");

    private final Random random;

    private RandomTex(Random random) {
        this.random = random;
    }

    static String formula(Random random) {
        RandomTex tex = new RandomTex(random);
        return tex.number() + "=" + tex.row(2);
    }

    private String row(int depth) {
        StringBuilder row = new StringBuilder(item(depth));
        for (int more = random.nextInt(3); more > 0; more--) {
            row.append(one(SIGNS)).append(item(depth));
        }
        return row.toString();
    }

    private String item(int depth) {
        return switch (random.nextInt(depth > 0 ? 6 : 3)) {
            case 0 -> number();
            case 1 -> one(LETTERS).replace("\\ell", "f'");
            case 2 -> one(LETTERS) + "_{" + number() + "}^" + random.nextInt(10);
            case 3 -> "{" + row(depth - 1) + "}^{" + row(depth - 1) + "}";
            default -> one(WRAPPERS).replace("A", row(depth - 1)).replace("B", row(depth - 1));
        };
    }

    private String number() {
        String whole = Integer.toString(random.nextInt(List.of(10, 100, 100_000).get(random.nextInt(3))));
        return switch (random.nextInt(4)) {
            case 0 -> whole + "." + random.nextInt(1000);
            case 1 -> whole + "{,}" + (100 + random.nextInt(900));
            default -> whole;
        };
    }

    private String one(List<String> of) {
        return of.get(random.nextInt(of.size()));
    }
}
