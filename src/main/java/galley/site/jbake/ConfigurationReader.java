package galley.site.jbake;

import galley.diagnostic.Code;
import galley.diagnostic.Diagnostics;
import galley.site.BakeOrder;
import galley.site.PlannedPage;
import galley.text.Place;
import galley.text.SourceText;
import galley.text.Span;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import org.apache.commons.configuration2.CompositeConfiguration;
import org.apache.commons.configuration2.PropertiesConfiguration;
import org.apache.commons.configuration2.ex.ConfigurationException;
import org.apache.commons.configuration2.interpol.ConfigurationInterpolator;
import org.jbake.app.configuration.ConfigUtil;
import org.jbake.app.configuration.DefaultJBakeConfiguration;

/**
 * Reads {@code jbake.properties} on top of JBake's defaults. Unlike JBake's own reading, system properties, the
 * environment and other files cannot change what it says, and commas are not taken apart.
 */
final class ConfigurationReader {
    private static final Set<String> ENCODINGS =
            Set.of("render.encoding", "template.encoding", "freemarker.outputencoding");

    private final TemplateFolder folder;
    private final PropertiesConfiguration own = new PropertiesConfiguration();
    private final Diagnostics found;

    private ConfigurationReader(TemplateFolder folder, Diagnostics found) {
        this.folder = folder;
        this.found = found;
    }

    /** The configuration of one bake; every planned or configured type has a template, or else it is reported. */
    static BakeConfiguration read(BakeOrder order, TemplateFolder folder, Diagnostics found) {
        ConfigurationReader reader = new ConfigurationReader(folder, found);
        boolean loaded = reader.load();
        BakeConfiguration configuration = new BakeConfiguration(order, reader.withDefaults());
        if (loaded) {
            reader.checkValues();
            reader.checkTypes(configuration, order.pages());
        }
        return configuration;
    }

    /** Says whether there is a file to be read, which is then judged. */
    private boolean load() {
        SourceText source = folder.sources().get(TemplateFolder.PROPERTIES);
        if (source == null) {
            String message =
                    "Expected jbake.properties, which names the template of each page type, but there is none.";
            found.add(Code.TEMPLATE, folder.place(TemplateFolder.PROPERTIES), message);
            return false;
        }
        try {
            read(own, new StringReader(source.text()));
            return true;
        } catch (ConfigurationException | RuntimeException e) {
            found.add(
                    Code.TEMPLATE,
                    folder.place(TemplateFolder.PROPERTIES),
                    "This is no properties file: " + words(e) + ".");
            return false;
        }
    }

    private CompositeConfiguration withDefaults() {
        PropertiesConfiguration defaults = new PropertiesConfiguration();
        try (Reader in = new InputStreamReader(
                Objects.requireNonNull(DefaultJBakeConfiguration.class
                        .getClassLoader()
                        .getResourceAsStream(ConfigUtil.DEFAULT_CONFIG_FILE)),
                StandardCharsets.UTF_8)) {
            read(defaults, in);
        } catch (ConfigurationException | IOException e) {
            throw new IllegalStateException("JBake's defaults cannot be read", e);
        }
        CompositeConfiguration all = new CompositeConfiguration(List.of(own, defaults));
        // The usual interpolator would fill in system properties and the environment.
        all.setInterpolator(new ConfigurationInterpolator());
        return all;
    }

    private static void read(PropertiesConfiguration properties, Reader in) throws ConfigurationException {
        properties.setIncludesAllowed(false);
        try {
            properties.read(in);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void checkValues() {
        for (Iterator<String> keys = own.getKeys(); keys.hasNext(); ) {
            String key = keys.next();
            if (own.getProperty(key) instanceof Collection) {
                found.add(Code.TEMPLATE, place(key), "Expected each key once, but " + key + " is here again.");
            } else if (ENCODINGS.contains(key) && !"UTF-8".equalsIgnoreCase(own.getString(key))) {
                found.add(
                        Code.TEMPLATE,
                        place(key),
                        "Expected UTF-8 for " + key + ", but found " + own.getString(key) + ".");
            }
        }
    }

    private void checkTypes(BakeConfiguration configuration, List<PlannedPage> pages) {
        Set<String> types = new TreeSet<>();
        pages.forEach(page -> types.add(page.type()));
        configuration.getDocumentTypes().stream()
                .filter(type -> own.containsKey(key(type)))
                .forEach(types::add);
        types.forEach(type -> checkType(type, configuration.getTemplateByDocType(type)));
    }

    private void checkType(String type, String template) {
        if (template == null) {
            String message = "Expected a template for pages of type " + type + ", but none is named.";
            found.add(Code.TEMPLATE, place(""), message, "add " + key(type) + "=" + type + ".ftlh");
        } else if (!folder.sources().containsKey(template) || !TemplateFolder.isTemplate(template)) {
            String message = key(type) + " names " + template + ", but the templates folder has no such template.";
            found.add(Code.TEMPLATE, place(key(type)), message, "templates end in .ftlh or .ftlx; case matters");
        }
    }

    /** Where a key stands, as far as it stands there literally. */
    private Place place(String key) {
        Place start = folder.place(TemplateFolder.PROPERTIES);
        int at = start.source().text().indexOf(key);
        return at < 0 ? start : start.at(new Span(at, at + key.length()));
    }

    private static String key(String type) {
        return "template." + type + ".file";
    }

    private static String words(Exception e) {
        Throwable cause = e.getCause() == null ? e : e.getCause();
        return String.valueOf(cause.getMessage());
    }
}
