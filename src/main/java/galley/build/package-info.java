/**
 * The way of all lessons from the content folder to a published site.
 *
 * <p>Entry types: {@link galley.build.SiteBuild}, {@link galley.build.LessonLoader}.
 *
 * <p>Invariant: nothing is written before every lesson is judged, and the old site is untouched unless the new one is
 * complete.
 */
@NullMarked
package galley.build;

import org.jspecify.annotations.NullMarked;
