package galley.audit;

import galley.diagnostic.Diagnostics;
import java.io.IOException;
import java.nio.file.Path;

/** What is asked of the signature of a site's manifest. */
@FunctionalInterface
public interface SignatureRule {
    /** Nothing is asked. */
    SignatureRule NONE = (site, diagnostics) -> false;

    /** Says whether the signature is good, and if not, why. */
    boolean check(Path site, Diagnostics diagnostics) throws IOException;
}
