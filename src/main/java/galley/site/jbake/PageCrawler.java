package galley.site.jbake;

import galley.diagnostic.Code;
import galley.diagnostic.Diagnostics;
import galley.site.BakeOrder;
import galley.site.PlannedPage;
import galley.text.Place;
import java.nio.file.Path;
import org.jbake.app.ContentStore;
import org.jbake.app.Crawler;
import org.jbake.app.Parser;
import org.jbake.model.DocumentModel;
import org.jbake.parser.Engines;

/**
 * Puts a document into the store for each planned page, in their order. JBake's own crawler takes every file below the
 * content folder, hashes it, gives it an address of its own and logs what it leaves out; ours asks JBake's parsers for
 * the planned sources alone, and what they do not give is a diagnostic.
 */
final class PageCrawler extends Crawler {
    private final BakeOrder order;
    private final ContentStore store;
    private final Parser parser;
    private final Diagnostics found;

    PageCrawler(BakeOrder order, ContentStore store, BakeConfiguration configuration, Diagnostics found) {
        super(store, configuration);
        this.order = order;
        this.store = store;
        // JBake brings a parser for Markdown, and which of two wins is left to the order of jars.
        Engines.register("md", new RecordEngine());
        this.parser = new Parser(configuration);
        this.found = found;
    }

    @Override
    public void crawl() {
        order.pages().forEach(this::add);
    }

    private void add(PlannedPage page) {
        if (page.source().isEmpty()) {
            store.addDocument(PageDocument.of(page));
            return;
        }
        Path source = page.source().get();
        DocumentModel document = parser.processFile(source.toFile());
        if (PageDocument.isOf(page, document)) {
            store.addDocument(document);
        } else {
            String message = "JBake's parser for this kind of file gives no " + page.type() + " page.";
            found.add(
                    Code.OUTPUT,
                    Place.ofFile(source.toString()),
                    message,
                    "records end in .json, ordinary pages in .md");
        }
    }
}
