package galley.lesson;

/** Something that was made of a record. */
public interface Recorded {
    /** The record, as far as its maker kept it. */
    LessonRecord record();
}
