package galley.verify;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import galley.SealedLesson;
import galley.content.LessonReader;
import galley.diagnostic.Diagnostic;
import galley.diagnostic.Diagnostics;
import galley.markdown.LessonRenderer;
import galley.markdown.MarkdownDocument;
import galley.markdown.MarkdownParser;
import galley.markdown.RenderOptions;
import galley.markdown.RenderedSection;
import galley.math.FormulaRenderer;
import galley.math.KatexRenderer;
import galley.text.Position;
import galley.text.SourceText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Runs the examples of src/test/resources/spec/lesson-spec.txt. */
class LessonSpecTest {
    private static final Pattern EXAMPLE =
            Pattern.compile("^~~~~ ([a-z]+)\\n(.*?)^\\.\\n(.*?)^~~~~$", Pattern.DOTALL | Pattern.MULTILINE);
    private static final FormulaRenderer FORMULAS = KatexRenderer.create();
    private static final MarkdownParser PARSER = new MarkdownParser(false);
    private static final Path NOWHERE = Path.of("no-such-folder/lesson.json");

    @AfterAll
    static void close() {
        FORMULAS.close();
    }

    private record Example(int number, String kind, String input, String expected) {
        String name() {
            return number + " " + kind;
        }
    }

    @TestFactory
    Stream<DynamicTest> everyExampleIsAsItSays() throws IOException {
        return examples()
                .map(example -> DynamicTest.dynamicTest(
                        example.name(),
                        () -> assertEquals(example.expected(), result(example.kind(), example.input()))));
    }

    /** The lines of a record's file may end as they like; its content is what its literal says. */
    @TestFactory
    Stream<DynamicTest> crlfChangesNoRecord() throws IOException {
        return examples("record")
                .map(example -> DynamicTest.dynamicTest(
                        example.name(),
                        () -> assertEquals(
                                example.expected(),
                                codes(verify(record(example.input()).replace("\n", "\r\n"))))));
    }

    /** A byte order mark before a record is warned about and changes nothing else. */
    @TestFactory
    Stream<DynamicTest> aByteOrderMarkChangesNoRecord() throws IOException {
        return examples("record")
                .map(example -> DynamicTest.dynamicTest(
                        example.name(),
                        () -> assertEquals(
                                "file-bom\n" + example.expected(), codes(verify("\uFEFF" + record(example.input()))))));
    }

    /** With other line ends the same is said, and every line stands where it stood. */
    @TestFactory
    Stream<DynamicTest> crlfChangesNothing() throws IOException {
        return examples()
                .filter(example ->
                        !example.kind().equals("record") && !example.kind().equals("outline"))
                .map(example -> DynamicTest.dynamicTest(example.name(), () -> {
                    String found = result(example.kind(), example.input().replace("\n", "\r\n"));
                    assertEquals(example.expected(), found.replace("\r\n", "\n"));
                }));
    }

    /** Offsets of sections count both characters of a line's end. */
    @TestFactory
    Stream<DynamicTest> crlfMovesSections() throws IOException {
        return examples()
                .filter(example -> example.kind().equals("outline"))
                .map(example -> DynamicTest.dynamicTest(example.name(), () -> {
                    String crlf = example.input().replace("\n", "\r\n");
                    String found = withoutOffsets(result("outline", crlf));
                    assertEquals(withoutOffsets(example.expected()), found);
                    Seal seal = Seal.of(parse(crlf));
                    seal.parts()
                            .forEach(part -> assertTrue(part.range().start() == 0
                                    || crlf.charAt(part.range().start() - 1) == '\n'));
                }));
    }

    /** A byte order mark hides no heading, and is warned about. */
    @TestFactory
    Stream<DynamicTest> aByteOrderMarkChangesNoSection() throws IOException {
        return examples()
                .filter(example ->
                        example.kind().equals("outline") || example.kind().equals("links"))
                .map(example -> DynamicTest.dynamicTest(example.name(), () -> {
                    String found = result(example.kind(), "\uFEFF" + example.input());
                    assertEquals(withoutOffsets(example.expected()), withoutOffsets(found));
                    assertTrue(report("\uFEFF" + example.input()).contains("1:1 file-bom\n"));
                }));
    }

    /** A byte order mark is no part of the page, of a formula or of a part of the lesson. */
    @TestFactory
    Stream<DynamicTest> aByteOrderMarkChangesNoPage() throws IOException {
        return examples("markdown")
                .map(example -> DynamicTest.dynamicTest(
                        example.name(), () -> assertEquals(example.expected(), html("\uFEFF" + example.input()))));
    }

    /** What is found behind a byte order mark is the same; in the first line it stands one column further. */
    @TestFactory
    Stream<DynamicTest> aByteOrderMarkHidesNoFault() throws IOException {
        return examples("report")
                .map(example -> DynamicTest.dynamicTest(example.name(), () -> {
                    String found = report("\uFEFF" + example.input());
                    assertTrue(found.contains("1:1 file-bom\n"), found);
                    assertEquals(example.expected(), oneColumnBack(found.replace("1:1 file-bom\n", "")));
                }));
    }

    private static String oneColumnBack(String report) {
        return Pattern.compile("(?m)^1:([0-9]+) ")
                .matcher(report)
                .replaceAll(found -> "1:" + Math.max(1, Integer.parseInt(found.group(1)) - 1) + " ");
    }

    /** A record or a content that ends anywhere gives a value or a diagnostic, never an exception. */
    @TestFactory
    Stream<DynamicTest> cutAnywhereItIsJudged() throws IOException {
        return examples()
                .map(example -> DynamicTest.dynamicTest(example.name(), () -> {
                    String whole = example.kind().equals("record") ? record(example.input()) : example.input();
                    for (int end = 0; end < whole.strip().length(); end++) {
                        assertJudged(example.kind(), whole.substring(0, end));
                    }
                }));
    }

