package galley.markdown;

import galley.diagnostic.Code;
import galley.diagnostic.Diagnostics;
import java.util.HashSet;
import java.util.Locale;
import java.util.Set;
import org.commonmark.node.LinkReferenceDefinition;
import org.commonmark.node.Node;

/** Every link reference that is defined is used, and defined once: otherwise its text reaches no reader. */
final class ReferenceLoss implements Loss {

    @Override
    public void report(ParsedTree tree, Diagnostics diagnostics) {
        Set<String> labels = new HashSet<>();
        for (Node node : tree.nodes()) {
            if (node instanceof LinkReferenceDefinition definition) {
                report(definition, labels.add(label(definition)), tree, diagnostics);
            }
        }
    }

    private static void report(
            LinkReferenceDefinition definition, boolean first, ParsedTree tree, Diagnostics diagnostics) {
        if (!first || !tree.references().isUsed(definition)) {
            diagnostics.add(
                    Code.MARKDOWN_REFERENCE,
                    tree.places().place(definition),
                    message(definition, first),
                    "remove the line, or use it: [text][" + definition.getLabel() + "]");
        }
    }

    private static String message(LinkReferenceDefinition definition, boolean first) {
        String name = "The link reference [" + definition.getLabel() + "] ";
        return name + (first ? "is never used: it is not shown." : "is defined before: this one has no effect.");
    }

    /** Labels match without regard to case and white space. */
    private static String label(LinkReferenceDefinition definition) {
        String label = VisibleText.normal(definition.getLabel());
        return label.toLowerCase(Locale.ROOT).toUpperCase(Locale.ROOT);
    }
}
