package galley.site.jbake;

import galley.diagnostic.Code;
import galley.diagnostic.Diagnostics;
import galley.text.Place;
import org.jbake.app.Oven;
import org.jbake.app.Utensils;
import org.jbake.template.RenderingException;

/**
 * Runs the stages of one bake. JBake's own oven starts the database, sets the locale of the whole Java machine and
 * fills registries that all bakes share; this one does none of it.
 */
final class PageOven extends Oven {
    private final PageRenderingTool tool;
    private final Diagnostics found;

    PageOven(Utensils utensils, PageRenderingTool tool, Diagnostics found) {
        super(utensils);
        this.tool = tool;
        this.found = found;
    }

    @Override
    public void bake() {
        Utensils utensils = getUtensils();
        utensils.getContentStore().startup();
        try {
            utensils.getCrawler().crawl();
            tool.render(utensils.getRenderer(), utensils.getContentStore(), utensils.getConfiguration());
        } catch (RenderingException e) {
            String templates = utensils.getConfiguration().getTemplateFolder().getPath();
            found.add(Code.OUTPUT, Place.ofFile(templates), String.valueOf(e.getMessage()));
        } finally {
            utensils.getContentStore().close();
            utensils.getContentStore().shutdown();
        }
    }
}
