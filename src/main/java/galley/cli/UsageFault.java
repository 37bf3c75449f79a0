package galley.cli;

import galley.diagnostic.TerminalText;
import galley.text.Spelling;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Says in one line what is wrong with a command line, what was perhaps meant, and where to read on. */
final class UsageFault implements IParameterExceptionHandler {
    @Override
    public int handleParseException(ParameterException fault, String[] args) {
        CommandLine line = fault.getCommandLine();
        PrintWriter err = line.getErr();
        Optional<String> unmatched = fault instanceof UnmatchedArgumentException other
                ? other.getUnmatched().stream().findFirst()
                : Optional.empty();
        err.println(unmatched.map(word -> expected(line, word)).orElse(fault.getMessage()));
        unmatched
                .flatMap(word -> Spelling.nearest(name(word), candidates(line.getCommandSpec(), word)))
                .ifPresent(meant -> err.println("  help: " + help(meant, unmatched.get(), List.of(args))));
        err.println("see " + line.getCommandSpec().qualifiedName() + " --help");
        return Status.USAGE;
    }

    private static String expected(CommandLine line, String word) {
        // Of several files, the parser takes those that are some, and leaves the rest.
        boolean takesFiles =
                line.getCommandSpec().positionalParameters().stream().anyMatch(UsageFault::isFiles);
        if (takesFiles && PathValue.fault(word).isPresent()) {
            return "Expected " + PathValue.fault(word).get();
        }
        String what = isOption(word) ? "an option that there is" : "no further argument";
        if (!isOption(word) && !line.getSubcommands().isEmpty()) {
            what = "a command";
        }
        return "Expected " + what + ", but found " + TerminalText.line(word);
    }

    /** The word itself can be meant where it stands behind what ends the options. */
    private static String help(String meant, String word, List<String> args) {
        return meant.equals(name(word)) && args.contains("--")
                ? "what follows -- is neither an option nor a command; leave -- out"
                : "did you mean " + meant + "?";
    }

    private static boolean isFiles(PositionalParamSpec parameter) {
        return parameter.isMultiValue() && List.of(parameter.auxiliaryTypes()).contains(Path.class);
    }

    private static List<String> candidates(CommandSpec spec, String word) {
        return new ArrayList<>(
                isOption(word) ? spec.optionsMap().keySet() : spec.subcommands().keySet());
    }

    /** An option without the value that may be written behind it. */
    private static String name(String word) {
        return isOption(word) ? word.replaceFirst("=.*", "") : word;
    }

    private static boolean isOption(String word) {
        return word.startsWith("-");
    }
}
