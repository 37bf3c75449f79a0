package galley.math;

import galley.text.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.PolyglotException;
import org.graalvm.polyglot.Value;

/** One JavaScript world with KaTeX in it. Belongs to one thread; only {@link #kill} may come from another. */
final class KatexContext {
    private final Context context;
    private final Value function;

    KatexContext(Context context, Value function) {
        this.context = context;
        this.function = function;
    }

    /** Asks KaTeX; whatever it throws becomes part of the answer. */
    Answer set(String tex, boolean display) {
        try {
            return answer(function.execute(tex, display));
        } catch (PolyglotException e) {
            return Answer.failed(Remark.of(Remark.Kind.EXHAUSTED, String.valueOf(e.getMessage())));
        }
    }

    /** Stops what runs inside, from any thread. */
    void kill() {
        context.close(true);
    }

    private static Answer answer(Value value) {
        Value html = value.getMember("html");
        return new Answer(
                html.isNull() ? Optional.empty() : Optional.of(html.asString()), remarks(value.getMember("remarks")));
    }

    private static List<Remark> remarks(Value values) {
        List<Remark> remarks = new ArrayList<>();
        for (long i = 0; i < values.getArraySize(); i++) {
            remarks.add(remark(values.getArrayElement(i)));
        }
        return remarks;
    }

    private static Remark remark(Value value) {
        return new Remark(
                Remark.Kind.valueOf(value.getMember("kind").asString()),
                value.getMember("topic").asString(),
                value.getMember("message").asString(),
                span(value.getMember("start").asInt(), value.getMember("end").asInt()));
    }

    private static Optional<Span> span(int start, int end) {
        return start < 0 || end < start ? Optional.empty() : Optional.of(new Span(start, end));
    }
}
