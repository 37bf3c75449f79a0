package galley.math;

import java.util.Optional;

/** What stands in a hole of a mould. */
sealed interface HoleFiller {
    /** Where the private characters begin that stand for numerals while a mould is measured. */
    char NUMERALS = '\ue800';

    /** Where those begin that stand for letters. */
    char LETTERS = '\uec00';

    /** Stands for the TeX. */
    char TEX = '\uf000';

    /** The HTML. */
    String html(Filling filling);

    /** A private character for each thing that may stand here as text; nothing for what is no text. */
    String mark();

    /** The declarations of the style class that stands here. */
    default Optional<String> declarations(Filling filling) {
        return Optional.empty();
    }

    /** The text in which marks stand for what fills the holes. */
    static String unmarked(String text, Filling filling) {
        StringBuilder plain = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c < NUMERALS || c > TEX) {
                plain.append(c);
            } else if (c == TEX) {
                plain.append(filling.question().tex());
            } else if (c >= LETTERS) {
                plain.append(filling.letter(c - LETTERS).text());
            } else {
                plain.append(filling.numeral(c - NUMERALS));
            }
        }
        return plain.toString();
    }

    /** All of the TeX. */
    record Tex() implements HoleFiller {
        @Override
        public String html(Filling filling) {
            return escaped(filling.question().tex());
        }

        @Override
        public String mark() {
            return String.valueOf(TEX);
        }

        /** As KaTeX writes text. */
        static String escaped(String text) {
            return text.replace("&", "&amp;")
                    .replace("<", "&lt;")
                    .replace(">", "&gt;")
                    .replace("\"", "&quot;")
                    .replace("'", "&#x27;");
        }
    }

    /** A numeral. */
    record Numeral(int index) implements HoleFiller {
        @Override
        public String html(Filling filling) {
            return filling.numeral(index);
        }

        @Override
        public String mark() {
            return String.valueOf((char) (NUMERALS + index));
        }
    }

    /** A letter. */
    record Text(int index) implements HoleFiller {
        @Override
        public String html(Filling filling) {
            return filling.letter(index).text();
        }

        @Override
        public String mark() {
            return String.valueOf((char) (LETTERS + index));
        }
    }

    /** The last class of a letter, which gives it its margin; upright ones have none. */
    record Margin(int index) implements HoleFiller {
        @Override
        public String html(Filling filling) {
            return declarations(filling)
                    .map(known -> " " + StyleClasses.name(known))
                    .orElse("");
        }

        @Override
        public String mark() {
            return "";
        }

        @Override
        public Optional<String> declarations(Filling filling) {
            return Optional.of(filling.letter(index).margin()).filter(margin -> !margin.isEmpty());
        }
    }

    /**
     * The class that puts a subscript below a letter.
     *
     * @param before what is declared before its shift
     * @param after what is declared behind it
     */
    record Subscript(int index, String before, String after) implements HoleFiller {
        @Override
        public String html(Filling filling) {
            return StyleClasses.name(declared(filling));
        }

        @Override
        public String mark() {
            return "";
        }

        @Override
        public Optional<String> declarations(Filling filling) {
            return Optional.of(declared(filling));
        }

        private String declared(Filling filling) {
            return before + filling.letter(index).shift() + after;
        }
    }
}
