package galley.content;

import galley.lesson.Value;
import java.util.List;

/** The text of a JSON array whose items are written anew. */
final class ArrayText {
    private static final String ITEM = "\n    ";

    private ArrayText() {}

    /**
     * An array of some items.
     *
     * @param old the text of the array before; its white space is kept, and all of it where no item changes
     * @param was the items of the array before, as their texts
     * @param items the texts of the items
     */
    static String of(String old, List<String> was, List<String> items) {
        if (items.equals(was)) {
            return old;
        }
        if (items.isEmpty()) {
            return "[]";
        }
        String head = was.isEmpty() ? ITEM : JsonText.space(old, 1);
        String tail = was.isEmpty() ? "\n  " : spaceBeforeEnd(old);
        String between = head.isEmpty() && !was.isEmpty() ? " " : head;
        return "[" + head + String.join("," + between, items) + tail + "]";
    }

    /** The texts of an array's items. */
    static List<String> items(String file, Value.Items items) {
        return items.items().stream()
                .map(item -> item.place().span().start())
                .map(start -> file.substring(start, JsonText.end(file, start)))
                .toList();
    }

    private static String spaceBeforeEnd(String array) {
        int at = array.length() - 1;
        while (Character.isWhitespace(array.charAt(at - 1))) {
            at--;
        }
        return array.substring(at, array.length() - 1);
    }
}
