package galley.verify;

import galley.text.Sha256;
import galley.text.Utf8;
import java.text.Normalizer;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * A harmless change of the content that could explain a wrong content hash, found by trying.
 *
 * @param name completes the sentence "the stored hash is that of the content …"
 * @param change what would have been hashed
 */
record HashCause(String name, UnaryOperator<String> change) {
    /** Trying every two changes of a longer content would take longer than anyone waits for a hint. */
    private static final int LONGEST_FOR_TWO = 100_000;

    static final List<HashCause> ALL = List.of(
            new HashCause("with CRLF line ends", content -> lineEnds(content, "\r\n")),
            new HashCause("with LF line ends", content -> lineEnds(content, "\n")),
            new HashCause("with CR line ends", content -> lineEnds(content, "\r")),
            new HashCause("with a final newline, which this one lacks", content -> content + "\n"),
            new HashCause("with a final CRLF, which this one lacks", content -> content + "\r\n"),
            new HashCause("without its final newline", content -> content.replaceFirst("\\R\\z", "")),
            new HashCause("without the white space around it", String::strip),
            new HashCause("with a byte order mark in front", content -> "\uFEFF" + content),
            new HashCause("without the byte order mark in front", content -> content.replaceFirst("^\uFEFF", "")),
            new HashCause("in Unicode form NFC", content -> Normalizer.normalize(content, Normalizer.Form.NFC)),
            new HashCause("in Unicode form NFD", content -> Normalizer.normalize(content, Normalizer.Form.NFD)),
            new HashCause("in Unicode form NFKC", content -> Normalizer.normalize(content, Normalizer.Form.NFKC)),
            new HashCause(
                    "with plain spaces for no-break spaces", content -> content.replaceAll("[\u00A0\u202F]", " ")),
            new HashCause("without zero-width characters", c -> c.replaceAll("[\u200B-\u200D\u2060\uFEFF]", "")),
            new HashCause("without spaces at line ends", content -> content.replaceAll("[ \\t]+(?=\\R|\\z)", "")));

    /** The one change, or the two, that give the stored digits. */
    static Optional<String> find(String content, String digits) {
        Optional<String> one = ALL.stream()
                .filter(cause -> cause.fits(content, digits))
                .map(HashCause::name)
                .findFirst();
        return one.isPresent() || content.length() > LONGEST_FOR_TWO ? one : findTwo(content, digits);
    }

    private static Optional<String> findTwo(String content, String digits) {
        for (HashCause first : ALL) {
            String changed = first.change().apply(content);
            for (HashCause second : changed.equals(content) ? List.<HashCause>of() : ALL) {
                if (second.fits(changed, digits)) {
                    return Optional.of(first.name() + " and, besides, " + second.name());
                }
            }
        }
        return Optional.empty();
    }

    private boolean fits(String content, String digits) {
        String changed = change.apply(content);
        return !changed.equals(content) && Sha256.of(Utf8.encode(changed)).hex().equals(digits);
    }

    private static String lineEnds(String content, String end) {
        return content.replaceAll("\r\n|\r|\n", end);
    }
}
