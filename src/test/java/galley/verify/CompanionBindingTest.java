package galley.verify;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import galley.lesson.LessonRecord;
import galley.model.Example;
import galley.model.Model;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class CompanionBindingTest {

    @Test
    void namedInputsReplaceTheModelsOwn() {
        Example example = CompanionBinding.example(CompanionCheckTest.binding(
                        "message-time", "One", Map.of("payload", CompanionCheckTest.word("1 kB"))))
                .orElseThrow();
        assertEquals("5.04\u00A0μs", example.result(0));
    }

    @Test
    void anyWrongWordLeavesNothing() {
        assertTrue(CompanionBinding.example(CompanionCheckTest.binding("x", "One", Map.of()))
                .isEmpty());
        assertTrue(CompanionBinding.example(CompanionCheckTest.binding(
                        "message-time", "One", Map.of("size", CompanionCheckTest.word("1 kB"))))
                .isEmpty());
        assertTrue(CompanionBinding.example(CompanionCheckTest.binding(
                        "message-time", "One", Map.of("payload", CompanionCheckTest.word("1 kb"))))
                .isEmpty());
    }

    @Test
    void sectionsAreNamedByIdOrTitle() {
        LessonRecord record = CompanionCheckTest.record();
        assertEquals("section-2", section(record, "section-2"));
        assertEquals("section-2", section(record, "Two"));
        assertEquals("", section(record, "two"));
    }

    @Test
    void aTimelineNamesItsModelToo() {
        List<String> models = CompanionBinding.models(CompanionCheckTest.timeline("1 MB", "alpha")).stream()
                .map(Model::id)
                .toList();
        assertEquals(List.of("message-time"), models);
    }

    private static String section(LessonRecord record, String name) {
        return CompanionBinding.section(record, CompanionCheckTest.word(name))
                .map(section -> section.id())
                .orElse("");
    }
}
