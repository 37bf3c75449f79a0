package galley.verify;

import java.util.List;

/** The rules for one lesson, in the order in which their faults are reported. */
final class Checks {
    static final List<Check> ALL = List.of(
            new IdCheck(),
            new DateCheck(),
            new UrlCheck(),
            new ContentHashCheck(),
            new ContentLengthCheck(),
            new SectionsCheck(),
            new CitationsCheck(),
            new SiblingCheck(),
            new RecordHashCheck());

    private Checks() {}
}
