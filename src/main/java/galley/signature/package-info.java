/**
 * Signatures with Ed25519 keys (RFC 8032) that lie in PEM files (RFC 7468).
 *
 * <p>Entry types: {@link galley.signature.SigningKey}, {@link galley.signature.PublicKeyFile}.
 *
 * <p>Invariant: the same key and the same text give the same signature, and no message holds a part of a key.
 */
@NullMarked
package galley.signature;

import org.jspecify.annotations.NullMarked;
