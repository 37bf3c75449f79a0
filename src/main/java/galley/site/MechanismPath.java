package galley.site;

import galley.figure.Stop;
import galley.figure.Stop.Role;
import galley.markdown.InterfaceCard;
import galley.markdown.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Derives the path through a lesson's subject from its interface cards and the steps of its mechanism. Every word of the
 * path is a word of the lesson.
 *
 * <p>The path leads from the cards marked as input through the subject, which bears the lesson's title and the numbers
 * of the steps, to the cards marked as output. A card marked as both is a beginning that is an end too.
 *
 * <p>Where the lesson speaks of a second thing like its subject, the path leads on through that one. This is so when
 *
 * <ol>
 *   <li>one input ends with the same word as the only output (network <i>packets</i>, received <i>packets</i>): what the
 *       one sends, the other receives; other inputs remain as beginnings, and no card is both;
 *   <li>a step names the other one, by a word for that and the last word of the title (the <i>remote adapter</i>).
 * </ol>
 *
 * <p>Then this step and all behind it belong to the other one. The path ends where these steps name the counterpart of a
 * beginning: the longest run of words that stand on its card, up to the last word of its description (registered host or
 * <i>supported</i> GPU <i>buffers</i>). Where they name none, it ends at the other one.
 */
final class MechanismPath {
    private final String title;
    private final List<InterfaceCard> cards;
    private final List<Step> steps;

    /** The path of a lesson; cards without a name are left out. */
    MechanismPath(String title, List<InterfaceCard> cards, List<Step> steps) {
        this.title = title;
        this.cards = cards.stream().filter(card -> !card.name().isEmpty()).toList();
        this.steps = steps;
    }

    /** The places of the path in order; none where no card says where it begins or ends. */
    List<Stop> stops() {
        return cards.isEmpty() ? List.of() : onwards().orElseGet(this::through);
    }

    private List<Stop> through() {
        List<Stop> stops = new ArrayList<>();
        cards.stream().filter(card -> !is(card, "output")).forEach(card -> stops.add(side(card)));
        stops.add(Stop.thing(title, numbers(steps)));
        cards.stream().filter(card -> is(card, "output")).forEach(card -> stops.add(side(card)));
        return stops;
    }

    /** The path through the subject and another one like it, where the lesson speaks of one. */
    private Optional<List<Stop>> onwards() {
        List<InterfaceCard> sent =
                cards.stream().filter(card -> is(card, "output")).toList();
        List<InterfaceCard> inputs =
                cards.stream().filter(card -> is(card, "input")).toList();
        if (sent.size() != 1 || inputs.size() < 2 || inputs.size() + 1 != cards.size()) {
            return Optional.empty();
        }
        String passes = Words.last(sent.get(0).name());
        List<InterfaceCard> received = inputs.stream()
                .filter(card -> Words.last(card.name()).equals(passes))
                .toList();
        if (received.size() != 1) {
            return Optional.empty();
        }
        List<InterfaceCard> begins = inputs.stream()
                .filter(card -> !Words.last(card.name()).equals(passes))
                .toList();
        return onwards(begins, Stop.between(sent.get(0).name(), received.get(0).name()));
    }

    private Optional<List<Stop>> onwards(List<InterfaceCard> begins, Stop between) {
        for (int i = 0; i < steps.size(); i++) {
            Optional<String> other = Words.other(steps.get(i).text(), title);
            if (other.isPresent()) {
                List<Step> far = steps.subList(i, steps.size());
                List<Stop> stops = new ArrayList<>();
                begins.forEach(card -> stops.add(side(card)));
                stops.add(Stop.thing(title, numbers(steps.subList(0, i))));
                stops.add(between);
                stops.add(Stop.thing(other.get(), numbers(far)));
                counterparts(begins, far).forEach(end -> stops.add(Stop.side(Role.OUT, end, "")));
                return Optional.of(stops);
            }
        }
        return Optional.empty();
    }

    /** What the steps call the counterparts of the beginnings. */
    private static List<String> counterparts(List<InterfaceCard> begins, List<Step> far) {
        List<String> found = new ArrayList<>();
        for (InterfaceCard card : begins) {
            String said = card.description().isEmpty() ? card.name() : card.description();
            String longest = "";
            for (Step step : far) {
                String run = Words.sharedRun(step.text(), card.name() + " " + said);
                longest = run.length() > longest.length() ? run : longest;
            }
            if (!longest.isEmpty() && !found.contains(longest)) {
                found.add(longest);
            }
        }
        return found;
    }

    private static Stop side(InterfaceCard card) {
        Role role = switch (card.direction()) {
            case "input" -> Role.IN;
            case "output" -> Role.OUT;
            default -> Role.BOTH;
        };
        return Stop.side(role, card.name(), card.description());
    }

    private static boolean is(InterfaceCard card, String direction) {
        return card.direction().equals(direction);
    }

    private static List<Integer> numbers(List<Step> steps) {
        return steps.stream().map(Step::number).toList();
    }
}
