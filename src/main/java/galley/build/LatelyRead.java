package galley.build;

import java.lang.ref.WeakReference;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Something that is read when it is asked for, and not again while somebody holds it. */
final class LatelyRead<T> implements Supplier<T> {
    private final Supplier<T> reading;
    private WeakReference<@Nullable T> last = new WeakReference<>(null);

    LatelyRead(Supplier<T> reading) {
        this.reading = reading;
    }

    @Override
    public synchronized T get() {
        T known = last.get();
        if (known == null) {
            known = reading.get();
            last = new WeakReference<>(known);
        }
        return known;
    }
}
