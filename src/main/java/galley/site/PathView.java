package galley.site;

import galley.figure.PathFigure;
import galley.figure.Port;
import galley.figure.Port.Direction;
import galley.markdown.InterfaceCard;
import java.util.List;

/**
 * What a template shows of the way through a lesson's subject.
 *
 * @param svg the {@code svg} element
 */
public record PathView(String svg) {

    /** The drawing of what a lesson says goes into its subject and comes out of it. */
    static PathView of(String title, List<InterfaceCard> interfaces) {
        List<Port> ports = interfaces.stream()
                .filter(card -> !card.name().isEmpty())
                .map(card -> new Port(card.name(), direction(card)))
                .toList();
        return new PathView(new PathFigure(title, ports).svg());
    }

    private static Direction direction(InterfaceCard card) {
        return switch (card.direction()) {
            case "input" -> Direction.IN;
            case "output" -> Direction.OUT;
            default -> Direction.BOTH;
        };
    }
}
