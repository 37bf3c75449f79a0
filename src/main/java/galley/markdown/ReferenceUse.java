package galley.markdown;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;
import org.commonmark.node.LinkReferenceDefinition;
import org.commonmark.parser.InlineParserContext;
import org.commonmark.parser.beta.LinkInfo;
import org.commonmark.parser.beta.LinkProcessor;
import org.commonmark.parser.beta.LinkResult;
import org.commonmark.parser.beta.Scanner;

/** Notes which link reference definitions are used; the links themselves are left to the parser. */
final class ReferenceUse implements LinkProcessor {
    private final Set<LinkReferenceDefinition> used = Collections.newSetFromMap(new IdentityHashMap<>());

    @Override
    public LinkResult process(LinkInfo link, Scanner scanner, InlineParserContext context) {
        if (link.destination() == null) {
            LinkReferenceDefinition definition =
                    context.getDefinition(LinkReferenceDefinition.class, label(link, scanner));
            if (definition != null) {
                used.add(definition);
            }
        }
        return LinkResult.none();
    }

    boolean isUsed(LinkReferenceDefinition definition) {
        return used.contains(definition);
    }

    private static String label(LinkInfo link, Scanner scanner) {
        String label = link.label();
        return label == null || label.isEmpty() ? link.text(scanner) : label;
    }
}
