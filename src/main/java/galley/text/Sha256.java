package galley.text;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.HexFormat;

/**
 * A SHA-256 digest.
 *
 * @param hex 64 lower-case hexadecimal digits
 */
public record Sha256(String hex) {
    private static final int DIGITS = 64;

    public Sha256 {
        if (!isHex(hex)) {
            throw new IllegalArgumentException("not a SHA-256 digest: " + hex);
        }
    }

    /** Whether a text is the hexadecimal form of such a digest. */
    public static boolean isHex(String text) {
        if (text.length() != DIGITS) {
            return false;
        }
        for (int i = 0; i < DIGITS; i++) {
            char c = text.charAt(i);
            if ((c < '0' || c > '9') && (c < 'a' || c > 'f')) {
                return false;
            }
        }
        return true;
    }

    /** The digest of some bytes. */
    public static Sha256 of(byte[] bytes) {
        try {
            return new Sha256(HexFormat.of()
                    .formatHex(MessageDigest.getInstance("SHA-256").digest(bytes)));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }

    /** The digest of the UTF-8 bytes of a text without lone surrogates. */
    public static Sha256 of(String text) {
        return of(Utf8.encode(text));
    }

    /** The first {@code digits} digits, for names of files. */
    public String prefix(int digits) {
        return hex.substring(0, digits);
    }

    /** The form that the {@code integrity} attribute of HTML wants. */
    public String integrity() {
        return "sha256-" + base64();
    }

    /** The digest's bytes in Base64. */
    public String base64() {
        return Base64.getEncoder().encodeToString(HexFormat.of().parseHex(hex));
    }
}
