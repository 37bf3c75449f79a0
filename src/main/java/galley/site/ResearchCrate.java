package galley.site;

import static galley.site.LessonCard.Notes.said;

import galley.text.JsonString;
import java.util.List;
import java.util.Optional;

/**
 * The description of the site as a set of data, in RO-Crate 1.1: each record and its text with their digests. A record
 * that names no licence gets none here either.
 */
final class ResearchCrate {
    static final SitePath PATH = new SitePath("ro-crate-metadata.json");

    private static final String CONTEXT = "https://w3id.org/ro/crate/1.1/context";

    private final SiteSettings settings;
    private final List<LessonCard> revisions;

    /** A large site has tens of thousands of members. */
    private final StringBuilder out = new StringBuilder();

    private ResearchCrate(SiteSettings settings, List<LessonCard> revisions) {
        this.settings = settings;
        this.revisions = revisions;
    }

    static SiteFile file(SiteSettings settings, List<LessonCard> revisions) {
        return SiteFile.ahead(PATH, () -> new ResearchCrate(settings, revisions).text());
    }

    private String text() {
        out.append("{\n\"@context\": \"").append(CONTEXT).append("\",\n\"@graph\": [\n");
        beginEntity(PATH.value(), "CreativeWork");
        reference("conformsTo", "https://w3id.org/ro/crate/1.1");
        reference("about", "./");
        endEntity();
        addRoot();
        revisions.forEach(this::addRevision);
        return out.append("\n]\n}\n").toString();
    }

    private void addRoot() {
        beginNext("./", "Dataset");
        member("name", settings.title());
        said(settings.description()).ifPresent(text -> member("description", text));
        settings.baseUrl().ifPresent(url -> member("url", url));
        newest().ifPresent(date -> member("datePublished", date));
        out.append(", \"hasPart\": [\n");
        String between = "";
        for (LessonCard card : revisions) {
            for (SitePath part : List.of(card.paths().record(), card.paths().markdown())) {
                out.append(between);
                id(part.value());
                out.append('}');
                between = ",\n";
            }
        }
        out.append(']');
        endEntity();
    }

    private Optional<String> newest() {
        return revisions.stream().flatMap(card -> card.notes().date().stream()).max(String::compareTo);
    }

    private void addRevision(LessonCard card) {
        beginFile(
                card, card.paths().record(), "application/json", card.digests().record());
        member("identifier", card.id());
        said(card.notes().description()).ifPresent(text -> member("description", text));
        endEntity();
        beginFile(card, card.paths().markdown(), "text/markdown", card.digests().content());
        reference("isBasedOn", card.paths().record().value());
        endEntity();
    }

    private void beginFile(LessonCard card, SitePath path, String format, String digest) {
        beginNext(path.value(), "File");
        member("name", card.title());
        member("version", card.version());
        member("encodingFormat", format);
        member("sha256", digest);
        said(card.notes().publishedDate()).ifPresent(date -> member("datePublished", date));
        said(card.notes().revisionDate()).ifPresent(date -> member("dateModified", date));
        said(card.notes().author()).ifPresent(text -> member("creditText", text));
        said(card.notes().license()).ifPresent(text -> member("license", text));
    }

    private void beginNext(String id, String type) {
        out.append(",\n");
        beginEntity(id, type);
    }

    private void beginEntity(String id, String type) {
        id(id);
        member("@type", type);
    }

    private void endEntity() {
        out.append('}');
    }

    /** Begins an object with what it is named by. */
    private void id(String id) {
        out.append("{\"@id\": ");
        JsonString.append(out, id);
    }

    /** A further member of the object. */
    private void member(String name, String text) {
        out.append(", \"").append(name).append("\": ");
        JsonString.append(out, text);
    }

    private void reference(String name, String id) {
        out.append(", \"").append(name).append("\": ");
        id(id);
        out.append('}');
    }
}
