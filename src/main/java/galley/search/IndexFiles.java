package galley.search;

import galley.text.JsonString;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** How an index is laid out in files, as {@link SearchIndex} says. */
final class IndexFiles {
    /** How many lessons one file describes. */
    static final int LESSONS_OF_A_FILE = 5;

    /** What stands between two lessons, and between two words. */
    static final String BETWEEN = ",\n";

    private static final int SIZE_OF_A_FILE = 8000;

    private IndexFiles() {}

    /** The name of the file that describes a lesson, without its ending. */
    static String lessonsName(int number) {
        return "lessons-" + number / LESSONS_OF_A_FILE;
    }

    /** A lesson in one line. */
    static String lesson(SearchDocument lesson) {
        List<String> sections = lesson.sections().stream()
                .map(section -> "[" + quoted(section.id()) + "," + quoted(section.title()) + "]")
                .toList();
        return "[" + quoted(lesson.title()) + "," + quoted(lesson.href()) + "," + quoted(lesson.topic()) + ","
                + quoted(lesson.description()) + ",[" + String.join(",", sections) + "]]";
    }

    /** A file of lessons. */
    static String lessons(List<String> lines) {
        return "[" + String.join(BETWEEN, lines) + "]";
    }

    /** What stands before the places of a word. */
    static String beginning(String word) {
        return quoted(word) + ":";
    }

    /** A word in one line. */
    static String word(String word, String places) {
        return beginning(word) + quoted(places);
    }

    /** The files of words, and the directory of an index of {@code count} lessons, by name; lines are in the order of words. */
    static Map<String, String> words(List<String> lines, int count) {
        Map<String, String> files = new LinkedHashMap<>();
        List<String> first = new ArrayList<>();
        StringBuilder shard = new StringBuilder();
        for (String line : lines) {
            if (shard.length() > 0 && shard.length() + line.length() > SIZE_OF_A_FILE) {
                put("words-" + (first.size() - 1), "{" + shard + "}", files);
                shard.setLength(0);
            }
            if (shard.length() == 0) {
                first.add(line.substring(0, line.lastIndexOf(':')));
            }
            shard.append(shard.length() == 0 ? "" : BETWEEN).append(line);
        }
        if (shard.length() > 0) {
            put("words-" + (first.size() - 1), "{" + shard + "}", files);
        }
        String directory = "{\"count\":" + count + ",\"group\":" + LESSONS_OF_A_FILE + ",\"words\":["
                + String.join(",", first) + "]}";
        put("directory", directory, files);
        return files;
    }

    static void put(String name, String json, Map<String, String> files) {
        files.put(name + ".js", script(name, json));
    }

    private static String script(String name, String json) {
        return "galleySearch(" + quoted(name) + "," + json + ")\n";
    }

    /** The lines of a file of lessons or words. */
    static List<String> lines(String name, String script) {
        String whole = script(name, "[]");
        int begin = whole.length() - 4;
        String inner = script.substring(begin + 1, script.length() - 3);
        return List.of(inner.split(BETWEEN, -1));
    }

    /** Two characters end a line in scripts and are none in JSON. */
    private static String quoted(String text) {
        return JsonString.quoted(text).replace("\u2028", "\\u2028").replace("\u2029", "\\u2029");
    }
}
