package galley.revision;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class LineDiffTest {
    @Test
    void equalTextsHaveNoDiff() {
        assertEquals("", LineDiff.of("a", "x\n", "a", "x\n"));
    }

    @Test
    void showsWhatChangedWithThreeLinesAround() {
        assertEquals(
                "--- a\n+++ a\n@@ -2,7 +2,7 @@\n 2\n 3\n 4\n-5\n+five\n 6\n 7\n 8\n",
                LineDiff.of("a", "1\n2\n3\n4\n5\n6\n7\n8\n9\n", "a", "1\n2\n3\n4\nfive\n6\n7\n8\n9\n"));
    }

    @Test
    void keepsDistantChangesApart() {
        String before = "a\n" + "-\n".repeat(9) + "b\n";
        String diff = LineDiff.of("x", before, "x", before.replace('a', 'A').replace('b', 'B'));
        assertEquals("--- x\n+++ x\n@@ -1,4 +1,4 @@\n-a\n+A\n -\n -\n -\n@@ -8,4 +8,4 @@\n -\n -\n -\n-b\n+B\n", diff);
    }

    @Test
    void aNewFileIsAllAdded() {
        assertEquals("--- x\n+++ x\n@@ -0,0 +1,2 @@\n+a\n+b\n", LineDiff.of("x", "", "x", "a\nb\n"));
    }

    @Test
    void aLostFinalNewlineIsSeen() {
        assertEquals(
                "--- x\n+++ x\n@@ -1,1 +1,1 @@\n-a\n+a\n\\ No newline at end of file\n",
                LineDiff.of("x", "a\n", "x", "a"));
    }

    @Test
    void aLineAtTheEndIsInserted() {
        assertEquals("--- x\n+++ y\n@@ -1,2 +1,3 @@\n a\n b\n+c\n", LineDiff.of("x", "a\nb\n", "y", "a\nb\nc\n"));
    }

    @Test
    void tooManyLinesAreReplacedAsAWhole() {
        String before = "a\n" + "b\n".repeat(LineDiff.LONGEST) + "z\n";
        String after = "a\n" + "c\nb\n".repeat(LineDiff.LONGEST) + "z\n";
        String diff = LineDiff.of("x", before, "x", after);
        assertEquals(LineDiff.LONGEST, diff.split("\n\\+c", -1).length - 1);
        assertEquals(1, diff.split("@@ -", -1).length - 1);
    }
}
