package galley.site.jbake;

import freemarker.core.ParseException;
import freemarker.template.TemplateException;
import galley.diagnostic.Code;
import galley.diagnostic.Diagnostic;
import galley.text.Place;
import galley.text.Span;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Says in words what FreeMarker found wrong with a template: its description, its tips and the place. */
final class TemplateFaults {
    /** What FreeMarker puts around each of its tips. */
    private static final String RULE = "\n----(?:\n|$)";

    private static final String TIP = "Tip: ";

    private final TemplateFolder folder;

    TemplateFaults(TemplateFolder folder) {
        this.folder = folder;
    }

    /** What is wrong when {@code failure} came out of FreeMarker; {@code template} is the page's template. */
    Diagnostic of(Throwable failure, String template) {
        for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
            if (cause instanceof ParseException syntax) {
                return syntax(syntax, template);
            }
            if (cause instanceof TemplateException fault && fault.getLineNumber() != null) {
                return runtime(fault, template);
            }
        }
        return fault(folder.place(template), description(String.valueOf(failure.getMessage())), "");
    }

    /** A fault of a template as a whole. */
    Diagnostic of(String message, String template) {
        return fault(folder.place(template), message, "");
    }

    private Diagnostic syntax(ParseException e, String template) {
        Place start = folder.place(name(e.getTemplateName(), template));
        Span span = span(start, List.of(e.getLineNumber(), e.getColumnNumber()), end(e));
        return fault(start.at(span), description(e.getEditorMessage()), "");
    }

    private static List<Integer> end(ParseException e) {
        return List.of(e.getEndLineNumber(), e.getEndColumnNumber());
    }

    private Diagnostic runtime(TemplateException e, String template) {
        Place start = folder.place(name(e.getTemplateSourceName(), template));
        List<Integer> end = e.getEndLineNumber() == null
                ? List.of(e.getLineNumber(), e.getColumnNumber())
                : List.of(e.getEndLineNumber(), e.getEndColumnNumber());
        Span span = span(start, List.of(e.getLineNumber(), e.getColumnNumber()), end);
        String[] parts = e.getMessageWithoutStackTop().split(RULE, -1);
        return fault(start.at(span), description(parts[0]), tips(parts));
    }

    private static Diagnostic fault(Place place, String message, String hint) {
        return new Diagnostic(Code.TEMPLATE, place, message, hint);
    }

    private static String name(@Nullable String found, String otherwise) {
        return found == null ? otherwise : found;
    }

    private static String tips(String[] parts) {
        return Arrays.stream(parts)
                .map(TemplateFaults::words)
                .filter(part -> part.startsWith(TIP))
                .map(part -> part.substring(TIP.length()))
                .collect(Collectors.joining(" "));
    }

    /** The place stands beside the message, so the message need not repeat it. */
    private static String description(String text) {
        return words(text.replaceAll("\\[in template \"[^\"]*\" at line \\d+, column \\d+\\]", ""));
    }

    private static String words(String text) {
        return text.strip().replaceAll("\\s+", " ");
    }

    private static Span span(Place start, List<Integer> from, List<Integer> to) {
        String text = start.source().text();
        int begin = offset(text, from);
        return new Span(begin, Math.max(begin, Math.min(text.length(), offset(text, to) + 1)));
    }

    private static int offset(String text, List<Integer> lineAndColumn) {
        List<Integer> starts = new ArrayList<>(List.of(0));
        for (int feed = text.indexOf('\n'); feed >= 0; feed = text.indexOf('\n', feed + 1)) {
            starts.add(feed + 1);
        }
        int line = Math.max(1, Math.min(lineAndColumn.get(0), starts.size()));
        return Math.min(text.length(), starts.get(line - 1) + Math.max(1, lineAndColumn.get(1)) - 1);
    }
}
