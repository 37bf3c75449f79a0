// Writes what KaTeX makes of each formula in Node: the golden file that the embedded KaTeX is held against.
//
// usage: node katex-golden.mjs KATEX.MIN.JS FORMULAS.TXT > GOLDEN.TXT
//   KATEX.MIN.JS is the script in the WebJar, dist/katex.min.js; its version must be that of pom.xml
import { createRequire } from "node:module";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";

const [script, list] = process.argv.slice(2);
const katex = createRequire(import.meta.url)(resolve(script));

const lines = readFileSync(list, "utf8")
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"));

const setFormula = (line) => {
  try {
    return katex.renderToString(line.slice(2).replaceAll("¶", "\n"), {
      displayMode: line.startsWith("D "),
      maxSize: 1000,
      strict: false,
      trust: false,
    });
  } catch (error) {
    process.exitCode = 1;
    process.stderr.write(line + ": " + error.message + "\n");
    return "";
  }
};

const out = ["# KaTeX " + katex.version];
for (const line of lines) {
  out.push(line, setFormula(line).replaceAll("\n", "¶"));
}
process.stdout.write(out.join("\n") + "\n");
