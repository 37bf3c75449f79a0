package galley.site;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The configurations for servers promise what {@code _headers} promises. */
class HostingFilesTest {
    private static final Path FOLDER = Path.of("src/main/hosting");

    @ParameterizedTest
    @ValueSource(strings = {"nginx.conf", "Caddyfile", "apache.conf"})
    void aServerSendsTheHeadersOfTheSite(String name) throws IOException {
        String configuration = Files.readString(FOLDER.resolve(name));
        for (String line : headers()) {
            String header = line.strip();
            String value = header.substring(header.indexOf(": ") + 2);
            assertTrue(configuration.contains(header.substring(0, header.indexOf(": "))), header);
            assertTrue(configuration.contains(value), header);
        }
    }

    /** In nginx by a module that is not everywhere, so its line waits for whoever has it. */
    @ParameterizedTest
    @CsvSource({
        "nginx.conf, gzip_static on;, # brotli_static on;, gzip_vary on;",
        "Caddyfile, file_server, precompressed br gzip, encode",
        "apache.conf, AddEncoding gzip .gz, AddEncoding br .br, Header merge Vary Accept-Encoding"
    })
    void aServerSendsWhatIsPackedAlready(String name, String gzip, String brotli, String vary) throws IOException {
        String configuration = Files.readString(FOLDER.resolve(name));
        for (String line : List.of(gzip, brotli, vary)) {
            assertTrue(configuration.contains(line), name + ": " + line);
        }
    }

    private static List<String> headers() {
        return SecurityPolicy.headersFile()
                .lines()
                .filter(line -> line.startsWith("  "))
                .toList();
    }
}
