package galley.verify;

import galley.lesson.LessonSource;
import galley.text.Place;
import galley.text.Position;
import galley.text.Sha256;
import galley.text.SourceText;
import galley.text.Span;
import galley.text.Utf8;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Says what explains a content hash that is not that of the content. */
final class HashHint {
    private static final int DIGITS = 64;
    private static final Map<String, Charset> ENCODINGS = Map.of(
            "in UTF-16 (little endian)", StandardCharsets.UTF_16LE,
            "in UTF-16 (big endian)", StandardCharsets.UTF_16BE,
            "in ISO 8859-1", StandardCharsets.ISO_8859_1);

    private final LessonSource source;
    private final String content;
    private final Sha256 hash;

    private HashHint(LessonSource source) {
        this.source = source;
        this.content = source.record().content().text();
        this.hash = Sha256.of(content);
    }

    /** The explanation of a stored hash; there always is one, if only that nothing fits. */
    static String of(LessonSource source, String stored) {
        HashHint hint = new HashHint(source);
        String digits = stored.strip().toLowerCase(Locale.ROOT).replaceFirst("^sha-?256[:=-]", "");
        return hint.writing(stored.strip(), digits)
                .or(() -> hint.sibling(digits))
                .or(() -> hint.otherBytes(digits))
                .orElse("the content was changed after it was sealed, or the hash was; no harmless change explains it");
    }

    /** The right digest, written wrongly. */
    private Optional<String> writing(String stored, String digits) {
        if (digits.equals(hash.hex())) {
            return Optional.of("the digits are right; write them in lower case, without prefix or space");
        }
        if (stored.equals(hash.base64()) || stored.equals(hash.integrity())) {
            return Optional.of("this is the right digest in Base64; write it in hexadecimal digits");
        }
        if (digits.matches("[0-9a-f]{64}")) {
            return oneDigit(digits);
        }
        if (digits.length() >= 8 && hash.hex().startsWith(digits)) {
            return Optional.of("these are only the first " + digits.length() + " digits; write all " + DIGITS);
        }
        return Optional.of("a content hash is 64 hexadecimal digits");
    }

    /** A slip of the finger in a hash that was typed. */
    private Optional<String> oneDigit(String digits) {
        int first = differenceFrom(digits, 0);
        int second = differenceFrom(digits, first + 1);
        if (second == DIGITS) {
            return Optional.of("only digit " + (first + 1) + " differs: it is " + digits.charAt(first) + " and must be "
                    + hash.hex().charAt(first));
        }
        boolean swapped = differenceFrom(digits, second + 1) == DIGITS
                && digits.charAt(first) == hash.hex().charAt(second)
                && digits.charAt(second) == hash.hex().charAt(first);
        return swapped
                ? Optional.of("digits " + (first + 1) + " and " + (second + 1) + " are swapped")
                : Optional.empty();
    }

    private int differenceFrom(String digits, int from) {
        int at = from;
        while (at < DIGITS && digits.charAt(at) == hash.hex().charAt(at)) {
            at++;
        }
        return at;
    }

    /** The Markdown file beside the record is what was sealed. */
    private Optional<String> sibling(String digits) {
        return source.sibling()
                .filter(file -> Utf8.loneSurrogate(file.text()) < 0)
                .filter(file -> Sha256.of(file.text()).hex().equals(digits))
                .map(this::siblingHint);
    }

    private String siblingHint(SourceText file) {
        int at = Difference.first(content, file.text());
        Position position = file.position(at);
        return "the stored hash is that of " + file.name() + "; the content first differs from it at offset " + at
                + " (" + position.line() + ":" + position.column() + " there), where it has "
                + Difference.shown(content, at) + " and the file has " + Difference.shown(file.text(), at);
    }

    private Optional<String> otherBytes(String digits) {
        if (literal().map(text -> Sha256.of(text).hex().equals(digits)).orElse(false)) {
            return Optional.of("the stored hash is that of the JSON literal; hash the decoded string");
        }
        return HashCause.find(content, digits)
                .or(() -> encoding(digits))
                .map(cause -> "the stored hash is that of the content " + cause);
    }

    private Optional<String> literal() {
        Place place = source.record().placeOf("content");
        Span span = place.span();
        return Optional.of(span.of(source.record().file().text()))
                .filter(text -> span.length() > 1 && Utf8.loneSurrogate(text) < 0);
    }

    private Optional<String> encoding(String digits) {
        return ENCODINGS.entrySet().stream()
                .filter(entry ->
                        Sha256.of(content.getBytes(entry.getValue())).hex().equals(digits))
                .map(Map.Entry::getKey)
                .findFirst();
    }
}
