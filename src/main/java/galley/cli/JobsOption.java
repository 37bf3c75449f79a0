package galley.cli;

import java.util.Objects;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import picocli.CommandLine.Spec.Target;

/** How many lessons a command works on at a time. */
final class JobsOption {
    private static final int MOST = 256;

    @Spec(Target.MIXEE)
    @Nullable
    private CommandSpec mixee;

    private int jobs = Math.min(MOST, Runtime.getRuntime().availableProcessors());

    @Option(
            names = "--jobs",
            paramLabel = "N",
            description = "Work on N lessons at a time (default: the number of processors).")
    void set(int number) {
        if (number < 1 || number > MOST) {
            throw new ParameterException(
                    Objects.requireNonNull(mixee).commandLine(),
                    "Expected a number from 1 to " + MOST + " for --jobs, but found " + number);
        }
        jobs = number;
    }

    int number() {
        return jobs;
    }
}
