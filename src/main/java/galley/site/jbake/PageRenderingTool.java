package galley.site.jbake;

import galley.diagnostic.Code;
import galley.diagnostic.Diagnostic;
import galley.diagnostic.Diagnostics;
import galley.text.Place;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicReference;
import org.apache.commons.configuration2.CompositeConfiguration;
import org.jbake.app.ContentStore;
import org.jbake.app.Renderer;
import org.jbake.app.configuration.JBakeConfiguration;
import org.jbake.model.DocumentModel;
import org.jbake.render.RenderingTool;
import org.jbake.template.RenderingException;
import org.jspecify.annotations.Nullable;

/**
 * Renders each document once, several at a time. JBake's own tool asks the store for all documents at each of them, and
 * turns what failed into one text.
 */
final class PageRenderingTool implements RenderingTool {
    private final int jobs;
    private final Diagnostics found;
    private final AtomicReference<@Nullable IOException> refused = new AtomicReference<>();

    PageRenderingTool(int jobs, Diagnostics found) {
        this.jobs = jobs;
        this.found = found;
    }

    @Override
    public int render(Renderer renderer, ContentStore store, JBakeConfiguration configuration)
            throws RenderingException {
        List<DocumentModel> documents = store.getUnrenderedContent();
        List<Callable<Optional<Diagnostic>>> tasks = new ArrayList<>();
        documents.forEach(document -> tasks.add(() -> render(renderer, document)));
        FaultGroups groups = new FaultGroups();
        int rendered = 0;
        List<Optional<Diagnostic>> outcomes = Jobs.run(jobs, tasks);
        for (DocumentModel document : documents) {
            Optional<Diagnostic> fault = outcomes.get(rendered++);
            fault.ifPresent(f -> groups.add(f, PageDocument.page(document).path()));
        }
        groups.report(found);
        if (refused.get() != null) {
            throw new UncheckedIOException(refused.get());
        }
        return documents.size() - groups.pages();
    }

    /** The form that JBake will remove; nothing calls it. */
    @Deprecated
    @Override
    public int render(
            Renderer renderer,
            ContentStore store,
            File destination,
            File templates,
            CompositeConfiguration configuration) {
        throw new UnsupportedOperationException("pages are rendered with the configuration of a bake");
    }

    private Optional<Diagnostic> render(Renderer renderer, DocumentModel document) {
        if (refused.get() != null) {
            return Optional.empty();
        }
        try {
            renderer.render(document);
            return Optional.empty();
        } catch (IOException e) {
            // The file system's fault, not the page's: the next page would have it too.
            refused.compareAndSet(null, e);
            return Optional.empty();
        } catch (Exception e) {
            return Optional.of(PageFault.in(e)
                    .orElseGet(() -> unrendered(PageDocument.page(document).path(), e)));
        }
    }

    private static Diagnostic unrendered(String page, Exception e) {
        Throwable cause = e;
        while (cause.getCause() != null) {
            cause = cause.getCause();
        }
        String message = "The page cannot be rendered: " + cause.getMessage() + ".";
        return new Diagnostic(Code.OUTPUT, Place.ofFile(page), message, "");
    }
}
