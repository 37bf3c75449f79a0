package galley.link;

import java.nio.charset.StandardCharsets;
import java.util.LinkedHashSet;
import java.util.Locale;
import java.util.Set;

/**
 * Finds references and ids in HTML, as the tokenizer of the HTML standard would, in one pass over the bytes.
 *
 * <p>A tree is not needed for this, and thousands of pages are scanned in the time in which one parser would have built
 * the trees of some hundreds.
 */
final class LinkScanner {
    private static final Set<String> RAW = Set.of("script", "style", "textarea", "title", "xmp");

    private final byte[] html;
    private final Set<String> targets = new LinkedHashSet<>();
    private final Set<String> ids = new LinkedHashSet<>();
    private int at;
    private int tagLength;

    private LinkScanner(byte[] html) {
        this.html = html;
    }

    static PageLinks scan(byte[] html) {
        LinkScanner scanner = new LinkScanner(html);
        scanner.run();
        return PageLinks.of(scanner.targets, scanner.ids);
    }

    static String text(byte[] bytes, int from, int to) {
        return new String(bytes, from, to - from, StandardCharsets.UTF_8);
    }

    private void run() {
        while (at < html.length) {
            if (html[at++] == '<' && at < html.length) {
                markup();
            }
        }
    }

    private void markup() {
        if (isLetter(html[at])) {
            tag();
        } else if (startsWith("!--")) {
            at += 3;
            skipComment();
        } else if (html[at] == '!' || html[at] == '?' || html[at] == '/') {
            skipTo('>');
        }
    }

    private void skipComment() {
        while (at < html.length && !startsWith("-->")) {
            at++;
        }
    }

    private void tag() {
        int start = at;
        while (at < html.length && !isSpace(html[at]) && html[at] != '/' && html[at] != '>') {
            at++;
        }
        int end = at;
        tagLength = end - start;
        while (at < html.length && html[at] != '>') {
            if (isSpace(html[at]) || html[at] == '/') {
                at++;
            } else {
                attribute();
            }
        }
        // Only five names matter, and they are five to eight letters long.
        if (end - start >= 3 && end - start <= 8) {
            String name = text(html, start, end).toLowerCase(Locale.ROOT);
            if (RAW.contains(name)) {
                rawText(name);
            }
        }
    }

    /** What stands between the tags of these elements is no markup. */
    private void rawText(String name) {
        int start = Math.min(html.length, at + 1);
        while (at < html.length && !(html[at] == '<' && isEndTag(name))) {
            at++;
        }
        if (name.equals("style")) {
            targets.addAll(SheetUrls.in(text(html, start, at)));
        }
    }

    private boolean isEndTag(String name) {
        int end = at + 2 + name.length();
        return end <= html.length
                && html[at + 1] == '/'
                && text(html, at + 2, end).equalsIgnoreCase(name);
    }

    private void attribute() {
        int start = at++;
        while (at < html.length && !isSpace(html[at]) && html[at] != '=' && html[at] != '>' && html[at] != '/') {
            at++;
        }
        int end = at;
        while (at < html.length && isSpace(html[at])) {
            at++;
        }
        if (at < html.length && html[at] == '=') {
            at++;
            value(start, end);
        }
    }

    private void value(int nameStart, int nameEnd) {
        while (at < html.length && isSpace(html[at])) {
            at++;
        }
        int start = at;
        int end;
        if (at < html.length && (html[at] == '"' || html[at] == '\'')) {
            byte quote = html[at++];
            start = at;
            skipTo((char) quote);
            end = Math.min(at, html.length);
            at++;
        } else {
            while (at < html.length && !isSpace(html[at]) && html[at] != '>') {
                at++;
            }
            end = at;
        }
        if (nameEnd - nameStart <= 10) {
            take(nameStart, nameEnd, start, end);
        }
    }

    private void take(int nameStart, int nameEnd, int start, int end) {
        char first = (char) (html[nameStart] | 0x20);
        if (first == 'c' || first == 'd' || first == 'r' || first == 't') {
            return; // class, d, role, transform and the like: most attributes by far.
        }
        String name = text(html, nameStart, nameEnd).toLowerCase(Locale.ROOT);
        switch (name) {
            case "id" -> ids.add(HtmlText.decoded(text(html, start, end)));
            case "name" -> addName(HtmlText.decoded(text(html, start, end)));
            case "href", "src", "poster", "action", "xlink:href" ->
                targets.add(HtmlText.decoded(text(html, start, end)));
            case "srcset" ->
                SourceSet.urls(HtmlText.decoded(text(html, start, end))).forEach(targets::add);
            case "style" -> targets.addAll(SheetUrls.in(HtmlText.decoded(text(html, start, end))));
            default -> {}
        }
    }

    /** Of an {@code a} element, a name is what ids became; of others it is something else. */
    private void addName(String name) {
        if (tagLength == 1) {
            ids.add(name);
        }
    }

    private void skipTo(char end) {
        while (at < html.length && html[at] != end) {
            at++;
        }
    }

    private boolean startsWith(String prefix) {
        if (at + prefix.length() > html.length) {
            return false;
        }
        for (int i = 0; i < prefix.length(); i++) {
            if (html[at + i] != prefix.charAt(i)) {
                return false;
            }
        }
        return true;
    }

    private static boolean isLetter(byte b) {
        return (b | 0x20) >= 'a' && (b | 0x20) <= 'z';
    }

    private static boolean isSpace(byte b) {
        return b == ' ' || b == '\n' || b == '\t' || b == '\r' || b == '\f';
    }
}
