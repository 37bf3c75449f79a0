package galley.cli;

import galley.build.BuildOptions;
import galley.build.BuildResult;
import galley.build.Finish;
import galley.build.SiteBuild;
import galley.diagnostic.Diagnostics;
import galley.math.FormulaRenderer;
import galley.site.jbake.JBakeBaker;
import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
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
    private JobsOption jobs = new JobsOption();

    @Mixin
    private CacheOption cache = new CacheOption();

    @Mixin
    private SignOption sign = new SignOption();

    @Option(names = "--content", paramLabel = "DIR", description = "Records (default: ${DEFAULT-VALUE}).")
    private Path content = Path.of("content");

    @Option(names = "--templates", paramLabel = "DIR", description = "Templates (default: ${DEFAULT-VALUE}).")
    private Path templates = Path.of("templates");

    @Option(names = "--assets", paramLabel = "DIR", description = "Assets (default: ${DEFAULT-VALUE}).")
    private Path assets = Path.of("assets");

    @Option(names = "--output", paramLabel = "DIR", description = "The site (default: ${DEFAULT-VALUE}).")
    private Path output = Path.of("site");

    @Option(
            names = "--base-url",
            paramLabel = "URL",
            description = "Where the site will be served; only what must be absolute needs it.")
    private Optional<String> baseUrl = Optional.empty();

    @Option(names = "--keep-going", description = "Publish the good lessons although some are rejected (status 1).")
    private boolean keepGoing;

    @Option(
            names = "--precompress",
            description = "Write .gz files beside texts, for hosts that serve them ready made.")
    private boolean precompress;

    @Option(names = "--check-cache", description = "Make everything that is remembered again, and compare, first.")
    private boolean checkCache;

    @Override
    public Integer call() throws IOException, InterruptedException {
        BuildOptions options = new BuildOptions(content, templates, assets, output, baseUrl, jobs.number(), keepGoing);
        Diagnostics keys = new Diagnostics();
        Finish finish = new Finish(precompress, sign.key(assets, keys));
        if (isRefused(keys)) {
            return Status.REJECTED;
        }
        try (FormulaRenderer formulas = cache.formulas()) {
            if (checkCache && isRefused(cache.check(formulas))) {
                return Status.REJECTED;
            }
            BuildResult result = build(options, formulas, finish);
            report.reporter().withoutNotes().report(result.diagnostics(), sentence(result), summary(result, formulas));
            return result.published().isPresent() && result.rejected() == 0 ? Status.GOOD : Status.REJECTED;
        }
    }

    private BuildResult build(BuildOptions options, FormulaRenderer formulas, Finish finish)
            throws IOException, InterruptedException {
        SiteBuild build = new SiteBuild(options, formulas, new JBakeBaker()).finishedBy(finish);
        if (report.form != ReportOption.Form.TEXT || !Terminal.isWatched()) {
            return build.run();
        }
        try (ProgressBar bar = ProgressBar.on(report.line().getErr(), () -> CacheOption.counted(formulas))) {
            return build.watchedBy(bar).run();
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
        StringBuilder out = new StringBuilder(Reporter.counted(result.verified(), "lesson") + " verified, ");
        if (result.rejected() > 0) {
            out.append(result.rejected()).append(" rejected, ");
        }
        result.published()
                .ifPresentOrElse(
                        site -> {
                            out.append(Reporter.counted(result.pages(), "page")).append(", site digest ");
                            out.append(site.manifest().siteDigest().hex());
                            if (!site.foreign().isEmpty()) {
                                out.append("\nkept in ").append(output).append(", not ours: ");
                                out.append(String.join(", ", site.foreign()));
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
                .ifPresent(site ->
                        summary.put("siteDigest", site.manifest().siteDigest().hex()));
        CacheOption.count(formulas, summary);
        result.times()
                .forEach((stage, time) ->
                        summary.put(stage.name().toLowerCase(Locale.ROOT) + "Millis", time.toMillis()));
        return summary;
    }
}
