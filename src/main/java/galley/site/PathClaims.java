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
import java.util.Set;

/** Sees to it that no two files of a site claim one path, nor one that differs only in case, nor a file as a folder. */
final class PathClaims {
    private final Map<String, Claim> claimed = new HashMap<>();
    private final Map<String, Claim> folders = new HashMap<>();
    private final Set<Owner> told = new HashSet<>();
    private final PathOwners owners;
    private final Diagnostics diagnostics;

    PathClaims(PathOwners owners, Diagnostics diagnostics) {
        this.owners = owners;
        this.diagnostics = diagnostics;
    }

    private record Claim(SitePath path, Place place) {}

    /** Claims {@code path} for what stands at {@code place}. */
    void claim(SitePath path, Place place) {
        Claim claim = new Claim(path, place);
        String folded = path.folded();
        Claim other = claimed.putIfAbsent(folded, claim);
        if (other == null) {
            other = folders.get(folded);
        }
        for (int slash = folded.indexOf('/'); slash >= 0 && other == null; slash = folded.indexOf('/', slash + 1)) {
            folders.putIfAbsent(folded.substring(0, slash), claim);
            other = claimed.get(folded.substring(0, slash));
        }
        if (other != null) {
            report(claim, other);
        }
    }

    /** Whichever came first: what is reported is the one of the two that can be given another path. */
    private void report(Claim claim, Claim other) {
        List<Owner> able = new ArrayList<>(owners.of(other.path().value()));
        if (!claim.path().folded().equals(other.path().folded())) {
            able.addAll(owners.of(claim.path().value()));
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

    private static String message(SitePath path, String holder) {
        return "Expected a path of its own, but " + path + " is claimed by " + holder + " already.";
    }
}
