package galley.verify;

/** Other ways of counting the content than in UTF-16 code units; wrong lengths and offsets are explained by them. */
enum Measure {
    CODE_POINTS("code points") {
        @Override
        int width(String text, int at) {
            return isTail(text, at) ? 0 : 1;
        }
    },
    UTF_8("the bytes of UTF-8") {
        @Override
        int width(String text, int at) {
            char c = text.charAt(at);
            if (Character.isSurrogate(c)) {
                return isTail(text, at) ? 0 : 4;
            }
            return c < 0x80 ? 1 : c < 0x800 ? 2 : 3;
        }
    },
    UTF_16("the bytes of UTF-16") {
        @Override
        int width(String text, int at) {
            return 2;
        }
    },
    CRLF("each line end as CRLF") {
        @Override
        int width(String text, int at) {
            return text.charAt(at) == '\n' && (at == 0 || text.charAt(at - 1) != '\r') ? 2 : 1;
        }
    },
    LF("each CRLF as one") {
        @Override
        int width(String text, int at) {
            return text.charAt(at) == '\n' && at > 0 && text.charAt(at - 1) == '\r' ? 0 : 1;
        }
    },
    LITERAL("the escapes of the JSON literal") {
        @Override
        int width(String text, int at) {
            return "\"\\\n\r\t".indexOf(text.charAt(at)) < 0 ? 1 : 2;
        }
    };

    private final String words;

    Measure(String words) {
        this.words = words;
    }

    /** What the code unit at an offset counts. */
    abstract int width(String text, int at);

    /** Completes the sentence "it counts …". */
    String words() {
        return words;
    }

    /** How much stands before each offset of a text, and before its end. */
    int[] before(String text) {
        int[] before = new int[text.length() + 1];
        for (int i = 0; i < text.length(); i++) {
            before[i + 1] = before[i] + width(text, i);
        }
        return before;
    }

    private static boolean isTail(String text, int at) {
        return at > 0 && Character.isSurrogatePair(text.charAt(at - 1), text.charAt(at));
    }
}
