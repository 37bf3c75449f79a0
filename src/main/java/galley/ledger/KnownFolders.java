package galley.ledger;

import galley.text.Sha256;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Some folders of a site, as they were when nobody else could use them: as long as they look the same, nothing came or went
 * there.
 *
 * @param digest of the looks of all but the unsettled, in their order
 * @param unsettled those that changed so short a time before that they may change again without looking otherwise
 */
public record KnownFolders(String digest, List<String> unsettled) {
    public KnownFolders {
        unsettled = List.copyOf(unsettled);
    }

    /** Whether folders below {@code root}, in the same order, are these, and nothing came or went in the settled ones. */
    public boolean areThoseOf(Path root, Set<String> folders) {
        Set<String> others = Set.copyOf(unsettled);
        List<Optional<FileLook>> looks = folders.parallelStream()
                .filter(folder -> !others.contains(folder))
                .map(folder -> SeenFolders.look(root.resolve(folder)))
                .toList();
        return looks.stream().allMatch(Optional::isPresent)
                && digest(looks.stream().flatMap(Optional::stream).toList()).equals(digest);
    }

    static String digest(List<FileLook> looks) {
        ByteBuffer bytes = ByteBuffer.allocate(looks.size() * FileLook.BYTES);
        looks.forEach(look -> look.put(bytes));
        return Sha256.of(bytes.array()).hex();
    }
}
