package galley.publication;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The sites that wait for the next one to grow out of one of them: the one that was replaced last, and spares. Who came
 * last goes first, for it differs least from what comes next. Nobody else may use them meanwhile.
 *
 * @param folder in which they lie, beside other things
 */
public record FormerSites(Path folder) {
    /** A site that is deleted comes back from one, and the change after that has another to begin with. */
    private static final List<String> NAMES = List.of("former-site", "former-site-2");

    /** How many there is room for. */
    public static final int MOST = NAMES.size();

    /** Whether a place is that of one of them, or lies in it. */
    public boolean hold(Path place) throws IOException {
        for (Path own : places().toList()) {
            if (Folder.behind(place).startsWith(Folder.behind(own))) {
                return true;
            }
        }
        return false;
    }

    /** How many there are. */
    int count() {
        return (int) sites().count();
    }

    /** Puts the last one at a path where nothing is. Where it cannot, it stays where it is. */
    void takeLast(Path to) {
        Optional<Path> last = sites().reduce((one, next) -> next);
        try {
            if (last.isPresent()) {
                Files.move(last.get(), to, StandardCopyOption.ATOMIC_MOVE);
            }
        } catch (IOException e) {
            // All of the new site is written.
        }
    }

    /** Takes a site in, if it is one and there is room. */
    void keep(Path site) {
        Optional<Path> free = places().filter(place -> !Files.exists(place, LinkOption.NOFOLLOW_LINKS))
                .findFirst();
        try {
            if (free.isPresent() && Manifest.isIn(site)) {
                Files.move(site, free.get(), StandardCopyOption.ATOMIC_MOVE);
            }
        } catch (IOException e) {
            // It is one less.
        }
    }

    /** Deletes them, and nothing else that may lie there. */
    public void clear() throws IOException {
        for (Path site : sites().toList()) {
            Folder.delete(site);
        }
    }

    private Stream<Path> sites() {
        return places().filter(Manifest::isIn);
    }

    private Stream<Path> places() {
        return NAMES.stream().map(folder::resolve);
    }
}
