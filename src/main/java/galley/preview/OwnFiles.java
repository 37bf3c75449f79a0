package galley.preview;

import java.io.IOException;
import java.io.InputStream;
import java.util.Map;
import java.util.Optional;

/** The preview's own script and style sheet, at paths that no page of a site has. */
final class OwnFiles {
    /** Where everything of the preview's own lies. */
    static final String FOLDER = "/__galley/";

    static final String SCRIPT = FOLDER + "reload.js";
    static final String EVENTS = FOLDER + "events";

    private static final Map<String, String> RESOURCES =
            Map.of(SCRIPT, "/galley/preview/reload.js", FOLDER + "overlay.css", "/galley/preview/overlay.css");

    private OwnFiles() {}

    static Optional<byte[]> bytes(String path) throws IOException {
        String resource = RESOURCES.get(path);
        if (resource == null) {
            return Optional.empty();
        }
        try (InputStream in = OwnFiles.class.getResourceAsStream(resource)) {
            if (in == null) {
                throw new IllegalStateException("the program was packaged without " + resource);
            }
            return Optional.of(in.readAllBytes());
        }
    }
}
