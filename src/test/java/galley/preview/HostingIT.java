package galley.preview;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import galley.BuiltSite;
import galley.FolderCopy;
import galley.pack.Brotli;
import galley.pack.Gzip;
import galley.publication.Folder;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** The servers that the hosting folder has configurations for send what the preview sends. */
class HostingIT {
    private static final HttpClient CLIENT = HttpClient.newHttpClient();

    /** Of a folder that may not be listed, Apache says that, and cannot be told to say otherwise. */
    private static final List<Integer> REFUSED = List.of(404, 403);

    private static final List<String> ENDINGS = List.of(
            "html",
            "css",
            "js",
            "json",
            "jsonld",
            "md",
            "txt",
            "csv",
            "xml",
            "zip",
            "pdf",
            "svg",
            "png",
            "jpg",
            "jpeg",
            "gif",
            "webp",
            "avif",
            "ico",
            "webmanifest",
            "wasm",
            "woff",
            "woff2");

    /** Names of one and the same type. */
    private static final Map<String, String> OTHER_NAMES =
            Map.of("text/xml", "application/xml", "image/vnd.microsoft.icon", "image/x-icon");

    private static final Pattern NOT_FOR_READERS = Pattern.compile("[.](gz|br)$|/(_headers|_redirects|[.]nojekyll)$");

    @TempDir
    static Path temporary;

    private static Path site;
    private static HeaderRules rules;

    @BeforeAll
    static void prepare() throws Exception {
        site = temporary.resolve("site");
        FolderCopy.of(BuiltSite.folder(), site);
        for (String ending : ENDINGS) {
            Files.writeString(site.resolve("assets/probe." + ending), ending);
        }
        for (Path file : Folder.paths(site)) {
            pack(file);
        }
        rules = HeaderRules.parse(Files.readString(site.resolve("_headers")));
        HostingServer.openToAll(temporary);
    }

    private static void pack(Path file) throws IOException {
        byte[] bytes = Files.readAllBytes(file);
        if (ContentTypes.of(file.toString()).contains("charset")) {
            Files.write(Path.of(file + ".gz"), Gzip.of(bytes));
            Files.write(Path.of(file + ".br"), Brotli.of(bytes));
        }
    }

    @ParameterizedTest
    @EnumSource
    void everyFileIsServedWithItsTypeAndHeaders(HostingServer.Kind kind) throws Exception {
        try (HostingServer server = HostingServer.start(kind, site, temporary)) {
            assertAll(Folder.paths(site).stream()
                    .filter(file -> !NOT_FOR_READERS.matcher(file.toString()).find())
                    .map(file ->
                            () -> assertServed(server, site.relativize(file).toString(), file)));
            assertEquals(200, get(server, "/", Map.of()).statusCode());
            assertFolderAndNothing(server);
        }
    }

    @ParameterizedTest
    @CsvSource({"NGINX, gzip, gz", "CADDY, gzip, gz", "CADDY, br, br", "APACHE, gzip, gz", "APACHE, br, br"})
    void whatIsPackedIsServedAsItIs(HostingServer.Kind kind, String encoding, String ending) throws Exception {
        try (HostingServer server = HostingServer.start(kind, site, temporary)) {
            Path page = site.resolve("search/index.html");
            HttpResponse<byte[]> packed = get(server, "/search/", Map.of("Accept-Encoding", encoding));
            assertEquals(encoding, header(packed, "Content-Encoding"));
            assertEquals(ContentTypes.HTML, type(packed));
            assertArrayEquals(Files.readAllBytes(page.resolveSibling("index.html." + ending)), packed.body());
        }
    }

    private static void assertServed(HostingServer server, String path, Path file) throws Exception {
        // A folder's page is asked for by its folder: servers may send readers there.
        HttpResponse<byte[]> response = get(server, "/" + path.replaceFirst("(^|/)index[.]html$", "$1"), Map.of());
        assertEquals(200, response.statusCode(), path);
        assertArrayEquals(Files.readAllBytes(file), response.body(), path);
        String expected = ContentTypes.of(path);
        String given = type(response);
        boolean text = expected.contains("charset");
        assertEquals(expected, text ? given : given.replaceFirst(";.*", ""), path);
        rules.of("/" + path)
                .forEach((name, value) -> assertTrue(header(response, name).contains(value), path + " " + name));
    }

    private static void assertFolderAndNothing(HostingServer server) throws Exception {
        HttpResponse<byte[]> folder = get(server, "/search", Map.of());
        assertTrue(folder.statusCode() / 100 == 3, folder.toString());
        assertTrue(
                header(folder, "Location").endsWith("/search/"),
                folder.headers().toString());
        for (String path : new String[] {"/nothing/here", "/nothing/", "/assets/", "/assets/none.js", "/_headers"}) {
            HttpResponse<byte[]> response = get(server, path, Map.of());
            assertTrue(REFUSED.contains(response.statusCode()), path + " " + response);
            assertArrayEquals(Files.readAllBytes(site.resolve("404.html")), response.body(), path);
            rules.of("/").forEach((name, value) -> assertEquals(value, header(response, name), path));
            assertTrue(!header(response, "Cache-Control").contains("immutable"), path);
        }
    }

    private static HttpResponse<byte[]> get(HostingServer server, String path, Map<String, String> headers)
            throws IOException, InterruptedException {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + server.port() + path));
        headers.forEach(request::header);
        return CLIENT.send(request.build(), BodyHandlers.ofByteArray());
    }

    private static String type(HttpResponse<byte[]> response) {
        String type = header(response, "Content-Type").toLowerCase(Locale.ROOT);
        for (Map.Entry<String, String> name : OTHER_NAMES.entrySet()) {
            type = type.replace(name.getKey(), name.getValue());
        }
        return type;
    }

    private static String header(HttpResponse<byte[]> response, String name) {
        return String.join(", ", response.headers().allValues(name));
    }
}
