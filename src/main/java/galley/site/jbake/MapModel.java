package galley.site.jbake;

import freemarker.template.TemplateCollectionModel;
import freemarker.template.TemplateHashModelEx;
import freemarker.template.TemplateModel;
import freemarker.template.TemplateModelException;
import galley.text.FixedOrder;
import java.util.Collection;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A map as templates see it: its values by name, and its names in a fixed order. */
final class MapModel implements TemplateHashModelEx {
    private final Map<?, ?> map;
    private final ModelWrapper wrapper;

    MapModel(Map<?, ?> map, ModelWrapper wrapper) {
        this.map = map;
        this.wrapper = wrapper;
    }

    @Override
    public @Nullable TemplateModel get(String key) throws TemplateModelException {
        return wrapper.wrap(map.get(key));
    }

    @Override
    public boolean isEmpty() {
        return map.isEmpty();
    }

    @Override
    public int size() {
        return map.size();
    }

    @Override
    public TemplateCollectionModel keys() throws TemplateModelException {
        return new ListModel(orderedKeys(), wrapper).collection();
    }

    @Override
    public TemplateCollectionModel values() throws TemplateModelException {
        return new ListModel(orderedKeys().stream().map(map::get).toList(), wrapper).collection();
    }

    private Collection<?> orderedKeys() {
        return FixedOrder.of(map.keySet(), map.getClass());
    }
}
