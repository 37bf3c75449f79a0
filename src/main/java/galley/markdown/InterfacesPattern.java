package galley.markdown;

import galley.markdown.LessonBlock.Marked;
import galley.markdown.LessonBlock.Port;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import org.commonmark.node.Paragraph;
import org.commonmark.node.Text;

/** Among the interfaces: paragraphs in pairs, a name that ends with its direction and what passes there. */
final class InterfacesPattern implements Pattern {
    private static final java.util.regex.Pattern DIRECTION =
            java.util.regex.Pattern.compile(" (?<=(?:^|\\S) )(Input|Output|Input/Output|Bidirectional)\\s*\\z");

    @Override
    public Optional<Match> match(Blocks blocks) {
        if (blocks.kind() != SectionKind.INTERFACES) {
            return Optional.empty();
        }
        List<Port> ports = new ArrayList<>();
        Optional<Port> next = port(blocks, 0);
        while (next.isPresent()) {
            ports.add(next.get());
            next = port(blocks, 2 * ports.size());
        }
        return ports.isEmpty()
                ? Optional.empty()
                : Optional.of(new Match(new LessonBlock.Interfaces(ports), 2 * ports.size()));
    }

    private static Optional<Port> port(Blocks blocks, int at) {
        Optional<Paragraph> description =
                blocks.paragraph(at + 1).filter(p -> direction(p).isEmpty());
        return blocks.paragraph(at)
                .flatMap(name -> direction(name).flatMap(mark -> description.map(text -> new Port(name, mark, text))));
    }

    private static Optional<Marked> direction(Paragraph name) {
        if (!(name.getLastChild() instanceof Text last)) {
            return Optional.empty();
        }
        Matcher word = DIRECTION.matcher(last.getLiteral());
        return word.find() && Prose.isTerm(VisibleText.of(name))
                ? Optional.of(new Marked(last, word.start(1), word.end(1)))
                : Optional.empty();
    }
}
