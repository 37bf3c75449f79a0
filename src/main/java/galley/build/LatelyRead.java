package galley.build;

import galley.verify.VerifiedLesson;
import java.lang.ref.WeakReference;
import java.util.function.Supplier;

/** A lesson that is read when it is asked for, and not again while somebody holds it. */
final class LatelyRead implements Supplier<VerifiedLesson> {
    private final Supplier<VerifiedLesson> reading;
    private WeakReference<VerifiedLesson> last = new WeakReference<>(null);

    LatelyRead(Supplier<VerifiedLesson> reading) {
        this.reading = reading;
    }

    @Override
    public synchronized VerifiedLesson get() {
        VerifiedLesson lesson = last.get();
        if (lesson == null) {
            lesson = reading.get();
            last = new WeakReference<>(lesson);
        }
        return lesson;
    }
}
