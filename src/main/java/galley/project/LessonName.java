package galley.project;

import galley.text.DeviceName;
import java.text.Normalizer;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Makes the id of a lesson from its title: lower-case letters and digits of ASCII, with single hyphens. */
public final class LessonName {
    private static final int MOST = 60;

    /** Letters that are no letter of ASCII with a mark, and what is written where they are missing. */
    private static final Map<String, String> LETTERS = Map.ofEntries(
            Map.entry("ß", "ss"),
            Map.entry("æ", "ae"),
            Map.entry("œ", "oe"),
            Map.entry("ø", "o"),
            Map.entry("đ", "d"),
            Map.entry("ð", "d"),
            Map.entry("þ", "th"),
            Map.entry("ł", "l"),
            Map.entry("ħ", "h"),
            Map.entry("ı", "i"),
            Map.entry("ŋ", "ng"));

    private LessonName() {}

    /** The id, or none when the title has no letter or digit that can stand in one. */
    public static Optional<String> of(String title) {
        String plain = Normalizer.normalize(title.toLowerCase(Locale.ROOT), Normalizer.Form.NFKD)
                .replaceAll("\\p{M}+", "")
                .replaceAll("['’]", "");
        for (Map.Entry<String, String> letter : LETTERS.entrySet()) {
            plain = plain.replace(letter.getKey(), letter.getValue());
        }
        String slug = shortened(plain.replaceAll("[^a-z0-9]+", "-").replaceAll("^-|-$", ""));
        if (slug.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(DeviceName.is(slug) ? "lesson-" + slug : slug);
    }

    /** At most some words: an id becomes a part of an address. */
    private static String shortened(String slug) {
        if (slug.length() <= MOST) {
            return slug;
        }
        int hyphen = slug.lastIndexOf('-', MOST);
        return slug.substring(0, hyphen > 0 ? hyphen : MOST);
    }
}
