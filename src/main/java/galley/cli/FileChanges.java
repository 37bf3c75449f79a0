package galley.cli;

import galley.publication.Manifest;
import java.util.ArrayList;
import java.util.List;

/**
 * Which files of two sites differ, by their digests.
 *
 * @param added paths that only the new site has
 * @param removed paths that only the old site has
 * @param changed paths of other bytes
 */
record FileChanges(List<String> added, List<String> removed, List<String> changed) {
    FileChanges {
        added = List.copyOf(added);
        removed = List.copyOf(removed);
        changed = List.copyOf(changed);
    }

    static FileChanges between(Manifest before, Manifest now) {
        List<String> added = new ArrayList<>(now.digests().keySet());
        added.removeAll(before.digests().keySet());
        List<String> removed = new ArrayList<>(before.digests().keySet());
        removed.removeAll(now.digests().keySet());
        List<String> changed = before.digests().entrySet().stream()
                .filter(file -> now.digests().containsKey(file.getKey()))
                .filter(file -> !file.getValue().equals(now.digests().get(file.getKey())))
                .map(file -> file.getKey())
                .toList();
        return new FileChanges(added, removed, changed);
    }

    boolean isEmpty() {
        return added.isEmpty() && removed.isEmpty() && changed.isEmpty();
    }
}
