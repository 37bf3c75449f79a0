package galley.cli;

import galley.diagnostic.Diagnostics;
import galley.markdown.MarkdownParser;
import galley.site.SiteSettings;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Option;

/** What a single dollar means: what the site says whose folder this is, so that every command reads as the build does. */
final class DollarOption {
    private static final Path TEMPLATES = Path.of("templates");

    @Option(
            names = "--inline-dollar",
            description = "A single $ delimits mathematics, also where no templates/jbake.properties says so.")
    private boolean inline;

    MarkdownParser parser() {
        return new MarkdownParser(isMathematics());
    }

    /** Whether a single dollar delimits mathematics. */
    boolean isMathematics() {
        return inline || siteSaysSo();
    }

    /** What is wrong with the settings is the build's to report. */
    private static boolean siteSaysSo() {
        try {
            return SiteSettings.read(TEMPLATES, Optional.empty(), new Diagnostics())
                    .inlineDollar();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
