package galley.cli;

import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** How a command reports. */
final class ReportOption {
    /** The forms of a report. */
    enum Form {
        TEXT,
        JSON,
        SARIF
    }

    @Option(
            names = "--report",
            paramLabel = "FORM",
            description = "Report as text, json or sarif (default: text).",
            defaultValue = "text")
    Form form = Form.TEXT;

    /** For a command that has nothing to say of places in files. */
    void refuseSarif(CommandSpec command) {
        if (form == Form.SARIF) {
            throw new ParameterException(
                    command.commandLine(), "Expected text or json for --report of this command, but found sarif");
        }
    }
}
