package galley.browser;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

/** Serves a built site on this machine, as a static host would: with the headers that {@code _headers} promises. */
final class SiteServer implements AutoCloseable {
    private static final Map<String, String> TYPES = Map.of(
            "html", "text/html; charset=utf-8",
            "css", "text/css; charset=utf-8",
            "js", "text/javascript; charset=utf-8",
            "svg", "image/svg+xml",
            "json", "application/json",
            "md", "text/markdown; charset=utf-8",
            "woff", "font/woff");

    private final Path site;
    private final HttpServer server;
    private final String base;

    private SiteServer(Path site, HttpServer server, String base) {
        this.site = site;
        this.server = server;
        this.base = base;
    }

    /** Serves {@code site} below {@code base}, such as {@code /} or {@code /repo/}. */
    static SiteServer start(Path site, String base) throws IOException {
        HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        SiteServer started = new SiteServer(site, server, base);
        server.createContext(base, started::answer);
        server.start();
        return started;
    }

    /** The address of a path of the site. */
    String url(String path) {
        return "http://127.0.0.1:" + server.getAddress().getPort() + base + path;
    }

    private void answer(HttpExchange exchange) throws IOException {
        try (exchange) {
            String path = exchange.getRequestURI().getPath().substring(base.length());
            Path file = site.resolve(path.isEmpty() || path.endsWith("/") ? path + "index.html" : path);
            boolean found = Files.isRegularFile(file);
            byte[] body = Files.readAllBytes(found ? file : site.resolve("404.html"));
            String name = String.valueOf(file.getFileName());
            String type = TYPES.getOrDefault(name.substring(name.lastIndexOf('.') + 1), "application/octet-stream");
            exchange.getResponseHeaders().set("Content-Type", found ? type : "text/html; charset=utf-8");
            for (String line : Files.readAllLines(site.resolve("_headers"))) {
                if (line.startsWith("/assets")) {
                    break;
                }
                if (line.startsWith("  ")) {
                    exchange.getResponseHeaders()
                            .set(line.strip().split(": ", 2)[0], line.strip().split(": ", 2)[1]);
                }
            }
            exchange.sendResponseHeaders(found ? 200 : 404, body.length);
            exchange.getResponseBody().write(body);
        }
    }

    @Override
    public void close() {
        server.stop(0);
    }
}
