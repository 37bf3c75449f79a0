package galley.build;

import galley.site.Asset;
import java.io.IOException;
import java.io.InputStream;

/** The calculator's script, which lies in the program itself: it was compiled from the same model core. */
final class CalculatorScript {
    private static final String RESOURCE = "/galley/widget/calculator.js";

    private CalculatorScript() {}

    static Asset asset() throws IOException {
        try (InputStream in = CalculatorScript.class.getResourceAsStream(RESOURCE)) {
            if (in == null) {
                throw new IllegalStateException("the program was packaged without " + RESOURCE);
            }
            return Asset.of("calculator.js", in.readAllBytes());
        }
    }
}
