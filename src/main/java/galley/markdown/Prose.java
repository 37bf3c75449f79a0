package galley.markdown;

/** Tells sentences from terms, labels and units. */
final class Prose {
    private static final java.util.regex.Pattern SENTENCE_END =
            java.util.regex.Pattern.compile("[.!?:;…][\"'”’)\\]]*$");
    private static final java.util.regex.Pattern SPACES = java.util.regex.Pattern.compile("\\s+");
    private static final int SENTENCE_WORDS = 4;
    private static final int TERM = 100;
    private static final int VALUE = 160;

    private Prose() {}

    /** Whether a text reads as prose: it is long, or it has some words and the end of a sentence. */
    static boolean isProse(String text) {
        return text.length() > TERM
                || (SENTENCE_END.matcher(text).find() && SPACES.split(text, SENTENCE_WORDS).length == SENTENCE_WORDS);
    }

    /** Whether a text can be the value of a specification, which may end like a sentence. */
    static boolean isValue(String text) {
        return !text.isEmpty() && text.length() <= VALUE;
    }

    /** Whether a text can be a term, a label or a unit. */
    static boolean isTerm(String text) {
        return !text.isEmpty() && !isProse(text);
    }
}
