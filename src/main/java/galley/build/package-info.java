/**
 * The way of all lessons from the content folder to a published site.
 *
 * <p>Entry types: {@link galley.build.SiteBuild}, {@link galley.build.LessonLoader}.
 *
 * <p>Invariant: nothing takes the place of the old site before every lesson is judged, and unless the new one is
 * complete.
 */
@NullMarked
package galley.build;

import org.jspecify.annotations.NullMarked;
