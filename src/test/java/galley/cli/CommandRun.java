package galley.cli;

import java.io.PrintWriter;
import java.io.StringWriter;

/**
 * One run of a command in this process.
 *
 * @param status with which it ends
 * @param out what it prints
 * @param err what it reports
 */
record CommandRun(int status, String out, String err) {
    static CommandRun of(String... args) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        int status = Main.run(args, new PrintWriter(out), new PrintWriter(err));
        return new CommandRun(status, out.toString(), err.toString());
    }
}
