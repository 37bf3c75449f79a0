package galley.math;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * A letter of KaTeX's italic mathematics font.
 *
 * @param tex how it is written
 * @param text the character that is set
 * @param box the height and depth of its box, in em; letters of one box move nothing around them
 * @param slant how far it leans out of its box, in em as KaTeX writes it: {@code 0} for those that do not
 */
record Letter(String tex, String text, String box, String slant) {
    /** Heights, depths and slants are those of KaTeX's {@code fontMetricsData.js}, font {@code Math-Italic}. */
    private static final String TABLE = """
            0.43056 0: 0 a c e m n o s u x \\epsilon=ϵ \\iota=ι \\kappa=κ \\varepsilon=ε
            0.43056 0: 0.0037 \\alpha=α
            0.43056 0: 0.0269 w
            0.43056 0: 0.0278 r
            0.43056 0: 0.0359 v \\pi=π \\sigma=σ \\upsilon=υ \\omega=ω
            0.43056 0: 0.044 z
            0.43056 0: 0.0637 \\nu=ν
            0.43056 0: 0.1132 \\tau=τ
            0.43056 0.09722: 0.0799 \\varsigma=ς
            0.43056 0.19444: 0 p \\mu=μ \\rho=ρ \\chi=χ \\varphi=φ \\varrho=ϱ
            0.43056 0.19444: 0.0359 g q y \\eta=η
            0.43056 0.19444: 0.0556 \\gamma=γ
            0.61508 0: 0 t
            0.65952 0: 0 i
            0.65952 0.19444: 0.0572 j
            0.68333 0: 0 A G L
            0.68333 0: 0.0077 R
            0.68333 0: 0.0278 D O
            0.68333 0: 0.0502 B
            0.68333 0: 0.0576 E S
            0.68333 0: 0.0715 C K Z
            0.68333 0: 0.0785 I X
            0.68333 0: 0.0813 H
            0.68333 0: 0.0962 J
            0.68333 0: 0.109 M N U
            0.68333 0: 0.1389 F P T W
            0.68333 0: 0.2222 V Y
            0.68333 0.19444: 0 Q
            0.69444 0: 0 b d h \\lambda=λ \\vartheta=ϑ
            0.69444 0: 0.0197 l
            0.69444 0: 0.0278 \\theta=θ
            0.69444 0: 0.0315 k
            0.69444 0: 0.0379 \\delta=δ
            0.69444 0.19444: 0 \\phi=ϕ
            0.69444 0.19444: 0.0359 \\psi=ψ
            0.69444 0.19444: 0.046 \\xi=ξ
            0.69444 0.19444: 0.0528 \\beta=β
            0.69444 0.19444: 0.0738 \\zeta=ζ
            0.69444 0.19444: 0.1076 f
            """;

    private static final Map<String, Letter> BY_TEX = read();

    /** The letter that is written so. */
    static Optional<Letter> of(String tex) {
        return Optional.ofNullable(BY_TEX.get(tex));
    }

    /** What KaTeX declares for its place, in which it would touch its neighbour otherwise; empty for an upright one. */
    String margin() {
        return slant.equals("0") ? "" : "margin-right:" + slant + "em;";
    }

    /** What KaTeX declares for a subscript, which stands below the letter and not below what leans out of it. */
    String shift() {
        return "margin-left:" + (slant.equals("0") ? "" : "-") + slant + "em;";
    }

    private static Map<String, Letter> read() {
        Map<String, Letter> letters = new HashMap<>();
        TABLE.lines().forEach(line -> {
            String box = line.substring(0, line.indexOf(':'));
            String[] words = line.substring(box.length() + 2).split(" ", -1);
            for (int i = 1; i < words.length; i++) {
                String tex = words[i].replaceFirst("=.*", "");
                String text = words[i].substring(words[i].indexOf('=') + 1);
                letters.put(tex, new Letter(tex, text, box, words[0]));
            }
        });
        return Map.copyOf(letters);
    }
}
