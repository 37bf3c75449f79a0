package galley.site;

import galley.lesson.Companion.Claim;
import galley.lesson.LessonRecord;
import galley.lesson.Section;
import galley.markdown.Annotation;
import galley.markdown.RenderedSection;
import galley.model.Example;
import galley.model.Output;
import galley.verify.ClaimCheck;
import galley.verify.CompanionBinding;
import galley.verify.VerifiedLesson;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The notes on the numbers of a lesson that its models confirm, and the links that lead to them from the prose. */
final class ClaimNotes {
    private final LessonRecord record;
    private final List<Claim> claims;

    ClaimNotes(VerifiedLesson lesson) {
        this.record = lesson.record();
        this.claims = lesson.companion().claims();
    }

    /** One link for each claim, from its number to its note. */
    List<Annotation> annotations() {
        List<Annotation> annotations = new ArrayList<>();
        for (int i = 0; i < claims.size(); i++) {
            String id = linkId(i);
            String href = "#" + noteId(i);
            ClaimCheck.place(claims.get(i), record).ifPresent(span -> annotations.add(new Annotation(span, id, href)));
        }
        return annotations;
    }

    /** The notes on one section, as templates see them. */
    List<Map<String, Object>> of(Section section, RenderedSection rendered) {
        List<Map<String, Object>> notes = new ArrayList<>();
        for (int i = 0; i < claims.size(); i++) {
            if (CompanionBinding.section(record, claims.get(i).binding().section())
                    .filter(section::equals)
                    .isPresent()) {
                notes.add(note(i, rendered.annotations().contains(linkId(i))));
            }
        }
        return notes;
    }

    private Map<String, Object> note(int index, boolean linked) {
        Claim claim = claims.get(index);
        Example example = CompanionBinding.example(claim.binding()).orElseThrow();
        int output = example.model().outputIndex(claim.output().text());
        Output asked = example.model().outputs()[output];
        Map<String, Object> note = new LinkedHashMap<>();
        note.put("id", noteId(index));
        note.put("said", claim.value().text());
        note.put("model", example.model().title());
        note.put("output", asked.label());
        note.put("symbol", asked.symbol());
        note.put("result", example.result(output));
        note.put("given", example.given());
        if (linked) {
            note.put("back", "#" + linkId(index));
        }
        return note;
    }

    private String linkId(int index) {
        return sectionId(index) + "-number-" + (index + 1);
    }

    private String noteId(int index) {
        return sectionId(index) + "-note-" + (index + 1);
    }

    private String sectionId(int index) {
        return CompanionBinding.section(record, claims.get(index).binding().section())
                .orElseThrow()
                .id();
    }
}
