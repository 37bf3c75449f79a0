package galley.math;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class CommandSpellingTest {

    @Test
    void closestFrequentCommandIsOffered() {
        assertEquals("did you mean \\operatorname?", CommandSpelling.hint("\\operatoname"));
        assertEquals("did you mean \\alpha?", CommandSpelling.hint("\\aplha"));
        assertEquals("did you mean \\mathrm?", CommandSpelling.hint("\\mathRM"));
    }

    @Test
    void nothingIsOfferedForWhatResemblesNothing() {
        assertEquals("check its spelling; KaTeX has no packages to load", CommandSpelling.hint("\\includesvg"));
        assertEquals("check its spelling; KaTeX has no packages to load", CommandSpelling.hint("\\q"));
    }
}
