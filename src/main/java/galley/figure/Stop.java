package galley.figure;

import java.util.ArrayList;
import java.util.List;

/**
 * One place of a path.
 *
 * @param role what the place is to the path
 * @param names what is there, most often one name
 * @param note what passes there; empty for nothing said
 * @param steps the numbers of the steps that happen there
 */
public record Stop(Role role, List<String> names, String note, List<Integer> steps) {
    /** What a place is to the path. */
    public enum Role {
        /** The path begins here. */
        IN,
        /** The path begins and ends here. */
        BOTH,
        /** The thing that the path leads through. */
        THING,
        /** What is on its way from one thing to the next. */
        BETWEEN,
        /** The path ends here. */
        OUT
    }

    public Stop {
        names = List.copyOf(names);
        steps = List.copyOf(steps);
    }

    /** A place with one name where no step happens. */
    public static Stop side(Role role, String name, String note) {
        return new Stop(role, List.of(name), note, List.of());
    }

    /** The thing itself, or another one like it. */
    public static Stop thing(String name, List<Integer> steps) {
        return new Stop(Role.THING, List.of(name), "", steps);
    }

    /** What is on its way, by the name of what is sent and of what is received. */
    public static Stop between(String sent, String received) {
        return new Stop(Role.BETWEEN, List.of(sent, received), "", List.of());
    }

    boolean side() {
        return role != Role.THING && role != Role.BETWEEN;
    }

    boolean entered() {
        return role != Role.IN;
    }

    boolean left() {
        return role != Role.OUT;
    }

    /** The numbers of its steps as texts. */
    List<String> numbers() {
        List<String> numbers = new ArrayList<>();
        steps.forEach(step -> numbers.add(String.valueOf(step)));
        return numbers;
    }

    /** The place in words. */
    String words() {
        String text = String.join(", ", names) + (role == Role.BOTH ? " (both ways)" : "");
        if (!note.isEmpty()) {
            text += ": " + note;
        }
        if (steps.isEmpty()) {
            return text;
        }
        return text + (steps.size() == 1 ? ": step " : ": steps ") + String.join(", ", numbers());
    }
}
