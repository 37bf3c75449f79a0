package galley.site;

import galley.diagnostic.Diagnostics;

/** Bakes pages; the only view that the rest of the program has of JBake. */
public interface Baker {

    /**
     * Writes every page below the order's output folder.
     *
     * @return what is wrong with the templates, the paths or the files; empty when every page is there. Nothing is
     *     thrown for a user's fault.
     */
    Diagnostics bake(BakeOrder order);
}