    private static void assertJudged(String kind, String cut) {
        Diagnostics diagnostics = new Diagnostics();
        if (kind.equals("record")) {
            assertTrue(LessonReader.read(NOWHERE, file(cut), Optional.empty(), diagnostics)
                    .isEmpty());
            assertTrue(diagnostics.hasErrors(), cut);
        } else if (!cut.isEmpty() && Character.isHighSurrogate(cut.charAt(cut.length() - 1))) {
            String record = SealedLesson.of(cut.substring(0, cut.length() - 1))
                    .json("content", "\"\\ud83d\"")
                    .record();
            assertTrue(codes(verify(record)).contains("content-surrogate"), cut);
        } else {
            PARSER.parse(SourceText.of("lesson.md", cut), diagnostics);
            Seal seal = Seal.of(parse(cut));
            assertEquals(cut.length(), seal.length());
            assertTrue(html("# A\n" + cut).endsWith("\n") || cut.isBlank(), cut);
            // Formulas too: it is verified, or rejected with a place.
            assertTrue(report(cut).lines().allMatch(line -> line.matches("[0-9]+:[0-9]+ [a-z-]+")), cut);
        }
    }

    private Stream<Example> examples(String kind) throws IOException {
        return examples().filter(example -> example.kind().equals(kind));
    }

    private Stream<Example> examples() throws IOException {
        Matcher matcher = EXAMPLE.matcher(Files.readString(Path.of("src/test/resources/spec/lesson-spec.txt")));
        List<Example> examples = new ArrayList<>();
        while (matcher.find()) {
            examples.add(new Example(examples.size() + 1, matcher.group(1), matcher.group(2), matcher.group(3)));
        }
        assertTrue(examples.size() >= 60, "examples: " + examples.size());
        return examples.stream();
    }

    private static String result(String kind, String input) {
        return switch (kind) {
            case "record" -> codes(verify(record(input)));
            case "markdown" -> html(input);
            case "outline" -> outline(input);
            case "links" ->
                parse(input).distinctLinks().stream()
                        .map(link -> link.title() + " -> " + link.citedUrl() + "\n")
                        .collect(Collectors.joining());
            case "report" -> report(input);
            default -> throw new IllegalArgumentException(kind);
        };
    }

    private static String record(String members) {
        SealedLesson lesson = SealedLesson.of("# Rate\n\nText\n");
        String record = lesson.record();
        for (String line : members.lines().toList()) {
            if (line.startsWith("-")) {
                record = record.replaceFirst("  \"" + line.substring(1) + "\": .*,\n", "");
            } else {
                int colon = line.indexOf("\": ");
                record = lesson.json(line.substring(1, colon), line.substring(colon + 3))
                        .record();
            }
        }
        return record;
    }

    private static Diagnostics verify(String record) {
        Diagnostics diagnostics = new Diagnostics();
        Verifier verifier = new Verifier(PARSER, FORMULAS);
        boolean good = LessonReader.read(NOWHERE, file(record), Optional.empty(), diagnostics)
                .flatMap(source -> verifier.verify(source, diagnostics))
                .isPresent();
        assertEquals(good, !diagnostics.hasErrors());
        return diagnostics;
    }

    private static String codes(Diagnostics diagnostics) {
        return diagnostics.list().stream()
                .map(found -> found.code().id() + "\n")
                .collect(Collectors.joining());
    }

    private static String html(String content) {
        MarkdownDocument document = parse(content);
        StringBuilder all = new StringBuilder();
        for (RenderedSection section : new LessonRenderer()
                .render(document, RenderOptions.plain(document))
                .sections()) {
            all.append(section.html());
        }
        return all.substring(all.indexOf("\n") + 1);
    }

    private static String outline(String content) {
        MarkdownDocument document = parse(content);
        List<Seal.Part> parts = Seal.of(document).parts();
        List<RenderedSection> sections = new LessonRenderer()
                .render(document, RenderOptions.plain(document))
                .sections();
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < parts.size(); i++) {
            Seal.Part part = parts.get(i);
            out.append(part.range().start()).append('-').append(part.range().end());
            out.append(' ')
                    .append(sections.get(i).level())
                    .append(' ')
                    .append(sections.get(i).kind());
            out.append(' ').append(part.title()).append('\n');
        }
        return out.toString();
    }

    /** What is found in a content whose record is right; the record takes it from a file, so places count there. */
    private static String report(String content) {
        String record = SealedLesson.of(content).json("content", "null").record();
        Optional<SourceText> sibling = Optional.of(SourceText.of("lesson.md", content));
        Diagnostics diagnostics = new Diagnostics();
        Verifier verifier = new Verifier(PARSER, FORMULAS);
        boolean good = LessonReader.read(NOWHERE, file(record), sibling, diagnostics)
                .flatMap(source -> verifier.verify(source, diagnostics))
                .isPresent();
        assertEquals(good, !diagnostics.hasErrors());
        return diagnostics.list().stream().map(LessonSpecTest::line).collect(Collectors.joining());
    }

    private static String line(Diagnostic diagnostic) {
        Position position = diagnostic.place().position();
        return position.line() + ":" + position.column() + " "
                + diagnostic.code().id() + "\n";
    }

    private static String withoutOffsets(String outline) {
        return outline.replaceAll("(?m)^[0-9]+-[0-9]+ ", "");
    }

    private static MarkdownDocument parse(String content) {
        return PARSER.parse(SourceText.of("lesson.md", content), new Diagnostics());
    }

    private static SourceText file(String text) {
        return SourceText.of(NOWHERE.toString(), text);
    }
}
