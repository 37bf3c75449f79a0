package galley.markdown;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LinkPolicyTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "#part",
                "a",
                "../a/b.html",
                "/a",
                "?q=a:b",
                "a/b:c",
                "a#b:c",
                "./javascript:x",
                "a b",
                "http://a.example",
                "HTTPS://a.example/%2F%2Fb?c=%0A#d",
                "mailto:a@b.example?body=x%0Ay",
                "https://a.example/α",
                "%20a"
            })
    void allows(String url) {
        assertTrue(LinkPolicy.allows(url), url);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "javascript:alert(1)",
                "JAVASCRIPT:alert(1)",
                "java\nscript:alert(1)",
                "java\tscript:alert(1)",
                " javascript:alert(1)",
                "\u0001javascript:alert(1)",
                "\u200Bjavascript:alert(1)",
                "java\u00ADscript:alert(1)",
                "java%73cript:alert(1)",
                "javascript%3Aalert(1)",
                "javascript%253Aalert(1)",
                "%0Ajavascript:alert(1)",
                "data:text/html,x",
                "vbscript:x",
                "file:///etc/hosts",
                "blob:https://a.example/1",
                "ftp://a.example",
                "//host/a",
                "\\\\host",
                "/\\host",
                "\\/host",
                " //host",
                "/%2Fhost",
                "%5C%5Chost",
                "/\t/host",
                "https:host",
                "https:/host",
                "https:///host",
                "https:\\\\host",
                "https://",
                "https://a.example/\u0000",
                "\\https://a.example",
                "a\\b:c",
                ":a",
                "a:b"
            })
    void refuses(String url) {
        assertFalse(LinkPolicy.allows(url), url);
    }
}
