package galley.build;

import galley.content.LessonReader;
import galley.diagnostic.Diagnostic;
import galley.diagnostic.Diagnostics;
import galley.text.Place;
import galley.text.SourceText;
import galley.text.Span;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;

/**
 * Places that hold no text. What is said of thousands of lessons is held until all are judged, and few of its places are
 * ever asked for.
 */
final class LightPlaces {
    private final Set<String> files;
    private final Map<SourceText, SourceText> texts = new HashMap<>();

    private LightPlaces(Set<String> files) {
        this.files = files;
    }

    /** The same diagnostics of a good lesson, which read its files again when somebody asks where in them they are. */
    static Diagnostics of(Diagnostics said, Path record) {
        LightPlaces places = new LightPlaces(LessonReader.files(record));
        Diagnostics light = new Diagnostics();
        said.list().forEach(found -> light.add(places.light(found)));
        return light;
    }

    private Diagnostic light(Diagnostic found) {
        Place place = found.place();
        SourceText file = place.source().file();
        // A place in no text is that of a whole file.
        if (!files.contains(file.name()) || file.length() == 0) {
            return found;
        }
        SourceText text = texts.computeIfAbsent(file, read -> LessonText.again(read.name(), read.length()));
        Span span = new Span(
                place.source().fileOffset(place.span().start()),
                place.source().fileOffset(place.span().end()));
        return new Diagnostic(found.code(), new Place(text, span, place.pointer()), found.message(), found.hint());
    }
}
