package galley.site.jbake;

import freemarker.template.Configuration;
import galley.diagnostic.Code;
import galley.diagnostic.Diagnostics;
import galley.site.BakeOrder;
import galley.site.Baker;
import galley.text.Place;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import org.jbake.app.Utensils;

/** Bakes pages with JBake and FreeMarker. Several bakes may run at the same time. */
public final class JBakeBaker implements Baker {
    /** Templates of the last bake are not parsed again while they stay as they are. */
    private final AtomicReference<Optional<Parsed>> last = new AtomicReference<>(Optional.empty());

    private record Parsed(Map<String, String> texts, Configuration freeMarker) {}

    @Override
    public Diagnostics bake(BakeOrder order) throws IOException {
        Diagnostics found = OrderCheck.check(order);
        requireFolder(order.content(), "content", found);
        requireFolder(order.templates(), "templates", found);
        if (found.hasErrors()) {
            return found;
        }
        try {
            prepare(order, found);
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
        return found;
    }

    private static void requireFolder(Path folder, String name, Diagnostics found) {
        if (!Files.isDirectory(folder)) {
            found.add(
                    Code.FILE_UNREADABLE,
                    Place.ofFile(folder.toString()),
                    "Expected the " + name + " folder, but there is none.");
        }
    }

    /** Templates and configuration are checked as a whole before the first page is rendered. */
    private void prepare(BakeOrder order, Diagnostics found) throws IOException {
        TemplateFolder folder = TemplateFolder.read(order.templates(), found);
        BakeConfiguration configuration = ConfigurationReader.read(order, folder, found);
        PageStore store = new PageStore();
        PageTemplateEngine engine = new PageTemplateEngine(
                store, configuration, folder, parsed(folder).freeMarker(), new PageModel(order.site()));
        found.addAll(engine.loadAll());
        ClockCheck.check(folder, found);
        if (!found.hasErrors()) {
            Utensils utensils = utensils(order, store, engine, configuration, found);
            new PageOven(utensils, new PageRenderingTool(order.jobs(), found), found).bake();
        }
    }

    private Parsed parsed(TemplateFolder folder) {
        Map<String, String> texts = folder.texts();
        Parsed now = last.get()
                .filter(parsed -> parsed.texts().equals(texts))
                .orElseGet(() -> new Parsed(texts, FreeMarkerSetup.of(folder)));
        last.set(Optional.of(now));
        return now;
    }

    private static Utensils utensils(
            BakeOrder order,
            PageStore store,
            PageTemplateEngine engine,
            BakeConfiguration configuration,
            Diagnostics found) {
        Utensils utensils = new Utensils();
        utensils.setConfiguration(configuration);
        utensils.setContentStore(store);
        utensils.setCrawler(new PageCrawler(order, store, configuration, found));
        utensils.setRenderer(new PageRenderer(store, configuration, engine, order.output()));
        return utensils;
    }
}
