package galley.site.jbake;

import galley.site.BakeOrder;
import galley.site.PlannedPage;
import java.io.File;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.apache.commons.configuration2.CompositeConfiguration;
import org.jbake.app.configuration.DefaultJBakeConfiguration;

/**
 * JBake's configuration of one bake. It carries the bake order to JBake's parts, which are made and called by JBake
 * and know nothing else of this bake.
 */
final class BakeConfiguration extends DefaultJBakeConfiguration {
    private static final String UTF_8 = "UTF-8";

    private final Map<Path, PlannedPage> bySource = new HashMap<>();

    BakeConfiguration(BakeOrder order, CompositeConfiguration properties) {
        super(order.templates().toFile(), properties);
        setTemplateFolder(order.templates().toFile());
        setContentFolder(order.content().toFile());
        for (PlannedPage page : order.pages()) {
            page.source().ifPresent(source -> bySource.put(key(source), page));
        }
    }

    /** Equal for two spellings of one source. */
    static Path key(Path source) {
        return source.toAbsolutePath().normalize();
    }

    /** The page that was planned for a content file. */
    Optional<PlannedPage> page(File source) {
        return Optional.ofNullable(bySource.get(key(source.toPath())));
    }

    @Override
    public String getRenderEncoding() {
        return UTF_8;
    }

    @Override
    public String getTemplateEncoding() {
        return UTF_8;
    }

    @Override
    public String getOutputEncoding() {
        return UTF_8;
    }

    /** JBake looks at the folder, and makes it, before anything is baked; {@link PageRenderer} writes nothing there. */
    @Override
    public File getDestinationFolder() {
        return new Nowhere(getTemplateFolder());
    }

    /** What seems to be a folder that can be written to, though nobody does. */
    private static final class Nowhere extends File {
        private static final long serialVersionUID = 1;

        Nowhere(File near) {
            super(near, "output");
        }

        @Override
        public boolean exists() {
            return true;
        }

        @Override
        public boolean canWrite() {
            return true;
        }
    }

    /** The planned path has its extension; {@link PageDocument} keeps JBake from cutting it off. */
    @Override
    public String getOutputExtensionByDocType(String type) {
        return "";
    }
}
