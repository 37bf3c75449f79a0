package galley.site.jbake;

import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.io.File;
import org.apache.commons.configuration2.CompositeConfiguration;
import org.jbake.app.configuration.DefaultJBakeConfiguration;
import org.jbake.parser.Engines;
import org.junit.jupiter.api.Test;

class RecordEngineTest {

    @Test
    void isJBakesParserForRecords() {
        assertInstanceOf(RecordEngine.class, Engines.get("json"));
    }

    @Test
    @SuppressWarnings("deprecation")
    void knowsNoFileOfABakeThatIsNotOurs() {
        assertNull(new RecordEngine()
                .parse(new DefaultJBakeConfiguration(new CompositeConfiguration()), new File("a.json")));
    }
}
