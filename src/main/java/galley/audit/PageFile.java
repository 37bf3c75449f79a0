package galley.audit;

import galley.content.TextFile;
import galley.diagnostic.Diagnostics;
import java.nio.file.Path;

/** A page of a site whose kind is not known yet. */
final class PageFile {
    private PageFile() {}

    /** Whether the page has a lesson part; most pages are told apart without being parsed. */
    static boolean isLesson(Path file) {
        return TextFile.read(file, new Diagnostics())
                .filter(page -> page.text().contains("<article"))
                .filter(page -> !LessonPart.of(page).isEmpty())
                .isPresent();
    }
}
