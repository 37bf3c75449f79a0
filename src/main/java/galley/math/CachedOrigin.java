package galley.math;

import galley.text.Sha256;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * Names what makes formulas here: KaTeX's release, the options that it is called with, and the classes that judge and
 * rewrite its output. Their own bytes are digested, so that nobody has to remember to raise a number.
 */
final class CachedOrigin {
    /** A class is named by its file: the files of the engine must not load it. */
    private static final List<String> SHAPERS = List.of(
            "set-formula.js",
            "CachedRecord.class",
            "CommandSpelling.class",
            "FormulaCheck.class",
            "FormulaShape.class",
            "KatexContext.class",
            "KatexEngine.class",
            "KatexRenderer.class",
            "Limits.class",
            "OutputCheck.class",
            "RemarkReport.class",
            "StyleClasses.class",
            "TexToken.class");

    private CachedOrigin() {}

    /** The digest of all that shapes a formula besides its TeX. */
    static Sha256 digest() {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        all.writeBytes(KatexFiles.version().getBytes(StandardCharsets.UTF_8));
        SHAPERS.forEach(name -> all.writeBytes(bytes(name)));
        return Sha256.of(all.toByteArray());
    }

    private static byte[] bytes(String name) {
        try (InputStream in = CachedOrigin.class.getResourceAsStream("/galley/math/" + name)) {
            if (in == null) {
                throw new IllegalStateException("the program is not whole: " + name + " is missing");
            }
            return in.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
