package galley.math;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Properties;

/** The files of the KaTeX release on the class path: script, style sheet and fonts of one and the same version. */
final class KatexFiles {
    private static final String VERSION_FILE = "/META-INF/maven/org.webjars.npm/katex/pom.properties";

    private KatexFiles() {}

    /** The release, such as {@code 0.18.11}. */
    static String version() {
        Properties properties = new Properties();
        try (InputStream in = open(VERSION_FILE)) {
            properties.load(in);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return properties.getProperty("version", "unknown");
    }

    static String script() {
        return text(dist("katex.min.js"));
    }

    static String styleSheet() {
        return text(dist("katex.min.css"));
    }

    /** The bytes of a font, by file name. */
    static byte[] font(String name) {
        return bytes(dist("fonts/" + name));
    }

    /** The function that calls KaTeX for us. */
    static String caller() {
        return text("/galley/math/set-formula.js");
    }

    /** The licences under which the style rules and the fonts may be shipped. */
    static String licence() {
        return text("/galley/math/katex-licence.txt");
    }

    private static String dist(String name) {
        return "/META-INF/resources/webjars/katex/" + version() + "/dist/" + name;
    }

    private static String text(String path) {
        return new String(bytes(path), StandardCharsets.UTF_8);
    }

    private static byte[] bytes(String path) {
        try (InputStream in = open(path)) {
            return in.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static InputStream open(String path) {
        InputStream in = KatexFiles.class.getResourceAsStream(path);
        if (in == null) {
            throw new IllegalStateException("KaTeX is not whole on the class path: " + path + " is missing");
        }
        return in;
    }
}
