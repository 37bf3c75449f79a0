package galley.markdown;

import org.commonmark.node.Node;

/**
 * What the parser knows of a content.
 *
 * @param root the document
 * @param places where its nodes stand
 * @param references which link references its links use
 */
record ParsedTree(Node root, Spans places, ReferenceUse references) {}
