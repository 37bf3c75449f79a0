package galley.pack;

/**
 * A step through some data: bytes as they stand, then a copy.
 *
 * @param insert how many bytes stand as they are
 * @param copy the length of the copy, or of the word in the dictionary; 0 where the data end without one
 * @param covered how many bytes come of it, which differs from {@code copy} where a word was transformed
 * @param distance how far back the copy begins; what is beyond all that stood before is a word of the dictionary
 */
record Command(int insert, int copy, int covered, int distance) {
    /** How data end without a copy. */
    static Command end(int insert) {
        return new Command(insert, 0, 0, 0);
    }

    /** A length is written also where nobody reads on to the copy. */
    int writtenCopy() {
        return Math.max(InsertAndCopy.MIN_COPY, copy);
    }
}
