package galley.math;

import galley.text.Span;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Finds where a remark belongs. KaTeX does not always tell; but it remarks on commands in the order of the text, so the
 * second remark on a command is about its second occurrence.
 */
final class RemarkPlaces {
    private static final Pattern COMMAND = Pattern.compile("\\\\(?:[a-zA-Z]+|.)");
    private static final Pattern ENVIRONMENT = Pattern.compile("\\{[a-zA-Z]+\\*?}");
    private static final Pattern CHARACTER = Pattern.compile("metrics for '(.+?)' in");
    private static final Set<String> LINE_BREAKS = Set.of("\\\\", "\\newline", "\\cr");

    private final Formula formula;
    private final String tex;
    private final List<TexToken> tokens;
    private final Map<String, Integer> seen = new HashMap<>();

    RemarkPlaces(Formula formula) {
        this.formula = formula;
        this.tex = formula.tex().text();
        this.tokens = TexToken.scan(tex);
    }

    /** The best known range; the whole formula when nothing better is known. */
    Span of(Remark remark) {
        return remark.span()
                .map(this::withoutSpaceBehind)
                .or(() -> lineBreak(remark))
                .or(() -> command(remark))
                .or(() -> environment(remark))
                .or(() -> character(remark))
                .orElse(FormulaCheck.whole(formula).span());
    }

    /** KaTeX counts the white space behind a command as part of it. */
    private Span withoutSpaceBehind(Span span) {
        return new Span(
                span.start(), span.start() + span.of(tex).stripTrailing().length());
    }

    private Optional<Span> lineBreak(Remark remark) {
        return remark.topic().equals("newLineInDisplayMode")
                ? next("line break", token -> token.environments() == 0 && LINE_BREAKS.contains(token.text()))
                : Optional.empty();
    }

    private Optional<Span> command(Remark remark) {
        String text = remark.kind() == Remark.Kind.TRUST ? remark.topic() : remark.message();
        return first(COMMAND, text, 0)
                .flatMap(name -> next(name, token -> token.text().equals(name)));
    }

    private Optional<Span> environment(Remark remark) {
        return first(ENVIRONMENT, remark.message(), 0)
                .flatMap(name -> next(
                        name,
                        token -> token.text().equals("\\begin")
                                && tex.startsWith(name, token.span().end())));
    }

    private Optional<Span> character(Remark remark) {
        return first(CHARACTER, remark.message(), 1)
                .filter(tex::contains)
                .map(found -> new Span(tex.indexOf(found), tex.indexOf(found) + found.length()));
    }

    private Optional<Span> next(String name, Predicate<TexToken> wanted) {
        List<Span> found = tokens.stream().filter(wanted).map(TexToken::span).toList();
        int index = Math.min(seen.merge(name, 1, Integer::sum), found.size()) - 1;
        return index < 0 ? Optional.empty() : Optional.of(found.get(index));
    }

    private static Optional<String> first(Pattern pattern, String text, int group) {
        Matcher matcher = pattern.matcher(text);
        return matcher.find() ? Optional.of(matcher.group(group)) : Optional.empty();
    }
}
