package galley.markdown;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/** Makes the ids of sections from their titles. */
public final class Anchors {
    private static final Pattern OTHERS = Pattern.compile("[^\\p{L}\\p{N}]+");
    private static final Pattern ENDS = Pattern.compile("^-|-$");

    private Anchors() {}

    /**
     * One id for each heading, in lower case with hyphens, each different. A number is added until an id is free, so
     * {@code Rate, Rate, Rate-1} become {@code rate, rate-1, rate-1-1}.
     */
    public static List<String> of(List<Heading> headings) {
        Set<String> taken = new HashSet<>();
        List<String> ids = new ArrayList<>();
        headings.forEach(heading -> ids.add(free(slug(heading.title()), taken)));
        return List.copyOf(ids);
    }

    private static String slug(String title) {
        String hyphened = OTHERS.matcher(title.toLowerCase(Locale.ROOT)).replaceAll("-");
        String slug = ENDS.matcher(hyphened).replaceAll("");
        return slug.isEmpty() ? "section" : slug;
    }

    private static String free(String slug, Set<String> taken) {
        String id = slug;
        for (int number = 1; !taken.add(id); number++) {
            id = slug + "-" + number;
        }
        return id;
    }
}
