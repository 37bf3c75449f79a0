package galley.math;

import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What came of handing a formula to KaTeX.
 *
 * @param html the output; empty after an error
 * @param remarks in the order in which KaTeX made them
 */
record Answer(Optional<String> html, List<Remark> remarks) {
    private static final Set<Remark.Kind> UNSOUND = Set.of(Remark.Kind.EXHAUSTED, Remark.Kind.OUT_OF_TIME);

    Answer {
        remarks = List.copyOf(remarks);
    }

    /** No output, for one reason. */
    static Answer failed(Remark reason) {
        return new Answer(Optional.empty(), List.of(reason));
    }

    /** Whether the context that gave this answer stopped half-way and must not be asked again. */
    boolean leavesContextUnsound() {
        return remarks.stream().anyMatch(remark -> UNSOUND.contains(remark.kind()));
    }
}
