package galley.project;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class LessonNameTest {
    @ParameterizedTest
    @CsvSource({
        "A queue, a-queue",
        "'  What’s a NIC?  ', whats-a-nic",
        "Größe & Maß, grosse-mass",
        "Æther øvre Łódź, aether-ovre-lodz",
        "Écran ﬁne H₂O, ecran-fine-h2o",
        "10 Gb/s — and more, 10-gb-s-and-more",
        "CON, lesson-con",
        "ΔV over time, v-over-time"
    })
    void aTitleGivesALowerCaseSlug(String title, String id) {
        assertEquals(Optional.of(id), LessonName.of(title));
    }

    @ParameterizedTest
    @ValueSource(strings = {"網路", "", "?!", "Ω"})
    void aTitleWithoutSuchLettersGivesNone(String title) {
        assertEquals(Optional.empty(), LessonName.of(title));
    }

    @Test
    void aLongTitleEndsBetweenTwoWords() {
        assertEquals(
                "one-two-three-four-five-six-seven-eight-nine-ten-eleven",
                LessonName.of("One two three four five six seven eight nine ten eleven twelve thirteen")
                        .orElseThrow());
        assertEquals("a".repeat(60), LessonName.of("a".repeat(200)).orElseThrow());
    }

    @Test
    void aTurkishSystemMakesTheSame() {
        Locale before = Locale.getDefault();
        try {
            Locale.setDefault(Locale.forLanguageTag("tr"));
            assertEquals("intel-i", LessonName.of("INTEL İ").orElseThrow());
        } finally {
            Locale.setDefault(before);
        }
    }
}
