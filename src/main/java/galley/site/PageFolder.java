package galley.site;

import static galley.site.LessonCard.Notes.said;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * A folder above pages of lessons, so that no part of an address leads nowhere.
 *
 * @param path of its page
 * @param entries the pages that lie directly below it
 * @param folders those that lie directly below it and have a page of this kind
 */
record PageFolder(SitePath path, List<Entry> entries, List<PageFolder> folders) {
    PageFolder {
        entries = List.copyOf(entries);
        folders = List.copyOf(folders);
    }

    /** A page of a lesson, of a revision or of what a revision changed; the description may be empty. */
    record Entry(SitePath path, String title, String description) {
        Map<String, Object> model(SitePath from) {
            Map<String, Object> model = LessonEntry.link(title, path, from);
            said(description).ifPresent(text -> model.put("description", text));
            return model;
        }
    }

    /** Whether no folder lies above it. */
    boolean isFirst() {
        return path.value().indexOf('/') == path.value().lastIndexOf('/');
    }

    /** The folders above all pages of these lessons that have no page, in the order of their paths. */
    static List<PageFolder> of(List<LessonHistory> histories, Set<String> pages) {
        TreeMap<String, List<Entry>> entries = new TreeMap<>();
        histories.forEach(history -> entries(history)
                .forEach(entry -> entries.computeIfAbsent(parent(folder(entry.path())), key -> new ArrayList<>())
                        .add(entry)));
        TreeSet<String> missing = new TreeSet<>();
        for (String folder : entries.keySet()) {
            for (String above = folder; !above.isEmpty(); above = parent(above)) {
                if (!pages.contains(above + "index.html")) {
                    missing.add(above);
                }
            }
        }
        Map<String, Deque<PageFolder>> inner = new HashMap<>();
        Deque<PageFolder> made = new ArrayDeque<>();
        for (String folder : missing.descendingSet()) {
            PageFolder page = new PageFolder(
                    new SitePath(folder + "index.html"),
                    entries.getOrDefault(folder, List.of()),
                    List.copyOf(inner.getOrDefault(folder, new ArrayDeque<>())));
            made.addFirst(page);
            inner.computeIfAbsent(parent(folder), key -> new ArrayDeque<>()).addFirst(page);
        }
        return List.copyOf(made);
    }

    private static List<Entry> entries(LessonHistory history) {
        List<Entry> entries = new ArrayList<>();
        LessonCard newest = history.newest();
        entries.add(
                new Entry(newest.paths().page(), newest.title(), newest.notes().description()));
        for (LessonCard card : history.revisions()) {
            if (!history.isNewest(card)) {
                entries.add(new Entry(card.paths().page(), card.title() + ", version " + card.version(), ""));
            }
            if (!history.before(card).isEmpty()) {
                entries.add(new Entry(history.changes(card), "What version " + card.version() + " changed", ""));
            }
        }
        return entries;
    }

    /** The folder that a page stands for: the one that it is the index of, else itself as if it were one. */
    private static String folder(SitePath page) {
        String path = page.value();
        return path.endsWith("index.html")
                ? path.substring(0, path.length() - "index.html".length())
                : path.substring(0, path.lastIndexOf('/') + 1) + page.fileName() + "/";
    }

    private static String parent(String folder) {
        return folder.isEmpty() ? "" : folder.substring(0, folder.lastIndexOf('/', folder.length() - 2) + 1);
    }

    /** The folder as an address has it, such as {@code learn/atlas/}. */
    String title() {
        return folder(path);
    }

    /** How many pages lie below it. */
    int count() {
        return entries.size() + folders.stream().mapToInt(PageFolder::count).sum();
    }

    /** The way to this folder. */
    List<Map<String, Object>> crumbs(SitePath from) {
        List<Map<String, Object>> crumbs = new ArrayList<>();
        for (String above = parent(title()); !above.isEmpty(); above = parent(above)) {
            String name = above.substring(above.lastIndexOf('/', above.length() - 2) + 1, above.length() - 1);
            crumbs.add(0, LessonEntry.link(name, new SitePath(above + "index.html"), from));
        }
        return crumbs;
    }
}
