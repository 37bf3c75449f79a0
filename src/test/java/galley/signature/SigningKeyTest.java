package galley.signature;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import galley.diagnostic.Diagnostics;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.util.Base64;
import java.util.HexFormat;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SigningKeyTest {
    /** RFC 8032, section 7.1, test 1; the private key in the form of RFC 8410. */
    private static final String RFC_KEY =
            "302e020100300506032b657004220420" + "9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60";

    private static final String RFC_SIGNATURE = "e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8"
            + "821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b";

    @TempDir
    Path folder;

    private final Diagnostics diagnostics = new Diagnostics();

    @Test
    void signsAsTheStandardDoes() throws Exception {
        Path key = pem("PRIVATE KEY", HexFormat.of().parseHex(RFC_KEY));
        String signature = SigningKey.read(key, diagnostics).orElseThrow().sign("");
        assertEquals(Base64.getEncoder().encodeToString(HexFormat.of().parseHex(RFC_SIGNATURE)) + "\n", signature);
    }

    @Test
    void theOtherHalfTellsAGoodSignatureFromEveryOther() throws Exception {
        KeyPair pair = KeyPairGenerator.getInstance("Ed25519").generateKeyPair();
        Path secret = pem("PRIVATE KEY", pair.getPrivate().getEncoded());
        Path open = pem("PUBLIC KEY", pair.getPublic().getEncoded());
        Path signed = Files.writeString(folder.resolve("manifest"), "a\n");
        String text = SigningKey.read(secret, diagnostics).orElseThrow().sign("a\n");
        Path signature = Files.writeString(folder.resolve("manifest.sig"), text);
        PublicKeyFile key = PublicKeyFile.read(open, diagnostics).orElseThrow();
        assertTrue(key.verify(signed, signature, diagnostics));
        assertTrue(diagnostics.isEmpty());
        for (int i = 0; i < text.length() - 4; i++) {
            char other = text.charAt(i) == 'A' ? 'B' : 'A';
            Files.writeString(signature, text.substring(0, i) + other + text.substring(i + 1));
            assertFalse(key.verify(signed, signature, diagnostics), "character " + i);
            Files.writeString(signature, text.substring(0, i));
            assertFalse(key.verify(signed, signature, diagnostics), "length " + i);
        }
        Files.writeString(signature, text);
        Files.writeString(signed, "b\n");
        assertFalse(key.verify(signed, signature, diagnostics));
        Files.delete(signature);
        assertFalse(key.verify(signed, signature, diagnostics));
        assertEquals(
                "Expected the signature of the manifest, but there is none.",
                diagnostics.list().get(diagnostics.list().size() - 1).message());
    }

    @Test
    void anotherKeyOrHalfAKeyIsNoKey() throws Exception {
        KeyPair rsa = KeyPairGenerator.getInstance("RSA").generateKeyPair();
        refuses(
                pem("PRIVATE KEY", rsa.getPrivate().getEncoded()),
                "Expected an Ed25519 key, but the block PRIVATE KEY");
        byte[] good = HexFormat.of().parseHex(RFC_KEY);
        for (int length = 0; length < good.length; length++) {
            Path file = pem("PRIVATE KEY", java.util.Arrays.copyOf(good, length));
            assertEquals(Optional.empty(), SigningKey.read(file, diagnostics), "length " + length);
        }
        String text = Files.readString(pem("PRIVATE KEY", good));
        for (int length = 0; length < text.indexOf("-----END") + 20; length++) {
            Path file = Files.writeString(folder.resolve("cut.pem"), text.substring(0, length));
            assertEquals(Optional.empty(), SigningKey.read(file, diagnostics), "length " + length);
        }
        refuses(folder.resolve("none.pem"), "Expected a file with a key, but there is none.");
    }

    @ParameterizedTest
    @CsvSource({
        "ENCRYPTED PRIVATE KEY, take the password away",
        "PUBLIC KEY, this is the public half",
        "RSA PRIVATE KEY, make an Ed25519 key"
    })
    void anotherBlockIsNamedWithWhatToDo(String label, String hint) throws Exception {
        refuses(pem(label, new byte[40]), "Expected a PEM file with a block PRIVATE KEY, but found " + label + ".");
        assertTrue(
                diagnostics.list().get(0).hint().startsWith(hint),
                diagnostics.list().get(0).hint());
    }

    private void refuses(Path file, String message) {
        Diagnostics own = new Diagnostics();
        assertEquals(Optional.empty(), SigningKey.read(file, own));
        assertEquals(1, own.list().size());
        assertTrue(
                own.list().get(0).message().startsWith(message),
                own.list().get(0).message());
        diagnostics.addAll(own);
    }

    private Path pem(String label, byte[] bytes) throws IOException {
        return Files.writeString(
                folder.resolve(label.replace(' ', '-') + ".pem"),
                "-----BEGIN " + label + "-----\n"
                        + Base64.getMimeEncoder(64, new byte[] {'\n'}).encodeToString(bytes) + "\n-----END " + label
                        + "-----\n");
    }
}
