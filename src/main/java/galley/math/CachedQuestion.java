package galley.math;

/**
 * What a formula is known by: all of its output depends on these two and on the program.
 *
 * @param tex the TeX, compared as it stands and not by a digest, so that no two formulas share an answer
 * @param display whether it stands on lines of its own
 */
record CachedQuestion(String tex, boolean display) {
    static CachedQuestion of(Formula formula) {
        return new CachedQuestion(formula.tex().text(), formula.display());
    }
}
