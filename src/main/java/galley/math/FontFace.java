package galley.math;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * A font that KaTeX brings.
 *
 * @param family such as {@code KaTeX_Main}
 * @param italic whether it is for slanted text
 * @param bold whether it is for bold text
 * @param name the name of its files without their ending, such as {@code KaTeX_Main-Regular}
 */
record FontFace(String family, boolean italic, boolean bold, String name) {

    /**
     * The rule that loads it.
     *
     * <p>{@code block}: a formula in another font is a wrong formula, so a reader waits for the right glyphs. The lines
     * of a formula take their heights from its own struts and classes, so that a font that comes late moves nothing.
     */
    String css(String url) {
        return "@font-face{font-display:block;font-family:" + FontNames.renamed(family)
                + ";font-style:" + (italic ? "italic" : "normal")
                + ";font-weight:" + (bold ? 700 : 400)
                + ";src:url(\"" + url.replace("\\", "\\\\").replace("\"", "\\\"") + "\") format(\"woff\")}";
    }

    /** The name of the file that is shipped. */
    String file() {
        return FontNames.renamed(name) + ".woff";
    }

    /** The face that a browser takes for a style: slant counts more than weight. */
    static Optional<FontFace> match(List<FontFace> faces, FontStyle style) {
        return faces.stream()
                .filter(face -> style.family().equals(face.family))
                .max(Comparator.comparing((FontFace face) -> face.italic == style.italic())
                        .thenComparing(face -> face.bold == style.bold()));
    }
}
