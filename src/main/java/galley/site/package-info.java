/**
 * Which pages and files a site has, at which path, with which data.
 *
 * <p>Entry type: {@link galley.site.SitePlan}. Words defined here: page, template, data model, card, outline (how
 * the lessons of a plan stand to each other), amendment (of a site in which texts alone changed).
 *
 * <p>Invariant: only a {@link galley.verify.VerifiedLesson} becomes a page, every path is planned before anything is
 * written, and no byte depends on a clock, a locale, a zone or the order in which files or threads happen to come.
 */
@NullMarked
package galley.site;

import org.jspecify.annotations.NullMarked;
