package galley.site;

import galley.diagnostic.Code;
import galley.diagnostic.Diagnostics;
import galley.text.Place;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;

/** Sees to it that no two files of a site claim one path, nor one that differs only in case, nor a file as a folder. */
final class PathClaims {
    private final Map<String, Place> claimed = new HashMap<>();
    private final Map<String, Place> folders = new HashMap<>();
    private final Diagnostics diagnostics;

    PathClaims(Diagnostics diagnostics) {
        this.diagnostics = diagnostics;
    }

    /** Claims {@code path} for what stands at {@code place}. */
    void claim(String path, Place place) {
        String folded = path.toLowerCase(Locale.ROOT);
        Place other = claimed.putIfAbsent(folded, place);
        if (other == null) {
            other = folders.get(folded);
        }
        // A folder that is known was held against the files when it was claimed, with all that it lies in.
        boolean known = false;
        for (int slash = folded.lastIndexOf('/'); slash >= 0 && !known && other == null; ) {
            String folder = folded.substring(0, slash);
            known = folders.putIfAbsent(folder, place) != null;
            other = claimed.get(folder);
            slash = folder.lastIndexOf('/');
        }
        if (other != null) {
            diagnostics.add(
                    Code.PATH_CLASH,
                    place,
                    "Expected a path of its own, but " + path + " is claimed by " + other.file() + " already.");
        }
    }
}
