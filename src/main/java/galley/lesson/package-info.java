/**
 * The nouns: record, section, citation, companion, and the values that a record's members hold.
 *
 * <p>Entry type: {@link galley.lesson.LessonRecord}. Words defined here: record, content, section, citation, companion.
 *
 * <p>Invariant: a noun says what a file says and where it says it; whether that is right is decided in {@code verify}.
 */
@NullMarked
package galley.lesson;

import org.jspecify.annotations.NullMarked;
