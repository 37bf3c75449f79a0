package galley.site.jbake;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import galley.site.PlannedPage;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jbake.model.DocumentModel;
import org.junit.jupiter.api.Test;

class PageStoreTest {
    private final PageStore store = new PageStore();

    @Test
    void keepsTheOrderInWhichDocumentsCame() {
        List.of("c", "a", "b").forEach(path -> store.addDocument(document(path)));
        assertEquals(
                List.of("c", "a", "b"),
                store.getUnrenderedContent().stream()
                        .map(document -> PageDocument.page(document).path())
                        .toList());
        assertEquals(3, store.getDocumentCount("lesson"));
        assertEquals(0, store.getDocumentCount("post"));
    }

    @Test
    void refusesTwoDocumentsAtOneAddress() {
        store.addDocument(document("a"));
        assertThrows(IllegalStateException.class, () -> store.addDocument(document("a")));
    }

    private static DocumentModel document(String path) {
        return PageDocument.of(new PlannedPage(path, "lesson", Optional.empty(), Map.of()));
    }
}
