package galley.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import galley.SealedLesson;
import galley.diagnostic.Diagnostics;
import galley.ledger.LedgerFile;
import galley.site.LessonCard.CitationCard;
import galley.site.LessonCard.RelationCard;
import galley.site.LessonCard.SectionCard;
import galley.site.LessonCard.SymbolCard;
import galley.text.Sha256;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LessonCardTest {
    private static final String CONTENT = """
            # Queue

            Waits, see [the book](https://b.example/).

            ## Science and assumptions

            ### How long it waits

            Symbols and units

            λ

            Arrival rate

            1/s

            ## Check your understanding

            ### Why?

            1.  Because.
            2.  Or not.

            Answer and reasoning

            Because.

            It is so.

            ## Sources

            - [The book](https://b.example/)

            ## Continue exploring

            ### Foundations

            - [Rate](https://x.example/rate/)
            """;

    private static LessonCard card() {
        SealedLesson lesson = SealedLesson.of(CONTENT)
                .text("title", "Queue")
                .text("topic", "Waiting")
                .json("author", "null")
                .json("related", "[\"b\", \"a-lesson\"]");
        return Placement.of(List.of(VerifiedLessons.of(lesson)), SiteAddress.UNKNOWN, new Diagnostics())
                .get(0)
                .history()
                .newest();
    }

    @Test
    void holdsWhatTheSiteKnowsOfALesson() {
        LessonCard card = card();
        assertEquals("Waiting", card.notes().topic());
        assertEquals("", card.notes().author());
        assertEquals(new SectionCard("section-3", "How long it waits", 3, "formula", words(card)), section(card));
        assertEquals(List.of(new SymbolCard("λ", "<var>λ</var>", "Arrival rate", "1/s", "section-3")), card.symbols());
        assertEquals(
                new CitationCard("the book", "https://b.example/", "", "section-1"),
                card.citations().get(0));
        assertEquals("sources", card.citations().get(1).role());
        assertEquals(
                new RelationCard("foundations", "", "https://x.example/rate/", "Rate"),
                card.relations().get(2));
        assertEquals(List.of("b"), card.named("related"));
    }

    private static SectionCard section(LessonCard card) {
        return card.sections().get(2);
    }

    private static String words(LessonCard card) {
        String words = section(card).words();
        assertTrue(List.of(words.split(" ")).containsAll(List.of("lambda", "arrival", "rate")), words);
        return words;
    }

    @Test
    void survivesALedger(@TempDir Path folder) throws IOException {
        Path written = folder.resolve("written");
        LessonCard card = card();
        new LedgerFile(written, Sha256.of("")).write(card);
        Path read = Files.copy(written, folder.resolve("read"));
        assertEquals(Optional.of(card), new LedgerFile(read, Sha256.of("")).read(LessonCard.class));
    }
}
