package galley.cli;

import galley.markdown.MarkdownParser;
import picocli.CommandLine.Option;

/** What a single dollar means to a command that reads records and no site's settings. */
final class DollarOption {
    @Option(names = "--inline-dollar", description = "A single $ delimits mathematics, as with math.inline=dollar.")
    private boolean inline;

    MarkdownParser parser() {
        return new MarkdownParser(inline);
    }
}
