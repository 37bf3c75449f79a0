package galley.site.jbake;

import galley.site.PageSink;
import galley.text.Utf8;
import java.io.IOException;
import java.io.StringWriter;
import org.jbake.app.ContentStore;
import org.jbake.app.Renderer;
import org.jbake.model.DocumentModel;
import org.jbake.template.RenderingException;
import org.jbake.template.model.TemplateModel;

/**
 * Renders a document and hands the page over. JBake's own renderer makes a file of it, which would have to be moved and
 * read again.
 */
final class PageRenderer extends Renderer {
    private final BakeConfiguration configuration;
    private final PageTemplateEngine engine;
    private final PageSink output;

    PageRenderer(ContentStore store, BakeConfiguration configuration, PageTemplateEngine engine, PageSink output) {
        super(store, configuration, engine);
        this.configuration = configuration;
        this.engine = engine;
        this.output = output;
    }

    @Override
    public void render(DocumentModel document) throws RenderingException, IOException {
        TemplateModel model = new TemplateModel();
        model.setContent(document);
        model.setRenderer(engine);
        StringWriter text = new StringWriter();
        engine.renderDocument(model, configuration.getTemplateByDocType(document.getType()), text);
        output.put(PageDocument.page(document), Utf8.encode(text.toString()));
    }
}
