package galley.preview;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * The site's {@code _headers} file, read as static hosts do: a line at the margin is a path, in which {@code *} stands
 * for anything; the indented lines below it are headers of what lies there. A header that several rules give has all
 * their values.
 */
record HeaderRules(List<Rule> rules) {
    HeaderRules {
        rules = List.copyOf(rules);
    }

    /** The headers of the paths that fit a pattern. */
    record Rule(Pattern path, Map<String, String> headers) {}

    static HeaderRules parse(String text) {
        List<Rule> rules = new ArrayList<>();
        for (String line : text.lines().toList()) {
            if (line.isBlank() || line.startsWith("#")) {
                continue;
            }
            if (!Character.isWhitespace(line.charAt(0))) {
                rules.add(new Rule(pattern(line.strip()), new LinkedHashMap<>()));
            } else if (!rules.isEmpty() && line.contains(":")) {
                String[] header = line.strip().split("\\s*:\\s*", 2);
                add(rules.get(rules.size() - 1).headers(), header[0], header[1]);
            }
        }
        return new HeaderRules(rules);
    }

    /** The headers of a path, which begins with a slash. */
    Map<String, String> of(String path) {
        Map<String, String> headers = new LinkedHashMap<>();
        rules.stream()
                .filter(rule -> rule.path().matcher(path).matches())
                .forEach(rule -> rule.headers().forEach((name, value) -> add(headers, name, value)));
        return headers;
    }

    private static void add(Map<String, String> headers, String name, String value) {
        headers.merge(name, value, (one, other) -> one + ", " + other);
    }

    private static Pattern pattern(String path) {
        return Pattern.compile(Pattern.quote(path).replace("*", "\\E.*\\Q"));
    }
}
