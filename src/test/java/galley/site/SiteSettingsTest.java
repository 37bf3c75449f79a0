package galley.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import galley.diagnostic.Code;
import galley.diagnostic.Diagnostics;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SiteSettingsTest {
    @TempDir
    Path templates;

    private final Diagnostics diagnostics = new Diagnostics();

    @Test
    void whatTheFileDoesNotSayHasADefault() throws IOException {
        SiteSettings settings = read("");
        assertEquals("Lessons", settings.title());
        assertEquals("en", settings.language());
        assertEquals(Optional.empty(), settings.baseUrl());
        assertFalse(settings.inlineDollar());
    }

    @Test
    void readsUtf8() throws IOException {
        assertEquals("Über µ", read("site.title=Über µ\n").title());
    }

    @Test
    void aBaseUrlEndsInASlash() throws IOException {
        assertEquals(
                Optional.of("https://a.example/x/"),
                read("site.host=https://a.example/x").baseUrl());
        assertTrue(diagnostics.isEmpty());
    }

    @ParameterizedTest
    @ValueSource(strings = {"javascript:x", "example.org", "https://", "https://a.example/?q", "ftp://a.example/", ""})
    void anotherBaseUrlIsRefused(String url) throws IOException {
        SiteSettings.read(templates, Optional.of(url), diagnostics);
        assertEquals(Code.URL_FORM, diagnostics.list().get(0).code());
        assertEquals(
                "Expected a base URL such as https://example.org/lessons/, but found \"" + url + "\".",
                diagnostics.list().get(0).message());
    }

    @Test
    void aFileThatCannotBeReadIsReported() throws IOException {
        Files.write(templates.resolve("jbake.properties"), new byte[] {'a', '=', -1});
        SiteSettings.read(templates, Optional.empty(), diagnostics);
        assertEquals(Code.FILE_NOT_UTF8, diagnostics.list().get(0).code());
        read("a=\\u12");
        assertEquals(Code.SYNTAX, diagnostics.list().get(1).code());
    }

    private SiteSettings read(String properties) throws IOException {
        Files.writeString(templates.resolve("jbake.properties"), properties);
        return SiteSettings.read(templates, Optional.empty(), diagnostics);
    }
}
