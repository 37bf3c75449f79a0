package galley.build;

import galley.signature.SigningKey;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * What is done to a site when all its files are written.
 *
 * @param precompress whether texts get compressed files beside them
 * @param key signs the manifest
 */
public record Finish(boolean precompress, Optional<SigningKey> key) {
    /** Nothing. */
    public static final Finish PLAIN = new Finish(false, Optional.empty());

    Optional<UnaryOperator<String>> signer() {
        return key.map(signing -> signing::sign);
    }
}
