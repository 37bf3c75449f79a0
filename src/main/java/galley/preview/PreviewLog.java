package galley.preview;

import galley.build.BuildResult;
import galley.build.BuildWatch;

/** Is told what a preview does; called by one thread. */
public interface PreviewLog {
    /** A build begins; the watch is told how far it is. */
    BuildWatch building();

    /** The build ended. What came of it is told next, unless its sources changed while it failed. */
    void ended();

    /** A build came to a site or to diagnostics. */
    void built(BuildResult result, Rebuild rebuild);

    /** A build could not go on. Answers with the one line that says why, which pages show too. */
    String stopped(Throwable fault);
}
