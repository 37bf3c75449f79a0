package galley.verify;

import java.util.List;

/** All rules, in the order in which their faults are reported. */
final class Checks {
    /** What is asked of every record, also when its content is missing. */
    static final List<MemberCheck> MEMBERS = List.of(
            new IdCheck(),
            new TitleCheck(),
            new MemberTextCheck(),
            new DateCheck(),
            new UrlCheck(),
            new ContentFormatCheck(),
            new RecordHashCheck());

    /** What is asked of a record together with its content. */
    static final List<Check> CONTENT = List.of(
            new ContentTextCheck(),
            new ContentHashCheck(),
            new ContentLengthCheck(),
            new SectionsCheck(),
            new CitationsCheck(),
            new FragmentCheck(),
            new SiblingCheck());

    /** What is asked of all records together. */
    static final List<CatalogueCheck> CATALOGUE =
            List.of(new IdClashCheck(), new RelationsCheck(), new SupersessionCheck(), new OlderContentCheck());

    private Checks() {}
}
