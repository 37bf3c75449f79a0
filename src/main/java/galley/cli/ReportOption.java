package galley.cli;

import picocli.CommandLine.Option;

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
}
