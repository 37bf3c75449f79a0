package galley.site;

import galley.text.DeviceName;
import galley.text.Sha256;
import java.text.Normalizer;
import java.util.Collection;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Names as folders that every system can hold: what two names would share bears part of a digest. */
final class Slugs {
    private static final Pattern MARKS = Pattern.compile("\\p{M}+");
    private static final Pattern OTHERS = Pattern.compile("[^a-z0-9]+");
    private static final Pattern ENDS = Pattern.compile("^-|-$");
    private static final int LONGEST = 60;
    private static final int DIGITS = 8;

    private Slugs() {}

    /** One folder name for each of these different names. */
    static Map<String, String> of(Collection<String> names) {
        Map<String, Long> shared = names.stream().collect(Collectors.groupingBy(Slugs::plain, Collectors.counting()));
        return names.stream()
                .collect(Collectors.toMap(
                        Function.identity(), name -> slug(name, shared), (one, other) -> one, TreeMap::new));
    }

    private static String slug(String name, Map<String, Long> shared) {
        String plain = plain(name);
        String digest = Sha256.of(name).hex().substring(0, DIGITS);
        if (plain.isEmpty()) {
            return digest;
        }
        return shared.getOrDefault(plain, 0L) > 1 || DeviceName.is(plain) ? plain + "-" + digest : plain;
    }

    private static String plain(String name) {
        String folded = MARKS.matcher(Normalizer.normalize(name, Normalizer.Form.NFKD))
                .replaceAll("")
                .toLowerCase(Locale.ROOT);
        String hyphened = OTHERS.matcher(folded).replaceAll("-");
        String cut = ENDS.matcher(hyphened).replaceAll("");
        return ENDS.matcher(cut.length() > LONGEST ? cut.substring(0, LONGEST) : cut)
                .replaceAll("");
    }
}
