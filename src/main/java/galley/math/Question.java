package galley.math;

/**
 * What a formula is known by: all of its output depends on these two and on the program.
 *
 * @param tex the TeX, compared as it stands and not by a digest, so that no two formulas share an answer
 * @param display whether it stands on lines of its own
 */
record Question(String tex, boolean display) {
    static Question of(Formula formula) {
        return new Question(formula.tex().text(), formula.display());
    }
}
