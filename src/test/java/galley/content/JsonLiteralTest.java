package galley.content;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Random;
import org.junit.jupiter.api.Test;

class JsonLiteralTest {
    private static final String[] PIECES = {"a", "é", "\uD83D\uDE00", "\\n", "\\\"", "\\\\", "\\u00e9", "\\/", "7"};

    /** One character of the decoded text after the other, in any literal, whatever stands around it. */
    @Test
    void everyCharacterIsFoundWhereItIsWritten() {
        Random random = new Random(7);
        for (int round = 0; round < 2000; round++) {
            StringBuilder json = new StringBuilder("{\"a\\\\\": \"");
            int start = json.length() - 1;
            int pieces = random.nextInt(60);
            int[] places = new int[2 * pieces + 1];
            int inner = 0;
            for (int i = 0; i < pieces; i++) {
                String piece = PIECES[random.nextInt(PIECES.length)];
                for (int j = 0; j < (piece.charAt(0) == '\\' ? 1 : piece.length()); j++) {
                    places[inner++] = json.length() + j;
                }
                json.append(piece);
            }
            places[inner] = json.length();
            int end = json.length() + 1;
            json.append("\", \"b\": \"\\t\\\"\"}");
            JsonLiteral literal = new JsonLiteral(json.toString(), start, end);
            for (int i = 0; i <= inner; i++) {
                assertEquals(places[i], literal.outerOffset(i), json + " at " + i);
            }
        }
    }
}
