package galley.cli;

import galley.diagnostic.Diagnostics;
import galley.diagnostic.TerminalText;
import galley.project.NewProject;
import galley.project.ProjectFolder;
import galley.project.RecordSource;
import galley.text.Counted;
import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;

/** Makes a project that builds. */
@Command(
        name = "init",
        description = {
            "Makes a new project that builds at once: a lesson, templates, assets, and a workflow that publishes it.",
            "The folder is new or empty; nothing that is there is ever replaced."
        })
final class InitCommand implements Callable<Integer> {
    @Mixin
    private ReportOption report = new ReportOption();

    @Parameters(paramLabel = "DIR", description = "The folder of the project.")
    private Path folder = Path.of("");

    @Option(
            names = "--from",
            paramLabel = "URL-OR-FILE",
            description =
                    "Begin with this record, which is verified first, in place of the lesson that explains itself.")
    private Optional<String> from = Optional.empty();

    @Option(names = "--title", paramLabel = "TEXT", description = "The site's title (default: ${DEFAULT-VALUE}).")
    private String title = "My lessons";

    @Override
    public Integer call() throws IOException, InterruptedException {
        if (title.isBlank() || title.chars().anyMatch(Character::isISOControl)) {
            throw new ParameterException(report.line(), "Expected a title of one line for --title");
        }
        from.filter(source -> source.isBlank() || PathValue.isAddress(source))
                .filter(source -> !RecordSource.isAddress(source))
                .ifPresent(source -> {
                    throw new ParameterException(
                            report.line(),
                            "Expected a file, or an address that begins with https:// or http://, for --from, but found "
                                    + (source.isBlank() ? "an empty name" : TerminalText.line(source)));
                });
        Diagnostics diagnostics = new Diagnostics();
        Optional<NewProject> project =
                ProjectFolder.isFree(folder, diagnostics) ? project(diagnostics) : Optional.empty();
        if (project.isPresent()) {
            ProjectFolder.write(folder, project.get().files());
        }
        Map<String, Object> summary = new LinkedHashMap<>();
        summary.put("folder", folder.toString());
        summary.put("files", project.map(made -> made.files().size()).orElse(0));
        report.reporter().withoutNotes(0).report(diagnostics, sentence(project), summary);
        return project.isPresent() ? Status.GOOD : Status.REJECTED;
    }

    private Optional<NewProject> project(Diagnostics diagnostics) throws IOException, InterruptedException {
        NewProject packed = NewProject.packed().titled(title);
        return from.isEmpty()
                ? Optional.of(packed)
                : FirstLesson.read(from.get(), folder, diagnostics).map(packed::with);
    }

    private String sentence(Optional<NewProject> project) {
        return project.map(made -> "made " + folder + ", "
                        + Counted.of(made.files().size(), "file") + "; build it there with: galley build")
                .orElse("nothing made");
    }
}
