package galley.ledger;

import galley.text.Ascending;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;

/** Reads what {@link PlainWriter} wrote; whoever asks has made sure that the bytes are those. */
final class PlainReader {
    private final ByteBuffer bytes;
    private final PlainTexts texts;

    PlainReader(ByteBuffer bytes) {
        this(bytes, new PlainTexts(bytes));
    }

    private PlainReader(ByteBuffer bytes, PlainTexts texts) {
        this.bytes = bytes;
        this.texts = texts;
    }

    /** The next value, which is of this type. */
    <T> T read(Class<T> type) {
        return type.cast(read((Type) type));
    }

    Object read(Type type) {
        if (type == String.class) {
            return texts.get((int) number());
        } else if (type == boolean.class || type == Boolean.class) {
            return bytes.get() != 0;
        } else if (type == int.class || type == Integer.class) {
            return (int) number();
        } else if (type == long.class || type == Long.class) {
            return number();
        } else if (type instanceof ParameterizedType generic) {
            return generic(generic);
        }
        return record((Class<?>) type);
    }

    private Object generic(ParameterizedType type) {
        Type[] arguments = type.getActualTypeArguments();
        if (type.getRawType() == Optional.class) {
            return bytes.get() == 0 ? Optional.empty() : Optional.of(read(arguments[0]));
        } else if (type.getRawType() == Later.class) {
            return later(arguments[0]);
        } else if (type.getRawType() == List.class) {
            return list(arguments[0]);
        } else if (type.getRawType() == Set.class) {
            return new LinkedHashSet<>(list(arguments[0]));
        }
        List<Map.Entry<String, Object>> entries = entries(arguments[0], arguments[1]);
        if (type.getRawType() == SortedMap.class) {
            return Ascending.map(entries);
        }
        Map<String, Object> map = new LinkedHashMap<>();
        entries.forEach(entry -> map.put(entry.getKey(), entry.getValue()));
        return map;
    }

    private Later<Object> later(Type type) {
        int length = bytes.getInt();
        ByteBuffer own = bytes.slice(bytes.position(), length);
        bytes.position(bytes.position() + length);
        return Later.read(() -> new PlainReader(own, texts).read(type));
    }

    List<Map.Entry<String, Object>> entries(Type keys, Type values) {
        int count = (int) number();
        List<Map.Entry<String, Object>> entries = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            entries.add(Map.entry((String) read(keys), read(values)));
        }
        return entries;
    }

    List<Object> list(Type type) {
        int count = (int) number();
        List<Object> list = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            list.add(read(type));
        }
        return list;
    }

    private Object record(Class<?> type) {
        PlainShape shape = PlainShape.of(type);
        Object[] values = new Object[shape.components().size()];
        for (int i = 0; i < values.length; i++) {
            values[i] = read(shape.components().get(i).getGenericType());
        }
        return shape.make(values);
    }

    private long number() {
        long value = 0;
        int shift = 0;
        byte next;
        do {
            next = bytes.get();
            value |= (long) (next & 0x7F) << shift;
            shift += 7;
        } while (next < 0);
        return value;
    }
}
