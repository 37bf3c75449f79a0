package galley.verify;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import galley.content.LessonReader;
import galley.diagnostic.Code;
import galley.diagnostic.Diagnostics;
import galley.lesson.LessonRecord;
import galley.lesson.LessonSource;
import galley.markdown.MarkdownDocument;
import galley.markdown.MarkdownParser;
import galley.text.SourceText;
import java.nio.file.Path;
import java.util.ArrayList;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Whatever character of the seed's content changes, the content hash no longer fits. */
class MutationTest {
    private static LessonSource seed;
    private static MarkdownDocument document;

    @BeforeAll
    static void read() {
        Path file = Path.of("content/lessons/atlas-lesson-network-adapter.json");
        seed = LessonReader.read(file, new Diagnostics()).orElseThrow();
        document = new MarkdownParser(false).parse(seed.record().content(), new Diagnostics());
    }

    @Test
    void aChangedCharacterIsCaught() {
        String content = seed.record().content().text();
        for (int i = 0; i < content.length(); i++) {
            assertCaught(content.substring(0, i) + other(content.charAt(i)) + content.substring(i + 1));
        }
    }

    @Test
    void aLostOrDoubledOrSwappedCharacterIsCaught() {
        String content = seed.record().content().text();
        for (int i = 0; i + 1 < content.length(); i++) {
            char c = content.charAt(i);
            assertCaught(content.substring(0, i) + content.substring(i + 1));
            assertCaught(content.substring(0, i) + c + content.substring(i));
            if (c != content.charAt(i + 1)) {
                assertCaught(content.substring(0, i) + content.charAt(i + 1) + c + content.substring(i + 2));
            }
        }
    }

    /** One offset of one section that is off by one is reported, at its section. */
    @Test
    void aMovedSectionIsCaught() {
        LessonRecord record = seed.record();
        for (int i = 0; i < record.sections().size(); i++) {
            var sections = new ArrayList<>(record.sections());
            var section = sections.get(i);
            sections.set(
                    i,
                    new galley.lesson.Section(
                            section.id(), section.title(), section.start() + 1, section.end(), section.place()));
            Diagnostics diagnostics = new Diagnostics();
            LessonRecord moved =
                    new LessonRecord(record.file(), record.members(), record.content(), sections, record.citations());
            new SectionsCheck().check(candidate(moved), diagnostics);
            assertEquals(1, diagnostics.list().size());
            assertEquals(section.place(), diagnostics.list().get(0).place());
        }
    }

    /** A character of the same kind, so that nothing but the hash could notice. */
    private static char other(char c) {
        if (Character.isDigit(c)) {
            return c == '9' ? '0' : (char) (c + 1);
        }
        return switch (c) {
            case ' ' -> '\u00A0';
            case '\n' -> '\r';
            case 'a' -> '\u0430';
            case 'μ' -> 'µ';
            default -> (char) (c ^ 1);
        };
    }

    private static void assertCaught(String content) {
        LessonRecord record = seed.record();
        LessonRecord changed = new LessonRecord(
                record.file(),
                record.members(),
                SourceText.of("content", content),
                record.sections(),
                record.citations());
        Diagnostics diagnostics = new Diagnostics();
        new ContentHashCheck().check(candidate(changed), diagnostics);
        assertTrue(diagnostics.list().stream().anyMatch(diagnostic -> diagnostic.code() == Code.CONTENT_HASH), content);
    }

    private static Candidate candidate(LessonRecord record) {
        return new Candidate(new LessonSource(seed.file(), record, seed.sibling(), seed.companion()), document);
    }
}
