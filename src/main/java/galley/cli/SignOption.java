package galley.cli;

import galley.diagnostic.Code;
import galley.diagnostic.Diagnostics;
import galley.signature.SigningKey;
import galley.text.Place;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Option;

/** With which key a site is signed. */
final class SignOption {
    @Option(
            names = "--sign",
            paramLabel = "KEY.pem",
            description =
                    "Sign the manifest with this Ed25519 key (openssl genpkey -algorithm ed25519); the signature goes"
                            + " to manifest-sha256.txt.sig, and audit --key verifies it.")
    private Optional<Path> file = Optional.empty();

    /** The key, unless none is wanted or {@code diagnostics} says why it cannot be had. */
    Optional<SigningKey> key(Path assets, Diagnostics diagnostics) throws IOException {
        Optional<SigningKey> key = file.flatMap(path -> SigningKey.read(path, diagnostics));
        if (key.isPresent() && file.get().toRealPath().startsWith(assets.toRealPath())) {
            diagnostics.add(
                    Code.KEY,
                    Place.ofFile(file.get().toString()),
                    "Expected the key outside the folder of assets, which is published, but it lies in it.");
        }
        return key;
    }
}
