package galley.figure;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import org.junit.jupiter.api.Test;

class TraceTest {

    @Test
    void isCutWhereItEntersAndLeaves() {
        Trace trace = new Trace();
        trace.to(100, Graph.BOTTOM + 10);
        trace.to(120, Graph.BOTTOM - 10);
        trace.to(200, Graph.TOP - 20);
        assertEquals("M110,252L120,242L193.2,26", trace.commands());
        assertArrayEquals(new double[] {110, 252}, trace.start(), 1e-9);
    }

    @Test
    void beginsAnewAfterAStretchOutside() {
        Trace trace = new Trace();
        trace.to(100, 200);
        trace.to(110, 272);
        trace.to(120, 300);
        trace.to(130, 272);
        trace.to(140, 232);
        assertEquals("M100,200L107.2,252M135,252L140,232", trace.commands());
    }

    @Test
    void staysInvisibleOutside() {
        Trace trace = new Trace();
        trace.to(100, 300);
        trace.to(200, 280);
        assertFalse(trace.isVisible());
        assertEquals("", trace.commands());
    }
}
