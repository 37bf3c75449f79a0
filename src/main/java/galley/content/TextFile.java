package galley.content;

import galley.diagnostic.Code;
import galley.diagnostic.Diagnostics;
import galley.text.Place;
import galley.text.SourceText;
import galley.text.Span;
import galley.text.Utf8;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.Optional;

/** Reads a text file whole, as strict UTF-8 of bounded size. */
public final class TextFile {
    /** A record is a few kilobytes; what is a thousand times larger is not one. */
    public static final int MAX_BYTES = 8 * 1024 * 1024;

    private TextFile() {}

    /** The text exactly as it stands, a byte order mark included. */
    public static Optional<SourceText> read(Path file, Diagnostics diagnostics) {
        String name = file.toString();
        if (!Files.isRegularFile(file)) {
            diagnostics.add(Code.FILE_UNREADABLE, Place.ofFile(name), "Expected a file, but " + described(file) + ".");
            return Optional.empty();
        }
        try (InputStream in = Files.newInputStream(file)) {
            return decode(name, in.readNBytes(MAX_BYTES + 1), diagnostics);
        } catch (IOException e) {
            diagnostics.add(Code.FILE_UNREADABLE, Place.ofFile(name), "The file cannot be read: " + reason(e) + ".");
            return Optional.empty();
        }
    }

    /** Whether a text, written to its file, could be read again; what is too large is reported. */
    public static boolean isOfBoundedSize(SourceText text, Diagnostics diagnostics) {
        boolean fits = Utf8.encode(text.text()).length <= MAX_BYTES;
        if (!fits) {
            tooLarge(text.name(), diagnostics);
        }
        return fits;
    }

    private static void tooLarge(String name, Diagnostics diagnostics) {
        diagnostics.add(
                Code.FILE_TOO_LARGE,
                Place.ofFile(name),
                "Expected at most " + MAX_BYTES + " bytes, but the file has more.");
    }

    /** A pipe or a device could keep the reader waiting for ever; only plain files are opened. */
    private static String described(Path file) {
        if (Files.isDirectory(file)) {
            return "this is a folder";
        }
        if (Files.exists(file)) {
            return "this is a pipe or a device";
        }
        return Files.isSymbolicLink(file) ? "this link leads to none" : "there is no such file";
    }

    /**
     * Bytes as text, when they are at most {@link #MAX_BYTES}.
     *
     * @param name of the file or the address that they come from
     */
    public static Optional<SourceText> decode(String name, byte[] bytes, Diagnostics diagnostics) {
        if (bytes.length > MAX_BYTES) {
            tooLarge(name, diagnostics);
            return Optional.empty();
        }
        Utf8.Decoded decoded = Utf8.decode(bytes);
        if (decoded instanceof Utf8.Decoded.Text text) {
            return Optional.of(SourceText.of(name, text.text()));
        }
        Utf8.Decoded.Malformed malformed = (Utf8.Decoded.Malformed) decoded;
        SourceText before = SourceText.of(name, malformed.before());
        int end = malformed.before().length();
        diagnostics.add(
                Code.FILE_NOT_UTF8,
                new Place(before, new Span(end, end), ""),
                "Expected UTF-8, but the byte at offset " + malformed.offset() + " (0x"
                        + HexFormat.of().toHexDigits(bytes[malformed.offset()]) + ") begins no character.",
                "save the file as UTF-8");
        return Optional.empty();
    }

    private static String reason(IOException e) {
        return e instanceof AccessDeniedException ? "permission denied" : String.valueOf(e.getMessage());
    }
}
