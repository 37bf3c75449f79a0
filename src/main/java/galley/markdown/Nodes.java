package galley.markdown;

import java.util.ArrayList;
import java.util.List;
import org.commonmark.node.Block;
import org.commonmark.node.Link;
import org.commonmark.node.Node;
import org.jspecify.annotations.Nullable;

/** Walks through a parsed tree. */
final class Nodes {
    private Nodes() {}

    /** The children of a node, in order. */
    static List<Node> children(Node parent) {
        List<Node> found = new ArrayList<>();
        for (Node child = parent.getFirstChild(); child != null; child = child.getNext()) {
            found.add(child);
        }
        return found;
    }

    /** All nodes of one type below {@code root}, in order of appearance. */
    static <T> List<T> all(Node root, Class<T> type) {
        List<T> found = new ArrayList<>();
        for (Node node = next(root, root); node != null; node = next(node, root)) {
            if (type.isInstance(node)) {
                found.add(type.cast(node));
            }
        }
        return found;
    }

    /** How many nodes stand above this one. */
    static int depth(Node node) {
        int depth = 0;
        for (Node above = node.getParent(); above != null; above = above.getParent()) {
            depth++;
        }
        return depth;
    }

    /** How many inline nodes stand between this one and its block. */
    static int inlineDepth(Node node) {
        int depth = 0;
        for (Node above = node.getParent(); above != null && !(above instanceof Block); above = above.getParent()) {
            depth++;
        }
        return depth;
    }

    /** Whether a link stands above this node. */
    static boolean isInLink(Node node) {
        Node above = node.getParent();
        while (above != null && !(above instanceof Link)) {
            above = above.getParent();
        }
        return above != null;
    }

    private static @Nullable Node next(Node node, Node root) {
        if (node.getFirstChild() != null) {
            return node.getFirstChild();
        }
        Node at = node;
        while (at != null && at != root && at.getNext() == null) {
            at = at.getParent();
        }
        return at == root || at == null ? null : at.getNext();
    }
}
