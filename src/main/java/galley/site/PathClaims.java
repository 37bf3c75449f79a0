package galley.site;

import galley.diagnostic.Code;
import galley.diagnostic.Diagnostics;
import galley.text.Place;
import java.util.HashMap;
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
    void claim(SitePath path, Place place) {
        String folded = path.folded();
        Place other = claimed.putIfAbsent(folded, place);
        if (other == null) {
            other = folders.get(folded);
        }
        for (int slash = folded.indexOf('/'); slash >= 0 && other == null; slash = folded.indexOf('/', slash + 1)) {
            folders.putIfAbsent(folded.substring(0, slash), place);
            other = claimed.get(folded.substring(0, slash));
        }
        if (other != null) {
            diagnostics.add(
                    Code.PATH_CLASH,
                    place,
                    "Expected a path of its own, but " + path + " is claimed by " + other.file() + " already.");
        }
    }
}
