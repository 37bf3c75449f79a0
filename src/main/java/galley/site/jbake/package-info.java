/**
 * JBake and FreeMarker: templates in, pages out, failures as diagnostics.
 *
 * <p>Entry type: {@link galley.site.jbake.JBakeBaker}. Words defined here: page, template, data model, bake.
 *
 * <p>What a template sees, and nothing else, is written in {@code templates/DATA-MODEL.md}; a test holds that document.
 * Of JBake's own variables there is only {@code content}.
 *
 * <p>Invariant: when a bake returns no diagnostics, each planned page was handed over, once, and their bytes depend on
 * the bake order and the templates alone: not on locale, time zone, number of jobs, system properties or an earlier
 * bake.
 */
@NullMarked
package galley.site.jbake;

import org.jspecify.annotations.NullMarked;
