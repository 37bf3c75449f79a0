package galley.model;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class ExampleTableTest {

    @Test
    void holdsOneRowPerValueAndOneColumnPerOutput() {
        Example example = Example.of(Models.find("message-time").orElseThrow());
        List<Quantity> values = List.of(QuantityTest.read("1 kB"), QuantityTest.read("64 KiB"));
        ExampleTable table = ExampleTable.of(example, new ExampleTable.Series(1, values), List.of(0, 2));
        assertEquals(List.of("α = 5\u00A0μs", "B = 25\u00A0GB/s"), table.given());
        assertEquals(List.of("Payload size M", "Message time T", "Startup share α/T"), table.header());
        assertEquals(
                List.of(
                        List.of("1\u00A0kB", "5.04\u00A0μs", "99.21\u00A0%"),
                        List.of("64\u00A0KiB", "7.621\u00A0μs", "65.6\u00A0%")),
                table.rows());
    }
}
