package galley.link;

import galley.diagnostic.Code;
import galley.diagnostic.Diagnostics;
import galley.text.Counted;
import galley.text.Place;
import galley.text.SourceText;
import galley.text.Span;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/**
 * Every relative reference of a written page leads to a file of the site, and every fragment to an element.
 *
 * <p>What a lesson's own text or record refers to is its author's and cannot be changed here: it is a warning. All else
 * was written by a template or by a mistake, and is an error.
 */
public final class LinkCheck {
    private final Set<String> paths;
    private final String base;
    private final Function<String, PageLinks> links;

    /**
     * A check of a site.
     *
     * @param paths all files of the site
     * @param base the path at which the site is served
     * @param links gives what was written at a path, from any thread
     */
    public LinkCheck(Set<String> paths, String base, Function<String, PageLinks> links) {
        this.paths = paths;
        this.base = base;
        this.links = links;
    }

    private record Broken(String page, String target, boolean fragment) {}

    /**
     * Reports every reference that leads nowhere, each once however many pages have it.
     *
     * @param pages the paths of those that are looked at
     * @param said the references that lessons make; asked only when something is broken
     * @param text gives the text of a page, for the place in it
     */
    public void check(
            Collection<String> pages,
            Supplier<Set<String>> said,
            Function<String, String> text,
            Diagnostics diagnostics) {
        List<Broken> broken = pages.stream().filter(PageLinks::isRead).toList().parallelStream()
                .flatMap(path -> broken(path).stream())
                .toList();
        if (broken.isEmpty()) {
            return;
        }
        Set<String> lessons = said.get();
        Map<String, List<Broken>> byTarget =
                broken.stream().collect(Collectors.groupingBy(Broken::target, LinkedHashMap::new, Collectors.toList()));
        byTarget.values().forEach(same -> report(same, isSaid(same.get(0), lessons), text, diagnostics));
    }

    private Collection<Broken> broken(String path) {
        PageLinks page = links.apply(path);
        List<Broken> broken = new ArrayList<>();
        for (String target : page.targets()) {
            Optional<Reference> reference = Reference.of(target, path, base);
            if (reference.isPresent() && !paths.contains(reference.get().path())) {
                broken.add(new Broken(path, target, false));
            } else if (reference.isPresent() && !hasElement(reference.get(), path, page)) {
                broken.add(new Broken(path, target, true));
            }
        }
        return broken;
    }

    private boolean hasElement(Reference reference, String from, PageLinks page) {
        String fragment = reference.fragment();
        String path = reference.path();
        boolean known = path.endsWith(".html") || path.endsWith(".svg");
        if (!known || fragment.isEmpty() || fragment.equals("top") || fragment.startsWith(":~:")) {
            return true;
        }
        return (path.equals(from) ? page : links.apply(path)).hasId(fragment);
    }

    private void report(List<Broken> same, boolean ofLesson, Function<String, String> text, Diagnostics diagnostics) {
        Broken first = same.get(0);
        String others = same.size() == 1 ? "" : " (and so in " + Counted.of(same.size() - 1, "other file") + ")";
        String message = first.fragment()
                ? "Expected an element with the id that \"" + first.target() + "\" names, but there is none" + others
                        + "."
                : "Expected a file of the site at \"" + first.target() + "\", but none is planned there" + others + ".";
        Place place = place(first, text.apply(first.page()));
        if (ofLesson && first.target().startsWith("#")) {
            return; // Said when the lesson was verified, with the place in its content.
        }
        if (ofLesson) {
            diagnostics.add(
                    Code.LINK_UNKNOWN,
                    place,
                    message,
                    "the lesson itself has this link; readers will find nothing there");
        } else {
            diagnostics.add(Code.BROKEN_LINK, place, message, folderHint(first));
        }
    }

    /** A lesson may name a page of this site by another address, but its fragment is its own. */
    private static boolean isSaid(Broken broken, Set<String> lessons) {
        String target = broken.target();
        return lessons.contains(target)
                || (broken.fragment() && lessons.contains(target.substring(target.indexOf('#'))));
    }

    private String folderHint(Broken broken) {
        return Reference.of(broken.target(), broken.page(), base)
                .filter(reference -> paths.contains(reference.path() + "/index.html"))
                .map(reference -> "a folder's address ends in a slash")
                .orElse("");
    }

    private static Place place(Broken broken, String text) {
        SourceText source = SourceText.of(broken.page(), text);
        int at = Math.max(text.indexOf("\"" + broken.target() + "\"") + 1, 0);
        return at == 0
                ? Place.ofFile(broken.page())
                : new Place(source, new Span(at, at + broken.target().length()), "");
    }
}
