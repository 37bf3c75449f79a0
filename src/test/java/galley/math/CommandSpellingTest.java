package galley.math;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class CommandSpellingTest {

    @Test
    void closestFrequentCommandIsOffered() {
        assertEquals("Did you mean \\operatorname?", CommandSpelling.hint("\\operatoname"));
        assertEquals("Did you mean \\alpha?", CommandSpelling.hint("\\aplha"));
        assertEquals("Did you mean \\mathrm?", CommandSpelling.hint("\\mathRM"));
    }

    @Test
    void nothingIsOfferedForWhatResemblesNothing() {
        assertEquals("Check its spelling; KaTeX has no packages to load.", CommandSpelling.hint("\\includesvg"));
        assertEquals("Check its spelling; KaTeX has no packages to load.", CommandSpelling.hint("\\q"));
    }
}
