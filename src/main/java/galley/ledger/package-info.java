/**
 * What one build leaves for the next: lessons that need not be read again, and files that need not be made again.
 *
 * <p>Entry types: {@link galley.ledger.FileStore}, {@link galley.ledger.StandingFiles} and {@link
 * galley.ledger.LedgerFile}. Words defined here: print (how a file looked when it was read), look (what the file system
 * says of a file), later (of a value that is read when somebody asks), plain (of a record that is made of values alone), patch (what changed of such a record), frame (a
 * record or a patch in a file, with its length and sum).
 *
 * <p>Invariant: what is remembered never shows. A thing is remembered under the digest of all that it was made of, and
 * whatever cannot be read, compared or linked is made again as if nothing had been remembered.
 */
@NullMarked
package galley.ledger;

import org.jspecify.annotations.NullMarked;
