package galley.revision;

import java.util.Optional;

/**
 * A member of the record that differs.
 *
 * @param name the member
 * @param before its old value as compact JSON; empty when it was not there
 * @param now its new value; empty when it is gone
 */
public record MemberChange(String name, Optional<String> before, Optional<String> now) {}
