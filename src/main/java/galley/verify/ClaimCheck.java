package galley.verify;

import galley.diagnostic.Code;
import galley.diagnostic.Diagnostics;
import galley.lesson.Companion;
import galley.lesson.Companion.Claim;
import galley.lesson.LessonRecord;
import galley.lesson.Section;
import galley.model.Example;
import galley.model.Quantity;
import galley.model.Reading;
import galley.text.Span;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * "A claim's quote stands verbatim in its section, and the model gives the quoted number within the precision with
 * which it is written."
 *
 * <p>A claim that names no known model, section, input or output is left to {@link CompanionCheck}.
 */
public final class ClaimCheck {
    private static final int DIGITS = 9;

    private ClaimCheck() {}

    /** Reports every claim that its section does not make or that its model does not bear out. */
    public static void check(Companion companion, LessonRecord record, Diagnostics diagnostics) {
        for (Claim claim : companion.claims()) {
            boolean quoted = CompanionBinding.section(record, claim.binding().section())
                    .filter(section -> !claim.quote().text().isEmpty())
                    .map(section -> quote(claim, section, record, diagnostics))
                    .orElse(true);
            if (quoted) {
                CompanionBinding.example(claim.binding()).ifPresent(example -> number(claim, example, diagnostics));
            }
        }
    }

    /** Where the number of a claim that holds stands in the content. */
    public static Optional<Span> place(Claim claim, LessonRecord record) {
        String value = claim.value().text();
        int number = indexOf(claim.quote().text(), value);
        return quoted(claim, record)
                .filter(quote -> number >= 0)
                .map(quote -> new Span(quote.start() + number, quote.start() + number + value.length()));
    }

    /** Where the quote of a claim stands in the content, if its section has it. */
    static Optional<Span> quoted(Claim claim, LessonRecord record) {
        String quote = claim.quote().text();
        return CompanionBinding.section(record, claim.binding().section())
                .filter(section -> !quote.isEmpty() && textOf(section, record).contains(quote))
                .map(section -> section.start() + textOf(section, record).indexOf(quote))
                .map(start -> new Span(start, start + quote.length()));
    }

    /** Whether the section makes the claim. */
    private static boolean quote(Claim claim, Section section, LessonRecord record, Diagnostics diagnostics) {
        String quote = claim.quote().text();
        Optional<String> other = otherNumber(claim, textOf(section, record));
        if (other.isPresent()) {
            diagnostics.add(
                    Code.CLAIM_NUMBER,
                    claim.value().place(),
                    "The lesson says “" + other.get() + "”; the claim and the model "
                            + claim.binding().model().text() + " have "
                            + claim.value().text() + " there.",
                    "correct the lesson, or the claim with its inputs");
        } else if (!textOf(section, record).contains(quote)) {
            diagnostics.add(
                    Code.CLAIM_QUOTE,
                    claim.quote().place(),
                    "The quote “" + quote + "” does not stand in section " + section.id() + " “" + section.title()
                            + "”.",
                    "copy the words from the content exactly as they stand, with their spaces and dashes");
        } else if (indexOf(quote, claim.value().text()) < 0
                && Quantity.read(claim.value().text()) instanceof Reading.Read) {
            diagnostics.add(
                    Code.CLAIM_QUOTE,
                    claim.value().place(),
                    "The quote “" + quote + "” does not hold the quantity “"
                            + claim.value().text() + "”.",
                    "write the quantity exactly as the quote does");
        } else {
            return true;
        }
        return false;
    }

    /** The quote with another number in the place of its value, where the lesson says that instead. */
    private static Optional<String> otherNumber(Claim claim, String text) {
        String quote = claim.quote().text();
        String number = claim.value().text().replaceFirst("[^0-9.].*", "");
        int at = quote.indexOf(claim.value().text());
        if (at < 0 || number.isEmpty() || text.contains(quote)) {
            return Optional.empty();
        }
        Matcher changed = Pattern.compile(Pattern.quote(quote.substring(0, at)) + "[0-9]+(\\.[0-9]+)?"
                        + Pattern.quote(quote.substring(at + number.length())))
                .matcher(text);
        return changed.find() ? Optional.of(changed.group()) : Optional.empty();
    }

    private static String textOf(Section section, LessonRecord record) {
        String content = record.content().text();
        int start = Math.max(0, Math.min(section.start(), content.length()));
        return content.substring(start, Math.max(start, Math.min(section.end(), content.length())));
    }

    /** Where the quantity stands in the quote and is not the tail of a longer number or the head of another unit; or -1. */
    private static int indexOf(String quote, String quantity) {
        int at = quantity.isEmpty() ? -1 : quote.indexOf(quantity);
        while (at >= 0) {
            int end = at + quantity.length();
            boolean begins = at == 0 || !continuesNumber(quote.charAt(at - 1));
            if (begins && (end == quote.length() || !continuesUnit(quote.charAt(end)))) {
                return at;
            }
            at = quote.indexOf(quantity, at + 1);
        }
        return -1;
    }

    private static boolean continuesNumber(char c) {
        return Character.isLetterOrDigit(c) || c == '.' || c == ',';
    }

    private static boolean continuesUnit(char c) {
        return Character.isLetterOrDigit(c) || c == '/';
    }

    private static void number(Claim claim, Example example, Diagnostics diagnostics) {
        int output = example.model().outputIndex(claim.output().text());
        if (output < 0
                || !(Quantity.read(claim.value().text()) instanceof Reading.Read read)
                || read.quantity().dimension()
                        != example.model().outputs()[output].dimension()) {
            return;
        }
        double value = example.results()[output];
        if (!read.quantity().covers(value)) {
            diagnostics.add(
                    Code.CLAIM_NUMBER,
                    claim.value().place(),
                    "The lesson says " + read.quantity().text() + "; the model "
                            + example.model().id() + " gives "
                            + read.quantity().unit().print(value, DIGITS) + " for "
                            + claim.output().text() + ".",
                    "correct the inputs of the claim, or have the lesson corrected");
        }
    }
}
