package galley.verify;

import galley.diagnostic.Code;
import galley.diagnostic.Diagnostics;
import galley.lesson.LessonRecord;
import java.util.regex.Pattern;

/** {@code id} is a lower-case slug and no device name of any system; so is {@code version}, with dots. */
final class IdCheck implements Check {
    private static final int MAX_LENGTH = 100;
    private static final Pattern SLUG = Pattern.compile("[a-z0-9]+(-[a-z0-9]+)*");
    private static final Pattern VERSION = Pattern.compile("[0-9A-Za-z]+([.+_-][0-9A-Za-z]+)*");
    private static final Pattern DEVICE = Pattern.compile("con|prn|aux|nul|com[0-9]|lpt[0-9]");

    @Override
    public void check(Candidate lesson, Diagnostics diagnostics) {
        LessonRecord record = lesson.record();
        String id = record.id();
        if (!SLUG.matcher(id).matches() || id.length() > MAX_LENGTH) {
            diagnostics.add(
                    Code.ID_FORM,
                    record.placeOf("id"),
                    "Expected an id of lower-case letters, digits and single hyphens, at most " + MAX_LENGTH
                            + " long, but found \"" + id + "\".");
        } else if (DEVICE.matcher(id).matches()) {
            diagnostics.add(
                    Code.ID_FORM,
                    record.placeOf("id"),
                    "Expected an id that is a file name on every system, but \"" + id + "\" is a device on Windows.");
        }
        String version = record.version();
        if (!VERSION.matcher(version).matches() || version.length() > MAX_LENGTH) {
            diagnostics.add(
                    Code.ID_FORM,
                    record.placeOf("version"),
                    "Expected a version of letters and digits, separated by dots or hyphens, but found \"" + version
                            + "\".");
        }
    }
}
