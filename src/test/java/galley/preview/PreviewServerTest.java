package galley.preview;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import galley.publication.Manifest;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PreviewServerTest {
    @TempDir
    Path folder;

    private final LiveSite live = new LiveSite();
    private PreviewServer server;

    @BeforeEach
    void start() throws IOException {
        server = PreviewServer.start(List.of(0), live).orElseThrow();
    }

    @AfterEach
    void stop() {
        server.close();
    }

    private void serve() throws IOException {
        Path site = Files.createDirectories(folder.resolve("site"));
        Files.writeString(site.resolve("index.html"), "<head></head>home");
        Files.writeString(site.resolve("404.html"), "<head></head>missing");
        Files.writeString(site.resolve("x.json"), "{}");
        Files.writeString(site.resolve("_headers"), "/*\n  X-Promise: kept\n/x.json\n  Cache-Control: immutable\n");
        Files.writeString(folder.resolve("secret"), "secret");
        Files.createSymbolicLink(site.resolve("link"), folder.resolve("secret"));
        ServedSite served = ServedSite.read(site, Manifest.of(site), "/");
        Files.delete(site.resolve("link"));
        live.become(state -> state.good(served, List.of()));
    }

    @Test
    void aPageHasThePromisedHeadersAndTheScript() throws IOException {
        serve();
        String answer = ask("GET / HTTP/1.1");
        assertTrue(answer.startsWith("HTTP/1.1 200 "), answer);
        assertHeader(answer, "X-Promise: kept");
        assertHeader(answer, "Content-Type: text/html; charset=utf-8");
        assertHeader(answer, "Cache-Control: no-cache");
        assertTrue(answer.contains("<head><script defer src=\"/__galley/reload.js\" data-page=\""), answer);
        assertEquals("<head></head>home", Files.readString(folder.resolve("site/index.html")));
    }

    @Test
    void aFileIsServedAsItIs() throws IOException {
        serve();
        String answer = ask("GET /x.json?query HTTP/1.1");
        assertHeader(answer, "Cache-Control: immutable");
        assertHeader(answer, "Content-Length: 2");
        assertTrue(answer.endsWith("\r\n\r\n{}"), answer);
    }

    @Test
    void headHasNoBody() throws IOException {
        serve();
        String answer = ask("HEAD /x.json HTTP/1.1");
        assertTrue(answer.startsWith("HTTP/1.1 200 "), answer);
        assertHeader(answer, "Content-Length: 2");
        assertTrue(answer.endsWith("\r\n\r\n"), answer);
    }

    @Test
    void aMissingPageIs404() throws IOException {
        serve();
        for (String path :
                List.of("/nothing", "/%2e%2e/secret", "/../secret", "/..%2fsecret", "/%00", "/a/../x.json")) {
            String answer = ask("GET " + path + " HTTP/1.1");
            assertTrue(answer.startsWith("HTTP/1.1 404 "), path + answer);
            assertTrue(answer.endsWith("missing"), answer);
            assertFalse(answer.contains("secret\n"), answer);
        }
    }

    @Test
    void untilThereIsASiteThePageWaits() throws IOException {
        String answer = ask("GET /x/ HTTP/1.1");
        assertTrue(answer.startsWith("HTTP/1.1 503 "), answer);
        assertTrue(answer.contains("data-page=\"\""), answer);
        assertTrue(answer.contains("No page yet"), answer);
    }

    @Test
    void otherNamesOtherMethodsAndOtherSitesAreRefused() throws IOException {
        serve();
        assertTrue(exchange("GET / HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n")
                .startsWith("HTTP/1.1 421 "));
        assertTrue(exchange("GET / HTTP/1.0\r\n\r\n").startsWith("HTTP/1.1 421 "));
        assertTrue(ask("POST / HTTP/1.1").startsWith("HTTP/1.1 405 "));
        assertTrue(ask("GET /__galley/events HTTP/1.1\r\nSec-Fetch-Site: cross-site")
                .startsWith("HTTP/1.1 403 "));
        assertTrue(ask("GET /__galley/nothing HTTP/1.1").startsWith("HTTP/1.1 404 "));
        assertTrue(ask("GET /__galley/../../secret HTTP/1.1").startsWith("HTTP/1.1 404 "));
        assertTrue(ask("GET /%zz HTTP/1.1").startsWith("HTTP/1.1 400 "));
    }

    @Test
    void theScriptIsServed() throws IOException {
        String answer = ask("GET /__galley/reload.js HTTP/1.1");
        assertHeader(answer, "Content-Type: text/javascript; charset=utf-8");
        assertTrue(answer.contains("EventSource"), answer);
    }

    @Test
    void aTakenPortGivesWayToTheNext() throws IOException {
        assertEquals(Optional.empty(), PreviewServer.start(List.of(server.port()), live));
        try (PreviewServer other =
                PreviewServer.start(List.of(server.port(), 0), new LiveSite()).orElseThrow()) {
            assertTrue(other.port() != server.port());
        }
    }

    @Test
    void pagesThatListenAreBoundedAndStillToldOfNews() throws IOException {
        List<Socket> pages = new ArrayList<>();
        try {
            for (int i = 0; i < 4 * EventStreams.MOST; i++) {
                pages.add(open("GET /__galley/events?/ HTTP/1.1\r\nHost: 127.0.0.1:" + server.port() + "\r\n\r\n"));
            }
            Socket last = pages.get(pages.size() - 1);
            readUntil(last, "\"page\":\"\"");
            serve();
            readUntil(last, "\"page\":\"" + live.state().page("/") + "\"");
            assertTrue(ask("GET / HTTP/1.1").startsWith("HTTP/1.1 200 "));
        } finally {
            for (Socket page : pages) {
                page.close();
            }
        }
    }

    private static void assertHeader(String answer, String header) {
        assertTrue(answer.lines().anyMatch(header::equalsIgnoreCase), header + " in\n" + answer);
    }

    private String ask(String request) throws IOException {
        return exchange(request + "\r\nHost: 127.0.0.1:" + server.port() + "\r\nConnection: close\r\n\r\n");
    }

    private String exchange(String request) throws IOException {
        try (Socket socket = open(request)) {
            return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private Socket open(String request) throws IOException {
        Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.port());
        socket.setSoTimeout(20_000);
        socket.getOutputStream().write(request.getBytes(StandardCharsets.UTF_8));
        return socket;
    }

    private static void readUntil(Socket socket, String text) throws IOException {
        StringBuilder read = new StringBuilder();
        while (read.indexOf(text) < 0) {
            int next = socket.getInputStream().read();
            assertTrue(next >= 0, "ended before " + text + ": " + read);
            read.append((char) next);
        }
    }
}
