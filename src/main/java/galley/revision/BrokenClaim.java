package galley.revision;

/**
 * A claim of a companion that the new text does not bear out.
 *
 * @param quote the words that the companion quotes
 * @param value the quantity that it names
 * @param section the section that it names
 * @param reason the message of the check that it fails
 * @param heldBefore whether the old text bore it out
 */
public record BrokenClaim(String quote, String value, String section, String reason, boolean heldBefore) {}
