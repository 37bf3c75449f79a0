package galley.cli;

import galley.build.BuildOptions;
import galley.diagnostic.Code;
import galley.diagnostic.Diagnostics;
import galley.ledger.FileStore;
import galley.math.CachedRenderer;
import galley.math.FormulaRenderer;
import galley.math.KatexRenderer;
import galley.math.MouldRenderer;
import galley.publication.FormerSites;
import galley.text.Place;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine.Option;

/** Where a command remembers what it worked out. */
final class CacheOption {
    @Option(
            names = "--cache",
            paramLabel = "DIR",
            description = "What may be remembered between two runs (default: ${DEFAULT-VALUE}); safe to delete.")
    private Path folder = Path.of(".galley");

    @Option(names = "--no-cache", description = "Remember nothing, and use nothing that was remembered.")
    private boolean none;

    /** The folder, unless nothing shall be remembered. */
    Optional<Path> used() {
        return none ? Optional.empty() : Optional.of(folder);
    }

    /** Forgets everything; what is not ours, in a folder that is somebody else's as well, stays. */
    void clear() throws IOException {
        for (String name : List.of(CachedRenderer.FILE, BuildOptions.LESSONS, BuildOptions.SITE)) {
            if (!Files.isDirectory(folder.resolve(name), LinkOption.NOFOLLOW_LINKS)) {
                Files.deleteIfExists(folder.resolve(name));
            }
        }
        FileStore.clear(folder.resolve(BuildOptions.PAGES));
        new FormerSites(folder).clear();
    }

    /** A renderer that remembers formulas, unless it shall not. */
    FormulaRenderer formulas() {
        return none ? MouldRenderer.over(KatexRenderer.create()) : CachedRenderer.in(folder, KatexRenderer.create());
    }

    /** How many formulas were set, cast and remembered, for people; nothing when nothing is remembered. */
    static String counted(FormulaRenderer formulas) {
        return formulas instanceof CachedRenderer cached
                ? "; formulas: " + cached.set() + " set, " + cached.cast() + " cast, " + cached.found() + " remembered"
                : "";
    }

    /** The same for programs. */
    static void count(FormulaRenderer formulas, Map<String, Object> summary) {
        if (formulas instanceof CachedRenderer cached) {
            summary.put("formulasSet", cached.set());
            summary.put("formulasCast", cached.cast());
            summary.put("formulasRemembered", cached.found());
        }
    }

    /** Reports every remembered formula that would be set otherwise now. */
    Diagnostics check(FormulaRenderer formulas) {
        Diagnostics diagnostics = new Diagnostics();
        if (formulas instanceof CachedRenderer cached) {
            Place place = Place.ofFile(folder.resolve(CachedRenderer.FILE).toString());
            cached.check()
                    .forEach(tex -> diagnostics.add(
                            Code.CACHE,
                            place,
                            "Expected the formula as it is set now, but another one is remembered for " + tex.strip()
                                    + ".",
                            "delete the file"));
        }
        return diagnostics;
    }
}
