package galley.ledger;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;

/**
 * What changed from one plain record to the next of its kind: the entries of sorted maps, also of those of records inside
 * it, and all other values whole.
 */
final class PlainPatch {
    private static final int SAME = 0;
    private static final int CHANGED = 1;
    private static final int ANEW = 2;

    /** When more than one in so many entries changed, the whole record is written. */
    private static final int FEW = 8;

    /** Stands behind the last entry of a map. */
    private static final Map.Entry<?, ?> END = Map.entry("", "");

    private final PlainWriter out = new PlainWriter();
    private long changed;
    private long all;

    private PlainPatch() {}

    /** The bytes of the patch; none where too much changed. */
    static Optional<byte[]> between(Record before, Record now) {
        PlainPatch patch = new PlainPatch();
        patch.addRecord(before, now);
        return patch.changed > patch.all / FEW ? Optional.empty() : Optional.of(patch.out.bytes());
    }

    private void addRecord(Record before, Record now) {
        PlainShape.of(now.getClass())
                .components()
                .forEach(component -> add(
                        component.getGenericType(),
                        PlainShape.value(component, before),
                        PlainShape.value(component, now)));
    }

    private void add(Type type, Object before, Object now) {
        Kind kind = Kind.of(type);
        if (kind == Kind.MAP) {
            out.write(CHANGED);
            addMap((SortedMap<?, ?>) before, (SortedMap<?, ?>) now);
        } else if (before.equals(now)) {
            out.write(SAME);
        } else if (kind != Kind.OTHER && inner(before) instanceof Record old && inner(now) instanceof Record fresh) {
            out.write(CHANGED);
            addRecord(old, fresh);
        } else {
            out.write(ANEW);
            out.write(now);
        }
    }

    /** What values of a type can be patched as. */
    private enum Kind {
        MAP,
        OPTIONAL,
        RECORD,
        OTHER;

        static Kind of(Type type) {
            if (type instanceof ParameterizedType generic) {
                return generic.getRawType() == SortedMap.class
                        ? MAP
                        : generic.getRawType() == Optional.class ? OPTIONAL : OTHER;
            }
            return type instanceof Class<?> plain && plain.isRecord() ? RECORD : OTHER;
        }
    }

    /** What an optional holds, if anything; anything else is itself. */
    private static Object inner(Object value) {
        return value instanceof Optional<?> optional && optional.isPresent() ? optional.get() : value;
    }

    private void addMap(SortedMap<?, ?> before, SortedMap<?, ?> now) {
        List<String> removed = new ArrayList<>();
        Map<String, Object> put = new LinkedHashMap<>();
        Iterator<? extends Map.Entry<?, ?>> olds = before.entrySet().iterator();
        Map.Entry<?, ?> old = next(olds);
        for (Map.Entry<?, ?> fresh : now.entrySet()) {
            String key = (String) fresh.getKey();
            while (old != END && isBefore((String) old.getKey(), key)) {
                removed.add((String) old.getKey());
                old = next(olds);
            }
            boolean known = old != END && old.getKey().equals(key);
            if (!known || (old.getValue() != fresh.getValue() && !old.getValue().equals(fresh.getValue()))) {
                put.put(key, fresh.getValue());
            }
            old = known ? next(olds) : old;
        }
        for (; old != END; old = next(olds)) {
            removed.add((String) old.getKey());
        }
        out.write(removed);
        out.write(put);
        changed += removed.size() + put.size();
        all += now.size();
    }

    /** Most are the same text, and long. */
    @SuppressWarnings("ReferenceEquality")
    private static boolean isBefore(String one, String other) {
        return one != other && one.compareTo(other) < 0;
    }

    private static Map.Entry<?, ?> next(Iterator<? extends Map.Entry<?, ?>> entries) {
        return entries.hasNext() ? entries.next() : END;
    }

    /** The record that follows on {@code before}, which was read just now and is given away. */
    static <T extends Record> T applied(T before, PlainReader patch, Class<T> type) {
        return type.cast(record(before, patch, type));
    }

    private static Object record(Object before, PlainReader patch, Class<?> type) {
        PlainShape shape = PlainShape.of(type);
        Object[] values = shape.components().stream()
                .map(component ->
                        value(PlainShape.value(component, (Record) before), patch, component.getGenericType()))
                .toArray();
        return shape.make(values);
    }

    private static Object value(Object before, PlainReader patch, Type type) {
        int mark = patch.read(Integer.class);
        if (mark == SAME) {
            return before;
        } else if (mark == ANEW) {
            return patch.read(type);
        }
        return switch (Kind.of(type)) {
            case MAP -> map(before, patch, argument(type, 1));
            case OPTIONAL -> Optional.of(record(inner(before), patch, (Class<?>) argument(type, 0)));
            default -> record(before, patch, (Class<?>) type);
        };
    }

    private static Type argument(Type type, int index) {
        return ((ParameterizedType) type).getActualTypeArguments()[index];
    }

    /** Changes the map itself, which the reader made and the record's constructor left: there may be hundreds of patches. */
    @SuppressWarnings("unchecked") // Plain maps have texts as keys.
    private static Object map(Object before, PlainReader patch, Type values) {
        Map<String, Object> map = (Map<String, Object>) before;
        patch.list(String.class).forEach(map::remove);
        patch.entries(String.class, values).forEach(entry -> map.put(entry.getKey(), entry.getValue()));
        return map;
    }
}
