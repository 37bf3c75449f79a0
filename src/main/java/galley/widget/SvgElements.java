package galley.widget;

import galley.figure.Sink;

/** Draws into an {@code svg} element of the page. */
final class SvgElements implements Sink {
    private Element current;

    SvgElements(Element svg) {
        svg.replaceChildren();
        this.current = svg;
    }

    @Override
    public void open(String element) {
        Element child = Page.svgElement(element);
        current.append(child);
        current = child;
    }

    @Override
    public void attribute(String name, String value) {
        current.setAttribute(name, value);
    }

    @Override
    public void text(String text) {
        current.appendText(text);
    }

    @Override
    public void close() {
        current = current.getParentNode();
    }
}
