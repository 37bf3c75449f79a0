package galley.build;

import java.io.IOException;
import java.util.stream.Stream;

/** What one build writes down for the next. */
final class Notes {
    private Notes() {}

    /** Something that is written down. */
    interface Note {
        void write() throws IOException;
    }

    /** Writes all, side by side. Where the file system refuses, the site is as good, and the next build is slower. */
    static void write(Note... notes) {
        Stream.of(notes).parallel().forEach(note -> {
            try {
                note.write();
            } catch (IOException e) {
                // What was written down before still holds, or is not there.
            }
        });
    }
}
