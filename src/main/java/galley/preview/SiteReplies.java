package galley.preview;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;

/** What a path of the site is answered with: the file and the headers that a static host would send. */
final class SiteReplies {
    private static final String WAITING = """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="color-scheme" content="light dark">
            <title>No page yet</title>
            </head>
            <body>
            <h1>No page yet</h1>
            <p>This page appears as soon as the site is built. The terminal shows what is missing.</p>
            </body>
            </html>
            """;
    private static final Map<String, String> POLICY = Map.of(
            "Content-Security-Policy",
            "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; frame-ancestors 'none'");

    private final LiveSite live;

    SiteReplies(LiveSite live) {
        this.live = live;
    }

    Reply of(String path) throws IOException {
        return live.read(state -> {
            Optional<ServedSite> site = state.site();
            return site.isPresent() ? of(path, site.get()) : waiting();
        });
    }

    private static Reply waiting() {
        return Reply.of(503, ContentTypes.HTML, ScriptTag.into(WAITING.getBytes(StandardCharsets.UTF_8), ""))
                .with(POLICY);
    }

    private static Reply of(String path, ServedSite site) throws IOException {
        Target target = site.find(path);
        if (target instanceof Target.Moved moved) {
            return Reply.line(301, moved.location()).with(Map.of("Location", moved.location()));
        }
        int status = target instanceof Target.Found ? 200 : 404;
        String file = target instanceof Target.Found found ? found.file() : ((Target.Missing) target).page();
        String type = ContentTypes.of(file);
        byte[] bytes = site.bytes(file);
        byte[] body = type.equals(ContentTypes.HTML) ? ScriptTag.into(bytes, site.state(path)) : bytes;
        return Reply.of(status, type, body).with(site.headers().of("/" + file));
    }
}
