package galley.cli;

import galley.build.Stage;
import java.util.Locale;

/** Says how far a stage is, with a bar, the pace and the time left. */
final class ProgressLine {
    private static final int WIDTH = 20;

    private ProgressLine() {}

    /** The line after {@code seconds} of a stage. */
    static String of(Stage stage, int done, int things, double seconds) {
        if (things == 0) {
            return stage.name().toLowerCase(Locale.ROOT);
        }
        int filled = (int) ((long) WIDTH * Math.min(done, things) / things);
        String bar = "[" + "#".repeat(filled) + ".".repeat(WIDTH - filled) + "] ";
        String count = done + "/" + things + " " + (stage == Stage.VERIFY ? "lessons " : "pages ") + stage.participle();
        return done == 0 || seconds <= 0 ? bar + count : bar + count + pace(done, things, seconds);
    }

    private static String pace(int done, int things, double seconds) {
        long left = Math.round(seconds * Math.max(0, things - done) / done);
        long perSecond = Math.round(done / seconds);
        return ", " + perSecond + "/s, " + left / 60 + ":" + (left % 60 < 10 ? "0" : "") + left % 60 + " left";
    }
}
