package galley.site;

/** What a page may load, in the words of Content Security Policy Level 3. */
final class SecurityPolicy {
    private static final String DIRECTIVES = "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self';"
            + " img-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none';"
            + " require-trusted-types-for 'script'; trusted-types 'none'";

    private SecurityPolicy() {}

    /** The policy for a {@code meta} element, where {@code frame-ancestors} has no meaning. */
    static String forMeta() {
        return DIRECTIVES;
    }

    /** The {@code _headers} file that several static hosts read. */
    static String headersFile() {
        return String.join(
                "\n",
                "/*",
                "  Content-Security-Policy: " + DIRECTIVES + "; frame-ancestors 'none'",
                "  X-Content-Type-Options: nosniff",
                "  Referrer-Policy: no-referrer",
                "  Permissions-Policy: camera=(), geolocation=(), microphone=()",
                "  Cross-Origin-Opener-Policy: same-origin",
                "",
                "/assets/*",
                "  Cache-Control: public, max-age=31536000, immutable",
                "");
    }
}
