package galley.cli;

import galley.diagnostic.Code;
import galley.diagnostic.Diagnostics;
import galley.site.Manifest;
import galley.text.Place;
import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Holds a built or deployed folder against its manifest. */
@Command(name = "audit", description = "Holds a built or deployed site against its manifest.")
final class AuditCommand implements Callable<Integer> {
    @Mixin
    private ReportOption report = new ReportOption();

    @Parameters(paramLabel = "SITE", description = "The folder of the site (default: site).", arity = "0..1")
    private Path site = Path.of("site");

    @Option(
            names = "--digest",
            paramLabel = "HEX",
            description = "The site digest that the build printed; another manifest is then no good either.")
    private Optional<String> digest = Optional.empty();

    @Override
    public Integer call() throws IOException {
        Diagnostics diagnostics = new Diagnostics();
        Optional<Manifest> manifest = Manifest.read(site);
        if (manifest.isEmpty()) {
            diagnostics.add(
                    Code.MANIFEST,
                    Place.ofFile(site.resolve(Manifest.NAME).toString()),
                    "Expected a manifest, one line a file, but there is none that can be read.");
        } else {
            manifest.get().compare(Manifest.of(site), site, diagnostics);
            digest.ifPresent(expected -> compare(expected, manifest.get(), diagnostics));
        }
        Map<String, Object> summary = new LinkedHashMap<>();
        manifest.ifPresent(sealing -> summary.put("files", sealing.digests().size()));
        manifest.ifPresent(
                sealing -> summary.put("siteDigest", sealing.siteDigest().hex()));
        report.reporter().report(diagnostics, sentence(manifest, diagnostics), summary);
        return diagnostics.hasErrors() ? Status.REJECTED : Status.GOOD;
    }

    private void compare(String expected, Manifest manifest, Diagnostics diagnostics) {
        String found = manifest.siteDigest().hex();
        if (!found.equals(expected)) {
            diagnostics.add(
                    Code.MANIFEST,
                    Place.ofFile(site.resolve(Manifest.NAME).toString()),
                    "Expected a manifest with the site digest " + expected + ", but found " + found + ".");
        }
    }

    private static String sentence(Optional<Manifest> manifest, Diagnostics diagnostics) {
        if (manifest.isEmpty()) {
            return "not a site that can be audited";
        }
        String files = Reporter.counted(manifest.get().digests().size(), "file") + " in the manifest, ";
        return files
                + (diagnostics.isEmpty()
                        ? "all as sealed, site digest "
                                + manifest.get().siteDigest().hex()
                        : Reporter.counted(diagnostics.list().size(), "difference"));
    }
}
