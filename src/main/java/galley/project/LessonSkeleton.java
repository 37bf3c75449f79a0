package galley.project;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Objects;

/** The Markdown of a lesson that is yet to be written: every part that is recognised, with what to say there. */
public final class LessonSkeleton {
    private LessonSkeleton() {}

    /** The skeleton under a title, which stands in it as text and never as markup. */
    public static String titled(String title) throws IOException {
        try (InputStream in = Objects.requireNonNull(LessonSkeleton.class.getResourceAsStream("lesson.md"))) {
            String skeleton = new String(in.readAllBytes(), StandardCharsets.UTF_8).replace("\r\n", "\n");
            return skeleton.replace("{title}", title.replaceAll("[\\p{Punct}&&[^,.;:?%'()/-]]", "\\\\$0"));
        }
    }
}
