package galley.site.jbake;

import galley.text.DeviceName;
import galley.text.Utf8;
import java.text.Normalizer;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/** Rules for the path of a page, which must name the same file below the output folder on every system. */
final class PagePath {
    private static final Pattern DRIVE = Pattern.compile("[A-Za-z]:.*", Pattern.DOTALL);
    private static final Pattern FORBIDDEN = Pattern.compile("[<>:\"|?*\\p{Cc}\\p{Cf}\\p{Zl}\\p{Zp}]");
    private static final int LONGEST_SEGMENT = 255;

    private PagePath() {}

    /** What is wrong with a path, as the rest of a sentence that begins with it; empty when nothing is. */
    static Optional<String> fault(String path) {
        if (path.isEmpty()) {
            return Optional.of("is empty");
        }
        if (Utf8.loneSurrogate(path) >= 0) {
            return Optional.of("holds half a character");
        }
        if (path.indexOf('\\') >= 0) {
            return Optional.of("holds a backslash; folders are separated by /");
        }
        if (path.startsWith("/") || DRIVE.matcher(path).matches()) {
            return Optional.of("is absolute; it must be relative to the site");
        }
        return segmentsFault(path);
    }

    /** The way from a page to the site's root: one {@code ../} for each folder. */
    static String rootPath(String path) {
        return "../".repeat((int) path.chars().filter(c -> c == '/').count());
    }

    /** Equal for two paths that some file system takes for one. */
    static String key(String path) {
        String folded = path.toUpperCase(Locale.ROOT).toLowerCase(Locale.ROOT);
        return Normalizer.normalize(folded, Normalizer.Form.NFC);
    }

    private static Optional<String> segmentsFault(String path) {
        for (String segment : path.split("/", -1)) {
            Optional<String> fault = segmentFault(segment);
            if (fault.isPresent()) {
                return fault;
            }
        }
        return Optional.empty();
    }

    private static Optional<String> segmentFault(String segment) {
        if (segment.isEmpty() || segment.equals(".") || segment.equals("..")) {
            return Optional.of("has an empty, \".\" or \"..\" segment, which could lead out of the site");
        }
        if (segment.endsWith(".") || segment.endsWith(" ")) {
            return Optional.of("has a segment that ends in a dot or a blank, which Windows drops");
        }
        if (FORBIDDEN.matcher(segment).find()) {
            return Optional.of("has a character that is no part of a file name on every system");
        }
        if (DeviceName.is(segment)) {
            return Optional.of("has the segment \"" + segment + "\", which is a device on Windows");
        }
        return Utf8.encode(segment).length > LONGEST_SEGMENT
                ? Optional.of("has a segment of more than " + LONGEST_SEGMENT + " bytes")
                : Optional.empty();
    }
}
