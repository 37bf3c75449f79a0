package galley.site;

import galley.diagnostic.Code;
import galley.diagnostic.Diagnostics;
import galley.publication.Folder;
import galley.text.Place;
import galley.text.PortablePath;
import galley.text.Utf8;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * Reads the publisher's assets: plain files, no links, no dot files, no editor's copies. Only {@code .well-known}
 * (RFC 8615) is published although its name has a dot, at the root of the site and under the names as they stand.
 */
public final class AssetFolder {
    /** The one folder that is published although its name has a dot. */
    public static final String WELL_KNOWN = ".well-known";

    /** What the build makes itself under these names. */
    private static final Set<String> RESERVED = Set.of("calculator.js", "formulas.css", "katex-licence.txt");

    private final Path root;
    private final Diagnostics diagnostics;
    private final Map<String, String> folded = new HashMap<>();

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
        try {
            Folder.paths(root).stream()
                    .filter(path -> !isHidden(root.relativize(path)) && !isEditorsCopy(path))
                    .forEach(path -> read(path, files));
        } catch (IOException e) {
            fault(root, "The folder cannot be read: " + e.getMessage() + ".");
        }
        return named(files);
    }

    /** Whether a file is what an editor keeps of another one: no build reads it, wherever it lies. */
    public static boolean isEditorsCopy(Path file) {
        String name = String.valueOf(file.getFileName());
        return name.endsWith("~") || (name.startsWith("#") && name.endsWith("#"));
    }

    private static boolean isHidden(Path path) {
        Path visible =
                path.startsWith(WELL_KNOWN) && path.getNameCount() > 1 ? path.subpath(1, path.getNameCount()) : path;
        for (Path part : visible) {
            if (part.toString().startsWith(".")) {
                return true;
            }
        }
        return false;
    }

    private void read(Path path, Map<String, byte[]> files) {
        String name = Folder.name(root, path);
        if (Files.isSymbolicLink(path)) {
            fault(path, "Expected a plain file, but this is a link; what it leads to is not published.");
        } else if (!Files.isRegularFile(path, LinkOption.NOFOLLOW_LINKS)) {
            fault(path, "Expected a plain file, but this is a pipe or a device.");
        } else if (hasGoodName(path, name)) {
            try {
                files.put(name, Files.readAllBytes(path));
            } catch (AccessDeniedException e) {
                fault(path, "The file cannot be read: permission denied.");
            } catch (IOException e) {
                fault(path, "The file cannot be read: " + e.getMessage() + ".");
            }
        }
    }

    private boolean hasGoodName(Path path, String name) {
        boolean ended = name.lastIndexOf('.') > name.lastIndexOf('/');
        if (!PortablePath.is(name) || !(ended || isWellKnown(name))) {
            fault(path, "Expected a name of ASCII letters, digits, dots and hyphens with an ending.");
            return false;
        }
        String fold = name.toLowerCase(Locale.ROOT);
        if (RESERVED.contains(fold)) {
            fault(path, "Expected another name, but the build makes " + fold + " itself.");
            return false;
        }
        String other = folded.putIfAbsent(fold, name);
        if (other != null) {
            fault(path, "Expected a name that differs from " + other + " also where case is ignored.");
        }
        return other == null;
    }

    private static boolean isWellKnown(String name) {
        return name.startsWith(WELL_KNOWN + "/");
    }

    private static List<Asset> named(Map<String, byte[]> files) {
        List<Asset> assets = new ArrayList<>();
        files.forEach((name, bytes) -> {
            if (isWellKnown(name)) {
                assets.add(new Asset(name, SiteFile.of(name, bytes)));
            } else if (!name.endsWith(".css")) {
                assets.add(Asset.of(name, bytes));
            }
        });
        files.forEach((name, bytes) -> {
            if (name.endsWith(".css") && !isWellKnown(name)) {
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
