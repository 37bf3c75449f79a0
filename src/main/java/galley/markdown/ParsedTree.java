package galley.markdown;

import java.util.List;
import org.commonmark.node.Node;

/**
 * What the parser knows of a content.
 *
 * @param root the document
 * @param nodes all that are below it, in order of appearance
 * @param places where its nodes stand
 * @param references which link references its links use
 */
record ParsedTree(Node root, List<Node> nodes, Spans places, ReferenceUse references) {
    ParsedTree(Node root, Spans places, ReferenceUse references) {
        this(root, Nodes.all(root, Node.class), places, references);
    }
}
