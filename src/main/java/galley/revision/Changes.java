package galley.revision;

import galley.math.Formula;
import java.util.List;

/**
 * What changed between two revisions of a lesson.
 *
 * <pre>{@code
 * Changes changes = Changes.between(Revision.of(older), Revision.of(newer));
 * changes.summary(); // "1 section edited, 1 number changed (45 μs → 46 μs)"
 * }</pre>
 *
 * @param members members of the record, but those that only say again what the content says
 * @param sections every section of both, kept ones included; those that are gone come last
 * @param numbers numbers and quantities of sections that both have
 * @param formulas formulas that came and went, as TeX
 * @param links links that came and went
 * @param claims claims that the new text does not bear out
 */
public record Changes(
        List<MemberChange> members,
        List<SectionChange> sections,
        List<NumberChange> numbers,
        ListChange<String> formulas,
        ListChange<LinkText> links,
        List<BrokenClaim> claims) {

    public Changes {
        members = List.copyOf(members);
        sections = List.copyOf(sections);
        numbers = List.copyOf(numbers);
        claims = List.copyOf(claims);
    }

    /** Compares two revisions, of which the first is the older one. */
    public static Changes between(Revision before, Revision now) {
        List<SectionChange> sections = SectionDiff.of(before.sections(), now.sections());
        return new Changes(
                MemberDiff.of(before.record(), now.record()),
                sections,
                numbers(sections),
                ListChange.of(formulas(before), formulas(now)),
                ListChange.of(links(before), links(now)),
                ClaimDiff.of(before, now));
    }

    /** Whether both revisions say the same, and no claim is broken. */
    public boolean isEmpty() {
        return members.isEmpty() && claims.isEmpty() && sections.stream().noneMatch(Changes::isChange);
    }

    /** One line that counts what changed; "no differences" when nothing did. */
    public String summary() {
        return Summary.of(this);
    }

    /** Whether a section is not exactly what and where it was. */
    public static boolean isChange(SectionChange section) {
        return !(section instanceof SectionChange.Matched matched && matched.kept() && !matched.renumbered());
    }

    private static List<NumberChange> numbers(List<SectionChange> sections) {
        return sections.stream()
                .filter(SectionChange.Matched.class::isInstance)
                .flatMap(section -> NumberDiff.of((SectionChange.Matched) section).stream())
                .toList();
    }

    private static List<String> formulas(Revision revision) {
        return revision.document().formulas().stream()
                .map(Formula::tex)
                .map(tex -> tex.text().strip())
                .toList();
    }

    private static List<LinkText> links(Revision revision) {
        return revision.document().links().stream().map(LinkText::of).toList();
    }
}
