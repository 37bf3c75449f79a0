package galley.build;

import galley.diagnostic.Code;
import galley.diagnostic.Diagnostics;
import galley.publication.Folder;
import galley.publication.FormerSites;
import galley.text.Place;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** The site is replaced as a whole, so it never holds, nor lies in, a folder that it is made from. */
final class OutputGuard {
    private OutputGuard() {}

    static void check(BuildOptions options, Diagnostics diagnostics) throws IOException {
        Path output = Folder.behind(options.output());
        for (Path source : List.of(options.content(), options.templates(), options.assets())) {
            if (Folder.behind(source).startsWith(output) || output.startsWith(Folder.behind(source))) {
                diagnostics.add(
                        Code.OUTPUT,
                        Place.ofFile(options.output().toString()),
                        "Expected a folder for the site apart from the sources, but " + source
                                + " lies in it or around it.",
                        "choose another folder with --output");
            }
        }
        if (options.cache().isPresent()) {
            checkCache(options.cache().get(), options, output, diagnostics);
        }
    }

    /** What is remembered would else be published. */
    private static void checkCache(Path cache, BuildOptions options, Path output, Diagnostics diagnostics)
            throws IOException {
        boolean remembered = output.startsWith(Folder.behind(cache.resolve(BuildOptions.PAGES)))
                || new FormerSites(cache).hold(output);
        if (remembered || Folder.behind(cache).startsWith(output)) {
            diagnostics.add(
                    Code.OUTPUT,
                    Place.ofFile(options.output().toString()),
                    "Expected a folder for the site alone, but what is remembered would lie in it or around it, in "
                            + cache + ".",
                    "choose another folder with --cache");
        }
    }
}
