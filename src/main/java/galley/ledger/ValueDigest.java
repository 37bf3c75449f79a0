package galley.ledger;

import galley.text.FixedOrder;
import galley.text.Sha256;
import java.lang.reflect.RecordComponent;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Collection;
import java.util.HexFormat;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The digest of a value such as a page's data model: equal values have equal digests, and others do not. The order of
 * a map or a list counts, because a template can show it; that of a collection without order does not.
 */
public final class ValueDigest {
    /** A mark is a kind and a size of four bytes. */
    private static final int LONGEST_MARK = 5;

    private final MessageDigest digest;

    /** What the digest takes in next: it is slow with a few bytes at a time. */
    private final byte[] buffer = new byte[1 << 10];

    private int length;

    private ValueDigest() {
        try {
            digest = MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }

    /**
     * The digest of some values in their order: texts, numbers, booleans, digests, optionals, maps, collections, records
     * and nulls.
     */
    public static Sha256 of(@Nullable Object... values) {
        ValueDigest digest = new ValueDigest();
        for (Object value : values) {
            digest.add(value);
        }
        return digest.end();
    }

    private void add(@Nullable Object value) {
        if (value == null) {
            mark('n');
        } else if (value instanceof CharSequence || value instanceof Character) {
            text('s', value.toString());
        } else if (value instanceof Number || value instanceof Boolean || value instanceof Enum) {
            text('v', value.getClass().getName() + value);
        } else if (value instanceof Optional<?> optional) {
            mark('o');
            add(optional.orElse(null));
        } else if (value instanceof Later<?> later) {
            add(later.get());
        } else if (value instanceof Map<?, ?> map) {
            begin('m', map.size());
            FixedOrder.of(map.keySet(), map.getClass()).forEach(key -> {
                add(key);
                add(map.get(key));
            });
        } else if (value instanceof Collection<?> collection) {
            begin('l', collection.size());
            FixedOrder.of(collection, collection.getClass()).forEach(this::add);
        } else if (value instanceof Record record) {
            record(record);
        } else {
            throw new IllegalArgumentException("not a value: " + value.getClass());
        }
    }

    private void record(Record record) {
        text('r', record.getClass().getName());
        for (RecordComponent component : PlainShape.of(record.getClass()).components()) {
            add(PlainShape.value(component, record));
        }
    }

    private void text(char kind, String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        begin(kind, bytes.length);
        if (bytes.length > buffer.length - length) {
            flush();
        }
        if (bytes.length > buffer.length) {
            digest.update(bytes);
        } else {
            System.arraycopy(bytes, 0, buffer, length, bytes.length);
            length += bytes.length;
        }
    }

    private void begin(char kind, int size) {
        mark(kind);
        for (int shift = 24; shift >= 0; shift -= 8) {
            buffer[length++] = (byte) (size >>> shift);
        }
    }

    private void mark(char kind) {
        if (buffer.length - length < LONGEST_MARK) {
            flush();
        }
        buffer[length++] = (byte) kind;
    }

    private void flush() {
        digest.update(buffer, 0, length);
        length = 0;
    }

    private Sha256 end() {
        flush();
        return new Sha256(HexFormat.of().formatHex(digest.digest()));
    }
}
