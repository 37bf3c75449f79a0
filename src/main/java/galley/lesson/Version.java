package galley.lesson;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;

/**
 * A revision's version: numbers joined by dots, perhaps a pre-release behind a hyphen and build metadata behind a plus.
 *
 * <p>Precedence is that of Semantic Versioning 2.0.0, section 11, for any count of numbers: {@code 1.9} before {@code
 * 1.10.0-rc.2} before {@code 1.10.0-rc.10} before {@code 1.10}. A number that is not written is zero, and build metadata
 * does not count.
 *
 * @param text as the record writes it
 */
public record Version(String text) {

    /** Whether it begins with numbers, so that there is a next one. */
    public boolean hasNumbers() {
        return core().stream().allMatch(Version::isNumber);
    }

    /** Negative, zero or positive, as this version comes before, equals or comes after the other in precedence. */
    public int comparePrecedence(Version other) {
        if (text.equals(other.text)) {
            return 0;
        }
        int numbers = compareNumbers(core(), other.core());
        return numbers != 0 ? numbers : compareTags(tags(), other.tags());
    }

    /** Whether no version could stand between the other one and this one but their pre-releases. */
    public boolean isNextAfter(Version other) {
        List<String> mine = core();
        List<String> others = other.core();
        int size = Math.max(mine.size(), others.size());
        int at = 0;
        while (at < size && compare(number(mine, at), number(others, at)) == 0) {
            at++;
        }
        if (at == size) {
            return true;
        }
        boolean zeros = mine.stream().skip(at + 1L).allMatch(number -> compare(number, "0") == 0);
        return zeros && isOneMore(number(mine, at), number(others, at));
    }

    private static boolean isOneMore(String number, String before) {
        boolean numbers = isNumber(number) && isNumber(before);
        return numbers
                && new BigInteger(number).subtract(new BigInteger(before)).equals(BigInteger.ONE);
    }

    private List<String> core() {
        String release = release();
        int hyphen = release.indexOf('-');
        return Arrays.asList((hyphen < 0 ? release : release.substring(0, hyphen)).split("\\.", -1));
    }

    private List<String> tags() {
        String release = release();
        int hyphen = release.indexOf('-');
        return hyphen < 0
                ? List.of()
                : Arrays.asList(release.substring(hyphen + 1).split("\\.", -1));
    }

    private String release() {
        int plus = text.indexOf('+');
        return plus < 0 ? text : text.substring(0, plus);
    }

    private static int compareNumbers(List<String> one, List<String> other) {
        for (int i = 0; i < Math.max(one.size(), other.size()); i++) {
            int order = compare(number(one, i), number(other, i));
            if (order != 0) {
                return order;
            }
        }
        return 0;
    }

    /** A pre-release comes before its release; more tags come after fewer. */
    private static int compareTags(List<String> one, List<String> other) {
        if (one.isEmpty() || other.isEmpty()) {
            return Boolean.compare(one.isEmpty(), other.isEmpty());
        }
        for (int i = 0; i < Math.min(one.size(), other.size()); i++) {
            int order = compare(one.get(i), other.get(i));
            if (order != 0) {
                return order;
            }
        }
        return Integer.compare(one.size(), other.size());
    }

    private static String number(List<String> numbers, int index) {
        return index < numbers.size() ? numbers.get(index) : "0";
    }

    /** Numbers by their value and before words; words by their characters. */
    private static int compare(String one, String other) {
        if (!isNumber(one) || !isNumber(other)) {
            return isNumber(one) == isNumber(other)
                    ? one.compareTo(other)
                    : Boolean.compare(isNumber(other), isNumber(one));
        }
        String mine = one.replaceFirst("^0+(?=.)", "");
        String others = other.replaceFirst("^0+(?=.)", "");
        return mine.length() == others.length()
                ? mine.compareTo(others)
                : Integer.compare(mine.length(), others.length());
    }

    private static boolean isNumber(String text) {
        return !text.isEmpty() && text.chars().allMatch(c -> c >= '0' && c <= '9');
    }
}
