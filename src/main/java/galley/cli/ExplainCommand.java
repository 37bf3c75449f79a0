package galley.cli;

import galley.diagnostic.Code;
import java.io.PrintWriter;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Explains the codes that stand in brackets in every report. */
@Command(
        name = "explain",
        description =
                "Says what a diagnostic's code means, with a wrong and a right example; lists all codes without one.")
final class ExplainCommand implements Callable<Integer> {
    @Spec
    @Nullable
    private CommandSpec spec;

    @Parameters(paramLabel = "CODE", description = "Codes such as content-hash.", arity = "0..*")
    private List<String> names = List.of();

    @Override
    public Integer call() {
        List<Code> codes = names.stream().map(this::code).toList();
        PrintWriter out = spec().commandLine().getOut();
        if (codes.isEmpty()) {
            list(out);
        }
        String gap = "";
        for (Code code : codes) {
            out.print(gap + code.id() + ": " + code.severity().word() + "\n" + code.rule() + "\n");
            Explanation.of(code).ifPresent(explanation -> out.print("\n" + explanation.text()));
            gap = "\n";
        }
        return Status.GOOD;
    }

    private Code code(String name) {
        return Explanation.find(name)
                .orElseThrow(() -> new ParameterException(
                        spec().commandLine(),
                        "Expected a code, but found " + name + "; galley explain lists all codes"));
    }

    private static void list(PrintWriter out) {
        for (Code code : Code.values()) {
            String id = code.id() + " ".repeat(Math.max(1, 22 - code.id().length()));
            String severity = code.severity().word()
                    + " ".repeat(9 - code.severity().word().length());
            out.print(id + severity + code.rule() + "\n");
        }
    }

    private CommandSpec spec() {
        return Objects.requireNonNull(spec);
    }
}
