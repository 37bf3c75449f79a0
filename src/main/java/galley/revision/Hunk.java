package galley.revision;

/**
 * A stretch that both texts have, and how they go on differently behind it.
 *
 * @param kept may be empty
 * @param deleted may be empty
 * @param inserted may be empty
 */
record Hunk(String kept, String deleted, String inserted) {
    boolean changes() {
        return !deleted.isEmpty() || !inserted.isEmpty();
    }
}
