package galley.ledger;

import java.lang.reflect.Constructor;
import java.lang.reflect.RecordComponent;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * How a kind of record is taken apart and put together.
 *
 * @param components in their order
 * @param constructor takes one value for each component
 */
record PlainShape(List<RecordComponent> components, Constructor<?> constructor) {
    private static final Map<Class<?>, PlainShape> KNOWN = new ConcurrentHashMap<>();

    static PlainShape of(Class<?> type) {
        return KNOWN.computeIfAbsent(type, PlainShape::found);
    }

    private static PlainShape found(Class<?> type) {
        List<RecordComponent> components = List.of(type.getRecordComponents());
        try {
            Constructor<?> constructor = type.getDeclaredConstructor(
                    components.stream().map(RecordComponent::getType).toArray(Class<?>[]::new));
            constructor.setAccessible(true);
            components.forEach(component -> component.getAccessor().setAccessible(true));
            return new PlainShape(components, constructor);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    static Object value(RecordComponent component, Record record) {
        try {
            return component.getAccessor().invoke(record);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    Object make(Object[] values) {
        try {
            return constructor.newInstance(values);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }
}
