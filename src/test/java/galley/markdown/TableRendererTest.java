package galley.markdown;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class TableRendererTest {

    @Test
    void writesHeadBodyAndAlignment() {
        String expected = """
                <div class="table" tabindex="0" role="group" aria-label="Table">
                <table>
                <thead>
                <tr>
                <th scope="col">a</th>
                <th scope="col" class="align-right">b</th>
                </tr>
                </thead>
                <tbody>
                <tr>
                <td><em>c</em></td>
                <td class="align-right"></td>
                </tr>
                </tbody>
                </table>
                </div>
                """;

        assertEquals(expected, Samples.html("| a | b |\n|---|--:|\n| *c* |\n"));
    }

    @Test
    void aTableMayHaveNoBody() {
        assertEquals(0, Samples.html("| a |\n|---|\n").split("tbody", -1).length - 1);
    }
}
