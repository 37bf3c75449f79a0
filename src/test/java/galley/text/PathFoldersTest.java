package galley.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class PathFoldersTest {
    @Test
    void eachFolderAboveAFileIsOne() {
        assertEquals(Set.of("a/", "a/b/", "a/b/c/"), PathFolders.of(List.of("a/b/c/1", "a/2", "3")));
        assertEquals(Set.of(), PathFolders.of(List.of("1", "2")));
        assertEquals(List.of("a/b/", ""), List.of(PathFolders.above("a/b/1"), PathFolders.above("1")));
    }

    @Test
    void whatBeginsAlikeIsNoFolderOfIt() {
        assertEquals(Set.of("a/", "ab/", "ab/a/"), PathFolders.of(List.of("a/1", "ab/1", "ab/a/1", "a1")));
    }

    @Test
    void theOrderDoesNotMatter() {
        assertEquals(
                PathFolders.of(List.of("a/1", "a/b/1", "a/b/2", "c/1")),
                PathFolders.of(List.of("a/b/2", "c/1", "a/1", "a/b/1")));
    }
}
