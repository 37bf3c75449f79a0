package galley.signature;

import galley.diagnostic.Code;
import galley.diagnostic.Diagnostics;
import galley.text.Place;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A file that shall hold one key of one kind.
 *
 * @param path of the file
 * @param label of the block that is wanted, such as {@code PRIVATE KEY}
 * @param diagnostics receives what is wrong
 */
record PemFile(Path path, String label, Diagnostics diagnostics) {
    private static final int MOST_BYTES = 64 * 1024;
    private static final Pattern BLOCK =
            Pattern.compile("-----BEGIN ([A-Z0-9 ]+)-----\\s(?:([A-Za-z0-9+/=\\s]*)-----END \\1-----)?");

    /** The bytes of the key. */
    Optional<byte[]> read() {
        Optional<String> text = text();
        if (text.isEmpty()) {
            return Optional.empty();
        }
        Matcher block = BLOCK.matcher(text.get());
        if (!block.find()) {
            return fault("Expected a PEM file with a block " + label + ", but there is no block.");
        }
        if (!block.group(1).equals(label)) {
            return fault(
                    "Expected a PEM file with a block " + label + ", but found " + block.group(1) + ".",
                    wanted(block.group(1)));
        }
        return block.group(2) == null
                ? fault("Expected the block " + label + " to end, but the file is cut short or holds other characters.")
                : decoded(block.group(2).replaceAll("\\s", ""));
    }

    private Optional<byte[]> decoded(String base64) {
        try {
            return Optional.of(Base64.getDecoder().decode(base64));
        } catch (IllegalArgumentException e) {
            return fault("Expected Base64 in the block " + label + ", but it is none, or it is cut short.");
        }
    }

    private Optional<String> text() {
        if (!Files.isRegularFile(path)) {
            fault("Expected a file with a key, but " + (Files.exists(path) ? "this is none." : "there is none."));
            return Optional.empty();
        }
        try (InputStream in = Files.newInputStream(path)) {
            return Optional.of(new String(in.readNBytes(MOST_BYTES), StandardCharsets.ISO_8859_1));
        } catch (IOException e) {
            fault("The file with the key cannot be read: " + e.getClass().getSimpleName() + ".");
            return Optional.empty();
        }
    }

    private static String wanted(String found) {
        return switch (found) {
            case "ENCRYPTED PRIVATE KEY" -> "take the password away: openssl pkey -in KEY.pem -out PLAIN.pem";
            case "PRIVATE KEY" -> "the public half: openssl pkey -in KEY.pem -pubout -out PUBLIC.pem";
            case "PUBLIC KEY" -> "this is the public half, with which a site is audited, not signed";
            default -> "make an Ed25519 key: openssl genpkey -algorithm ed25519 -out KEY.pem";
        };
    }

    /** Reports that the bytes are no key of the right kind. */
    <T> Optional<T> notEd25519() {
        return fault(
                "Expected an Ed25519 key, but the block " + label + " holds another, or is damaged.",
                "make one: openssl genpkey -algorithm ed25519 -out KEY.pem");
    }

    private <T> Optional<T> fault(String message) {
        return fault(message, "");
    }

    private <T> Optional<T> fault(String message, String hint) {
        diagnostics.add(Code.KEY, Place.ofFile(path.toString()), message, hint);
        return Optional.empty();
    }
}
