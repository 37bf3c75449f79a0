package galley.build;

/** The stages of a build, in their order. */
public enum Stage {
    /** Records are read, judged, and their formulas set. */
    VERIFY("verified"),
    /** Paths, links, assets and the formulas' style sheet are laid out. */
    PLAN("planned"),
    /** Pages go through their templates. */
    BAKE("baked"),
    /** Everything else is written beside the pages. */
    WRITE("written"),
    /** The files are sealed and take the old site's place. */
    PUBLISH("published"),
    /** What the next build may use is written down. */
    REMEMBER("remembered");

    private final String participle;

    Stage(String participle) {
        this.participle = participle;
    }

    /** What the things of this stage are when it is done with them. */
    public String participle() {
        return participle;
    }
}
