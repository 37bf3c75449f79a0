package galley.cli;

import galley.GoldenFile;
import galley.diagnostic.Diagnostics;
import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;

class DiffTreeTest {
    @Test
    void jsonIsAsReviewed() {
        StringWriter out = new StringWriter();
        JsonReport.print(DiffTree.of(DiffTextTest.comparison()), new Diagnostics(), new PrintWriter(out));
        GoldenFile.check("revision/diff.json.txt", out.toString());
    }
}
