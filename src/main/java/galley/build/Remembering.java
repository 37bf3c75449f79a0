package galley.build;

import java.io.IOException;
import java.util.stream.Stream;

/** Writes down what one build leaves for the next. */
final class Remembering {
    private Remembering() {}

    /** Something that is written. */
    interface Ledger {
        void write() throws IOException;
    }

    /** Writes all, side by side. Where the file system refuses, the site is as good, and the next build is slower. */
    static void write(Ledger... ledgers) {
        Stream.of(ledgers).parallel().forEach(ledger -> {
            try {
                ledger.write();
            } catch (IOException e) {
                // What was written down before still holds, or is not there.
            }
        });
    }
}
