package galley.site.jbake;

import galley.site.PlannedPage;
import galley.site.SitePath;
import java.util.Map;
import org.jbake.model.DocumentModel;

/**
 * The data model of a template: what the package says, and nothing of JBake's.
 *
 * @param site what every page sees under {@code site}
 */
record PageModel(Map<String, Object> site) {

    /** What the template of one document sees. */
    Map<String, Object> of(DocumentModel document) {
        PlannedPage page = PageDocument.page(document);
        String path = page.path();
        String rootPath = new SitePath(path).toRoot();
        return Map.of(
                "site",
                site,
                "path",
                path,
                "rootpath",
                rootPath,
                "content",
                Map.of("type", page.type(), "uri", path, "rootpath", rootPath),
                page.type(),
                page.model());
    }
}
