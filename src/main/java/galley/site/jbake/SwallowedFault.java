package galley.site.jbake;

import freemarker.template.TemplateException;

/** A fault that a template's {@code attempt} would have hidden; a page with a hidden fault is not published. */
final class SwallowedFault extends RuntimeException {
    SwallowedFault(TemplateException fault) {
        super(fault);
    }
}
