package galley.math;

import static org.junit.jupiter.api.Assertions.assertEquals;

import galley.text.Span;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class RemarkPlacesTest {
    private static final Remark URL = new Remark(Remark.Kind.TRUST, "\\url", "", Optional.empty());

    private static Remark strict(String message) {
        return new Remark(Remark.Kind.STRICT, "topic", message, Optional.empty());
    }

    @Test
    void nextRemarkOnACommandIsAboutItsNextOccurrence() {
        RemarkPlaces places = new RemarkPlaces(Formulas.display("\\url{a}%\\url\n\\url{b}"));
        assertEquals(new Span(0, 4), places.of(URL));
        assertEquals(new Span(13, 17), places.of(URL));
        assertEquals(new Span(13, 17), places.of(URL));
    }

    @Test
    void spaceBehindACommandIsNotPartOfIt() {
        Remark remark = new Remark(Remark.Kind.SYNTAX, "", "wrong", Optional.of(new Span(0, 4)));
        assertEquals(new Span(0, 2), new RemarkPlaces(Formulas.display("\\a  b")).of(remark));
    }

    @Test
    void environmentAndCharacterAreFoundByName() {
        RemarkPlaces places = new RemarkPlaces(Formulas.display("\\begin{a}\\begin{b*}€"));
        assertEquals(new Span(9, 15), places.of(strict("{b*} is wrong")));
        assertEquals(new Span(19, 20), places.of(strict("No character metrics for '€' in style")));
    }

    @Test
    void whatIsNotFoundIsAboutTheWholeFormula() {
        assertEquals(new Span(1, 4), new RemarkPlaces(Formulas.display("\nx+y ")).of(strict("\\none is wrong")));
    }
}
