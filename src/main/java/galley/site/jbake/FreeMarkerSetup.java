package galley.site.jbake;

import freemarker.cache.StringTemplateLoader;
import freemarker.cache.StrongCacheStorage;
import freemarker.cache.TemplateNameFormat;
import freemarker.core.HTMLOutputFormat;
import freemarker.core.TemplateClassResolver;
import freemarker.log.Logger;
import freemarker.template.Configuration;
import freemarker.template.TemplateExceptionHandler;
import java.util.Locale;
import java.util.TimeZone;

/** FreeMarker as every bake uses it: closed to the outside, the same everywhere, and strict. */
final class FreeMarkerSetup {
    private static final String UTF_8 = "UTF-8";

    static {
        // What there is to say is said by diagnostics; JBake sets up a configuration of its own that would log.
        System.setProperty(Logger.SYSTEM_PROPERTY_NAME_LOGGER_LIBRARY, Logger.LIBRARY_NAME_NONE);
    }

    private FreeMarkerSetup() {}

    /** A configuration that knows the templates of one folder and no other file or class. */
    static Configuration of(TemplateFolder folder) {
        Configuration setup = new Configuration(Configuration.VERSION_2_3_35);
        loading(setup, folder);
        safety(setup);
        sameness(setup);
        strictness(setup);
        return setup;
    }

    private static void loading(Configuration setup, TemplateFolder folder) {
        StringTemplateLoader loader = new StringTemplateLoader();
        folder.sources().forEach((name, source) -> {
            if (TemplateFolder.isTemplate(name)) {
                loader.putTemplate(name, source.text(), 0);
            }
        });
        setup.setTemplateLoader(loader);
        setup.setCacheStorage(new StrongCacheStorage());
        setup.setTemplateUpdateDelayMilliseconds(Long.MAX_VALUE);
        setup.setLocalizedLookup(false);
        setup.setTemplateNameFormat(TemplateNameFormat.DEFAULT_2_4_0);
    }

    private static void safety(Configuration setup) {
        setup.setNewBuiltinClassResolver(TemplateClassResolver.ALLOWS_NOTHING_RESOLVER);
        setup.setAPIBuiltinEnabled(false);
        // No Java object but those of a model reaches a template, and none of them shows a member.
        setup.setObjectWrapper(new ModelWrapper());
        setup.setRecognizeStandardFileExtensions(true);
        setup.setOutputFormat(HTMLOutputFormat.INSTANCE);
        setup.setAutoEscapingPolicy(Configuration.ENABLE_IF_SUPPORTED_AUTO_ESCAPING_POLICY);
    }

    private static void sameness(Configuration setup) {
        setup.setLocale(Locale.ROOT);
        setup.setTimeZone(TimeZone.getTimeZone("UTC"));
        setup.setSQLDateAndTimeTimeZone(TimeZone.getTimeZone("UTC"));
        setup.setNumberFormat("c");
        setup.setBooleanFormat("c");
        setup.setDateFormat("iso");
        setup.setTimeFormat("iso");
        setup.setDateTimeFormat("iso");
        setup.setDefaultEncoding(UTF_8);
        setup.setOutputEncoding(UTF_8);
        setup.setURLEscapingCharset(UTF_8);
    }

    private static void strictness(Configuration setup) {
        setup.setTemplateExceptionHandler(TemplateExceptionHandler.RETHROW_HANDLER);
        setup.setAttemptExceptionReporter((fault, environment) -> {
            throw new SwallowedFault(fault);
        });
        setup.setLogTemplateExceptions(false);
        setup.setWrapUncheckedExceptions(true);
        setup.setFallbackOnNullLoopVariable(false);
        setup.setWhitespaceStripping(true);
        setup.setInterpolationSyntax(Configuration.DOLLAR_INTERPOLATION_SYNTAX);
        // Columns count characters, as everywhere in our diagnostics, not screen cells.
        setup.setTabSize(1);
    }
}
