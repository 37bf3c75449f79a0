package galley.site;

import galley.figure.PathFigure;
import galley.figure.Stop;
import galley.markdown.RenderedLesson;
import java.util.List;
import java.util.Optional;

/**
 * What a template shows of the path through a lesson's subject.
 *
 * @param svg the {@code svg} element
 */
public record PathView(String svg) {

    /** The drawing of the path that the lesson called {@code title} describes; none where it names no interfaces. */
    static Optional<PathView> of(String title, RenderedLesson lesson) {
        List<Stop> stops = new MechanismPath(title, lesson.interfaces(), lesson.steps()).stops();
        return stops.isEmpty() ? Optional.empty() : Optional.of(new PathView(new PathFigure(title, stops).svg()));
    }
}
