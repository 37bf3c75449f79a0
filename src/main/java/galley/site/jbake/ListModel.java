package galley.site.jbake;

import freemarker.template.TemplateCollectionModel;
import freemarker.template.TemplateModel;
import freemarker.template.TemplateModelException;
import freemarker.template.TemplateModelIterator;
import freemarker.template.TemplateSequenceModel;
import galley.text.FixedOrder;
import java.util.Collection;
import java.util.Iterator;
import java.util.List;
import java.util.RandomAccess;
import org.jspecify.annotations.Nullable;

/** A collection as templates see it: its elements by number, in a fixed order. */
final class ListModel implements TemplateSequenceModel {
    private final List<?> elements;
    private final ModelWrapper wrapper;

    ListModel(Collection<?> elements, ModelWrapper wrapper) {
        this.elements = elements instanceof List<?> list && list instanceof RandomAccess
                ? list
                : List.copyOf(FixedOrder.of(elements, elements.getClass()));
        this.wrapper = wrapper;
    }

    @Override
    public @Nullable TemplateModel get(int index) throws TemplateModelException {
        return index < 0 || index >= elements.size() ? null : wrapper.wrap(elements.get(index));
    }

    @Override
    public int size() {
        return elements.size();
    }

    /** The form that FreeMarker wants for the names and the values of a map. */
    TemplateCollectionModel collection() {
        return () -> new WrappedElements(elements.iterator(), wrapper);
    }

    private record WrappedElements(Iterator<?> rest, ModelWrapper wrapper) implements TemplateModelIterator {
        @Override
        public @Nullable TemplateModel next() throws TemplateModelException {
            return wrapper.wrap(rest.next());
        }

        @Override
        public boolean hasNext() {
            return rest.hasNext();
        }
    }
}
