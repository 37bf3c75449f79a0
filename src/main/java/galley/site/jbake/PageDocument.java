package galley.site.jbake;

import galley.site.PlannedPage;
import galley.site.SitePath;
import java.util.Objects;
import org.jbake.model.DocumentModel;
import org.jbake.model.ModelAttributes;
import org.jspecify.annotations.Nullable;

/** A planned page as JBake's document. */
final class PageDocument {
    private static final String PAGE = "galley.page";

    private PageDocument() {}

    /** A document that JBake's renderer writes at exactly the page's path. */
    static DocumentModel of(PlannedPage page) {
        DocumentModel document = DocumentModel.createDefaultDocumentModel();
        document.setType(page.type());
        document.setStatus(ModelAttributes.Status.PUBLISHED);
        // The renderer cuts the address at its last dot and adds the extension, which is always empty here.
        document.setUri(page.path() + ".");
        document.setRootPath(new SitePath(page.path()).toRoot());
        document.put(PAGE, page);
        return document;
    }

    /** The page that a document was made of. */
    static PlannedPage page(DocumentModel document) {
        return (PlannedPage) Objects.requireNonNull(document.get(PAGE), "not a planned page");
    }

    /** Whether a document, if there is one, was made of a page. */
    static boolean isOf(PlannedPage page, @Nullable DocumentModel document) {
        return document != null && page.equals(document.get(PAGE));
    }
}
