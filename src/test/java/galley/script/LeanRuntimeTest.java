package galley.script;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class LeanRuntimeTest {
    private static String lean() throws IOException {
        return LeanRuntime.of(Files.readString(Path.of("target", "teavm", "calculator.js")));
    }

    @Test
    void keepsVirtualMethodsAndDropsTheTablesOfClasses() throws IOException {
        String lean = lean();
        assertTrue(lean.contains("gm_LineRate.prototype.$apply = $rt_wrapFunction1(gm_LineRate_apply);"));
        assertFalse(lean.contains("$rt_metadata(["));
        assertFalse(lean.contains("Reflect.construct"));
    }

    @Test
    void refusesAScriptOfAnotherForm() {
        IllegalStateException refused =
                assertThrows(IllegalStateException.class, () -> LeanRuntime.of("\"use strict\";\n"));
        assertEquals("TeaVM writes $rt_newClassMetadata in another way than expected", refused.getMessage());
    }
}
