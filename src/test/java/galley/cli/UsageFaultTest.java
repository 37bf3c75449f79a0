package galley.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A wrong command line gets one line, what was perhaps meant, and where to read on. */
class UsageFaultTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "bild|Expected a command, but found bild/  help: did you mean build?/see galley --help/",
                "publish|Expected a command, but found publish/see galley --help/",
                "build --outptu x|Expected an option that there is, but found --outptu/"
                        + "  help: did you mean --output?/see galley build --help/",
                "build --ouput=x|Expected an option that there is, but found --ouput=x/"
                        + "  help: did you mean --output?/see galley build --help/",
                "build -x|Expected an option that there is, but found -x/see galley build --help/",
                "build x|Expected no further argument, but found x/see galley build --help/",
                "seal|Missing required parameter: 'FILE.md'/see galley seal --help/",
                "new leson|Expected a command, but found leson/  help: did you mean lesson?/see galley new --help/",
                "new|Expected what to make: galley new lesson TITLE/see galley new --help/",
                "explain nothing-such|Expected a code, but found nothing-such; galley explain lists all codes/"
                        + "see galley explain --help/"
            })
    void isAnsweredInShort(String args, String answer) {
        CommandRun run = CommandRun.of(args.split(" "));
        assertEquals(Status.USAGE, run.status());
        assertEquals(answer.replace("/", System.lineSeparator()), run.err());
        assertEquals("", run.out());
    }
}
