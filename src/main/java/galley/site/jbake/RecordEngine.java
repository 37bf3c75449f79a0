package galley.site.jbake;

import java.io.File;
import java.util.Map;
import org.apache.commons.configuration2.Configuration;
import org.jbake.app.configuration.JBakeConfiguration;
import org.jbake.model.DocumentModel;
import org.jbake.parser.ParserEngine;
import org.jspecify.annotations.Nullable;

/**
 * JBake's parser for records. JBake makes one and keeps it for the life of the program, so it holds nothing: the record
 * was read and verified long before, and the configuration of the bake knows the page that became of it.
 */
public final class RecordEngine implements ParserEngine {

    /** The document of the page that was planned for the file, or null, JBake's word for a file that is none. */
    @Override
    public @Nullable DocumentModel parse(JBakeConfiguration configuration, File file) {
        return configuration instanceof BakeConfiguration bake
                ? bake.page(file).map(PageDocument::of).orElse(null)
                : null;
    }

    /** JBake no longer calls this form, which cannot carry the bake order. */
    @Deprecated
    @Override
    public Map<String, Object> parse(Configuration configuration, File file, String contentPath) {
        throw new UnsupportedOperationException("a record is parsed with the configuration of a bake");
    }
}
