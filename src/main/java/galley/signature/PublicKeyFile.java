package galley.signature;

import galley.diagnostic.Code;
import galley.diagnostic.Diagnostics;
import galley.text.Place;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.PublicKey;
import java.security.Signature;
import java.security.spec.X509EncodedKeySpec;
import java.util.Base64;
import java.util.Optional;

/** A public key, which tells whether a file was signed with its private half. */
public final class PublicKeyFile {
    private static final int SIGNATURE_BYTES = 64;

    private final PublicKey key;

    private PublicKeyFile(PublicKey key) {
        this.key = key;
    }

    /** The key in a PEM file. */
    public static Optional<PublicKeyFile> read(Path file, Diagnostics diagnostics) {
        PemFile pem = new PemFile(file, "PUBLIC KEY", diagnostics);
        return pem.read().flatMap(bytes -> of(bytes, pem));
    }

    private static Optional<PublicKeyFile> of(byte[] bytes, PemFile pem) {
        try {
            KeyFactory keys = KeyFactory.getInstance(SigningKey.ALGORITHM);
            return Optional.of(new PublicKeyFile(keys.generatePublic(new X509EncodedKeySpec(bytes))));
        } catch (GeneralSecurityException e) {
            return pem.notEd25519();
        }
    }

    /** Holds {@code signature}, a file of one line, against the bytes of {@code signed}; says whether it is good. */
    public boolean verify(Path signed, Path signature, Diagnostics diagnostics) throws IOException {
        if (!Files.isRegularFile(signed)) {
            return false;
        }
        String problem = problem(Files.readAllBytes(signed), signature);
        if (!problem.isEmpty()) {
            diagnostics.add(Code.SIGNATURE, Place.ofFile(signature.toString()), problem);
        }
        return problem.isEmpty();
    }

    private String problem(byte[] signed, Path file) throws IOException {
        if (!Files.isRegularFile(file)) {
            return "Expected the signature of the manifest, but there is none.";
        }
        if (Files.size(file) > 2 * SIGNATURE_BYTES) {
            return "Expected a signature, 64 bytes in Base64, but the file is longer.";
        }
        Optional<byte[]> bytes =
                decoded(Files.readString(file, StandardCharsets.ISO_8859_1).strip());
        if (bytes.isEmpty()) {
            return "Expected a signature, 64 bytes in Base64, but found other characters or another length.";
        }
        return isGood(signed, bytes.get())
                ? ""
                : "Expected a signature of this manifest by this key, but the manifest was changed, or another key signed it.";
    }

    private static Optional<byte[]> decoded(String base64) {
        try {
            return Optional.of(Base64.getDecoder().decode(base64)).filter(bytes -> bytes.length == SIGNATURE_BYTES);
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }

    private boolean isGood(byte[] signed, byte[] bytes) {
        try {
            Signature signature = Signature.getInstance(SigningKey.ALGORITHM);
            signature.initVerify(key);
            signature.update(signed);
            return signature.verify(bytes);
        } catch (GeneralSecurityException e) {
            return false;
        }
    }
}
