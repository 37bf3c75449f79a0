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
                "build -- --clean|Expected an option that there is, but found --clean/  help: what follows -- is neither"
                        + " an option nor a command; leave -- out/see galley build --help/",
                "-- build|Expected a command, but found build/  help: what follows -- is neither"
                        + " an option nor a command; leave -- out/see galley --help/",
                "build -x|Expected an option that there is, but found -x/see galley build --help/",
                "build x|Expected no further argument, but found x/see galley build --help/",
                "seal|Missing required parameter: 'FILE.md'/see galley seal --help/",
                "new leson|Expected a command, but found leson/  help: did you mean lesson?/see galley new --help/",
                "init ''|Invalid value for positional parameter at index 0 (DIR): expected a file or folder,"
                        + " but found an empty name; . is this folder/see galley init --help/",
                "check a.json ''|Expected a file or folder, but found an empty name; . is this folder/see galley check --help/",
                "check http:~~x.example~a|Expected a file or folder of this machine, but found the address"
                        + " http:~~x.example~a; fetch what is there, and name the copy/see galley check --help/",
                "seal a.md --output=''|Invalid value for option '--output': expected a file or folder,"
                        + " but found an empty name; . is this folder/see galley seal --help/",
                "init q --from ftp:~~x.example~a.json|Expected a file, or an address that begins with https:~~ or"
                        + " http:~~, for --from, but found ftp:~~x.example~a.json/see galley init --help/",
                "init q --from ''|Expected a file, or an address that begins with https:~~ or http:~~, for --from,"
                        + " but found an empty name/see galley init --help/",
                "audit http:~~x.example~|Invalid value for positional parameter at index 0 (SITE): expected a file or"
                        + " folder of this machine, but found the address http:~~x.example~; fetch what is there,"
                        + " and name the copy/see galley audit --help/",
                "new|Expected what to make: galley new lesson TITLE/see galley new --help/",
                "explain nothing-such|Expected a code, but found nothing-such; galley explain lists all codes/"
                        + "see galley explain --help/"
            })
    void isAnsweredInShort(String args, String answer) {
        CommandRun run = CommandRun.of(args.replace("~", "/").replace("''", "").split(" ", -1));
        assertEquals(Status.USAGE, run.status());
        assertEquals(answer.replace("/", System.lineSeparator()).replace("~", "/"), run.err());
        assertEquals("", run.out());
    }
}
