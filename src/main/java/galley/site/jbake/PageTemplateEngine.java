package galley.site.jbake;

import freemarker.core._CoreAPI;
import freemarker.template.Configuration;
import freemarker.template.TemplateException;
import galley.diagnostic.Diagnostics;
import galley.text.Utf8;
import java.io.IOException;
import java.io.Writer;
import org.jbake.app.ContentStore;
import org.jbake.template.DelegatingTemplateEngine;
import org.jbake.template.RenderingException;
import org.jbake.template.model.TemplateModel;

/**
 * Renders documents with our FreeMarker in place of JBake's choice of engines. A page is written only when all of it
 * is rendered.
 */
final class PageTemplateEngine extends DelegatingTemplateEngine {
    private final TemplateFolder folder;
    private final Configuration freeMarker;
    private final TemplateFaults faults;
    private final PageModel models;

    PageTemplateEngine(
            ContentStore store,
            BakeConfiguration configuration,
            TemplateFolder folder,
            Configuration freeMarker,
            PageModel models) {
        super(store, configuration);
        this.folder = folder;
        this.freeMarker = freeMarker;
        this.faults = new TemplateFaults(folder);
        this.models = models;
    }

    /** Parses every template, whether a page uses it or not, and tells what is wrong with each. */
    Diagnostics loadAll() {
        Diagnostics found = new Diagnostics();
        folder.sources().keySet().stream().filter(TemplateFolder::isTemplate).forEach(name -> {
            try {
                // Loops then end when the bake is interrupted, whatever they do.
                _CoreAPI.addThreadInterruptedChecks(freeMarker.getTemplate(name));
            } catch (IOException e) {
                add(found, e, name);
            }
        });
        return found;
    }

    private void add(Diagnostics found, IOException e, String name) {
        var fault = faults.of(e, name);
        found.add(fault.code(), fault.place(), fault.message(), fault.hint());
    }

    @Override
    public void renderDocument(TemplateModel model, String template, Writer writer) throws RenderingException {
        String text = render(model, template);
        if (text.isEmpty()) {
            throw new PageFault(faults.of("The page is empty.", template));
        }
        int half = Utf8.loneSurrogate(text);
        if (half >= 0) {
            throw new PageFault(faults.of("The page holds half a character at offset " + half + ".", template));
        }
        try {
            writer.write(text);
        } catch (IOException e) {
            throw new RenderingException(e);
        }
    }

    private String render(TemplateModel model, String template) throws PageFault {
        try (Writer text = new PageText()) {
            freeMarker.getTemplate(template).process(models.of(model.getContent()), text);
            return LineEnds.lineFeeds(text.toString());
        } catch (IOException | TemplateException | RuntimeException e) {
            throw new PageFault(faults.of(e, template));
        } catch (StackOverflowError e) {
            throw new PageFault(faults.of("The template, or a macro of it, calls itself without end.", template));
        }
    }
}
