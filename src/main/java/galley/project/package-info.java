/**
 * New things for a publisher: a project that builds, a record from elsewhere.
 *
 * <p>Entry types: {@link galley.project.NewProject} and {@link galley.project.RecordSource}. Word defined here: project.
 *
 * <p>Invariant: no file that is there already is changed, and a project is there whole or not at all.
 */
@NullMarked
package galley.project;

import org.jspecify.annotations.NullMarked;
