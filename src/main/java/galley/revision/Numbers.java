package galley.revision;

import galley.model.Quantity;
import galley.model.Reading;
import galley.text.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Finds the numbers of a text, with their units where they have one. */
final class Numbers {
    private static final Pattern NUMBER = Pattern.compile("(?<![\\p{L}\\p{N}.,_])(?<sign>[-−+]?)"
            + "(?<number>\\d{4}-\\d{2}-\\d{2}(?![\\p{L}\\p{N}])|\\d++(?:[.,]\\d++)*+(?:[eE][-+]?\\d++)?)"
            + "(?<unit>[ \\u00A0\\u202F\\u2009]?[\\p{L}µ°%Ω/]++)?");

    /** Addresses and the numbers that count the items of a list are no numbers of the text. */
    private static final Pattern NO_TEXT =
            Pattern.compile("https?://[^\\s)>\\]]++|\\]\\([^)\\s]*+|(?m:^[ \\t]*+\\d{1,9}[.)](?=\\s))");

    private static final Set<String> OTHER_UNITS = Set.of("%", "°C", "°");

    private Numbers() {}

    /**
     * A number in a text.
     *
     * @param text as it is written, with its unit
     * @param span where
     * @param quantity what it means, if it has one of the units that models compute with
     */
    record Found(String text, Span span, Optional<Quantity> quantity) {

        /** Numbers of one kind rather take the place of one another. */
        String kind() {
            return quantity.map(read -> read.dimension().name()).orElse("");
        }
    }

    /** All numbers, in order. */
    static List<Found> in(String text) {
        List<Found> found = new ArrayList<>();
        Matcher matcher = NUMBER.matcher(masked(text));
        while (matcher.find()) {
            found.add(found(matcher));
        }
        return found;
    }

    private static Found found(Matcher matcher) {
        String unit = Optional.ofNullable(matcher.group("unit")).orElse("");
        Optional<Quantity> quantity = unit.isEmpty() ? Optional.empty() : quantity(matcher.group("number") + unit);
        boolean hasUnit = quantity.isPresent() || OTHER_UNITS.contains(unit.strip());
        int end = hasUnit ? matcher.end() : matcher.end("number");
        String text = matcher.group().substring(0, end - matcher.start());
        boolean signed = !matcher.group("sign").isEmpty();
        return new Found(text, new Span(matcher.start(), end), signed ? Optional.empty() : quantity);
    }

    private static Optional<Quantity> quantity(String text) {
        return Quantity.read(text) instanceof Reading.Read read ? Optional.of(read.quantity()) : Optional.empty();
    }

    private static String masked(String text) {
        return NO_TEXT.matcher(text)
                .replaceAll(match -> "\0".repeat(match.group().length()));
    }
}
