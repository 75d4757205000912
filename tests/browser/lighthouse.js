// Audits one page of ten kinds with Lighthouse, as a phone and as a screen, and fails below a score: `npm run lighthouse`.
// The site is that of the environment variable SITE, or else target/site. FORM names one of the two forms.
// LIGHTHOUSE names the folder in which `npm install --prefix FOLDER lighthouse@12.8.2` installed it. It is no package of the
// tests, because it depends on the latest version of another package, which no lock file can name.

"use strict";

const path = require("node:path");
const { pathToFileURL } = require("node:url");

const { launch } = require("./lib/browser.js");
const { serve } = require("./lib/server.js");
const site = require("./lib/site.js");

/** Minimum score of each category. */
const LEAST = 95;
/** Audits of a page, of which the best counts: the others have the noise of the machine. */
const RUNS = 3;
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];
const PAGES = [
  "index.html", "search.html", "names.html", "sources.html", "decoder.html",
  ...["structs/", "values/", "hooks/", "classes/", "providers/"].map((folder) => largest(folder)),
];

/** Returns the module of Lighthouse. */
function program() {
  const folder = process.env.LIGHTHOUSE;
  if (folder === undefined) {
    console.error("no Lighthouse: install it, and set LIGHTHOUSE to its folder");
    process.exit(2);
  }
  return path.resolve(folder, "node_modules/lighthouse/core/index.js");
}

/** Returns the largest page of a folder. */
function largest(folder) {
  return site.largest().find((name) => name.startsWith(folder) && !name.endsWith("/index.html"));
}

/** Returns the scores of a page in percent, and the audits that lower them. */
async function audit(lighthouse, config, browser, address) {
  const page = await browser.newPage();
  const { lhr } = await lighthouse(address, { onlyCategories: CATEGORIES, logLevel: "silent" }, config, page);
  await page.close();
  const scores = CATEGORIES.map((name) => Math.round((lhr.categories[name].score ?? 0) * 100));
  const lowers = ({ id, weight }) => weight > 0 && lhr.audits[id].score !== null && lhr.audits[id].score < 0.9;
  const low = CATEGORIES.flatMap((name) => lhr.categories[name].auditRefs.filter(lowers));
  return { scores, low: low.map(({ id }) => `${id} ${lhr.audits[id].displayValue ?? ""}`.trim()) };
}

(async () => {
  const { default: lighthouse, desktopConfig } = await import(pathToFileURL(program()).href);
  const forms = Object.entries({ phone: undefined, screen: desktopConfig });
  const browser = await launch();
  const server = await serve("/etwspec/");
  let failed = false;
  for (const [form, config] of forms.filter(([form]) => (process.env.FORM ?? form) === form)) {
    console.log(`${form}: ${CATEGORIES.join(", ")}`);
    for (const name of PAGES) {
      let best = { scores: CATEGORIES.map(() => 0), low: [] };
      const passes = () => best.scores.every((score) => score >= LEAST);
      for (let run = 0; run < RUNS && !passes(); run += 1) {
        const found = await audit(lighthouse, config, browser, server.address + name);
        best = Math.min(...found.scores) > Math.min(...best.scores) ? found : best;
      }
      failed ||= !passes();
      console.log(`  ${best.scores.map((score) => String(score).padStart(3)).join(" ")}  ${name}  ${best.low.join("; ")}`);
    }
  }
  await browser.close();
  server.close();
  process.exitCode = failed ? 1 : 0;
})();
