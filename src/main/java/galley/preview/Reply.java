package galley.preview;

import com.sun.net.httpserver.HttpExchange;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;

/** An answer whose bytes are known. */
final class Reply {
    private final int status;
    private final Map<String, String> headers = new LinkedHashMap<>();
    private final byte[] body;

    private Reply(int status, String type, byte[] body) {
        this.status = status;
        this.body = body;
        headers.put("Content-Type", type);
        // A browser that kept a page would show it after the next save.
        headers.put("Cache-Control", "no-cache");
        headers.put("X-Content-Type-Options", "nosniff");
    }

    /** Bytes, which the caller gives away. */
    static Reply of(int status, String type, byte[] body) {
        return new Reply(status, type, body);
    }

    /** One line for whoever reads it. */
    static Reply line(int status, String line) {
        return new Reply(status, "text/plain; charset=utf-8", (line + "\n").getBytes(StandardCharsets.UTF_8));
    }

    /** The same with more headers, which come before its own. */
    Reply with(Map<String, String> more) {
        headers.putAll(more);
        return this;
    }

    /** Sends it; of the body only when it was asked for. */
    void send(HttpExchange exchange) throws IOException {
        headers.forEach(exchange.getResponseHeaders()::set);
        exchange.getResponseHeaders().set("Content-Length", Integer.toString(body.length));
        if (exchange.getRequestMethod().equals("HEAD") || body.length == 0) {
            exchange.sendResponseHeaders(status, -1);
        } else {
            exchange.sendResponseHeaders(status, body.length);
            exchange.getResponseBody().write(body);
        }
    }
}
