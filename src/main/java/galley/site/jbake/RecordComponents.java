package galley.site.jbake;

import java.lang.reflect.RecordComponent;
import java.util.LinkedHashMap;
import java.util.Map;

/** A record's components by name. */
final class RecordComponents {
    private RecordComponents() {}

    /** All components, in the order of their declaration. */
    static Map<String, Object> of(Record record) {
        Map<String, Object> values = new LinkedHashMap<>();
        for (RecordComponent component : record.getClass().getRecordComponents()) {
            values.put(component.getName(), value(component, record));
        }
        return values;
    }

    private static Object value(RecordComponent component, Record record) {
        try {
            component.getAccessor().setAccessible(true);
            return component.getAccessor().invoke(record);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("no value for " + component, e);
        }
    }
}
