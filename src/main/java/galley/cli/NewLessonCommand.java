package galley.cli;

import galley.content.AtomicFile;
import galley.content.LessonReader;
import galley.diagnostic.Code;
import galley.diagnostic.Diagnostics;
import galley.markdown.MarkdownParser;
import galley.project.LessonName;
import galley.project.LessonSkeleton;
import galley.text.Place;
import galley.text.SourceText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;

/** Makes a Markdown file with every part that is recognised, and its record. */
@Command(
        name = "lesson",
        description = {
            "Makes a lesson to fill in: a Markdown file with every part of a lesson, and the record that seals it.",
            "Both go to the folder lessons of the content, under a name made from the title; nothing is replaced."
        })
final class NewLessonCommand implements Callable<Integer> {
    private static final List<String> ENDINGS = List.of(".md", ".json", ".examples.yaml");

    @Mixin
    private ReportOption report = new ReportOption();

    @Parameters(paramLabel = "TITLE", description = "The lesson's title, as readers see it.")
    private String title = "";

    @Option(names = "--content", paramLabel = "DIR", description = "The content (default: ${DEFAULT-VALUE}).")
    private Path content = Path.of("content");

    @Option(names = "--id", paramLabel = "ID", description = "The lesson's id (default: made from the title).")
    private Optional<String> id = Optional.empty();

    @Override
    public Integer call() throws IOException {
        String name = name();
        Diagnostics diagnostics = new Diagnostics();
        Path markdown = content.resolve("lessons").resolve(name + ".md");
        Path record = LessonReader.beside(markdown, ".json");
        if (!Files.isDirectory(content)) {
            diagnostics.add(
                    Code.FILE_UNREADABLE,
                    Place.ofFile(content.toString()),
                    "Expected the content folder of a project, but there is none here.",
                    "stand in the project, or name its content with --content; galley init DIR makes a new project");
        }
        for (String ending : ENDINGS) {
            refuseExisting(LessonReader.beside(markdown, ending), diagnostics);
        }
        boolean free = !diagnostics.hasErrors();
        if (free) {
            write(markdown);
        }
        report.reporter()
                .report(
                        diagnostics,
                        free
                                ? "made " + markdown + " and " + record + "; after each change: galley seal " + markdown
                                : "nothing made",
                        Map.of("file", markdown.toString(), "record", record.toString(), "written", free));
        return free ? Status.GOOD : Status.REJECTED;
    }

    private String name() {
        if (title.isBlank() || title.chars().anyMatch(Character::isISOControl)) {
            throw new ParameterException(report.line(), "Expected a title of one line");
        }
        Optional<String> made = LessonName.of(id.orElse(title));
        if (id.isPresent() && !made.equals(id)) {
            throw new ParameterException(
                    report.line(),
                    "Expected lower-case letters, digits and single hyphens for --id, but found " + id.get());
        }
        return made.orElseThrow(() -> new ParameterException(
                report.line(), "Expected letters a to z or digits in the title, to make an id of, or --id"));
    }

    /** The record is written last: a Markdown file alone is warned about, a record alone would be taken for whole. */
    private void write(Path markdown) throws IOException {
        SourceText text = SourceText.of(markdown.toString(), LessonSkeleton.titled(title.strip()));
        Sealing sealing = Sealing.made(markdown, text, new MarkdownParser(false));
        Files.createDirectories(Objects.requireNonNull(markdown.getParent()));
        AtomicFile.write(markdown, text.text());
        AtomicFile.write(sealing.target(), sealing.text());
    }

    private static void refuseExisting(Path file, Diagnostics diagnostics) {
        if (Files.exists(file, LinkOption.NOFOLLOW_LINKS)) {
            diagnostics.add(
                    Code.FILE_EXISTS,
                    Place.ofFile(file.toString()),
                    "Expected no file of this name, but there is one; nothing is ever replaced.",
                    "choose another title, or an id with --id");
        }
    }
}
