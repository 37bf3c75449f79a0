package galley.verify;

import static org.junit.jupiter.api.Assertions.assertEquals;

import galley.SealedLesson;
import galley.content.RecordReader;
import galley.diagnostic.Diagnostics;
import galley.lesson.LessonRecord;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RevisionCheckTest {
    @TempDir
    Path folder;

    private final List<LessonRecord> revisions = new ArrayList<>();

    private List<String> found() {
        Diagnostics found = new Diagnostics();
        boolean inOrder = RevisionCheck.isInOrder(revisions, found);
        assertEquals(!found.hasErrors(), inOrder);
        return found.list().stream()
                .map(one -> one.code().id() + " " + one.place().pointer() + ": "
                        + one.message().replace(folder.toString(), "…"))
                .toList();
    }

    private void add(String version, String date) throws IOException {
        SealedLesson lesson = SealedLesson.of("# A\n").text("version", version);
        Path file = folder.resolve(version + ".json");
        Files.writeString(file, (date.isEmpty() ? lesson : lesson.text("revisionDate", date)).record());
        revisions.add(
                RecordReader.read(file, Optional.empty(), new Diagnostics()).orElseThrow());
    }

    @Test
    void aHistoryInOrderIsSilent() throws IOException {
        add("1.10.0", "2026-03-01");
        add("1.9.0", "2026-02-01");
        add("1.9.1", "");
        add("1.10.0-rc.1", "2026-03-01");
        assertEquals(List.of(), found());
    }

    @Test
    void aNewerVersionIsNeverDatedBeforeAnOlderOne() throws IOException {
        add("1.0.0", "2026-03-01");
        add("1.1.0", "");
        add("1.2.0", "2026-02-28");
        assertEquals(
                List.of("date-order /revisionDate: Expected version 1.2.0 not to be dated before version 1.0.0 of"
                        + " 2026-03-01, but found 2026-02-28."),
                found());
    }

    @Test
    void versionsDifferInPrecedence() throws IOException {
        add("1.0", "2026-03-01");
        add("1.0.0+b", "2026-03-02");
        assertEquals(
                List.of("revision-version /version: Expected a version that comes before or after 1.0 of …/1.0.json,"
                        + " but 1.0.0+b ranks with it."),
                found());
    }

    @Test
    void aGapIsAFault() throws IOException {
        add("1.0.0", "2026-03-01");
        add("1.2.0", "2026-03-02");
        assertEquals(
                List.of("revision-gap /version: Expected the version that comes next after 1.0.0 of …/1.0.0.json,"
                        + " but found 1.2.0: between them there is room for versions that are not here."),
                found());
    }
}
