package galley.diagnostic;

import static galley.diagnostic.Severity.ERROR;
import static galley.diagnostic.Severity.NOTE;
import static galley.diagnostic.Severity.WARNING;

import java.util.Locale;

/** Every way of being wrong, with its severity and the rule behind it. */
public enum Code {
    // Files and JSON
    FILE_UNREADABLE(ERROR, "A file that the build needs can be read."),
    FILE_NOT_UTF8(ERROR, "Every text file is strict UTF-8."),
    FILE_BOM(WARNING, "A file begins with its text, not with a byte order mark."),
    FILE_STRAY(WARNING, "A Markdown file without a header, or a companion, stands beside its record."),
    FILE_EXISTS(ERROR, "What is made new never replaces a file that is there."),
    PAGE_HEADER(ERROR, "An ordinary page begins with a header that gives its title, its type and its status."),
    FILE_TOO_LARGE(ERROR, "A record, its content and its companion have a bounded size."),
    SYNTAX(ERROR, "A record is one JSON object, a companion one YAML mapping."),
    DUPLICATE_MEMBER(ERROR, "An object names each member once."),
    TOO_DEEP(ERROR, "Values nest to a bounded depth."),
    VALUE_TOO_LONG(ERROR, "Numbers and names of members have a bounded length."),
    // Members
    MEMBER_MISSING(ERROR, "A required member is present."),
    MEMBER_TYPE(ERROR, "A member has the type that the record format gives it."),
    MEMBER_UNKNOWN(NOTE, "A member that the record format does not know is passed through."),
    MEMBER_EMPTY(ERROR, "A title is not blank."),
    MEMBER_TEXT(ERROR, "The text of a member is whole characters without control characters."),
    SCHEMA_VERSION(ERROR, "The record's schemaVersion is one that this release reads."),
    ID_FORM(ERROR, "An id is a lower-case slug that is a file name on every system."),
    VERSION_FORM(WARNING, "A version is numbers joined by dots, perhaps with a pre-release and build metadata."),
    VERSION_KEPT(WARNING, "A text that changed has another version."),
    ID_CLASH(ERROR, "An id with a version belongs to one record."),
    DATE_FORM(ERROR, "A date is an ISO date or null."),
    DATE_REVISION(WARNING, "A record is not revised before it was published."),
    DATE_ORDER(ERROR, "A newer revision is never dated before an older one."),
    RELATION_UNKNOWN(WARNING, "related, supersedes and supersededBy name lessons that are there."),
    RELATION_REPEATED(WARNING, "related, supersedes and supersededBy name each lesson once."),
    RELATION_CYCLE(ERROR, "No lesson relates to itself or supersedes itself, not even through others."),
    URL_FORM(ERROR, "A URL is http, https, mailto, relative or a fragment."),
    PATH_CLASH(ERROR, "Two pages never claim one path."),
    // Revisions
    REVISION_VERSION(ERROR, "The versions of a lesson's revisions differ in precedence."),
    REVISION_GAP(ERROR, "The revisions of a lesson follow one another without a gap."),
    // Content
    CONTENT_SURROGATE(ERROR, "The content is a sequence of whole characters."),
    CONTENT_EMPTY(ERROR, "The content holds text."),
    CONTENT_FORMAT(ERROR, "contentFormat is text/markdown."),
    CONTENT_CONTROL(WARNING, "The content holds no control characters besides tabs and line ends."),
    CONTENT_HEADING(WARNING, "The content has a heading at top level, and every heading has words."),
    CONTENT_HASH(ERROR, "contentHash is the SHA-256 of the UTF-8 bytes of content."),
    CONTENT_OLDER(NOTE, "A record does not bear the content hash of another revision."),
    CONTENT_LENGTH(ERROR, "contentLength counts the UTF-16 code units of content."),
    SECTIONS(ERROR, "sections are the headings of the content that stand at top level, in order."),
    SECTION_ID(ERROR, "Ids of sections are unique."),
    CITATIONS(WARNING, "citations are the links of the content, in order of first appearance."),
    SIBLING(ERROR, "The Markdown file beside a record holds the very bytes of its content."),
    UNSEALED(WARNING, "A text is sealed before it is published; until then only a preview shows it."),
    RECORD_HASH(ERROR, "recordHash is 64 hexadecimal digits; how it is computed is not published."),
    // Markdown and mathematics
    MARKDOWN_URL(WARNING, "A link goes to http, https, mailto, a relative address or a fragment."),
    MARKDOWN_DEPTH(WARNING, "Blocks nest to a depth that Markdown parsers keep."),
    MARKDOWN_REFERENCE(WARNING, "Every link reference that is defined is used, and defined once."),
    MARKDOWN_HIDDEN(WARNING, "A reader sees every word and every list number of the content."),
    TABLE_CELLS(WARNING, "A table row has as many cells as its header."),
    TABLE_LIMIT(ERROR, "The tables of a content have a bounded number of cells."),
    MATH_UNCLOSED(ERROR, "A $$ block is closed by $$."),
    MATH_INLINE(WARNING, "A $$ formula begins a line and ends one; between words it stays text."),
    SINGLE_DOLLAR(WARNING, "A single $ is money, unless the site says that it delimits mathematics."),
    MATH_SYNTAX(ERROR, "A formula is TeX that KaTeX can set."),
    MATH_UNTRUSTED(ERROR, "A formula uses no command that could reach outside the page."),
    MATH_COMMENT(WARNING, "No part of a formula vanishes behind a percent sign."),
    MATH_STRICT(WARNING, "A formula is TeX as LaTeX would read it."),
    MATH_LIMIT(ERROR, "A formula has a bounded length, depth and number of expansions."),
    STRUCTURE_PLAIN(NOTE, "A part of a lesson that is named has the form by which it is known."),
    // Companion and claims
    COMPANION_MEMBER(ERROR, "A companion has only members that its format knows."),
    COMPANION_EMPTY(ERROR, "No word of a companion is empty, and its tables and timelines have values and parts."),
    COMPANION_SECTION(ERROR, "A companion names sections of its lesson."),
    COMPANION_MODEL(ERROR, "A companion names models, inputs and outputs that exist."),
    COMPANION_QUANTITY(ERROR, "A quantity is a number with a unit of the input's dimension, within its range."),
    CLAIM_QUOTE(ERROR, "The quote of a claim stands verbatim in its section."),
    CLAIM_NUMBER(ERROR, "The model gives the number that a claim quotes, within the precision written."),
    NUMBER_UNPROVEN(NOTE, "A claim binds every quantity of the prose to a model."),
    // Site
    TEMPLATE(ERROR, "Every template can be processed."),
    ASSET(ERROR, "Assets are plain files inside the assets folder with names that differ on every system."),
    OUTPUT(ERROR, "The site can be written, and only files that its manifest owns are replaced."),
    CACHE(ERROR, "What was remembered is what would be made anew."),
    MANIFEST(ERROR, "Every file that the manifest names is there with the bytes that it seals."),
    MANIFEST_FOREIGN(WARNING, "The manifest names every file of the site."),
    SIGNATURE(ERROR, "The manifest is signed with the key that the audit was given."),
    KEY(ERROR, "A key is an Ed25519 key in a PEM file: PKCS#8 to sign, SubjectPublicKeyInfo to audit."),
    SERVED(ERROR, "A lesson is served as page, record and Markdown, where its record says, with the content's bytes."),
    SERVED_UNMARKED(WARNING, "The lesson part of a page is marked, so that its words can be compared."),
    PAGE_TEXT(ERROR, "The lesson part of a page says what the content says: all of it, in its order."),
    BROKEN_LINK(ERROR, "Every relative link of a page leads to a file of the site, and its fragment to an element."),
    LINK_UNKNOWN(WARNING, "A relative link of a lesson's own text leads to a page of the site."),
    HOST_LIMIT(WARNING, "The files _headers and _redirects stay within what the hosts read."),
    NO_LESSONS(ERROR, "There is at least one lesson to publish.");

    private final Severity severity;
    private final String rule;
    private final String id = name().toLowerCase(Locale.ROOT).replace('_', '-');

    Code(Severity severity, String rule) {
        this.severity = severity;
        this.rule = rule;
    }

    /** The stable name that reports print, such as {@code content-hash}. */
    public String id() {
        return id;
    }

    public Severity severity() {
        return severity;
    }

    /** The rule that is broken, as one sentence. */
    public String rule() {
        return rule;
    }
}
