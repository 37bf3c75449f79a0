package galley.site;

import galley.ledger.Later;
import galley.lesson.Companion;
import galley.lesson.LessonRecord;
import galley.lesson.Section;
import galley.markdown.LessonFacts;
import galley.markdown.LessonFacts.LinkFacts;
import galley.markdown.LessonFacts.SectionFacts;
import galley.markdown.LessonFacts.SymbolFacts;
import galley.math.SetFormula;
import galley.model.Model;
import galley.site.LessonCard.CitationCard;
import galley.site.LessonCard.ModelCard;
import galley.site.LessonCard.ModelUse;
import galley.site.LessonCard.RelationCard;
import galley.site.LessonCard.SectionCard;
import galley.site.LessonCard.SymbolCard;
import galley.text.Sha256;
import galley.verify.CompanionBinding;
import galley.verify.VerifiedLesson;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Makes the card of a lesson from its record, its companion and the facts of its content. */
final class CardMaker {
    private static final Set<String> LINKED = Set.of("foundations", "related");

    private final VerifiedLesson lesson;
    private final LessonRecord record;
    private final LessonFacts facts;

    CardMaker(VerifiedLesson lesson) {
        this.lesson = lesson;
        this.record = lesson.record();
        this.facts = lesson.facts();
    }

    LessonCard card() {
        return new LessonCard(
                record.id(),
                record.title(),
                record.version(),
                notes(),
                LessonPaths.asked(record),
                new LessonCard.Digests(
                        record.contentHash(), Sha256.of(record.file().text()).hex()),
                Later.of(details()));
    }

    private LessonCard.Details details() {
        List<CitationCard> citations = citations();
        return new LessonCard.Details(
                facts.sections().get(0).words(), sections(), symbols(), citations, relations(citations), models());
    }

    private LessonCard.Notes notes() {
        return new LessonCard.Notes(
                text("description"),
                text("topic"),
                text("format"),
                text("series"),
                text("status"),
                text("author"),
                text("license"),
                text("rightsUrl"),
                text("canonicalUrl"),
                text("publishedDate"),
                text("revisionDate"));
    }

    private String text(String member) {
        return record.text(member).orElse("");
    }

    /** The id of a section of the facts, the first of which has none. */
    private String id(int index) {
        return index == 0 ? "" : record.sections().get(index - 1).id();
    }

    private List<SectionCard> sections() {
        List<SectionCard> sections = new ArrayList<>();
        for (int i = 1; i < facts.sections().size(); i++) {
            SectionFacts section = facts.sections().get(i);
            sections.add(new SectionCard(id(i), section.title(), section.level(), section.kind(), section.words()));
        }
        return sections;
    }

    private List<SymbolCard> symbols() {
        List<SymbolCard> symbols = new ArrayList<>();
        for (int i = 0; i < facts.sections().size(); i++) {
            for (SymbolFacts symbol : facts.sections().get(i).symbols()) {
                symbols.add(new SymbolCard(symbol.text(), symbol.html(), symbol.meaning(), symbol.unit(), id(i)));
            }
        }
        return symbols;
    }

    /** Each title and address once; a role that it has anywhere is its role. */
    private List<CitationCard> citations() {
        Map<List<String>, CitationCard> citations = new LinkedHashMap<>();
        for (int i = 0; i < facts.sections().size(); i++) {
            for (LinkFacts link : facts.sections().get(i).links()) {
                citations.merge(
                        List.of(link.title(), link.url()),
                        new CitationCard(link.title(), link.url(), link.role(), id(i)),
                        (first, later) ->
                                first.role().isEmpty() && !later.role().isEmpty() ? later : first);
            }
        }
        return List.copyOf(citations.values());
    }

    private List<RelationCard> relations(List<CitationCard> citations) {
        List<RelationCard> relations = new ArrayList<>();
        for (String member : LessonRecord.RELATIONS) {
            record.texts(member).forEach(text -> relations.add(new RelationCard(member, text.value(), "", "")));
        }
        citations.stream()
                .filter(link -> LINKED.contains(link.role()))
                .forEach(link -> relations.add(new RelationCard(link.role(), "", link.url(), link.title())));
        return relations;
    }

    private List<ModelCard> models() {
        List<ModelCard> models = new ArrayList<>();
        for (Model model : CompanionBinding.models(lesson.companion())) {
            String formula =
                    lesson.modelFormula(model.id()).map(SetFormula::html).orElse("");
            models.add(new ModelCard(model.id(), formula, uses(model.id())));
        }
        return models;
    }

    private List<ModelUse> uses(String model) {
        Companion companion = lesson.companion();
        List<ModelUse> uses = new ArrayList<>();
        companion.tables().forEach(table -> addUse(uses, model, "table", table.binding()));
        companion.figures().forEach(figure -> addUse(uses, model, "figure", figure.binding()));
        companion.timelines().forEach(timeline -> addUse(uses, model, "timeline", timeline.binding()));
        companion.calculators().forEach(calculator -> addUse(uses, model, "calculator", calculator.binding()));
        companion.claims().forEach(claim -> addUse(uses, model, "claim", claim.binding()));
        return uses;
    }

    private void addUse(List<ModelUse> uses, String model, String kind, Companion.Binding binding) {
        if (binding.model().text().equals(model)) {
            CompanionBinding.section(record, binding.section())
                    .map(Section::id)
                    .ifPresent(section -> uses.add(new ModelUse(kind, section)));
        }
    }
}
