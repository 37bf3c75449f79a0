// Prints Lighthouse's four scores of a page, and what cost points. Run by hand, after `npm install lighthouse`:
//   CHROME_PATH=/usr/bin/chromium node src/test/node/lighthouse.mjs http://localhost:8080/learn/atlas/network-adapter/
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";

const installed = createRequire(process.cwd() + "/");
const load = name => import(pathToFileURL(installed.resolve(name)).href);
const { default: lighthouse } = await load("lighthouse");
const { launch } = await load("chrome-launcher");

const chrome = await launch({ chromeFlags: ["--headless", "--no-sandbox", "--disable-gpu"] });
try {
  const { lhr } = await lighthouse(process.argv[2], { port: chrome.port, logLevel: "error" });
  for (const category of Object.values(lhr.categories)) {
    console.log(category.title, Math.round(category.score * 100));
    for (const { id, weight } of category.auditRefs) {
      const audit = lhr.audits[id];
      if (weight > 0 && audit.score !== null && audit.score < 1) {
        console.log("  ", id, audit.displayValue ?? "", audit.title);
      }
    }
  }
} finally {
  await chrome.kill();
}
