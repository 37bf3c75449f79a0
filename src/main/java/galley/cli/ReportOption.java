package galley.cli;

import java.util.Locale;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import picocli.CommandLine.Spec.Target;

/** How a command reports. */
final class ReportOption {
    /** The forms of a report. */
    enum Form {
        TEXT,
        JSON,
        SARIF;

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    @Spec(Target.MIXEE)
    @Nullable
    private CommandSpec mixee;

    @Option(
            names = "--report",
            paramLabel = "FORM",
            description = "Report as text, json or sarif (default: text).",
            defaultValue = "text")
    Form form = Form.TEXT;

    /** Reports in this form where the command prints. */
    Reporter reporter() {
        return new Reporter(this, line().getOut(), line().getErr());
    }

    /** The command line of the command that has this option. */
    CommandLine line() {
        return Objects.requireNonNull(mixee).commandLine();
    }

    /** For a command that has nothing to say of places in files. */
    void refuseSarif() {
        if (form == Form.SARIF) {
            throw new ParameterException(line(), "Expected text or json for --report of this command, but found sarif");
        }
    }
}
