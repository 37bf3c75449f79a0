package galley.math;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Guesses which command was meant. */
final class CommandSpelling {
    private static final List<String> FREQUENT = List.of(
            ("alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi pi rho sigma tau upsilon phi chi"
                            + " psi omega varepsilon varphi vartheta Gamma Delta Theta Lambda Xi Pi Sigma Upsilon Phi Psi"
                            + " Omega frac dfrac tfrac binom sqrt sum prod int iint oint lim max min sup inf log ln exp sin"
                            + " cos tan det dim gcd Pr left right big Big bigg Bigg begin end text textbf textit mathrm"
                            + " mathbf mathit mathsf mathtt mathcal mathbb mathfrak boldsymbol operatorname overline"
                            + " underline overbrace underbrace overset underset stackrel hat widehat tilde widetilde bar"
                            + " vec dot ddot cdot cdots ldots dots vdots ddots times div pm mp le leq ge geq ne neq ll gg"
                            + " approx equiv sim simeq cong propto in notin subset subseteq supset cup cap setminus"
                            + " emptyset forall exists neg land lor to gets rightarrow leftarrow Rightarrow Leftarrow"
                            + " leftrightarrow Leftrightarrow implies iff mapsto infty partial nabla prime ell hbar circ"
                            + " quad qquad lfloor rfloor lceil rceil langle rangle color textcolor tag")
                    .split(" "));

    private CommandSpelling() {}

    /** What to do about an unknown command. */
    static String hint(String command) {
        String name = command.replaceFirst("^\\\\", "");
        return closest(name)
                .map(found -> "did you mean \\" + found + "?")
                .orElse("check its spelling; KaTeX has no packages to load");
    }

    private static Optional<String> closest(String name) {
        int most = Math.min(2, name.length() / 3);
        return FREQUENT.stream()
                .filter(known -> distance(name, known) <= most || sameLetters(name, known))
                .min(Comparator.comparingInt(known -> distance(name, known)));
    }

    /** Swapped letters and the wrong case are the most frequent slips. */
    private static boolean sameLetters(String a, String b) {
        return Arrays.equals(letters(a), letters(b));
    }

    private static char[] letters(String name) {
        char[] letters = name.toLowerCase(Locale.ROOT).toCharArray();
        Arrays.sort(letters);
        return letters;
    }

    /** Number of letters to insert, delete or replace. */
    private static int distance(String a, String b) {
        int[] row = new int[b.length() + 1];
        Arrays.setAll(row, j -> j);
        for (int i = 1; i <= a.length(); i++) {
            int diagonal = row[0];
            row[0] = i;
            for (int j = 1; j <= b.length(); j++) {
                int replaced = diagonal + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
                diagonal = row[j];
                row[j] = Math.min(replaced, 1 + Math.min(row[j], row[j - 1]));
            }
        }
        return row[b.length()];
    }
}
