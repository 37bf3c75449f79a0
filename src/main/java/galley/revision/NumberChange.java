package galley.revision;

import java.util.Optional;

/**
 * A number or quantity of the text that differs.
 *
 * @param before as it was written; empty when there was none in its place
 * @param now as it is written; empty when there is none in its place
 * @param section the section in which it stands now
 * @param sameValue whether both are one quantity, written differently
 */
public record NumberChange(Optional<String> before, Optional<String> now, SectionText section, boolean sameValue) {

    /** Whether one number took the place of another. */
    public boolean isReplaced() {
        return before.isPresent() && now.isPresent();
    }
}
