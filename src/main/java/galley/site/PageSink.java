package galley.site;

import java.io.IOException;

/** Takes pages that were just baked; several threads may hand some over at the same time. */
@FunctionalInterface
public interface PageSink {
    /**
     * Takes a page.
     *
     * @param bytes all of it, in UTF-8
     * @throws IOException when the file system refuses, which ends the bake
     */
    void put(PlannedPage page, byte[] bytes) throws IOException;
}
