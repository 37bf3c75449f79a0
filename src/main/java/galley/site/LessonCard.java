package galley.site;

import galley.ledger.Later;
import java.util.List;
import java.util.Optional;

/**
 * What the rest of a site knows of a lesson: all pages but the lesson's own are made from cards alone.
 *
 * <p>A card is made of texts, numbers, booleans, lists and records of these, so it can be written down and read again.
 * A text that the record does not have is empty.
 *
 * @param id of the lesson
 * @param title of the lesson
 * @param version of this revision
 * @param notes the record's other texts
 * @param paths where the lesson's files lie
 * @param digests of its content and its record
 * @param details what only pages about many lessons, or the search, ask for
 */
public record LessonCard(
        String id,
        String title,
        String version,
        Notes notes,
        LessonPaths paths,
        Digests digests,
        Later<Details> details) {

    /** The card of the same lesson at another place: this one, if it has that place. */
    LessonCard at(LessonPaths other) {
        return paths.equals(other) ? this : new LessonCard(id, title, version, notes, other, digests, details);
    }

    /** The card without what only the lesson's own pages, lists of lessons and the search show of it. */
    LessonCard standing() {
        return new LessonCard(
                id,
                title,
                version,
                notes.withoutDescription(),
                paths,
                Digests.NONE,
                Later.of(details.get().standing()));
    }

    /**
     * What is between the headings of a lesson, and at its edges.
     *
     * @param words those before the first heading, as in {@link SectionCard}
     * @param sections one for each heading, in order
     * @param symbols those that it explains, in order
     * @param citations its links, in order of first appearance
     * @param relations to other lessons
     * @param models those that its companion names, in the order of their list
     */
    public record Details(
            String words,
            List<SectionCard> sections,
            List<SymbolCard> symbols,
            List<CitationCard> citations,
            List<RelationCard> relations,
            List<ModelCard> models) {
        public Details {
            sections = List.copyOf(sections);
            symbols = List.copyOf(symbols);
            citations = List.copyOf(citations);
            relations = List.copyOf(relations);
            models = List.copyOf(models);
        }

        private Details standing() {
            return new Details(
                    "", sections.stream().map(SectionCard::standing).toList(), symbols, citations, relations, models);
        }
    }

    String words() {
        return details.get().words();
    }

    List<SectionCard> sections() {
        return details.get().sections();
    }

    List<SymbolCard> symbols() {
        return details.get().symbols();
    }

    List<CitationCard> citations() {
        return details.get().citations();
    }

    List<RelationCard> relations() {
        return details.get().relations();
    }

    List<ModelCard> models() {
        return details.get().models();
    }

    /** What a record says of its lesson, by the names of its members; empty where it says nothing. */
    public record Notes(
            String description,
            String topic,
            String format,
            String series,
            String status,
            String author,
            String license,
            String rightsUrl,
            String canonicalUrl,
            String publishedDate,
            String revisionDate) {

        /** A text, unless the record does not have it. */
        static Optional<String> said(String text) {
            return text.isEmpty() ? Optional.empty() : Optional.of(text);
        }

        private Notes withoutDescription() {
            return new Notes(
                    "",
                    topic,
                    format,
                    series,
                    status,
                    author,
                    license,
                    rightsUrl,
                    canonicalUrl,
                    publishedDate,
                    revisionDate);
        }

        /** The day of the revision, or of the publication where no other is stated. */
        Optional<String> date() {
            return said(revisionDate).or(() -> said(publishedDate));
        }
    }

    /**
     * SHA-256 in hexadecimal digits.
     *
     * @param content of the Markdown
     * @param record of the whole record's bytes
     */
    public record Digests(String content, String record) {
        private static final Digests NONE = new Digests("", "");
    }

    /**
     * A section.
     *
     * @param id its anchor in the page
     * @param level of its heading, 1 to 6
     * @param kind what it is for, such as {@code mechanism}
     * @param words the different words of its body, folded, with spaces between
     */
    public record SectionCard(String id, String title, int level, String kind, String words) {
        private SectionCard standing() {
            return new SectionCard(id, title, level, kind, "");
        }
    }

    /**
     * A symbol that the lesson explains.
     *
     * @param text as the content writes it
     * @param html set as mathematics
     * @param section the id of the section that explains it
     */
    public record SymbolCard(String text, String html, String meaning, String unit, String section) {}

    /**
     * A link of the content.
     *
     * @param role {@code sources}, {@code foundations} or {@code related} for an item of such a list, else empty
     * @param section the id of the section where it first stands; empty before the first heading
     */
    public record CitationCard(String title, String url, String role, String section) {}

    /**
     * Another lesson.
     *
     * @param kind {@code foundations}, {@code related}, {@code supersedes} or {@code supersededBy}
     * @param id of the other lesson, where the record names it; else empty
     * @param url of the other lesson, where the content links to it; else empty
     * @param title as the content has it; else empty
     */
    public record RelationCard(String kind, String id, String url, String title) {}

    /**
     * A model.
     *
     * @param id of the model
     * @param formula set, as HTML
     * @param uses what the companion makes of it: {@code claim}, {@code table}…, each with the section it names
     */
    public record ModelCard(String id, String formula, List<ModelUse> uses) {
        public ModelCard {
            uses = List.copyOf(uses);
        }
    }

    /** One use of a model; the section is its id. */
    public record ModelUse(String kind, String section) {}

    /** The ids of the lessons that the record names in one of its members, each once, never its own. */
    List<String> named(String kind) {
        return relations().stream()
                .filter(relation ->
                        relation.kind().equals(kind) && !relation.id().isEmpty())
                .map(RelationCard::id)
                .filter(other -> !other.equals(id))
                .distinct()
                .toList();
    }
}
