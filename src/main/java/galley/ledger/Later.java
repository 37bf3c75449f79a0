package galley.ledger;

import java.util.Objects;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A plain value that is read from its ledger when somebody asks for it: most of what is remembered of a large site is not
 * needed to make a small change. Safe to ask from several threads.
 */
public final class Later<T> implements Supplier<T> {
    private @Nullable Supplier<T> reading;
    private @Nullable T value;

    private Later(@Nullable Supplier<T> reading, @Nullable T value) {
        this.reading = reading;
        this.value = value;
    }

    /** A value that is there. */
    public static <T> Later<T> of(T value) {
        return new Later<>(null, value);
    }

    /** A value that is read once. */
    static <T> Later<T> read(Supplier<T> reading) {
        return new Later<>(reading, null);
    }

    @Override
    public synchronized T get() {
        T known = value;
        if (known == null) {
            known = Objects.requireNonNull(reading).get();
            value = known;
            reading = null;
        }
        return known;
    }

    /** Whether both have the same value, which is read unless they are one. */
    @Override
    public boolean equals(@Nullable Object other) {
        return this == other || (other instanceof Later<?> later && get().equals(later.get()));
    }

    @Override
    public int hashCode() {
        return get().hashCode();
    }

    @Override
    public String toString() {
        return get().toString();
    }
}
