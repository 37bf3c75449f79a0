package galley.site;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SiteAddressTest {
    @ParameterizedTest
    @CsvSource({
        // Without an address, and at the root of a host, the whole path counts.
        "'', https://host.example/repo/a/, repo/a/index.html",
        "https://host.example/, https://host.example/repo/a/, repo/a/index.html",
        "https://host.example/, /repo/a/, repo/a/index.html",
        // Below a path, what follows it counts.
        "https://host.example/repo/, https://host.example/repo/a/, a/index.html",
        "https://host.example/repo/, http://HOST.example/repo/a/, a/index.html",
        "https://host.example/repo/, /repo/a/, a/index.html",
        "https://host.example/repo/, https://host.example/repo/repo/a/, repo/a/index.html",
        "https://host.example/repo/, https://host.example/repo/, index.html",
        // What lies elsewhere keeps its path.
        "https://host.example/repo/, https://host.example/repository/a/, repository/a/index.html",
        "https://host.example/repo/, https://host.example/a/, a/index.html",
        "https://host.example/repo/, https://other.example/repo/a/, repo/a/index.html",
        "https://host.example/repo/, repo/a/, repo/a/index.html",
        "https://host.example/repo/, records/a.json, records/a.json",
    })
    void whatFollowsTheAddressOfTheSiteIsThePath(String site, String address, String path) {
        SiteAddress own = new SiteAddress(Optional.of(site).filter(text -> !text.isEmpty()));
        assertEquals(path, own.path(address).orElseThrow().value());
    }

    @Test
    void theAddressStandsInRobots() {
        assertEquals(
                "/repo/",
                Hosting.address("User-agent: *\nSitemap: https://h.example/repo/sitemap.xml\n")
                        .basePath());
        assertEquals("/", Hosting.address("User-agent: *\n").basePath());
    }
}
