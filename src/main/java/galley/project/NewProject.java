package galley.project;

import java.io.IOException;
import java.util.Collections;
import java.util.SortedMap;
import java.util.TreeMap;

/** What is to stand in a new project: the packed files, and what the publisher wants otherwise. */
public final class NewProject {
    private static final String LESSONS = "content/lessons/";
    private static final String PROPERTIES = "templates/jbake.properties";

    private final SortedMap<String, byte[]> files;

    private NewProject(SortedMap<String, byte[]> files) {
        this.files = files;
    }

    /** A project with the lesson that explains itself. */
    public static NewProject packed() throws IOException {
        return new NewProject(ProjectFiles.packed());
    }

    /** The same for a site of this title. */
    public NewProject titled(String title) {
        SortedMap<String, byte[]> changed = new TreeMap<>(files);
        changed.put(PROPERTIES, SiteTitle.in(files.get(PROPERTIES), title));
        return new NewProject(changed);
    }

    /**
     * The same with another lesson in the place of its own.
     *
     * @param lesson the bytes of each file by its name
     */
    public NewProject with(SortedMap<String, byte[]> lesson) {
        SortedMap<String, byte[]> changed = new TreeMap<>(files);
        changed.keySet().removeIf(name -> name.startsWith(LESSONS));
        lesson.forEach((name, bytes) -> changed.put(LESSONS + name, bytes));
        return new NewProject(changed);
    }

    /** The bytes of each file by its path in the project, with slashes. */
    public SortedMap<String, byte[]> files() {
        return Collections.unmodifiableSortedMap(files);
    }
}
