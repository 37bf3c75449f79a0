package galley.revision;

import java.util.List;
import java.util.Optional;

/**
 * Compares texts word by word, spaces kept. Where that would take too long, it compares lines first and words inside
 * those that differ, and in the end takes one text for the other as a whole.
 *
 * <p>One instance has a bounded amount of work for all the texts that it compares.
 */
final class WordDiff {
    private final PieceDiff pieces = new PieceDiff();

    /** The parts of both texts in order; no two neighbours are of one kind. */
    List<TextPart> parts(String before, String now) {
        PartList parts = new PartList();
        if (before.equals(now)) {
            parts.add(new Hunk(before, "", ""));
        } else {
            byWords(before, now).ifPresentOrElse(hunks -> hunks.forEach(parts::add), () -> byLines(before, now, parts));
        }
        return parts.parts();
    }

    private Optional<List<Hunk>> byWords(String before, String now) {
        return pieces.compare(Words.of(before), Words.of(now));
    }

    private void byLines(String before, String now, PartList parts) {
        List<Hunk> lines =
                pieces.compare(Words.lines(before), Words.lines(now)).orElse(List.of(new Hunk("", before, now)));
        for (Hunk line : lines) {
            parts.add(new Hunk(line.kept(), "", ""));
            byWords(line.deleted(), line.inserted())
                    .orElse(List.of(new Hunk("", line.deleted(), line.inserted())))
                    .forEach(parts::add);
        }
    }
}
