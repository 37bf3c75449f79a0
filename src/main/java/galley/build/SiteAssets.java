package galley.build;

import galley.diagnostic.Diagnostics;
import galley.site.Asset;
import galley.site.AssetFolder;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** The assets of a site: the publisher's own, and the calculator's script. */
final class SiteAssets {
    private SiteAssets() {}

    static List<Asset> of(BuildOptions options, Diagnostics diagnostics) throws IOException {
        List<Asset> assets = new ArrayList<>(AssetFolder.read(options.assets(), diagnostics));
        assets.add(CalculatorScript.asset());
        return assets;
    }
}
