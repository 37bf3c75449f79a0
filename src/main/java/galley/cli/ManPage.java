package galley.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import picocli.CommandLine;
import picocli.CommandLine.Help;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/** The manual page of a command, in the language of {@code man}. */
final class ManPage {
    private final CommandSpec command;
    private final String version;
    private final Roff page = new Roff();

    private ManPage(CommandSpec command, String version) {
        this.command = command;
        this.version = version;
    }

    /** The name of the page's file, without the section. */
    static String name(CommandSpec command) {
        return command.qualifiedName("-");
    }

    /** The page of a command of a release. */
    static String of(CommandSpec command, String version) {
        return new ManPage(command, version).text();
    }

    private String text() {
        List<String> description = List.of(command.usageMessage().description());
        page.title(name(command), "Galley " + version);
        page.section("Name").text(name(command) + " - " + description.get(0).replaceFirst("[.]$", ""));
        page.section("Synopsis").text(synopsis());
        page.section("Description");
        description.forEach(sentence -> page.text(sentence));
        arguments();
        commands();
        page.section("Exit status");
        command.root().usageMessage().exitCodeList().forEach(page::item);
        files();
        return page.toString();
    }

    private String synopsis() {
        Help help = new Help(command, Help.defaultColorScheme(Ansi.OFF));
        return help.synopsis(0).strip().replaceAll("\\s+", " ");
    }

    private void arguments() {
        List<ArgSpec> arguments = new ArrayList<>(command.positionalParameters());
        arguments.addAll(command.options());
        page.section("Options");
        arguments.stream()
                .filter(argument -> !argument.hidden())
                .forEach(argument -> page.item(label(argument), words(argument)));
    }

    private static String label(ArgSpec argument) {
        if (argument instanceof PositionalParamSpec) {
            return argument.paramLabel();
        }
        OptionSpec option = (OptionSpec) argument;
        return String.join(", ", option.names()) + (option.arity().max() > 0 ? " " + option.paramLabel() : "");
    }

    /** The description with its variables filled in. */
    private static String words(ArgSpec argument) {
        List<String> candidates = new ArrayList<>();
        if (argument.completionCandidates() != null) {
            argument.completionCandidates().forEach(candidates::add);
        }
        return String.join(" ", argument.description())
                .replace("${DEFAULT-VALUE}", argument.defaultValueString(true))
                .replace("${COMPLETION-CANDIDATES}", String.join(", ", candidates));
    }

    private void commands() {
        Map<String, CommandLine> commands = command.subcommands();
        if (!commands.isEmpty()) {
            page.section("Commands");
            commands.forEach((name, line) ->
                    page.item(name, line.getCommandSpec().usageMessage().description()[0]));
        }
    }

    private void files() {
        page.section("Environment");
        page.item("JAVA_HOME", "The Java machine that runs the program; without it, the one on the PATH.");
        page.item("GALLEY_JVM", "Options for the Java machine.");
        page.item("NO_COLOR", "When it is set, reports have no colours.");
        page.section("See also");
        List<String> others = new ArrayList<>(List.of(command.root().name()));
        command.root().subcommands().values().forEach(line -> others.add(name(line.getCommandSpec())));
        others.remove(name(command));
        page.text(String.join(", ", others.stream().map(name -> name + "(1)").toList()));
    }
}
