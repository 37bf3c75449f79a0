package galley.verify;

import galley.lesson.LessonRecord;
import galley.text.Sha256;
import galley.text.Utf8;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.text.Normalizer;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;

/**
 * A harmless change that could explain a wrong content hash, found by trying.
 *
 * @param name completes the sentence "the stored hash is that of the content …"
 * @param bytes what would have been hashed
 */
record HashCause(String name, Function<String, byte[]> bytes) {
    private static final List<HashCause> ALL = List.of(
            text("with CRLF line ends", content -> lineEnds(content, "\r\n")),
            text("with LF line ends", content -> lineEnds(content, "\n")),
            text("with CR line ends", content -> lineEnds(content, "\r")),
            text("with a final newline, which this one lacks", content -> content + "\n"),
            text("with a final CRLF, which this one lacks", content -> content + "\r\n"),
            text("without its final newline", content -> content.replaceFirst("\\R\\z", "")),
            text("without the white space around it", String::strip),
            text("with a byte order mark in front", content -> "\uFEFF" + content),
            text("without the byte order mark in front", content -> content.replaceFirst("^\uFEFF", "")),
            text("in Unicode form NFC", content -> Normalizer.normalize(content, Normalizer.Form.NFC)),
            text("in Unicode form NFD", content -> Normalizer.normalize(content, Normalizer.Form.NFD)),
            text("in Unicode form NFKC", content -> Normalizer.normalize(content, Normalizer.Form.NFKC)),
            text("with plain spaces for no-break spaces", content -> content.replaceAll("[\u00A0\u202F]", " ")),
            text("without zero-width characters", content -> content.replaceAll("[\u200B-\u200D\u2060\uFEFF]", "")),
            text("without spaces at line ends", content -> content.replaceAll("[ \\t]+(?=\\R|\\z)", "")),
            encoded("in UTF-16 (little endian)", StandardCharsets.UTF_16LE),
            encoded("in UTF-16 (big endian)", StandardCharsets.UTF_16BE),
            encoded("in ISO 8859-1", StandardCharsets.ISO_8859_1));

    /** A hint that names the cause, or says that none of those tried fits. */
    static String explain(LessonRecord record, String stored) {
        String content = record.content().text();
        String plain = stored.strip().toLowerCase(Locale.ROOT).replaceFirst("^sha-?256[:=-]", "");
        if (!plain.matches("[0-9a-f]{64}")) {
            return "a content hash is 64 hexadecimal digits";
        }
        if (fits(plain, Utf8.encode(content))) {
            return "the digits are right; write them in lower case, without prefix or space";
        }
        String literal = record.placeOf("content").span().of(record.file().text());
        if (fits(plain, Utf8.encode(literal))) {
            return "the stored hash is that of the JSON literal; hash the decoded string";
        }
        return ALL.stream()
                .filter(cause -> fits(plain, cause.bytes().apply(content)))
                .findFirst()
                .map(cause -> "the stored hash is that of the content " + cause.name())
                .orElse("the content was changed after it was sealed, or the hash was; none of " + ALL.size()
                        + " harmless changes explains it");
    }

    private static boolean fits(String digits, byte[] bytes) {
        return Sha256.of(bytes).hex().equals(digits);
    }

    private static HashCause text(String name, Function<String, String> change) {
        return new HashCause(name, change.andThen(Utf8::encode));
    }

    private static HashCause encoded(String name, Charset charset) {
        return new HashCause(name, content -> content.getBytes(charset));
    }

    private static String lineEnds(String content, String end) {
        return content.replaceAll("\r\n|\r|\n", end);
    }
}
