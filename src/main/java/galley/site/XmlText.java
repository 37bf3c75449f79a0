package galley.site;

/** Texts for XML 1.0, which has no way to write some characters. */
final class XmlText {
    private XmlText() {}

    /** The text, with a replacement character for each that section 2.2 of XML 1.0 leaves out. */
    static String of(String text) {
        StringBuilder out = new StringBuilder();
        text.codePoints().forEach(character -> out.appendCodePoint(isAllowed(character) ? character : 0xfffd));
        return out.toString();
    }

    private static boolean isAllowed(int character) {
        return character == '\t'
                || character == '\n'
                || character == '\r'
                || (character >= ' ' && character < 0xd800)
                || (character >= 0xe000 && character < 0xfffe)
                || character >= 0x10000;
    }
}
