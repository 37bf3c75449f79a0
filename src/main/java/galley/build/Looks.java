package galley.build;

import galley.content.LessonReader;
import galley.ledger.Print;
import java.nio.file.Path;

/** What the file system says of a lesson's files, as in {@link Print#stat}. */
record Looks(String record, String sibling, String companion) {
    /** Of files that nobody looks at. */
    static final Looks NONE = new Looks("", "", "");

    static Looks of(Path record) {
        return new Looks(
                Print.stat(record),
                Print.stat(LessonReader.beside(record, ".md")),
                Print.stat(LessonReader.beside(record, ".examples.yaml")));
    }
}
