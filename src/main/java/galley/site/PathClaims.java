package galley.site;

import galley.diagnostic.Code;
import galley.diagnostic.Diagnostics;
import galley.site.PathOwners.Owner;
import galley.text.Place;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/** Sees to it that no two files of a site claim one path, nor one that differs only in case, nor a file as a folder. */
final class PathClaims {
    private final Map<String, Claim> claimed = new HashMap<>();
    private final Map<String, Claim> folders = new HashMap<>();
    private final Set<Owner> told = new HashSet<>();
    private final Supplier<PathOwners> asking;
    private final Diagnostics diagnostics;
    private Optional<PathOwners> owners = Optional.empty();

    /** Claims of paths whose owners are asked for when two clash. */
    PathClaims(Supplier<PathOwners> asking, Diagnostics diagnostics) {
        this.asking = asking;
        this.diagnostics = diagnostics;
    }

    private record Claim(String path, String folded, Place place) {}

    /** Claims {@code path} for what stands at {@code place}. */
    void claim(String path, Place place) {
        String folded = SitePath.folded(path);
        Claim claim = new Claim(path, folded, place);
        Claim other = claimed.putIfAbsent(folded, claim);
        if (other == null) {
            other = folders.get(folded);
        }
        // A folder that is known was held against the files when it was claimed, with all that it lies in.
        boolean known = false;
        for (int slash = folded.lastIndexOf('/'); slash >= 0 && !known && other == null; ) {
            String folder = folded.substring(0, slash);
            known = folders.putIfAbsent(folder, claim) != null;
            other = claimed.get(folder);
            slash = folder.lastIndexOf('/');
        }
        if (other != null) {
            report(claim, other);
        }
    }

    /** Whichever came first: what is reported is the one of the two that can be given another path. */
    private void report(Claim claim, Claim other) {
        PathOwners known = owners.orElseGet(asking);
        owners = Optional.of(known);
        List<Owner> able = new ArrayList<>(known.of(other.path()));
        if (!claim.folded().equals(other.folded())) {
            able.addAll(known.of(claim.path()));
        }
        if (able.isEmpty()) {
            diagnostics.add(
                    Code.PATH_CLASH,
                    claim.place(),
                    message(claim.path(), other.place().file()));
            return;
        }
        Owner owner = able.get(able.size() - 1);
        if (!told.add(owner)) {
            return;
        }
        String holder = able.size() > 1 ? able.get(0).place().file() : "a file that the build makes";
        diagnostics.add(Code.PATH_CLASH, owner.place(), message(claim.path(), holder), owner.remedy());
    }

    private static String message(String path, String holder) {
        return "Expected a path of its own, but " + path + " is claimed by " + holder + " already.";
    }
}
