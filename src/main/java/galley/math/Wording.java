package galley.math;

import galley.diagnostic.Code;

/** A remark in our own words, for an author who does not know KaTeX. */
record Wording(Code code, String message, String hint) {
    private static final String UNDEFINED = "Undefined control sequence: ";

    /** Words {@code remark}, which is about {@code text} in the formula. */
    static Wording of(Remark remark, String text) {
        return switch (remark.kind()) {
            case TRUST -> untrusted(remark.topic());
            case STRICT -> new Wording(Code.MATH_STRICT, strictMessage(remark, text), strictHint(remark.topic(), text));
            case SYNTAX -> syntax(remark.message());
            case EXHAUSTED -> limit("The formula nests too deep or grows too large to be set.");
            case OUT_OF_TIME -> limit("The formula was still not set after " + remark.message() + ".");
        };
    }

    private static Wording untrusted(String command) {
        return new Wording(
                Code.MATH_UNTRUSTED,
                command + " could reach outside the formula: it is not set.",
                switch (command) {
                    case "\\href", "\\url" -> "put the link into the text beside the formula";
                    case "\\includegraphics" -> "put the image into the text beside the formula";
                    default -> "leave it out: the site's style sheet alone decides how a page looks";
                });
    }

    private static Wording limit(String message) {
        return new Wording(
                Code.MATH_LIMIT, message, "split it into smaller formulas; look for a macro that expands to itself");
    }

    private static Wording syntax(String message) {
        if (message.startsWith("Too many expansions")) {
            return limit("The macros of the formula expand too often.");
        }
        if (message.startsWith(UNDEFINED)) {
            String command = message.substring(UNDEFINED.length());
            return new Wording(
                    Code.MATH_SYNTAX, "KaTeX knows no command " + command + ".", CommandSpelling.hint(command));
        }
        return new Wording(
                Code.MATH_SYNTAX, sentence(message.replace("'EOF'", "the end of the formula")), syntaxHint(message));
    }

    private static String syntaxHint(String message) {
        if (message.equals("Expected '}', got 'EOF'") || message.endsWith("macro argument, expected '}'")) {
            return "close every { with a }";
        }
        if (message.startsWith("Expected 'EOF', got '&'")) {
            return "put the columns into an environment such as aligned, or write \\& for the sign";
        }
        if (message.startsWith("Can't use function '$'")) {
            return "the formula is mathematics already: leave the $ out, or write \\$ for the sign";
        }
        return "";
    }

    private static String strictMessage(Remark remark, String text) {
        return switch (remark.topic()) {
            case "unicodeTextInMathMode" -> "“" + text + "” is a letter of text, not of mathematics.";
            case "unknownSymbol", "symbolNotInFont" ->
                "KaTeX's font for this place has no “" + text + "”: its size and shape depend on the reader's device.";
            case "newLineInDisplayMode" -> "LaTeX ignores " + text + " in a display formula outside an environment.";
            default -> sentence(remark.message());
        };
    }

    private static String strictHint(String topic, String text) {
        return switch (topic) {
            case "unicodeTextInMathMode" -> "write \\text{" + text + "}";
            case "unknownSymbol", "symbolNotInFont" -> "use a TeX command for the symbol, or say it in the text";
            case "newLineInDisplayMode" -> "put the lines into an environment such as gathered or aligned";
            case "mathVsTextUnits" -> "use mu with \\mkern and \\mskip, and em, ex or pt with all others";
            case "mathVsSout", "mathVsTextAccents" -> "put it inside \\text{…}, or use the command for mathematics";
            case "textEnv" -> "name a column for every & in the row";
            default -> "";
        };
    }

    private static String sentence(String message) {
        String upper = Character.toUpperCase(message.charAt(0)) + message.substring(1);
        return upper.endsWith(".") ? upper : upper + ".";
    }
}
