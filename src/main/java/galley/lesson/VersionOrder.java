package galley.lesson;

import java.math.BigInteger;
import java.util.Comparator;

/**
 * Which of two versions of a record is the older one.
 *
 * <p>The parts between dots are compared from the left, as numbers where both are numbers; a version with a hyphen, such
 * as {@code 1.0.0-draft}, comes before the same one without; what stands behind a plus sign decides last.
 */
public final class VersionOrder {
    /** Older versions first. */
    public static final Comparator<String> ASCENDING = Comparator.comparing(VersionOrder::core, VersionOrder::parts)
            .thenComparing(version -> hyphened(version).isEmpty())
            .thenComparing(VersionOrder::hyphened, VersionOrder::parts)
            .thenComparing(Comparator.naturalOrder());

    private VersionOrder() {}

    private static String core(String version) {
        return version.replaceFirst("[-+].*", "");
    }

    private static String hyphened(String version) {
        String plain = version.replaceFirst("[+].*", "");
        int hyphen = plain.indexOf('-');
        return hyphen < 0 ? "" : plain.substring(hyphen + 1);
    }

    private static int parts(String a, String b) {
        String[] left = a.split("[._-]", -1);
        String[] right = b.split("[._-]", -1);
        for (int i = 0; i < Math.min(left.length, right.length); i++) {
            int order = part(left[i], right[i]);
            if (order != 0) {
                return order;
            }
        }
        return Integer.compare(left.length, right.length);
    }

    /** A number comes before a word. */
    private static int part(String a, String b) {
        boolean number = isNumber(a);
        if (number != isNumber(b)) {
            return number ? -1 : 1;
        }
        return number ? new BigInteger(a).compareTo(new BigInteger(b)) : a.compareTo(b);
    }

    private static boolean isNumber(String part) {
        return part.matches("[0-9]{1,100}");
    }
}
