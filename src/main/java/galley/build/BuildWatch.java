package galley.build;

/**
 * Is told how far a build is, from any of its threads. What it throws when a stage begins ends the build; what else it
 * does has no part in it.
 */
public interface BuildWatch {
    /** Looks away. */
    BuildWatch NONE = new BuildWatch() {
        @Override
        public void begin(Stage stage, int things) {}

        @Override
        public void step() {}
    };

    /** A stage begins, and with it the one before ends; {@code things} is how many steps it has, 0 if it tells none. */
    void begin(Stage stage, int things);

    /** One thing of the stage is done. */
    void step();
}
