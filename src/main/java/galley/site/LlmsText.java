package galley.site;

import java.util.List;
import java.util.regex.Pattern;

/** The {@code llms.txt} that agents look for: Markdown with a link to each lesson, each page and each list of them. */
final class LlmsText {
    private static final Pattern BLANKS = Pattern.compile("\\s+");

    /** What Markdown would read as a mark, wherever it stands in a line. */
    private static final Pattern MARKS = Pattern.compile("[\\\\\\[\\]<>`*_#|~]|&(?=#?\\w+;)");

    private static final Pattern NUMBER = Pattern.compile("^([-+=]|\\d+(?=[.)]))");
    private static final Pattern BULLET = Pattern.compile("^([-+=])\\\\");

    private final StringBuilder out = new StringBuilder();

    private LlmsText() {}

    static String of(
            SiteSettings settings, List<LessonCard> lessons, List<NamedPath> pages, List<NamedPath> catalogue) {
        LlmsText text = new LlmsText();
        text.out.append("# ").append(plain(settings.title())).append('\n');
        if (!settings.description().isBlank()) {
            text.out.append("\n> ").append(plain(settings.description())).append('\n');
        }
        text.heading("Lessons");
        for (LessonCard lesson : lessons) {
            text.link(lesson.title(), lesson.paths().markdown().url());
            text.out.append(": version ").append(lesson.version());
            text.out.append(", SHA-256 ").append(lesson.digests().content()).append('\n');
        }
        if (!pages.isEmpty()) {
            text.heading("Pages");
            pages.forEach(text::line);
        }
        text.heading("Catalogue");
        catalogue.forEach(text::line);
        return text.out.toString();
    }

    private void heading(String title) {
        out.append("\n## ").append(title).append("\n\n");
    }

    private void line(NamedPath page) {
        link(page.title(), page.path());
        out.append('\n');
    }

    private void link(String title, String path) {
        out.append("- [").append(plain(title)).append("](").append(path).append(')');
    }

    /** Text in one line that Markdown shows as it is. */
    private static String plain(String text) {
        if (isPlain(text)) {
            return text;
        }
        String line = BLANKS.matcher(text).replaceAll(" ").strip();
        String marked = MARKS.matcher(line).replaceAll("\\\\$0");
        String numbered = NUMBER.matcher(marked).replaceFirst("$1\\\\");
        return BULLET.matcher(numbered).replaceFirst("\\\\$1");
    }

    /** Whether a text is of words and numbers alone, as most titles are, and does not begin as a list might. */
    private static boolean isPlain(String text) {
        boolean inside = false;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            boolean letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
            boolean digit = c >= '0' && c <= '9' && i > 0;
            boolean space = c == ' ' && inside && i < text.length() - 1;
            if (!letter && !digit && !space) {
                return false;
            }
            inside = c != ' ';
        }
        return true;
    }
}
