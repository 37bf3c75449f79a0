package galley.text;

import java.util.LinkedHashSet;
import java.util.Set;

/** The folders in the paths of files. */
public final class PathFolders {
    private PathFolders() {}

    /** The folder right above a file, with a slash at its end; that of the root is empty. */
    public static String above(String file) {
        return file.substring(0, file.lastIndexOf('/') + 1);
    }

    /**
     * The folders of some files but the root, each with a slash at its end, in the order in which they are first met; most
     * files lie in the folder of the one before, where they are in order.
     */
    public static Set<String> of(Iterable<String> files) {
        Set<String> folders = new LinkedHashSet<>();
        String last = "/";
        for (String path : files) {
            if (path.lastIndexOf('/') != last.length() - 1 || !path.startsWith(last)) {
                add(path, folders);
                last = above(path);
            }
        }
        return folders;
    }

    private static void add(String path, Set<String> folders) {
        for (int slash = path.lastIndexOf('/'); slash > 0; slash = path.lastIndexOf('/', slash - 1)) {
            if (!folders.add(path.substring(0, slash + 1))) {
                return;
            }
        }
    }
}
