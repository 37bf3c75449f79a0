package galley.cli;

import galley.audit.AuditResult;
import galley.audit.SignatureRule;
import galley.audit.SiteAudit;
import galley.build.LessonLoader;
import galley.build.Shelf;
import galley.diagnostic.Code;
import galley.diagnostic.Diagnostics;
import galley.math.FormulaRenderer;
import galley.publication.Manifest;
import galley.signature.PublicKeyFile;
import galley.site.SiteLesson;
import galley.text.Counted;
import galley.text.Place;
import galley.verify.Verifier;
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

/** Holds a built or deployed folder against its manifest, and verifies its lessons again. */
@Command(
        name = "audit",
        description = {
            "Holds a built or deployed site against its manifest, and verifies every lesson again from what is served:"
                    + " the record, its Markdown, and the words of its page.",
            "What a page adds to its lesson (tables, figures, calculators, notes) is sealed by the manifest alone.",
            "A signature can be verified without Galley: base64 -d manifest-sha256.txt.sig > sig;"
                    + " openssl pkeyutl -verify -rawin -pubin -inkey PUBLIC.pem -in manifest-sha256.txt -sigfile sig"
        })
final class AuditCommand implements Callable<Integer> {
    @Mixin
    private ReportOption report = new ReportOption();

    @Mixin
    private DollarOption dollar = new DollarOption();

    @Mixin
    private JobsOption jobs = new JobsOption();

    @Mixin
    private CacheOption cache = new CacheOption();

    @Parameters(paramLabel = "SITE", description = "The folder of the site (default: site).", arity = "0..1")
    private Path site = Path.of("site");

    @Option(names = "--strict", description = "Warnings, such as of files that the manifest does not name, are faults.")
    private boolean strict;

    @Option(
            names = "--digest",
            paramLabel = "HEX",
            description = "The site digest that the build printed; another manifest is then no good either.")
    private Optional<String> digest = Optional.empty();

    @Option(
            names = "--key",
            paramLabel = "PUBLIC.pem",
            description = "The manifest is signed with the private half of this Ed25519 key.")
    private Optional<Path> key = Optional.empty();

    @Override
    public Integer call() throws IOException, InterruptedException {
        try (FormulaRenderer formulas = cache.formulas()) {
            Verifier verifier = new Verifier(dollar.parser(), formulas);
            LessonLoader<SiteLesson> loader = new LessonLoader<>(verifier, Shelf.ofLessons(verifier), jobs.number());
            AuditResult result =
                    new SiteAudit(site, loader).run(key.map(this::signedWith).orElse(SignatureRule.NONE));
            result.manifest().ifPresent(manifest -> compareDigest(manifest, result.diagnostics()));
            report.reporter().report(result.diagnostics(), sentence(result), summary(result));
            return isGood(result) ? Status.GOOD : Status.REJECTED;
        }
    }

    private SignatureRule signedWith(Path file) {
        return (folder, diagnostics) -> {
            Optional<PublicKeyFile> read = PublicKeyFile.read(file, diagnostics);
            return read.isPresent()
                    && read.get()
                            .verify(folder.resolve(Manifest.NAME), folder.resolve(Manifest.SIGNATURE), diagnostics);
        };
    }

    private void compareDigest(Manifest manifest, Diagnostics diagnostics) {
        String found = manifest.siteDigest().hex();
        digest.filter(expected -> !expected.equals(found)).ifPresent(expected -> {
            diagnostics.add(
                    Code.MANIFEST,
                    Place.ofFile(site.resolve(Manifest.NAME).toString()),
                    "Expected a manifest with the site digest " + expected + ", but found " + found + ".");
        });
    }

    private static Map<String, Object> summary(AuditResult result) {
        Map<String, Object> summary = new LinkedHashMap<>();
        summary.put("verified", result.verified());
        summary.put("unchecked", result.unchecked());
        summary.put("signed", result.signed());
        result.manifest().ifPresent(sealing -> {
            summary.put("files", sealing.digests().size());
            summary.put("siteDigest", sealing.siteDigest().hex());
        });
        return summary;
    }

    private boolean isGood(AuditResult result) {
        return strict ? result.diagnostics().isEmpty() : !result.diagnostics().hasErrors();
    }

    private String sentence(AuditResult result) {
        if (result.manifest().isEmpty()) {
            return "not a site that can be audited";
        }
        Manifest manifest = result.manifest().get();
        String lessons = Counted.of(result.verified(), "lesson") + " re-verified, ";
        if (result.unchecked() > 0) {
            lessons += Counted.of(result.unchecked(), "page") + " not compared, ";
        }
        String files = Counted.of(manifest.digests().size(), "file");
        int found = result.diagnostics().list().size();
        if (!isGood(result)) {
            return lessons + files + " in the manifest, " + Counted.of(found, "difference");
        }
        return lessons + files + " as sealed, " + (found > 0 ? Counted.of(found, "warning") + ", " : "")
                + (result.signed() ? "signature good, " : "") + "site digest "
                + manifest.siteDigest().hex();
    }
}
