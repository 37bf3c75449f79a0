package galley.verify;

import galley.diagnostic.Code;
import galley.diagnostic.Diagnostics;
import galley.text.Place;
import galley.text.SourceText;
import galley.text.Span;
import java.util.Optional;

/** A Markdown file beside a record holds the very bytes of its content. */
final class SiblingCheck implements Check {
    @Override
    public void check(Candidate lesson, Diagnostics diagnostics) {
        String content = lesson.record().content().text();
        Optional<SourceText> sibling = lesson.source().sibling();
        sibling.filter(file -> !file.text().equals(content)).ifPresent(file -> {
            int at = Difference.first(file.text(), content);
            diagnostics.add(
                    Code.SIBLING,
                    new Place(file, new Span(at, Math.min(file.length(), at + 1)), ""),
                    "Expected the content of " + lesson.record().file().name() + ", but from offset " + at
                            + " on this file differs: it has " + Difference.shown(file.text(), at) + ", the record has "
                            + Difference.shown(content, at) + ".",
                    "where this file is right, seal it: galley seal " + file.name()
                            + "; where the record is, write its content into this file again");
        });
    }
}
