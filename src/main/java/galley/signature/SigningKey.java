package galley.signature;

import galley.diagnostic.Diagnostics;
import galley.text.Utf8;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.PrivateKey;
import java.security.Signature;
import java.security.spec.PKCS8EncodedKeySpec;
import java.util.Base64;
import java.util.Optional;

/** A private key. */
public final class SigningKey {
    static final String ALGORITHM = "Ed25519";

    private final PrivateKey key;

    private SigningKey(PrivateKey key) {
        this.key = key;
    }

    /** The key in a PEM file, PKCS#8 and not encrypted. */
    public static Optional<SigningKey> read(Path file, Diagnostics diagnostics) {
        PemFile pem = new PemFile(file, "PRIVATE KEY", diagnostics);
        return pem.read().flatMap(bytes -> of(bytes, pem));
    }

    private static Optional<SigningKey> of(byte[] bytes, PemFile pem) {
        try {
            PrivateKey key = KeyFactory.getInstance(ALGORITHM).generatePrivate(new PKCS8EncodedKeySpec(bytes));
            SigningKey signing = new SigningKey(key);
            signing.sign("");
            return Optional.of(signing);
        } catch (GeneralSecurityException | IllegalStateException e) {
            return pem.notEd25519();
        }
    }

    /** The signature of a text: Base64 of its 64 bytes, in one line. */
    public String sign(String text) {
        try {
            Signature signature = Signature.getInstance(ALGORITHM);
            signature.initSign(key);
            signature.update(Utf8.encode(text));
            return Base64.getEncoder().encodeToString(signature.sign()) + "\n";
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
    }
}
