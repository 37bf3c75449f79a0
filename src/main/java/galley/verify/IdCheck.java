package galley.verify;

import galley.diagnostic.Code;
import galley.diagnostic.Diagnostics;
import galley.lesson.LessonRecord;
import galley.lesson.Version;
import galley.text.DeviceName;
import java.util.Locale;
import java.util.regex.Pattern;

/**
 * {@code id} is a lower-case slug and no device name of any system; so is {@code version}, with dots, and it should begin
 * with numbers.
 */
final class IdCheck implements MemberCheck {
    private static final int MAX_LENGTH = 100;
    private static final Pattern SLUG = Pattern.compile("[a-z0-9]+(?:-[a-z0-9]+)*+");
    private static final Pattern VERSION = Pattern.compile("[0-9A-Za-z]+(?:[.+_-][0-9A-Za-z]+)*+");

    @Override
    public void check(LessonRecord record, Diagnostics diagnostics) {
        record.text("id").ifPresent(id -> checkId(id, record, diagnostics));
        record.text("version").ifPresent(version -> checkVersion(version, record, diagnostics));
    }

    private static void checkId(String id, LessonRecord record, Diagnostics diagnostics) {
        if (id.length() > MAX_LENGTH || !SLUG.matcher(id).matches()) {
            diagnostics.add(
                    Code.ID_FORM,
                    record.placeOf("id"),
                    "Expected an id of lower-case letters, digits and single hyphens, at most " + MAX_LENGTH
                            + " long, but found \"" + id + "\".",
                    slug(id));
        } else if (DeviceName.is(id)) {
            diagnostics.add(
                    Code.ID_FORM,
                    record.placeOf("id"),
                    "Expected an id that is a file name on every system, but \"" + id + "\" is a device on Windows.");
        }
    }

    private static void checkVersion(String version, LessonRecord record, Diagnostics diagnostics) {
        if (version.length() > MAX_LENGTH || !VERSION.matcher(version).matches()) {
            diagnostics.add(
                    Code.ID_FORM,
                    record.placeOf("version"),
                    "Expected a version of letters and digits, separated by dots or hyphens, but found \"" + version
                            + "\".");
        } else if (DeviceName.is(version)) {
            diagnostics.add(
                    Code.ID_FORM,
                    record.placeOf("version"),
                    "Expected a version that is a folder's name on every system, but \"" + version
                            + "\" is a device on Windows.");
        } else if (!new Version(version).hasNumbers()) {
            diagnostics.add(
                    Code.VERSION_FORM,
                    record.placeOf("version"),
                    "Expected a version of numbers joined by dots, but found \"" + version + "\".",
                    "words are put in the order of their letters; numbers would say which revision is newer");
        }
    }

    /** What the id could be, if letters and digits of ASCII are left of it. */
    private static String slug(String id) {
        String slug = id.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-").replaceAll("^-|-$", "");
        boolean good = slug.length() <= MAX_LENGTH && SLUG.matcher(slug).matches();
        return good ? "\"" + slug + "\" would be one" : "";
    }
}
