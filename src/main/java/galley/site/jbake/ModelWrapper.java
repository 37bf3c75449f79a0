package galley.site.jbake;

import freemarker.template.ObjectWrapper;
import freemarker.template.SimpleNumber;
import freemarker.template.SimpleScalar;
import freemarker.template.TemplateBooleanModel;
import freemarker.template.TemplateModel;
import freemarker.template.TemplateModelException;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Shows the values of a model to templates. FreeMarker's own wrappers show the methods of any Java object; this one
 * knows a closed list of kinds and shows no method of any.
 */
final class ModelWrapper implements ObjectWrapper {

    @Override
    public @Nullable TemplateModel wrap(@Nullable Object value) throws TemplateModelException {
        if (value == null || value instanceof TemplateModel) {
            return (TemplateModel) value;
        }
        if (value instanceof Optional<?> optional) {
            return wrap(optional.orElse(null));
        }
        TemplateModel simple = simple(value);
        return simple == null ? compound(value) : simple;
    }

    private static @Nullable TemplateModel simple(Object value) {
        if (value instanceof CharSequence || value instanceof Character) {
            return new SimpleScalar(value.toString());
        }
        if (value instanceof Number number) {
            return new SimpleNumber(number);
        }
        if (value instanceof Boolean truth) {
            return truth ? TemplateBooleanModel.TRUE : TemplateBooleanModel.FALSE;
        }
        return null;
    }

    private TemplateModel compound(Object value) throws TemplateModelException {
        if (value instanceof Map<?, ?> map) {
            return new MapModel(map, this);
        }
        if (value instanceof Collection<?> collection) {
            return new ListModel(collection, this);
        }
        if (value instanceof Record record) {
            return new MapModel(RecordComponents.of(record), this);
        }
        throw new TemplateModelException("the model holds a " + value.getClass().getName()
                + "; it may hold texts, numbers, booleans, maps, collections, optionals and records");
    }
}
