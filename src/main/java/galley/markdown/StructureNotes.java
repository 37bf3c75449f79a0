package galley.markdown;

import galley.diagnostic.Code;
import galley.diagnostic.Diagnostics;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.commonmark.node.Node;
import org.commonmark.node.OrderedList;
import org.commonmark.node.Paragraph;

/** Says where a lesson names a part of its structure, but the part does not have the form by which it is known. */
final class StructureNotes {
    /** The sections some part of which is named. */
    private static final Set<SectionKind> NAMED = EnumSet.of(
            SectionKind.TITLE,
            SectionKind.SCIENCE,
            SectionKind.FORMULA,
            SectionKind.QUESTION,
            SectionKind.SPECIFICATIONS,
            SectionKind.INTERFACES);

    private final Spans places;
    private final Diagnostics diagnostics;

    private StructureNotes(Spans places, Diagnostics diagnostics) {
        this.places = places;
        this.diagnostics = diagnostics;
    }

    /** Reports every such part, in the order of their places. */
    static void report(List<LessonSection> sections, Spans places, Diagnostics diagnostics) {
        StructureNotes notes = new StructureNotes(places, diagnostics);
        sections.forEach(notes::section);
    }

    private void section(LessonSection section) {
        if (!NAMED.contains(section.kind())) {
            return;
        }
        List<LessonBlock> blocks = section.structure();
        for (LessonBlock block : blocks) {
            if (block instanceof LessonBlock.Plain plain && plain.block() instanceof Paragraph paragraph) {
                paragraph(section.kind(), paragraph);
            }
        }
        switch (section.kind()) {
            case SPECIFICATIONS -> cards(blocks, LessonBlock.Specifications.class, "label, value and note");
            case INTERFACES ->
                cards(blocks, LessonBlock.Interfaces.class, "name with Input or Output, and description");
            default -> {}
        }
    }

    private void paragraph(SectionKind kind, Paragraph paragraph) {
        switch (kind) {
            case TITLE ->
                when(
                        VisibleText.of(paragraph).startsWith("Learning objective"),
                        paragraph,
                        "No objective follows its label.");
            case SCIENCE, FORMULA ->
                when(
                        VisibleText.of(paragraph).equals(SymbolsPattern.LABEL),
                        paragraph,
                        "The paragraphs below do not come in threes of term, meaning and unit.");
            case QUESTION ->
                when(
                        VisibleText.of(paragraph).equals(QuizPattern.LABEL),
                        paragraph,
                        paragraph.getPrevious() instanceof OrderedList
                                ? "The paragraph below is not exactly one of the options."
                                : "No numbered options stand directly above.");
            default -> {}
        }
    }

    /** The first paragraphs of some sections are cards; a section without paragraphs has none to show. */
    private void cards(List<LessonBlock> blocks, Class<? extends LessonBlock> kind, String form) {
        if (blocks.isEmpty() || blocks.stream().anyMatch(kind::isInstance)) {
            return;
        }
        if (blocks.get(0) instanceof LessonBlock.Plain plain && plain.block() instanceof Paragraph paragraph) {
            when(true, paragraph, "The paragraphs from here on do not come as " + form + ".");
        }
    }

    private void when(boolean broken, Node node, String message) {
        if (broken) {
            diagnostics.add(Code.STRUCTURE_PLAIN, places.place(node), message, "they are shown as plain paragraphs");
        }
    }
}
