package galley.markdown;

import java.util.List;
import java.util.Optional;
import org.commonmark.node.Paragraph;
import org.commonmark.node.Text;

/** A paragraph that begins with its own label, in sections of some kinds. */
record RunInPattern(String name, String label, List<SectionKind> kinds) implements Pattern {
    private static final java.util.regex.Pattern GOES_ON =
            java.util.regex.Pattern.compile("(?:[a-z]{2,}|a)(?![\\p{L}\\p{N}_-])");

    private static final java.util.regex.Pattern DIRECTLY = java.util.regex.Pattern.compile("[^a-z\\s'’_,.;)-]");

    @Override
    public Optional<Match> match(Blocks blocks) {
        if (!kinds.contains(blocks.kind())) {
            return Optional.empty();
        }
        return blocks.paragraph(0).flatMap(this::runIn);
    }

    private Optional<Match> runIn(Paragraph paragraph) {
        if (paragraph.getFirstChild() instanceof Text text
                && text.getLiteral().startsWith(label)
                && begins(VisibleText.of(paragraph).substring(label.length()))) {
            LessonBlock.Marked mark = new LessonBlock.Marked(text, 0, label.length());
            return Match.one(new LessonBlock.RunIn(name, paragraph, mark));
        }
        return Optional.empty();
    }

    /**
     * Whether a new text begins behind the label. It does not in "Assumptions are made" and "Assumptions' place"; it does
     * in "Assumptions n is positive", where a symbol of one letter stands.
     */
    private static boolean begins(String behind) {
        String text = behind.strip();
        boolean apart =
                text.length() < behind.length() || DIRECTLY.matcher(behind).lookingAt();
        return apart && !text.isEmpty() && !GOES_ON.matcher(text).lookingAt();
    }
}
