package galley.ledger;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Folders of a site as they look while nobody else can use them.
 *
 * @param names each with a slash at its end
 * @param looks of these; empty for what is no folder
 */
public record SeenFolders(List<String> names, List<Optional<FileLook>> looks) {
    public SeenFolders {
        names = List.copyOf(names);
        looks = List.copyOf(looks);
    }

    /** Folders below {@code root}, as they are now. */
    public static SeenFolders of(Path root, Set<String> folders) {
        return of(root, folders, Map.of());
    }

    /** The same; {@code known} gives the looks that some have for certain. */
    static SeenFolders of(Path root, Set<String> folders, Map<String, FileLook> known) {
        List<String> names = List.copyOf(folders);
        return new SeenFolders(
                names,
                names.parallelStream()
                        .map(folder -> Optional.ofNullable(known.get(folder)).or(() -> look(root.resolve(folder))))
                        .toList());
    }

    static Optional<FileLook> look(Path folder) {
        try {
            return Optional.of(FileLook.of(folder)).filter(FileLook::isFolder);
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    /** What is known of them if others can use them from now on; the later this is asked, the more it is. */
    public KnownFolders known() {
        List<FileLook> settled = new ArrayList<>(names.size());
        List<String> unsettled = new ArrayList<>();
        for (int i = 0; i < names.size(); i++) {
            String name = names.get(i);
            looks.get(i).filter(look -> !look.isRecent()).ifPresentOrElse(settled::add, () -> unsettled.add(name));
        }
        return new KnownFolders(KnownFolders.digest(settled), unsettled);
    }
}
