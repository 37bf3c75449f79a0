package galley.content;

import galley.text.SourceText;

/**
 * Finds the characters of a decoded JSON string in the literal that writes it, counting escapes.
 *
 * @param json the text of the file
 * @param start offset of the literal's opening quotation mark
 */
record JsonLiteral(String json, int start) implements SourceText.OffsetMap {
    private static final int UNICODE_ESCAPE = 6;

    @Override
    public int outerOffset(int offset) {
        int at = start + 1;
        for (int i = 0; i < offset && at < json.length(); i++) {
            at += width(at);
        }
        return Math.min(at, json.length());
    }

    private int width(int at) {
        if (json.charAt(at) != '\\') {
            return 1;
        }
        return at + 1 < json.length() && json.charAt(at + 1) == 'u' ? UNICODE_ESCAPE : 2;
    }
}
