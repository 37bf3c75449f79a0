package galley.site;

import galley.lesson.LessonRecord;
import galley.text.JsonString;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A lesson as reference managers write it. What the record does not say is left out: no author, no date is made up. */
final class CitationText {
    private static final Pattern DATE = Pattern.compile("(\\d{4})-(\\d{2})-(\\d{2})");
    private static final Map<Character, String> TEX =
            Map.of('\\', "\\textbackslash{}", '~', "\\textasciitilde{}", '^', "\\textasciicircum{}");
    private static final String TEX_ESCAPED = "&%$#_{}";

    private final LessonRecord record;

    CitationText(LessonRecord record) {
        this.record = record;
    }

    /** A BibTeX entry. */
    String bibtex() {
        Map<String, String> fields = new LinkedHashMap<>();
        record.text("author").ifPresent(author -> fields.put("author", "{" + tex(author) + "}"));
        fields.put("title", "{" + tex(record.title()) + "}");
        record.text("series").ifPresent(series -> fields.put("howpublished", tex(series)));
        published().ifPresent(date -> {
            fields.put("year", date.get(0));
            fields.put("month", date.get(1));
        });
        record.text("canonicalUrl").ifPresent(url -> fields.put("url", url));
        fields.put("note", tex(note()));
        StringBuilder out = new StringBuilder("@misc{").append(record.id());
        fields.forEach((name, value) ->
                out.append(",\n  ").append(name).append(" = {").append(value).append('}'));
        return out.append("\n}\n").toString();
    }

    /** An item of CSL-JSON. */
    String csl() {
        List<String> members = new ArrayList<>();
        members.add(JsonString.member("id", record.id()));
        members.add("\"type\": \"webpage\"");
        record.text("author")
                .ifPresent(author -> members.add("\"author\": [{\"literal\": " + JsonString.quoted(author) + "}]"));
        members.add(JsonString.member("title", record.title()));
        record.text("series").ifPresent(series -> members.add(JsonString.member("container-title", series)));
        published().ifPresent(date -> members.add("\"issued\": {\"date-parts\": [[" + numbers(date) + "]]}"));
        members.add(JsonString.member("version", record.version()));
        record.text("canonicalUrl").ifPresent(url -> members.add(JsonString.member("URL", url)));
        members.add(JsonString.member("note", note()));
        return "[{\n  " + String.join(",\n  ", members) + "\n}]\n";
    }

    private String note() {
        return "Version " + record.version()
                + record.text("revisionDate").map(date -> ", revised " + date).orElse("") + ", SHA-256 of the text "
                + record.contentHash();
    }

    /** Year, month and day. */
    private Optional<List<String>> published() {
        return record.text("publishedDate").flatMap(date -> {
            Matcher parts = DATE.matcher(date);
            return parts.matches()
                    ? Optional.of(List.of(parts.group(1), parts.group(2), parts.group(3)))
                    : Optional.empty();
        });
    }

    private static String numbers(List<String> date) {
        return String.join(
                ", ", date.stream().map(part -> part.replaceFirst("^0+", "")).toList());
    }

    private static String tex(String text) {
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            String escaped = TEX_ESCAPED.indexOf(c) >= 0 ? "\\" + c : String.valueOf(c);
            out.append(TEX.getOrDefault(c, escaped));
        }
        return out.toString();
    }
}
