package galley.build;

import galley.diagnostic.Code;
import galley.diagnostic.Diagnostic;
import galley.text.Place;
import galley.text.SourceText;
import galley.text.Span;

/**
 * A diagnostic about a file.
 *
 * @param code its name
 * @param file as the user wrote it
 * @param start in the whole file
 * @param end in the whole file
 */
record RememberedFinding(String code, String file, int start, int end, String pointer, String message, String hint) {

    static RememberedFinding of(Diagnostic found) {
        Place place = found.place();
        return new RememberedFinding(
                found.code().name(),
                place.file(),
                place.source().fileOffset(place.span().start()),
                place.source().fileOffset(place.span().end()),
                place.pointer(),
                found.message(),
                found.hint());
    }

    /** The diagnostic in the text of its file, which is read only when somebody asks where in the file it is. */
    Diagnostic restored(SourceText text) {
        return new Diagnostic(Code.valueOf(code), new Place(text, new Span(start, end), pointer), message, hint);
    }
}
