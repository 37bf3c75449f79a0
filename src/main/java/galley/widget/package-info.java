/**
 * The calculator in the reader's browser: from the page's form to the model and back.
 *
 * <p>Entry type: {@link galley.widget.Start}. Words defined here: calculator, field, fragment.
 *
 * <p>Invariant: the page is complete before this runs. Every quantity shown here is made by {@code model} and {@code
 * figure} as at build time, and every sentence is the page's; this package only moves texts between elements, and never
 * writes markup.
 */
@NullMarked
package galley.widget;

import org.jspecify.annotations.NullMarked;
