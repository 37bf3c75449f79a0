package galley.text;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

class DeviceNameTest {

    @Test
    void devicesAreNamedWithAnyEndingAndInAnyCase() {
        for (String name : List.of(
                "con",
                "NUL",
                "aux.html",
                "Com1",
                "lpt9.tar.gz",
                "prn .txt",
                "conin$",
                "com¹",
                "Conout$.a.b",
                "nul  ")) {
            assertTrue(DeviceName.is(name), name);
        }
    }

    @Test
    void otherNamesAreFiles() {
        for (String name : List.of(
                "",
                "console",
                "com",
                "com10",
                "a.con",
                "lpt",
                "1.0",
                " con",
                "con-1",
                "auxx.txt",
                "com¹¹",
                "clock$s")) {
            assertFalse(DeviceName.is(name), name);
        }
    }
}
