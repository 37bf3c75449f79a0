package galley.content;

import galley.lesson.Value;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * What the record format says about one member.
 *
 * @param name the member
 * @param kind the kind of value it holds, as messages name it
 * @param required whether it must be there and not be null
 */
record MemberRule(String name, String kind, boolean required) {
    private static final String STRING = "a string";
    private static final String NUMBER = "a number";
    private static final String ARRAY = "an array";

    /** Every member that schemaVersion 1 knows, in the order of the format. */
    static final List<MemberRule> ALL = List.of(
            required("schemaVersion", NUMBER),
            required("id", STRING),
            required("title", STRING),
            optional("category", STRING),
            optional("format", STRING),
            optional("description", STRING),
            optional("canonicalUrl", STRING),
            optional("publishedDate", STRING),
            optional("revisionDate", STRING),
            optional("author", STRING),
            optional("topic", STRING),
            optional("series", STRING),
            optional("license", STRING),
            optional("rightsUrl", STRING),
            required("version", STRING),
            optional("status", STRING),
            optional("evidenceScope", STRING),
            optional("contentCoverage", STRING),
            optional("artifactUrl", STRING),
            optional("interactiveUrl", STRING),
            optional("related", ARRAY),
            optional("supersedes", ARRAY),
            optional("supersededBy", ARRAY),
            optional("content", STRING),
            required("contentHash", STRING),
            required("contentLength", NUMBER),
            optional("jsonUrl", STRING),
            optional("markdownUrl", STRING),
            required("sections", ARRAY),
            optional("citations", ARRAY),
            optional("recordHash", STRING),
            optional("contentFormat", STRING));

    /** The same rules by the member's name. */
    static final Map<String, MemberRule> BY_NAME =
            ALL.stream().collect(Collectors.toUnmodifiableMap(MemberRule::name, Function.identity()));

    /** Whether a value that is not null has the right kind. */
    boolean accepts(Value value) {
        return value.kind().equals(kind);
    }

    private static MemberRule required(String name, String kind) {
        return new MemberRule(name, kind, true);
    }

    private static MemberRule optional(String name, String kind) {
        return new MemberRule(name, kind, false);
    }
}
