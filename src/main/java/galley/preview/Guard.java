package galley.preview;

import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpExchange;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Refuses what no reader of a preview asks for: other methods, and pages of other sites, which could reach a server on
 * this machine by a name of their own (DNS rebinding) or listen to its events.
 */
final class Guard {
    private static final Set<String> OWN_SITES = Set.of("same-origin", "none");

    private final Set<String> hosts;

    Guard(int port) {
        hosts = Set.of("127.0.0.1:" + port, "localhost:" + port);
    }

    /** The refusal, if the request is to be refused. */
    Optional<Reply> refusal(HttpExchange exchange) {
        Headers headers = exchange.getRequestHeaders();
        List<String> host = headers.getOrDefault("Host", List.of());
        if (host.size() != 1 || !hosts.contains(host.get(0))) {
            return Optional.of(Reply.line(421, "This preview answers to 127.0.0.1 and localhost alone."));
        }
        String method = exchange.getRequestMethod();
        if (!method.equals("GET") && !method.equals("HEAD")) {
            return Optional.of(
                    Reply.line(405, "A site is read with GET or HEAD.").with(Map.of("Allow", "GET, HEAD")));
        }
        String path = exchange.getRequestURI().getPath();
        if (path == null || !path.startsWith("/")) {
            return Optional.of(Reply.line(400, "A path begins with a slash."));
        }
        String from = headers.getFirst("Sec-Fetch-Site");
        if (path.startsWith(OwnFiles.FOLDER) && from != null && !OWN_SITES.contains(from)) {
            return Optional.of(Reply.line(403, "Only pages of this preview ask for this."));
        }
        return Optional.empty();
    }
}
