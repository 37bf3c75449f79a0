/**
 * JBake and FreeMarker: templates in, files out, failures as diagnostics.
 *
 * <p>Entry type: {@link galley.site.jbake.JBakeBaker}. Words defined here: page, template, data model, bake.
 *
 * <p>A template sees, and sees nothing else:
 *
 * <ul>
 *   <li>the page's model under the name of its type, as in <code>${lesson.title}</code>;
 *   <li>{@code site}, the same for all pages;
 *   <li>{@code path}, the page's path from the site's root, and {@code rootpath}, the way back there: {@code ../../}
 *       for {@code learn/atlas/index.html}, nothing for {@code index.html};
 *   <li>{@code content.type}, {@code content.uri} and {@code content.rootpath}, which JBake's templates use too. Of
 *       JBake's other variables ({@code config}, {@code db}, {@code data}, {@code renderer}, {@code version},
 *       {@code published_posts}…) there is none.
 * </ul>
 *
 * <p>A model is made of texts, numbers, booleans, maps with texts as keys, collections, optionals and records, whose
 * components are read by name; absent values fail unless the template says what to do. Templates of any extension
 * escape what they print as HTML, those called {@code .ftlx} as XML; {@code ?no_esc} prints markup.
 *
 * <p>Invariant: when a bake returns no diagnostics, exactly the planned pages were written, and their bytes depend on
 * the bake order and the templates alone: not on locale, time zone, number of jobs, system properties or an earlier
 * bake.
 */
@NullMarked
package galley.site.jbake;

import org.jspecify.annotations.NullMarked;
