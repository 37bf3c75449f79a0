package galley.site.jbake;

import galley.diagnostic.Diagnostic;
import java.util.Objects;
import java.util.Optional;
import org.jbake.template.RenderingException;

/** Carries a diagnostic through JBake's renderer, which knows only exceptions. */
final class PageFault extends RenderingException {
    private final transient Diagnostic diagnostic;

    PageFault(Diagnostic diagnostic) {
        super(diagnostic.message());
        this.diagnostic = diagnostic;
    }

    /** The diagnostic somewhere below what the renderer threw. */
    static Optional<Diagnostic> in(Throwable thrown) {
        for (Throwable cause = thrown; cause != null; cause = cause.getCause()) {
            if (cause instanceof PageFault fault) {
                return Optional.of(Objects.requireNonNull(fault.diagnostic));
            }
        }
        return Optional.empty();
    }
}
