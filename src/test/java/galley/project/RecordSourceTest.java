package galley.project;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import galley.diagnostic.Diagnostics;
import galley.text.SourceText;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RecordSourceTest {
    private final CountDownLatch end = new CountDownLatch(1);
    private final ExecutorService threads = Executors.newCachedThreadPool();
    private HttpServer server;

    @BeforeEach
    void start() throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.setExecutor(threads);
        server.start();
    }

    @AfterEach
    void stop() {
        end.countDown();
        server.stop(0);
        threads.shutdownNow();
    }

    @Test
    void aRecordArrivesAsItWasSent() throws Exception {
        answer("/moved", exchange -> {
            exchange.getResponseHeaders().set("Location", "/a.json");
            exchange.sendResponseHeaders(302, -1);
        });
        answer("/a.json", exchange -> send(exchange, 200, "\uFEFF{\"α\": 1}\r\n".getBytes(StandardCharsets.UTF_8)));
        assertEquals("\uFEFF{\"α\": 1}\r\n", read("/moved").orElseThrow().text());
    }

    @Test
    void anotherAnswerIsNoRecord() throws Exception {
        answer("/a.json", exchange -> send(exchange, 404, "no".getBytes(StandardCharsets.UTF_8)));
        assertRefused("/a.json", "Expected a record, but the server answered 404.");
    }

    @Test
    void tooMuchIsNotRead() throws Exception {
        answer("/a.json", exchange -> {
            exchange.sendResponseHeaders(200, 0);
            byte[] much = new byte[1 << 20];
            for (int i = 0; i < 100; i++) {
                exchange.getResponseBody().write(much);
            }
        });
        assertRefused("/a.json", "Expected at most 8388608 bytes, but the file has more.");
    }

    @Test
    void aServerThatNeverEndsIsLeft() throws Exception {
        answer("/a.json", exchange -> {
            exchange.sendResponseHeaders(200, 0);
            exchange.getResponseBody().write('{');
            exchange.getResponseBody().flush();
            await();
        });
        assertRefused("/a.json", "Expected a record, but there was none within 2 seconds.");
    }

    @Test
    void otherBytesThanUtf8AreRefused() throws Exception {
        answer("/a.json", exchange -> send(exchange, 200, new byte[] {'{', (byte) 0xFF}));
        assertRefused("/a.json", "Expected UTF-8, but the byte at offset 1 (0xff) begins no character.");
    }

    @Test
    void aServerThatIsNotThere() throws Exception {
        String address = address("/a.json");
        server.stop(0);
        Diagnostics diagnostics = new Diagnostics();
        assertTrue(source().read(address, diagnostics).isEmpty());
        String message = diagnostics.list().get(0).message();
        assertTrue(message.startsWith("Expected a record, but "), message);
        assertFalse(message.contains("Exception"), message);
    }

    @ParameterizedTest
    @ValueSource(strings = {"http://", "https:///a", "http://exa mple/", "http:a"})
    void aCrookedAddressIsADiagnostic(String address) throws Exception {
        assertTrue(RecordSource.isAddress(address));
        Diagnostics diagnostics = new Diagnostics();
        assertTrue(source().read(address, diagnostics).isEmpty());
        assertEquals(
                "Expected a record, but this is not the address of a server.",
                diagnostics.list().get(0).message());
    }

    private void await() {
        try {
            end.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private interface Answer {
        void to(HttpExchange exchange) throws IOException;
    }

    private void answer(String path, Answer answer) {
        server.createContext(path, exchange -> {
            try (exchange) {
                answer.to(exchange);
            }
        });
    }

    private static void send(HttpExchange exchange, int status, byte[] body) throws IOException {
        exchange.sendResponseHeaders(status, body.length);
        exchange.getResponseBody().write(body);
    }

    private void assertRefused(String path, String message) throws InterruptedException {
        Diagnostics diagnostics = new Diagnostics();
        assertTrue(source().read(address(path), diagnostics).isEmpty());
        assertEquals(message, diagnostics.list().get(0).message());
        assertEquals(address(path), diagnostics.list().get(0).place().file());
    }

    private Optional<SourceText> read(String path) throws InterruptedException {
        return source().read(address(path), new Diagnostics());
    }

    private String address(String path) {
        return "http://127.0.0.1:" + server.getAddress().getPort() + path;
    }

    private static RecordSource source() {
        return RecordSource.within(Duration.ofSeconds(2));
    }
}
