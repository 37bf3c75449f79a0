package galley.lesson;

import java.util.Comparator;
import java.util.Optional;

/** The order of a lesson's revisions: by the precedence of their versions, then by their dates. */
public final class RevisionOrder {
    /** The oldest revision first; what precedence and date leave open is settled by the version's characters. */
    public static final Comparator<LessonRecord> OLDEST_FIRST = Comparator.<LessonRecord, Version>comparing(
                    record -> new Version(record.version()), Version::comparePrecedence)
            .thenComparing(record -> date(record).orElse(""))
            .thenComparing(LessonRecord::version);

    private RevisionOrder() {}

    /** The day of a revision, or of its publication where no other is stated. */
    public static Optional<String> date(LessonRecord record) {
        return record.text("revisionDate").or(() -> record.text("publishedDate"));
    }
}
