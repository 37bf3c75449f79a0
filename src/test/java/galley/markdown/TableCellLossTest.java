package galley.markdown;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TableCellLossTest {
    private static final String HEADER = "| a | b |\n|---|---|\n";

    @ParameterizedTest
    @CsvSource({
        "'| 1 | 2 | 3 |', ' 3 |'",
        "'1 | 2 | 3', ' 3'",
        "'| 1 | $|x|$ |', 'x|$ |'",
        "'| `x|y` | 2 |', ' 2 |'",
        "'| | | | 4', ' | 4'",
        "'|1|2|3', '3'",
        "'1|2|3', '3'"
    })
    void reportsWhatTheParserDrops(String row, String dropped) {
        assertEquals(List.of("table-cells " + dropped), Samples.faults(HEADER + row + "\n"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "| 1 | 2 |",
                "1 | 2",
                "| 1 |",
                "| 1 | 2 |   ",
                "| 1 | a \\| b |",
                "|1|2",
                "|||",
                "1|2",
                "| 1 | 2 | |"
            })
    void isSilentWhenAllCellsAreShown(String row) {
        assertEquals(List.of(), Samples.faults(HEADER + row + "\n"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"| 1 | 2 | 3 |", "1|2|3", "| | | 3", "|||3|", "| 1 | 2 |", "|||", "| a\\|b | c | d |"})
    void agreesWithTheParser(String row) {
        String content = HEADER + row + "\n";
        boolean shown = row.replace("\\|", "")
                        .chars()
                        .filter(Character::isLetterOrDigit)
                        .count()
                == Samples.body(content)
                        .replaceAll("(?s).*<tbody>", "")
                        .replaceAll("<[^>]*>|\\|", "")
                        .chars()
                        .filter(Character::isLetterOrDigit)
                        .count();

        assertEquals(shown, Samples.faults(content).isEmpty());
    }

    @ParameterizedTest
    @ValueSource(strings = {"\n", "\r\n", "\r"})
    void findsThePlaceInAQuote(String lineEnd) {
        String content = "> | a |@> |---|@> | 1 | 2 |@".replace("@", lineEnd);

        assertEquals(List.of("table-cells  2 |"), Samples.faults(content));
    }
}
