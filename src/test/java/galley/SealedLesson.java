package galley;

import com.fasterxml.jackson.core.io.JsonStringEncoder;
import galley.diagnostic.Diagnostics;
import galley.markdown.Heading;
import galley.markdown.MarkdownParser;
import galley.text.Sha256;
import galley.text.SourceText;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Writes the record of a lesson for tests: right in every member, until one is replaced. */
public final class SealedLesson {
    private final Map<String, String> members = new LinkedHashMap<>();

    private SealedLesson() {}

    /** The record of a content, with hash, length and sections that are right. */
    public static SealedLesson of(String content) {
        SealedLesson lesson = new SealedLesson();
        lesson.members.put("schemaVersion", "1");
        lesson.text("id", "a-lesson").text("title", "A lesson").text("version", "1.0.0");
        lesson.text("content", content).text("contentHash", Sha256.of(content).hex());
        lesson.json("contentLength", "" + content.length());
        lesson.json("sections", sections(content));
        return lesson;
    }

    /** Replaces a member by a string. */
    public SealedLesson text(String member, String text) {
        return json(member, quoted(text));
    }

    /** Replaces a member by any JSON. */
    public SealedLesson json(String member, String json) {
        members.put(member, json);
        return this;
    }

    /** The record, one member a line. */
    public String record() {
        StringBuilder out = new StringBuilder("{\n");
        String comma = "";
        for (Map.Entry<String, String> member : members.entrySet()) {
            out.append(comma)
                    .append("  \"")
                    .append(member.getKey())
                    .append("\": ")
                    .append(member.getValue());
            comma = ",\n";
        }
        return out.append("\n}\n").toString();
    }

    private static String sections(String content) {
        List<Heading> headings = new MarkdownParser(false)
                .parse(SourceText.of("content", content), new Diagnostics())
                .headings();
        StringBuilder out = new StringBuilder("[");
        for (int i = 0; i < headings.size(); i++) {
            int end = i + 1 < headings.size() ? headings.get(i + 1).span().start() : content.length();
            out.append(i == 0 ? "" : ", ")
                    .append(section(
                            i + 1,
                            headings.get(i).title(),
                            headings.get(i).span().start(),
                            end));
        }
        return out.append("]").toString();
    }

    private static String section(int number, String title, int start, int end) {
        return "{\"id\": \"section-" + number + "\", \"title\": " + quoted(title) + ", \"start\": " + start
                + ", \"end\": " + end + "}";
    }

    private static String quoted(String text) {
        return "\"" + new String(JsonStringEncoder.getInstance().quoteAsString(text)) + "\"";
    }
}
