package galley.site;

import static org.junit.jupiter.api.Assertions.assertEquals;

import galley.diagnostic.Diagnostic;
import galley.diagnostic.Diagnostics;
import java.util.List;
import org.junit.jupiter.api.Test;

class HostLimitsTest {
    @Test
    void ourOwnHeadersAreWithinAllLimits() {
        assertEquals(List.of(), check("_headers", SecurityPolicy.headersFile()));
    }

    @Test
    void moreRedirectsThanAHostReadsAreNamedWithTheHost() {
        assertEquals(List.of(), check("_redirects", "/a /b 301\n".repeat(1_000)));
        assertEquals(
                List.of("Expected at most 1000 rules, as many as GitLab Pages reads, but there are 1001."),
                check("_redirects", "/a /b 301\n".repeat(1_001)));
        assertEquals(
                List.of(
                        "Expected at most 1000 rules, as many as GitLab Pages reads, but there are 10001.",
                        "Expected at most 2000 rules, as many as Cloudflare Pages reads, but there are 10001.",
                        "Expected at most 10000 rules, as many as Netlify reads, but there are 10001."),
                check("_redirects", "/a /b 301\n".repeat(10_001)));
    }

    @Test
    void aLineThatIsTooLongIsNamed() {
        assertEquals(List.of(), check("_redirects", "/" + "a".repeat(992) + " / 301"));
        assertEquals(
                List.of("Expected lines of at most 1000 characters, as Cloudflare Pages reads them, but one has 1001: /"
                        + "a".repeat(59) + "…."),
                check("_redirects", "/" + "a".repeat(994) + " / 301"));
        assertEquals(1, check("_headers", "/*\n  X: " + "a".repeat(2_000)).size());
    }

    @Test
    void rulesOfHeadersAreTheirPaths() {
        assertEquals(List.of(), check("_headers", "/a\n  X: y\n  Z: y\n\n".repeat(100)));
        assertEquals(1, check("_headers", "/a\n  X: y\n".repeat(101)).size());
    }

    private static List<String> check(String file, String text) {
        Diagnostics diagnostics = new Diagnostics();
        HostLimits.check(file, text, diagnostics);
        return diagnostics.list().stream().map(Diagnostic::message).toList();
    }
}
