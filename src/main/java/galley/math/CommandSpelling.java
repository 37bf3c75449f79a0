package galley.math;

import galley.text.Spelling;
import java.util.List;

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
        return Spelling.nearest(name, FREQUENT)
                .map(found -> "did you mean \\" + found + "?")
                .orElse("check its spelling; KaTeX has no packages to load");
    }
}
