/**
 * Audits a site from the files that are served, as somebody who has nothing else.
 *
 * <p>Entry type: {@link galley.audit.SiteAudit}. Word defined here: lesson part, the one element {@code article.lesson} of
 * a lesson's page.
 *
 * <p>Invariant: nothing is taken from the build but the form of the files; what was not checked is said to be so, and no
 * file is changed.
 */
@NullMarked
package galley.audit;

import org.jspecify.annotations.NullMarked;
