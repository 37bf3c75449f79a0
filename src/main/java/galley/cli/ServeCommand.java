package galley.cli;

import galley.math.FormulaRenderer;
import galley.preview.Preview;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Shows the site while it is being written. */
@Command(
        name = "serve",
        description = {
            "Builds the site, serves it on this machine, and builds again what changes.",
            "Open pages follow every save, and show what is wrong with one. A Markdown file that was edited is shown as seal"
                    + " would make it. Neither the records nor the published site are touched."
        })
final class ServeCommand implements Callable<Integer> {
    private static final int USUAL_PORT = 8000;
    private static final int TRIES = 20;
    private static final int LAST_PORT = 65535;

    @Mixin
    private SiteOptions site = new SiteOptions();

    @Mixin
    private JobsOption jobs = new JobsOption();

    @Mixin
    private CacheOption cache = new CacheOption();

    @Spec
    @Nullable
    private CommandSpec spec;

    private Optional<Integer> port = Optional.empty();

    @Option(
            names = "--port",
            paramLabel = "N",
            description = "The port; 0 for any that is free (default: 8000, or the next that is free).")
    void setPort(int number) {
        if (number < 0 || number > LAST_PORT) {
            throw new ParameterException(
                    spec().commandLine(),
                    "Expected a number from 0 to " + LAST_PORT + " for --port, but found " + number);
        }
        port = Optional.of(number);
    }

    @Override
    public Integer call() throws IOException {
        try (FormulaRenderer formulas = cache.formulas()) {
            PrintWriter out = spec().commandLine().getOut();
            PrintWriter err = spec().commandLine().getErr();
            Optional<Preview> preview = Preview.open(
                    folder -> site.build(folder, jobs.number(), cache.used(), false),
                    ports(),
                    formulas,
                    new ServeLog(out, err, formulas));
            if (preview.isEmpty()) {
                err.println("galley: " + taken());
                return Status.ENVIRONMENT;
            }
            return run(preview.get(), out);
        }
    }

    /** Ctrl-C ends the process; what the preview made goes before. */
    private static int run(Preview preview, PrintWriter out) {
        Thread end = new Thread(preview::close, "preview-end");
        Runtime.getRuntime().addShutdownHook(end);
        try (preview) {
            out.println("serving " + preview.address() + " (Ctrl-C stops)");
            out.flush();
            preview.run();
        }
        forget(end);
        return Status.GOOD;
    }

    private static void forget(Thread end) {
        try {
            Runtime.getRuntime().removeShutdownHook(end);
        } catch (IllegalStateException e) {
            // The process is ending, and the hook is what ended the preview.
        }
    }

    private List<Integer> ports() {
        return port.map(List::of)
                .orElseGet(() ->
                        IntStream.range(USUAL_PORT, USUAL_PORT + TRIES).boxed().toList());
    }

    private String taken() {
        return port.map(number -> "port " + number + " is taken")
                        .orElse("the ports from " + USUAL_PORT + " to " + (USUAL_PORT + TRIES - 1) + " are taken")
                + "; choose another with --port, or any with --port 0";
    }

    private CommandSpec spec() {
        return Objects.requireNonNull(spec);
    }
}
