package galley.ledger;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.RecordComponent;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * Writes plain values: texts, whole numbers, booleans, optionals, lists, maps with texts as keys, records of all these,
 * and what is read later. Each text is written once, however often it occurs.
 */
final class PlainWriter {
    private final Map<String, Integer> texts = new LinkedHashMap<>(1 << 14);
    private byte[] body = new byte[1 << 16];
    private int length;

    /** Adds a value; the reader names its type. */
    void write(Object value) {
        if (value instanceof String text) {
            text(text);
        } else if (value instanceof Boolean truth) {
            add(truth ? 1 : 0);
        } else if (value instanceof Integer || value instanceof Long) {
            number(((Number) value).longValue());
        } else if (value instanceof Optional<?> optional) {
            add(optional.isPresent() ? 1 : 0);
            optional.ifPresent(this::write);
        } else if (value instanceof Later<?> later) {
            later(later);
        } else if (value instanceof Collection<?> collection) {
            number(collection.size());
            collection.forEach(this::write);
        } else if (value instanceof Map<?, ?> map) {
            number(map.size());
            map.forEach((key, entry) -> {
                write(key);
                write(entry);
            });
        } else if (value instanceof Record record) {
            record(record);
        } else {
            throw new IllegalArgumentException("not a plain value: " + value.getClass());
        }
    }

    private void text(String text) {
        Integer known = texts.putIfAbsent(text, texts.size());
        number(known == null ? texts.size() - 1 : known);
    }

    private void record(Record record) {
        for (RecordComponent component : PlainShape.of(record.getClass()).components()) {
            write(PlainShape.value(component, record));
        }
    }

    /** Behind its length, so that a reader can pass over it. */
    private void later(Later<?> later) {
        int start = length;
        for (int i = 0; i < Integer.BYTES; i++) {
            add(0);
        }
        write(later.get());
        ByteBuffer.wrap(body).putInt(start, length - start - Integer.BYTES);
    }

    /** Seven bits a byte, the lowest first; negative numbers take ten bytes. */
    private void number(long value) {
        long rest = value;
        while ((rest & ~0x7FL) != 0) {
            add((int) ((rest & 0x7F) | 0x80));
            rest >>>= 7;
        }
        add((int) rest);
    }

    private void add(int value) {
        if (length == body.length) {
            body = Arrays.copyOf(body, 2 * length);
        }
        body[length++] = (byte) value;
    }

    /** All texts, then all values. */
    byte[] bytes() {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        try (DataOutputStream out = new DataOutputStream(all)) {
            out.writeInt(texts.size());
            for (String text : texts.keySet()) {
                byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
                out.writeInt(bytes.length);
                out.write(bytes);
            }
            out.write(body, 0, length);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return all.toByteArray();
    }
}
