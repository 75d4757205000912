// A served site: problems over the page, and pages that load again where the reader is. The environment names the address
// of the site (SERVED), a page of it (PAGE) and its table (TABLE), which has a summary.

"use strict";

const assert = require("node:assert/strict");
const fs = require("node:fs");
const { after, before, test } = require("node:test");

const { launch } = require("../lib/browser.js");

const { SERVED, PAGE, TABLE } = process.env;
const options = { timeout: 120_000, skip: SERVED === undefined ? "no served site" : false };

let browser;
before(async () => {
  if (SERVED !== undefined) {
    browser = await launch();
  }
});
after(() => browser?.close());

/** Saves the table as editors do. */
function save(text) {
  fs.writeFileSync(`${TABLE}.tmp`, text);
  fs.renameSync(`${TABLE}.tmp`, TABLE);
}

test("page follows its table", options, async () => {
  const original = fs.readFileSync(TABLE, "utf8");
  const page = await browser.newPage();
  const errors = [];
  page.on("pageerror", (error) => errors.push(String(error)));
  await page.setViewport({ width: 900, height: 300 });
  await page.goto(`${SERVED}${PAGE}#declared`, { waitUntil: "load" });
  await page.evaluate(() => {
    window.isFirst = true;
    document.querySelectorAll("details").forEach((one, at) => (one.open = at % 2 === 0));
    scrollTo(0, 120);
  });
  const open = () => page.evaluate(() => [...document.querySelectorAll("details")].map((one) => one.open));
  const opened = await open();

  const start = Date.now();
  save(original.replace('\nsummary = "', '\nsummary = "Freshly edited. '));
  await page.waitForFunction(() => window.isFirst !== true && document.body?.textContent.includes("Freshly edited."));
  console.log(`measured: ${Date.now() - start} ms from a save to the new page in the browser`);
  await page.waitForFunction(() => document.readyState === "complete");
  assert.equal(await page.evaluate(() => Math.round(scrollY)), 120);
  assert.equal(await page.evaluate(() => location.hash), "#declared");
  assert.deepEqual(await open(), opened);

  save(original.replace("\nsummary = ", "\nsumary = ") + '# <img src="x" onerror="window.isHacked = true">\n');
  await page.waitForSelector("#etwspec-problems");
  const text = await page.$eval("#etwspec-problems", (overlay) => overlay.textContent);
  for (const part of ["unknown key `sumary`", "sumary = ", "help: did you mean `summary`?", "rule unknown-key", ".toml:"]) {
    assert.ok(text.includes(part), `${part} in ${text}`);
  }
  assert.ok((await page.evaluate(() => document.body.textContent)).includes("Freshly edited."));
  if (process.env.SCREENSHOT !== undefined) {
    await page.setViewport({ width: 1200, height: 800 });
    await page.screenshot({ path: process.env.SCREENSHOT });
  }
  const link = await page.$eval('#etwspec-problems a[href$="/unknown-key"]', (one) => one.href);
  assert.ok((await (await fetch(link)).text()).startsWith("unknown-key\n"));

  // Text of tables is never markup.
  save(original.replace('\nsummary = "', '\n"<img src=x onerror=alert(1)>" = 1\nsummary = "'));
  await page.waitForFunction(() => document.querySelector("#etwspec-problems")?.textContent.includes("<img"));
  assert.equal(await page.$("#etwspec-problems img"), null);

  save(original);
  await page.waitForFunction(() => !document.querySelector("#etwspec-problems") && !document.body?.textContent.includes("Freshly edited."));
  assert.deepEqual(errors, []);
});
