package galley.cli;

import galley.build.BuildOptions;
import galley.build.BuildResult;
import galley.build.CacheCheck;
import galley.build.Finish;
import galley.build.SiteBuild;
import galley.diagnostic.Diagnostics;
import galley.math.FormulaRenderer;
import galley.site.jbake.JBakeBaker;
import galley.text.Counted;
import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Builds the site. */
@Command(
        name = "build",
        description = {
            "Verifies every lesson and builds the site.",
            "Nothing is published unless every lesson is good; the old site then stays as it is."
        })
final class BuildCommand implements Callable<Integer> {
    @Mixin
    private ReportOption report = new ReportOption();

    @Mixin
    private SiteOptions site = new SiteOptions();

    @Mixin
    private JobsOption jobs = new JobsOption();

    @Mixin
    private CacheOption cache = new CacheOption();

    @Mixin
    private SignOption sign = new SignOption();

    @Option(names = "--output", paramLabel = "DIR", description = "The site (default: ${DEFAULT-VALUE}).")
    private Path output = Path.of("site");

    @Option(names = "--keep-going", description = "Publish the good lessons although some are rejected (status 1).")
    private boolean keepGoing;

    @Option(names = "--clean", description = "Forget what is remembered, and make everything anew.")
    private boolean clean;

    @Option(
            names = "--precompress",
            description = "Write .gz and .br files beside texts, for hosts that serve them ready made.")
    private boolean precompress;

    @Option(names = "--check-cache", description = "Make everything that is remembered again, and compare, first.")
    private boolean checkCache;

    @Override
    public Integer call() throws IOException, InterruptedException {
        BuildOptions options = site.build(output, jobs.number(), cache.used(), keepGoing);
        Diagnostics before = options.refusals();
        Finish finish = new Finish(precompress, sign.key(options.assets(), before));
        // Nothing is remembered in a place where nothing may be written.
        if (isRefused(before)) {
            return Status.REJECTED;
        }
        if (clean) {
            cache.clear();
        }
        try (FormulaRenderer formulas = cache.formulas()) {
            if (checkCache && isRefused(cache.check(formulas))) {
                return Status.REJECTED;
            }
            BuildResult result = build(options, formulas, finish);
            report.reporter()
                    .withoutNotes(result.notes())
                    .report(result.diagnostics(), sentence(result), summary(result, formulas));
            boolean good = result.published().isPresent()
                    && result.rejected() == 0
                    && !result.diagnostics().hasErrors();
            return good ? Status.GOOD : Status.REJECTED;
        }
    }

    private BuildResult build(BuildOptions options, FormulaRenderer formulas, Finish finish)
            throws IOException, InterruptedException {
        SiteBuild build = new SiteBuild(options, formulas, new JBakeBaker()).finishedBy(finish);
        if (checkCache) {
            return CacheCheck.checked(build.countingNotes(), output);
        }
        if (report.form != ReportOption.Form.TEXT) {
            return build.run();
        }
        if (!Terminal.isWatched()) {
            return build.countingNotes().run();
        }
        try (ProgressBar bar = ProgressBar.on(report.line().getErr(), () -> CacheOption.counted(formulas))) {
            return build.countingNotes().watchedBy(bar).run();
        }
    }

    /** Reports what was found before the build, and says whether it stops it. */
    private boolean isRefused(Diagnostics diagnostics) {
        if (diagnostics.hasErrors()) {
            report.reporter().report(diagnostics, "nothing published", Map.of("published", false));
        }
        return diagnostics.hasErrors();
    }

    private String sentence(BuildResult result) {
        StringBuilder out = new StringBuilder(Counted.of(result.verified(), "lesson") + " verified, ");
        if (result.rejected() > 0) {
            out.append(result.rejected()).append(" rejected, ");
        }
        result.published()
                .ifPresentOrElse(
                        published -> {
                            out.append(Counted.of(result.pages(), "page")).append(", site digest ");
                            out.append(published.siteDigest().hex());
                            if (!published.foreign().isEmpty()) {
                                out.append("\nkept in ").append(output).append(", not ours: ");
                                out.append(String.join(", ", published.foreign()));
                            }
                        },
                        () -> out.append("nothing published"));
        return out.toString();
    }

    private static Map<String, Object> summary(BuildResult result, FormulaRenderer formulas) {
        Map<String, Object> summary = new LinkedHashMap<>();
        summary.put("verified", result.verified());
        summary.put("rejected", result.rejected());
        summary.put("pages", result.pages());
        summary.put("published", result.published().isPresent());
        result.published()
                .ifPresent(site -> summary.put("siteDigest", site.siteDigest().hex()));
        CacheOption.count(formulas, summary);
        result.times()
                .forEach((stage, time) ->
                        summary.put(stage.name().toLowerCase(Locale.ROOT) + "Millis", time.toMillis()));
        return summary;
    }
}
