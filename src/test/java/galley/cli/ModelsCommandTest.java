package galley.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;

class ModelsCommandTest {
    private static String run(String... args) {
        StringWriter out = new StringWriter();
        int status = Main.run(args, new PrintWriter(out), new PrintWriter(out));
        assertEquals(Status.GOOD, status);
        return out.toString().replace('\u00A0', ' ');
    }

    @Test
    void listsEveryModelWithItsInputsAndOutputs() {
        String text = run("models");
        assertTrue(text.contains("message-time: Message time\n"), text);
        assertTrue(text.contains("  input    payload (M, Payload size): 1 MB; 0 B to 1 TB\n"), text);
        assertTrue(text.contains("  output   bus-bandwidth (2(N−1)M/NT, Bus bandwidth): a rate in bytes\n"), text);
    }

    @Test
    void listsThemForPrograms() {
        String json = run("models", "--report", "json");
        assertTrue(json.contains("\"id\" : \"line-rate\""), json);
        assertTrue(json.contains("\"unit\" : \"b/s\""), json);
        assertTrue(json.contains("\"greatest\" : \"100 Tb/s\""), json);
    }
}
