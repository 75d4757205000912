// Runs the tests of the site in a browser: `npm test [file...]`. The site is that of the environment variable SITE, or
// else target/site, which `cargo spec docs` builds.

"use strict";

const { spawnSync } = require("node:child_process");
const fs = require("node:fs");
const path = require("node:path");

const { chromium } = require("./lib/browser.js");
const { folder } = require("./lib/site.js");

/** Milliseconds after which a file of tests hangs. */
const LONGEST = 900_000;

if (chromium() === null) {
  console.error("no browser: install chromium, or set CHROMIUM to its path");
  process.exit(2);
}
if (!fs.existsSync(path.join(folder, "index.html"))) {
  console.error(`no site in ${folder}: run \`cargo spec docs\`, or set SITE`);
  process.exit(2);
}
const tests = path.join(__dirname, "test");
const named = process.argv.slice(2);
const files = fs.readdirSync(tests).filter((file) => named.length === 0 || named.some((name) => file.startsWith(name)));
if (files.length === 0) {
  console.error(`no test is called ${named.join(" or ")}`);
  process.exit(2);
}
// One after the other: times are measured.
let status = 0;
for (const file of files.sort()) {
  const command = ["--test", "--test-reporter=spec", path.join(tests, file)];
  const run = spawnSync(process.execPath, command, { stdio: "inherit", timeout: LONGEST });
  status ||= run.status ?? 1;
}
process.exit(status);
