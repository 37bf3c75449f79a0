package galley.site.jbake;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jbake.app.ContentStore;
import org.jbake.app.DocumentList;
import org.jbake.model.DocumentModel;

/**
 * Keeps the documents of one bake in memory, in the order in which they were added, in place of JBake's database. What
 * would need the database fails, because nothing in a bake asks for it.
 */
final class PageStore extends ContentStore {
    private final Map<String, DocumentModel> byUri = new LinkedHashMap<>();

    PageStore() {
        super("memory", "galley");
    }

    @Override
    public void startup() {}

    @Override
    public void close() {}

    @Override
    public void shutdown() {}

    /**
     * Adds a document.
     *
     * @throws IllegalStateException when there is one at its address; the bake order was checked before
     */
    @Override
    public void addDocument(DocumentModel document) {
        if (byUri.putIfAbsent(document.getUri(), document) != null) {
            throw new IllegalStateException("two documents at " + document.getUri());
        }
    }

    @Override
    public DocumentList<DocumentModel> getUnrenderedContent() {
        return list(byUri.values());
    }

    @Override
    public DocumentList<DocumentModel> getAllContent(String type) {
        return list(byUri.values().stream()
                .filter(document -> document.getType().equals(type))
                .toList());
    }

    @Override
    public long getDocumentCount(String type) {
        return getAllContent(type).size();
    }

    private static DocumentList<DocumentModel> list(Collection<DocumentModel> documents) {
        DocumentList<DocumentModel> list = new DocumentList<>();
        list.addAll(documents);
        return list;
    }
}
