package galley.cli;

import galley.diagnostic.Code;
import galley.text.Spelling;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * What a code means, with a wrong and a right snippet.
 *
 * @param code which
 * @param text a paragraph, then the snippets
 */
record Explanation(Code code, String text) {

    /** The explanation that stands in the resource named after the code, if there is one. */
    static Optional<Explanation> of(Code code) {
        try (InputStream in = Explanation.class.getResourceAsStream("explain/" + code.id() + ".txt")) {
            return Optional.ofNullable(in == null ? null : new Explanation(code, text(in)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The code that a user wrote by its name, as reports print it or as the source does. */
    static Optional<Code> find(String name) {
        String id = id(name);
        for (Code code : Code.values()) {
            if (code.id().equals(id)) {
                return Optional.of(code);
            }
        }
        return Optional.empty();
    }

    /** Which code was perhaps meant by a name that is none: one that is spelled alike, or those that hold it. */
    static String question(String name) {
        String id = id(name);
        List<String> all = Arrays.stream(Code.values()).map(Code::id).toList();
        String holding = all.stream()
                .filter(code -> id.length() > 2 && (code.contains(id) || id.contains(code)))
                .limit(3)
                .collect(Collectors.joining(", "));
        String meant = Spelling.nearest(id, all).orElse(holding);
        return meant.isEmpty() ? "" : "did you mean " + meant + "? ";
    }

    private static String id(String name) {
        return name.toLowerCase(Locale.ROOT).replace('_', '-').strip();
    }

    private static String text(InputStream in) throws IOException {
        return new String(in.readAllBytes(), StandardCharsets.UTF_8).replace("\r\n", "\n");
    }
}
