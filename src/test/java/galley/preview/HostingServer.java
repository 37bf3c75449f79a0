package galley.preview;

import static org.junit.jupiter.api.Assertions.assertTrue;

import galley.SystemProgram;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * A server of the system that runs with what the hosting folder says of it, but at a port and a root of the test.
 *
 * @param port where it listens
 */
record HostingServer(Process process, int port) implements AutoCloseable {
    private static final Path FOLDER = Path.of("src/main/hosting");

    /** The servers, and how each takes a configuration. */
    enum Kind {
        NGINX("nginx.conf"),
        CADDY("Caddyfile"),
        APACHE("apache.conf");

        private final String file;

        Kind(String file) {
            this.file = file;
        }

        /** Writes the configuration around that of the hosting folder, and says how the server is started with it. */
        private List<String> command(Path folder, String hosting, Path site, int port) throws IOException {
            Path main = folder.resolve(file);
            return switch (this) {
                case NGINX -> {
                    Files.writeString(main, NGINX_AROUND.formatted(hosting).replace("FOLDER", folder.toString()));
                    yield List.of(SystemProgram.named("nginx"), "-p", folder.toString(), "-c", main.toString());
                }
                case CADDY -> {
                    Files.writeString(main, "{\n\tadmin off\n}\n" + hosting);
                    yield List.of(
                            SystemProgram.named("caddy"), "run", "--adapter", "caddyfile", "--config", main.toString());
                }
                case APACHE -> {
                    String around = APACHE_AROUND.formatted(hosting);
                    Files.writeString(
                            main,
                            around.replace("FOLDER", folder.toString())
                                    .replace("SITE", site.toString())
                                    .replace("PORT", "" + port));
                    yield List.of(SystemProgram.named("apache2"), "-DFOREGROUND", "-f", main.toString());
                }
            };
        }
    }

    private static final String NGINX_AROUND = """
            daemon off;
            pid FOLDER/nginx.pid;
            error_log FOLDER/nginx.log;
            events {}
            http {
              access_log off;
              client_body_temp_path FOLDER/nginx;
              proxy_temp_path FOLDER/nginx;
              fastcgi_temp_path FOLDER/nginx;
              uwsgi_temp_path FOLDER/nginx;
              scgi_temp_path FOLDER/nginx;
            %s
            }
            """;

    private static final String APACHE_AROUND = """
            ServerRoot FOLDER
            ServerName localhost
            Listen 127.0.0.1:PORT
            PidFile FOLDER/apache.pid
            ErrorLog FOLDER/apache.log
            DefaultRuntimeDir FOLDER
            LoadModule mpm_event_module /usr/lib/apache2/modules/mod_mpm_event.so
            LoadModule alias_module /usr/lib/apache2/modules/mod_alias.so
            LoadModule autoindex_module /usr/lib/apache2/modules/mod_autoindex.so
            LoadModule authz_core_module /usr/lib/apache2/modules/mod_authz_core.so
            LoadModule dir_module /usr/lib/apache2/modules/mod_dir.so
            LoadModule headers_module /usr/lib/apache2/modules/mod_headers.so
            LoadModule mime_module /usr/lib/apache2/modules/mod_mime.so
            LoadModule rewrite_module /usr/lib/apache2/modules/mod_rewrite.so
            TypesConfig /etc/mime.types
            User www-data
            Group www-data
            <VirtualHost *:PORT>
            DocumentRoot SITE
            <Directory SITE>
            Options Indexes FollowSymLinks
            </Directory>
            <Directory SITE>
            %s
            </Directory>
            </VirtualHost>
            """;

    static HostingServer start(Kind kind, Path site, Path temporary) throws IOException, InterruptedException {
        int port = freePort();
        String hosting = Files.readString(FOLDER.resolve(kind.file))
                .replace("8080", String.valueOf(port))
                .replace("/srv/site", site.toString());
        Path folder = Files.createTempDirectory(temporary, kind.name());
        ProcessBuilder builder = new ProcessBuilder(kind.command(folder, hosting, site, port));
        builder.environment().put("HOME", folder.toString());
        Path log = folder.resolve("log");
        Process process =
                builder.redirectErrorStream(true).redirectOutput(log.toFile()).start();
        HostingServer server = new HostingServer(process, port);
        if (!server.listens()) {
            server.close();
            assertTrue(false, Files.readString(log));
        }
        return server;
    }

    /** A server may run as somebody who sees only what everybody may see. */
    static void openToAll(Path folder) throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path path : all.toList()) {
                String rights = Files.isDirectory(path) ? "rwxr-xr-x" : "rw-r--r--";
                Files.setPosixFilePermissions(path, PosixFilePermissions.fromString(rights));
            }
        }
    }

    private boolean listens() throws InterruptedException {
        for (int i = 0; i < 300 && process.isAlive(); i++) {
            try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
                return socket.isConnected();
            } catch (IOException e) {
                TimeUnit.MILLISECONDS.sleep(100);
            }
        }
        return false;
    }

    private static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0)) {
            return socket.getLocalPort();
        }
    }

    @Override
    public void close() {
        process.destroy();
        process.onExit().join();
    }
}
