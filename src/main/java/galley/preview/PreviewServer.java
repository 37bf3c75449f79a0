package galley.preview;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.BindException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.NoSuchFileException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** Answers HTTP requests of this machine alone. */
final class PreviewServer implements AutoCloseable {
    private static final int THREADS = EventStreams.MOST + 32;

    static {
        // Read once, by the server's own class: without it, an answer waits 40 ms for a packet that is not yet full,
        // and
        // a client that never ends its request keeps a thread.
        System.setProperty("sun.net.httpserver.nodelay", "true");
        System.setProperty("sun.net.httpserver.maxReqTime", "5");
    }

    private final HttpServer server;
    private final ThreadPoolExecutor threads;
    private final LiveSite live;
    private final Guard guard;
    private final SiteReplies site;
    private final EventStreams events;

    private PreviewServer(HttpServer server, LiveSite live) {
        this.server = server;
        this.live = live;
        this.threads = new ThreadPoolExecutor(
                THREADS, THREADS, 5, TimeUnit.SECONDS, new LinkedBlockingQueue<>(), PreviewServer::thread);
        this.threads.allowCoreThreadTimeOut(true);
        this.guard = new Guard(server.getAddress().getPort());
        this.site = new SiteReplies(live);
        this.events = new EventStreams(live);
    }

    /** Serves at the first of the ports that is free, port 0 being any; empty when none is. */
    static Optional<PreviewServer> start(List<Integer> ports, LiveSite live) throws IOException {
        Optional<HttpServer> bound = bound(ports);
        if (bound.isEmpty()) {
            return Optional.empty();
        }
        PreviewServer started = new PreviewServer(bound.get(), live);
        started.server.setExecutor(started.threads);
        started.server.createContext("/", started::answer);
        started.server.start();
        return Optional.of(started);
    }

    private static Optional<HttpServer> bound(List<Integer> ports) throws IOException {
        InetAddress here = InetAddress.getByAddress(new byte[] {127, 0, 0, 1});
        for (int port : ports) {
            try {
                return Optional.of(HttpServer.create(new InetSocketAddress(here, port), 0));
            } catch (BindException e) {
                // Taken: the next one may be free.
            }
        }
        return Optional.empty();
    }

    int port() {
        return server.getAddress().getPort();
    }

    private void answer(HttpExchange exchange) throws IOException {
        try (exchange) {
            Optional<Reply> refusal = guard.refusal(exchange);
            if (refusal.isPresent()) {
                refusal.get().send(exchange);
                return;
            }
            String path = exchange.getRequestURI().getPath();
            if (path.equals(OwnFiles.EVENTS)) {
                events.serve(exchange, pageOf(exchange));
            } else if (path.startsWith(OwnFiles.FOLDER)) {
                own(path).send(exchange);
            } else {
                fromSite(path).send(exchange);
            }
        }
    }

    /** The path of the page that listens: all of the query. */
    private static String pageOf(HttpExchange exchange) {
        String query = exchange.getRequestURI().getQuery();
        return query != null && query.startsWith("/") ? query : "/";
    }

    private static Reply own(String path) throws IOException {
        return OwnFiles.bytes(path)
                .map(bytes -> Reply.of(200, ContentTypes.of(path), bytes))
                .orElseGet(() -> Reply.line(404, "The preview has no such file."));
    }

    private Reply fromSite(String path) throws IOException {
        try {
            return site.of(path);
        } catch (NoSuchFileException e) {
            return Reply.line(500, "The preview's files are gone; they come again with its next build.");
        }
    }

    /** Ends every connection, also those of pages that listen. */
    @Override
    public void close() {
        live.close();
        server.stop(0);
        threads.shutdownNow();
    }

    private static Thread thread(Runnable task) {
        Thread thread = new Thread(task, "preview");
        thread.setDaemon(true);
        return thread;
    }
}
