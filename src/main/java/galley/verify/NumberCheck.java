package galley.verify;

import galley.diagnostic.Code;
import galley.diagnostic.Diagnostics;
import galley.lesson.Companion;
import galley.lesson.Companion.Claim;
import galley.lesson.Companion.Word;
import galley.lesson.LessonRecord;
import galley.model.Dimension;
import galley.model.Quantity;
import galley.model.Reading;
import galley.text.Place;
import galley.text.Span;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * "Every quantity of the prose is one that a claim binds to a model." Those that are not are noted, so that a maintainer
 * sees what is unproven.
 *
 * <p>A quantity is what {@link Quantity} reads, with a unit; code, formulas and addresses are no prose.
 */
final class NumberCheck {
    /** Begins where one of these begins; looked for only where there is a sign of one, which most text is not. */
    private static final Pattern NO_PROSE = Pattern.compile(
            "(?ms)(?:^ {0,3}(```|~~~).*?(?:^ {0,3}\\1|\\z)"
                    + "|(?<!`)(`++)(?!`).*?(?<!`)\\2(?!`)|\\$\\$.*?\\$\\$|\\]\\([^)\\n]{0,2000}+\\)|\\b[a-z]{2,8}://[^\\s)>]++)");

    private static final int LONGEST_SCHEME = 8;
    private static final int INDENTATION = 3;

    private static final Pattern CANDIDATE = Pattern.compile(
            "(?<![\\p{L}\\p{N}.,/_-])\\d++(?:\\.\\d++)?[ \\u00A0\\u2009\\u202F]?[\\p{L}%]++(?:/\\p{L}++)?(?![\\p{L}\\p{N}/])");

    private final LessonRecord record;
    private final List<Proven> proven = new ArrayList<>();

    private NumberCheck(LessonRecord record) {
        this.record = record;
    }

    /** A quantity that a claim binds, where it may stand. */
    private record Proven(Span span, Quantity quantity) {
        boolean holds(MatchResult found, Quantity other) {
            return span.start() <= found.start()
                    && found.end() <= span.end()
                    && quantity.dimension() == other.dimension()
                    && quantity.value() == other.value();
        }
    }

    /** Notes every quantity of the content that no claim binds. */
    static void check(Companion companion, LessonRecord record, Diagnostics diagnostics) {
        NumberCheck check = new NumberCheck(record);
        companion.claims().forEach(check::bind);
        candidates(prose(record.content().text())).stream()
                .filter(check::isUnproven)
                .forEach(found -> diagnostics.add(
                        Code.NUMBER_UNPROVEN,
                        new Place(record.content(), new Span(found.start(), found.end()), "/content"),
                        "No claim binds “" + found.group() + "” to a model.",
                        "a claim in the companion has the build recompute it"));
    }

    /** What may be a quantity, in order: each begins with the first of some digits. */
    private static List<MatchResult> candidates(char[] prose) {
        List<MatchResult> found = new ArrayList<>();
        Matcher candidate =
                CANDIDATE.matcher(new String(prose)).useTransparentBounds(true).useAnchoringBounds(false);
        for (int i = 0; i < prose.length; i++) {
            boolean first = isDigit(prose[i]) && (i == 0 || !isDigit(prose[i - 1]));
            if (first && candidate.region(i, prose.length).lookingAt()) {
                found.add(candidate.toMatchResult());
                i = candidate.end() - 1;
            }
        }
        return found;
    }

    private static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }

    /** The content with spaces in place of all that is no prose; its offsets are the content's. */
    private static char[] prose(String content) {
        Matcher other = NO_PROSE.matcher(content).useTransparentBounds(true).useAnchoringBounds(false);
        char[] chars = content.toCharArray();
        int end = 0;
        for (int sign = nextSign(chars, 0); sign >= 0; sign = nextSign(chars, Math.max(sign + 1, end))) {
            if (begins(other, Math.max(end, sign - reach(chars, sign)), sign)) {
                end = other.end();
                Arrays.fill(chars, other.start(), end, ' ');
            }
        }
        return chars;
    }

    private static int nextSign(char[] chars, int from) {
        for (int i = from; i < chars.length; i++) {
            if (isSign(chars[i])) {
                return i;
            }
        }
        return -1;
    }

    private static boolean isSign(char c) {
        return c == '`' || c == '~' || c == '$' || c == ']' || c == ':';
    }

    /** How far before a sign that may begin which is no prose: a scheme, or the indentation of a fence; -1 for nowhere. */
    private static int reach(char[] chars, int sign) {
        char next = sign + 1 < chars.length ? chars[sign + 1] : ' ';
        return switch (chars[sign]) {
            case ':' -> next == '/' ? LONGEST_SCHEME : -1;
            case '~' -> next == '~' ? INDENTATION : -1;
            case '`' -> INDENTATION;
            case '$' -> next == '$' ? 0 : -1;
            default -> next == '(' ? 0 : -1;
        };
    }

    /** Whether what is no prose begins at one of some places; the first counts. */
    private static boolean begins(Matcher other, int first, int last) {
        for (int start = first; start <= last; start++) {
            if (other.region(start, other.regionEnd()).lookingAt()) {
                return true;
            }
        }
        return false;
    }

    private boolean isUnproven(MatchResult found) {
        Optional<Quantity> quantity = quantity(found.group()).filter(read -> read.dimension() != Dimension.COUNT);
        return quantity.isPresent() && proven.stream().noneMatch(bound -> bound.holds(found, quantity.get()));
    }

    /** Takes the value of a claim as proven where its quote stands, and the claim's inputs in the whole section. */
    private void bind(Claim claim) {
        ClaimCheck.quoted(claim, record).ifPresent(quote -> prove(quote, Stream.of(claim.value())));
        CompanionBinding.section(record, claim.binding().section())
                .filter(section -> ClaimCheck.quoted(claim, record).isPresent())
                .ifPresent(section ->
                        prove(new Span(section.start(), section.end()), claim.binding().inputs().values().stream()));
    }

    private void prove(Span span, Stream<Word> words) {
        words.flatMap(word -> quantity(word.text()).stream())
                .forEach(quantity -> proven.add(new Proven(span, quantity)));
    }

    private static Optional<Quantity> quantity(String text) {
        return Quantity.read(text) instanceof Reading.Read read ? Optional.of(read.quantity()) : Optional.empty();
    }
}
