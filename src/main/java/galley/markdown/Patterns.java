package galley.markdown;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** All patterns, in the order in which they are tried. */
final class Patterns {
    static final List<Pattern> ALL = List.of(
            new ScalePattern(),
            new RunInPattern("objective", "Learning objective", List.of(SectionKind.TITLE)),
            new RunInPattern("assumptions", "Assumptions", List.of(SectionKind.SCIENCE, SectionKind.FORMULA)),
            new ParagraphPattern(),
            new ListPattern(),
            new FormulaPattern(),
            new SymbolsPattern(),
            new SpecificationsPattern(),
            new InterfacesPattern(),
            new QuizPattern());

    private Patterns() {}

    /** The lesson blocks of a section: each of its blocks is in exactly one, in order. */
    static List<LessonBlock> structure(LessonSection section) {
        List<LessonBlock> found = new ArrayList<>();
        Blocks left = Blocks.of(section);
        while (left.count() > 0) {
            Pattern.Match match = first(left);
            found.add(match.block());
            left = left.behind(match.length());
        }
        return List.copyOf(found);
    }

    private static Pattern.Match first(Blocks blocks) {
        for (Pattern pattern : ALL) {
            Optional<Pattern.Match> match = pattern.match(blocks);
            if (match.isPresent()) {
                return match.get();
            }
        }
        return new Pattern.Match(new LessonBlock.Plain(blocks.rest(0).get(0)), 1);
    }
}
