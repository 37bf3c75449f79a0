/**
 * The index that readers search without a server: which words stand in which sections of which lessons, in files small
 * enough to be fetched one by one.
 *
 * <p>Entry types: {@link galley.search.SearchIndex}, and {@link galley.search.IndexPatch} for an index that is there. {@code assets/search.js} reads what it writes.
 *
 * <p>Invariant: the same documents give the same files, and a word is found wherever it stands in a title, a heading or a
 * text.
 */
@NullMarked
package galley.search;

import org.jspecify.annotations.NullMarked;
