package galley.verify;

import galley.diagnostic.Code;
import galley.diagnostic.Diagnostics;
import galley.lesson.LessonRecord;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** {@code related}, {@code supersedes} and {@code supersededBy} name other lessons that are there, each once. */
final class RelationsCheck implements CatalogueCheck {
    @Override
    public void check(List<LessonRecord> records, Diagnostics diagnostics) {
        Set<String> known =
                records.stream().flatMap(record -> record.text("id").stream()).collect(Collectors.toSet());
        for (LessonRecord record : records) {
            LessonRecord.RELATIONS.forEach(member -> check(record, Relation.of(record, member), known, diagnostics));
        }
    }

    private static void check(
            LessonRecord record, List<Relation> relations, Set<String> known, Diagnostics diagnostics) {
        Set<String> seen = new HashSet<>();
        for (Relation relation : relations) {
            if (!seen.add(relation.id())) {
                diagnostics.add(
                        Code.RELATION_REPEATED,
                        relation.place(),
                        "Expected each lesson once in " + relation.member() + ", but " + relation.id()
                                + " is here again.");
            } else if (record.text("id").filter(relation.id()::equals).isPresent()) {
                diagnostics.add(
                        Code.RELATION_CYCLE,
                        relation.place(),
                        "Expected another lesson in " + relation.member() + ", but " + relation.id()
                                + " is this lesson itself.",
                        "older versions of one lesson share its id and need not be named");
            } else if (!known.contains(relation.id())) {
                diagnostics.add(
                        Code.RELATION_UNKNOWN,
                        relation.place(),
                        "Expected the id of a lesson in " + relation.member() + ", but no lesson here has the id \""
                                + relation.id() + "\".",
                        "correct the id, or check the record together with the lessons that it names");
            }
        }
    }
}
