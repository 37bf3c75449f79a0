package galley.preview;

import com.sun.net.httpserver.HttpExchange;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Map;

/**
 * Tells open pages of every new state, as server-sent events. Each page has a thread, so there is a bound; whoever comes
 * when it is reached takes the place of the oldest, whose page connects again if it is still open.
 */
final class EventStreams {
    /** How many pages listen at a time; hidden ones do not. */
    static final int MOST = 64;

    /** A page that is gone is noticed when it is written to. */
    private static final long HEARTBEAT_MILLIS = 1000;

    private final LiveSite live;
    private final Deque<HttpExchange> open = new ArrayDeque<>();

    EventStreams(LiveSite live) {
        this.live = live;
    }

    /** Tells the page at {@code path} of states until either side ends. */
    void serve(HttpExchange exchange, String path) throws IOException {
        Map.of("Content-Type", "text/event-stream", "Cache-Control", "no-store")
                .forEach(exchange.getResponseHeaders()::set);
        exchange.sendResponseHeaders(200, 0);
        enter(exchange);
        try {
            write(exchange.getResponseBody(), path);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            leave(exchange);
        }
    }

    private void write(OutputStream out, String path) throws IOException, InterruptedException {
        send(out, "retry: 500\n\n");
        int told = -1;
        while (!live.isClosed()) {
            LiveState state = live.after(told, HEARTBEAT_MILLIS);
            send(out, state.number() == told ? ":\n\n" : "data: " + state.json(path) + "\n\n");
            told = state.number();
        }
    }

    private static void send(OutputStream out, String text) throws IOException {
        out.write(text.getBytes(StandardCharsets.UTF_8));
        out.flush();
    }

    private synchronized void enter(HttpExchange exchange) {
        if (open.size() >= MOST) {
            open.removeFirst().close();
        }
        open.addLast(exchange);
    }

    private synchronized void leave(HttpExchange exchange) {
        open.remove(exchange);
    }
}
