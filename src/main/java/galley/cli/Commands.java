package galley.cli;

import java.util.List;
import java.util.Optional;
import picocli.CommandLine;

/**
 * The commands, in the order in which help lists them. To know the options of all takes nearly as long as to make a small
 * site, so a run knows those of its own command.
 */
enum Commands {
    INIT("init", InitCommand.class),
    NEW("new", NewCommand.class),
    BUILD("build", BuildCommand.class),
    SERVE("serve", ServeCommand.class),
    CHECK("check", CheckCommand.class),
    SEAL("seal", SealCommand.class),
    DIFF("diff", DiffCommand.class),
    EXPLAIN("explain", ExplainCommand.class),
    MODELS("models", ModelsCommand.class),
    SYMBOLS("symbols", SymbolsCommand.class),
    AUDIT("audit", AuditCommand.class),
    COMPLETION("completion", CompletionCommand.class);

    private final String word;
    private final Class<?> type;

    Commands(String word, Class<?> type) {
        this.word = word;
        this.type = type;
    }

    /** Adds the command that a command line begins with; all, where it begins with none. */
    static void addTo(CommandLine line, String... arguments) {
        named(arguments)
                .map(List::of)
                .orElse(List.of(values()))
                .forEach(command -> line.addSubcommand(command.word, command.type));
    }

    private static Optional<Commands> named(String... arguments) {
        for (Commands command : values()) {
            if (arguments.length > 0 && command.word.equals(arguments[0])) {
                return Optional.of(command);
            }
        }
        return Optional.empty();
    }
}
