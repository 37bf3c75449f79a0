package galley.site;

import galley.diagnostic.Code;
import galley.diagnostic.Diagnostics;
import galley.text.Place;
import galley.text.Utf8;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** Reads the publisher's assets: plain files, no links, no dot files. */
public final class AssetFolder {
    private final Path root;
    private final Diagnostics diagnostics;

    private AssetFolder(Path root, Diagnostics diagnostics) {
        this.root = root;
        this.diagnostics = diagnostics;
    }

    /** Every asset below {@code root}, in the order of their names; style sheets refer to the published names. */
    public static List<Asset> read(Path root, Diagnostics diagnostics) {
        return new AssetFolder(root, diagnostics).assets();
    }

    private List<Asset> assets() {
        if (!Files.isDirectory(root)) {
            fault(root, "Expected a folder of assets, but there is none.");
            return List.of();
        }
        Map<String, byte[]> files = new TreeMap<>();
        try (Stream<Path> all = Files.walk(root)) {
            all.sorted(Comparator.comparing(Path::toString))
                    .filter(path -> !path.equals(root) && !isHidden(path))
                    .forEach(path -> read(path, files));
        } catch (IOException | UncheckedIOException e) {
            fault(root, "The folder cannot be read: " + e.getMessage() + ".");
        }
        return named(files);
    }

    private boolean isHidden(Path path) {
        for (Path part : root.relativize(path)) {
            if (part.toString().startsWith(".")) {
                return true;
            }
        }
        return false;
    }

    private void read(Path path, Map<String, byte[]> files) {
        String name = root.relativize(path).toString().replace('\\', '/');
        if (Files.isSymbolicLink(path)) {
            fault(path, "Expected a plain file, but this is a link; what it leads to is not published.");
        } else if (Files.isRegularFile(path, LinkOption.NOFOLLOW_LINKS)) {
            if (!SitePath.isPortable(name) || name.lastIndexOf('.') <= name.lastIndexOf('/')) {
                fault(path, "Expected a name of ASCII letters, digits, dots and hyphens with an ending.");
                return;
            }
            try {
                files.put(name, Files.readAllBytes(path));
            } catch (IOException e) {
                fault(path, "The file cannot be read: " + e.getMessage() + ".");
            }
        }
    }

    private static List<Asset> named(Map<String, byte[]> files) {
        List<Asset> assets = new ArrayList<>();
        files.forEach((name, bytes) -> {
            if (!name.endsWith(".css")) {
                assets.add(Asset.of(name, bytes));
            }
        });
        files.forEach((name, bytes) -> {
            if (name.endsWith(".css")) {
                assets.add(Asset.of(name, withPublishedNames(bytes, name, assets)));
            }
        });
        return assets;
    }

    private static byte[] withPublishedNames(byte[] sheet, String name, List<Asset> assets) {
        if (!(Utf8.decode(sheet) instanceof Utf8.Decoded.Text text)) {
            return sheet;
        }
        return Utf8.encode(StyleUrls.renamed(StyleComments.removed(text.text()), name, assets));
    }

    private void fault(Path path, String message) {
        diagnostics.add(Code.ASSET, Place.ofFile(path.toString()), message);
    }
}
