/**
 * The commands: options, help, exit statuses, printing.
 *
 * <p>Entry type: {@link galley.cli.Launch}, which hands over to {@link galley.cli.Main}.
 *
 * <p>Invariant: a user never sees a stack trace for bad input, and only {@code main} ends the process.
 */
@NullMarked
package galley.cli;

import org.jspecify.annotations.NullMarked;
