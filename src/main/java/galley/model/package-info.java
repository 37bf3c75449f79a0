/**
 * The science: models with inputs, outputs and one pure function each, and the quantities that go in and come out.
 *
 * <p>Entry type: {@link galley.model.Models}. Words defined here: model, input, output, quantity, unit, example table.
 *
 * <p>Invariant: the same code gives the same bits and the same texts on the JVM and, compiled by TeaVM, in a browser.
 * Numbers are therefore combined by + − × ÷, comparisons and {@code Math.floor} only, and where a sum or product holds
 * another one in brackets, the brackets come first: TeaVM's optimizer drops brackets that come second. Texts that the
 * browser makes are joined by {@code concat}, which is the browser's own there, and of strings only those methods are
 * called that {@code galley.script.LeanLibrary} names.
 */
@NullMarked
package galley.model;

import org.jspecify.annotations.NullMarked;
