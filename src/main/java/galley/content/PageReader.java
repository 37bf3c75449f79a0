package galley.content;

import galley.diagnostic.Code;
import galley.diagnostic.Diagnostics;
import galley.text.Place;
import galley.text.SourceText;
import galley.text.Span;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads an ordinary page: lines of {@code key=value}, a line of six tildes, Markdown.
 *
 * <p>A Markdown file without a record is such a page when its first line is {@code key=value}, or when it has a line of
 * six tildes and nothing but such lines above; a lesson's text begins otherwise.
 */
final class PageReader {
    private static final Pattern LINE = Pattern.compile("(?<line>.*)(?<end>\\R|\\z)");
    private static final Pattern MEMBER = Pattern.compile("(?<key>[A-Za-z][A-Za-z0-9_.-]*)=(?<value>.*)");
    private static final Pattern TEXT = Pattern.compile("\\P{Cc}*");
    private static final String RULE = "~~~~~~";

    private final SourceText file;
    private final Diagnostics diagnostics;
    private final Map<String, String> header = new LinkedHashMap<>();
    private final Map<String, Place> places = new LinkedHashMap<>();
    private int bodyStart = -1;

    private PageReader(SourceText file, Diagnostics diagnostics) {
        this.file = file;
        this.diagnostics = diagnostics;
    }

    /** Whether a text is that of an ordinary page. */
    static boolean isPage(String text) {
        String first = withoutMark(text).lines().findFirst().orElse("");
        return MEMBER.matcher(first).matches() || first.equals(RULE);
    }

    private static String withoutMark(String text) {
        return text.startsWith("\uFEFF") ? text.substring(1) : text;
    }

    /** The page, unless something is wrong with its header or it is a draft. */
    static Optional<SourcePage> read(Path root, Path path, SourceText file, Diagnostics diagnostics) {
        PageReader reader = new PageReader(file, diagnostics);
        boolean good = reader.readHeader() && reader.checkHeader();
        if (!good || reader.isDraft()) {
            return Optional.empty();
        }
        int start = reader.bodyStart;
        SourceText body = file.embedded(file.text().substring(start), offset -> start + offset);
        String name = root.relativize(path).toString().replace('\\', '/').replaceFirst("\\.md$", "");
        return Optional.of(new SourcePage(path, name, reader.header, body));
    }

    private boolean readHeader() {
        Matcher line = LINE.matcher(file.text());
        int from = file.text().length() - withoutMark(file.text()).length();
        boolean good = true;
        while (line.find(from) && from < file.text().length()) {
            String text = line.group("line");
            if (text.equals(RULE)) {
                bodyStart = line.end();
                return good;
            }
            Place place = new Place(file, new Span(line.start(), line.end("line")), "");
            good &= text.isBlank() || readMember(text, place);
            if (!good) {
                return false;
            }
            from = line.end();
        }
        return fault(
                new Place(file, new Span(0, 0), ""),
                "Expected a line of six tildes below the header, but there is none.",
                "write ~~~~~~ between the header and the text");
    }

    private boolean readMember(String text, Place place) {
        Matcher member = MEMBER.matcher(text);
        if (!member.matches() || !TEXT.matcher(text).matches()) {
            return fault(
                    place,
                    "Expected a line such as title=About this site, or six tildes, but found \"" + shown(text) + "\".",
                    "");
        }
        if (header.putIfAbsent(member.group("key"), member.group("value").strip()) != null) {
            return fault(place, "Expected each key once, but " + member.group("key") + " is here again.", "");
        }
        places.put(member.group("key"), place);
        return true;
    }

    private static String shown(String text) {
        return text.length() <= 60 ? text : text.substring(0, text.offsetByCodePoints(0, 30)) + "…";
    }

    private boolean checkHeader() {
        boolean good = true;
        if (header.getOrDefault("title", "").isBlank()) {
            good = fault(place("title"), "Expected a title in the header, but there is none.", "add title=…");
        }
        good &= checkValue("type", List.of("page"));
        good &= checkValue("status", List.of("published", "draft"));
        return good;
    }

    private boolean checkValue(String key, List<String> values) {
        String value = header.getOrDefault(key, "");
        return values.contains(value)
                || fault(
                        place(key),
                        "Expected " + key + "=" + String.join(" or " + key + "=", values) + ", but found "
                                + (header.containsKey(key) ? "\"" + shown(value) + "\"" : "no " + key) + ".",
                        "");
    }

    private boolean isDraft() {
        return "draft".equals(header.get("status"));
    }

    private Place place(String key) {
        return places.getOrDefault(key, new Place(file, new Span(0, 0), ""));
    }

    private boolean fault(Place place, String message, String hint) {
        diagnostics.add(Code.PAGE_HEADER, place, message, hint);
        return false;
    }
}
