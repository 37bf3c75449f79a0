package galley.text;

/** A number with its noun, such as "1 lesson" or "3 lessons". */
public final class Counted {
    private Counted() {}

    /** The number and the noun, in the plural unless there is one of it. */
    public static String of(int number, String noun) {
        return number + " " + noun + (number == 1 ? "" : "s");
    }
}
