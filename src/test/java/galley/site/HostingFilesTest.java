package galley.site;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
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

    private static List<String> headers() {
        return SecurityPolicy.headersFile()
                .lines()
                .filter(line -> line.startsWith("  "))
                .toList();
    }
}
