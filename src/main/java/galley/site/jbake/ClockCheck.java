package galley.site.jbake;

import galley.diagnostic.Code;
import galley.diagnostic.Diagnostics;
import galley.text.Place;
import galley.text.SourceText;
import galley.text.Span;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * No template asks for the time, which would make each bake differ from the last one. FreeMarker cannot switch its
 * variable off, so it is looked for in the text of interpolations and tags.
 */
final class ClockCheck {
    private static final String CLOCK = ".now";
    private static final Pattern USE = Pattern.compile("(?:\\$\\{|<[#@/])[^{}<>]*?(?<![\\w\\])])\\.now\\b");

    private ClockCheck() {}

    static void check(TemplateFolder folder, Diagnostics found) {
        folder.sources().forEach((name, source) -> {
            if (TemplateFolder.isTemplate(name)) {
                check(source, found);
            }
        });
    }

    private static void check(SourceText source, Diagnostics found) {
        Matcher uses = USE.matcher(source.text());
        while (uses.find()) {
            Place place = new Place(source, new Span(uses.end() - CLOCK.length(), uses.end()), "");
            String message = "A template cannot ask for the time: two bakes of one site would differ.";
            found.add(Code.TEMPLATE, place, message, "let the page's model say the date");
        }
    }
}
