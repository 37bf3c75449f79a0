package galley.site;

import galley.diagnostic.Diagnostics;
import java.io.IOException;

/** Bakes pages; the only view that the rest of the program has of JBake. */
public interface Baker {

    /**
     * Hands over every page.
     *
     * @return what is wrong with the templates or the paths; without an error every page was handed over. Nothing is
     *     thrown for a user's fault.
     * @throws IOException when the file system refuses a page
     */
    Diagnostics bake(BakeOrder order) throws IOException;
}
