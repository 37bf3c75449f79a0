package galley.revision;

import galley.diagnostic.Diagnostic;
import galley.diagnostic.Diagnostics;
import galley.lesson.Companion;
import galley.lesson.Companion.Claim;
import galley.lesson.LessonRecord;
import galley.verify.ClaimCheck;
import galley.verify.CompanionCheck;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Holds the claims of both companions against the new text; an old claim counts unless the new companion repeats it. */
final class ClaimDiff {
    private ClaimDiff() {}

    /** The claims that the new text does not bear out. */
    static List<BrokenClaim> of(Revision before, Revision now) {
        List<Claim> claims = new ArrayList<>(now.companion().claims());
        Set<List<String>> known = claims.stream().map(ClaimDiff::words).collect(Collectors.toCollection(HashSet::new));
        before.companion().claims().stream()
                .filter(claim -> known.add(words(claim)))
                .forEach(claims::add);
        List<BrokenClaim> broken = new ArrayList<>();
        for (Claim claim : claims) {
            fault(claim, now.record()).ifPresent(reason -> {
                boolean held = fault(claim, before.record()).isEmpty();
                broken.add(broken(claim, reason, held));
            });
        }
        return broken;
    }

    private static BrokenClaim broken(Claim claim, String reason, boolean held) {
        return new BrokenClaim(
                claim.quote().text(),
                claim.value().text(),
                claim.binding().section().text(),
                reason,
                held);
    }

    private static List<String> words(Claim claim) {
        return List.of(
                claim.quote().text(), claim.value().text(), claim.output().text());
    }

    private static Optional<String> fault(Claim claim, LessonRecord record) {
        Companion alone = new Companion(List.of(), List.of(), List.of(), List.of(), List.of(claim));
        Diagnostics found = new Diagnostics();
        CompanionCheck.check(alone, record, found);
        ClaimCheck.check(alone, record, found);
        return found.list().stream()
                .filter(Diagnostic::isError)
                .map(Diagnostic::message)
                .findFirst();
    }
}
