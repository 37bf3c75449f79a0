package galley.site;

import static galley.site.LessonCard.Notes.said;

import galley.text.JsonString;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The description of the site as a set of data, in RO-Crate 1.1: each record and its text with their digests. A record
 * that names no licence gets none here either.
 */
final class ResearchCrate {
    static final SitePath PATH = new SitePath("ro-crate-metadata.json");

    private final SiteSettings settings;
    private final List<LessonCard> revisions;

    ResearchCrate(SiteSettings settings, List<LessonCard> revisions) {
        this.settings = settings;
        this.revisions = revisions;
    }

    SiteFile file() {
        return SiteFile.ahead(PATH, this::text);
    }

    String text() {
        List<String> entities = new ArrayList<>();
        entities.add(object(List.of(
                JsonString.member("@id", PATH.value()),
                JsonString.member("@type", "CreativeWork"),
                reference("conformsTo", "https://w3id.org/ro/crate/1.1"),
                reference("about", "./"))));
        entities.add(object(root()));
        for (LessonCard card : revisions) {
            entities.add(object(record(card)));
            entities.add(object(markdown(card)));
        }
        return "{\n\"@context\": \"https://w3id.org/ro/crate/1.1/context\",\n\"@graph\": [\n"
                + String.join(",\n", entities) + "\n]\n}\n";
    }

    private List<String> root() {
        List<String> members = new ArrayList<>();
        members.add(JsonString.member("@id", "./"));
        members.add(JsonString.member("@type", "Dataset"));
        members.add(JsonString.member("name", settings.title()));
        said(settings.description()).ifPresent(text -> members.add(JsonString.member("description", text)));
        settings.baseUrl().ifPresent(url -> members.add(JsonString.member("url", url)));
        newest().ifPresent(date -> members.add(JsonString.member("datePublished", date)));
        List<String> parts = new ArrayList<>();
        for (LessonCard card : revisions) {
            parts.add("{" + JsonString.member("@id", card.paths().record().value()) + "}");
            parts.add("{" + JsonString.member("@id", card.paths().markdown().value()) + "}");
        }
        members.add("\"hasPart\": [\n" + String.join(",\n", parts) + "]");
        return members;
    }

    private Optional<String> newest() {
        return revisions.stream().flatMap(card -> card.notes().date().stream()).max(String::compareTo);
    }

    private List<String> record(LessonCard card) {
        List<String> members = common(
                card, card.paths().record(), "application/json", card.digests().record());
        members.add(JsonString.member("identifier", card.id()));
        said(card.notes().description()).ifPresent(text -> members.add(JsonString.member("description", text)));
        return members;
    }

    private List<String> markdown(LessonCard card) {
        List<String> members = common(
                card, card.paths().markdown(), "text/markdown", card.digests().content());
        members.add(reference("isBasedOn", card.paths().record().value()));
        return members;
    }

    private static List<String> common(LessonCard card, SitePath path, String format, String digest) {
        List<String> members = new ArrayList<>();
        members.add(JsonString.member("@id", path.value()));
        members.add(JsonString.member("@type", "File"));
        members.add(JsonString.member("name", card.title()));
        members.add(JsonString.member("version", card.version()));
        members.add(JsonString.member("encodingFormat", format));
        members.add(JsonString.member("sha256", digest));
        said(card.notes().publishedDate()).ifPresent(date -> members.add(JsonString.member("datePublished", date)));
        said(card.notes().revisionDate()).ifPresent(date -> members.add(JsonString.member("dateModified", date)));
        said(card.notes().author()).ifPresent(text -> members.add(JsonString.member("creditText", text)));
        said(card.notes().license()).ifPresent(text -> members.add(JsonString.member("license", text)));
        return members;
    }

    private static String object(List<String> members) {
        return "{" + String.join(", ", members) + "}";
    }

    private static String reference(String name, String id) {
        return "\"" + name + "\": {\"@id\": " + JsonString.quoted(id) + "}";
    }
}
