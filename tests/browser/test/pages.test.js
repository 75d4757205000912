// Pages of every kind on every screen and on paper: no error, nothing off-screen, accessible, valid, small.

"use strict";

const assert = require("node:assert/strict");
const zlib = require("node:zlib");
const { after, before, test } = require("node:test");

const axe = require("axe-core");
const { HtmlValidate } = require("html-validate");

const { PAPER, WIDTHS, launch, look, tab } = require("../lib/browser.js");
const { serve } = require("../lib/server.js");
const site = require("../lib/site.js");

/** Milliseconds that the check of as many pages as possible on a phone may take. */
const BUDGET = Number(process.env.BUDGET ?? 40_000);
/** Problems that a failure lists. */
const LISTED = 40;

let browser;
before(async () => {
  browser = await launch();
});
after(() => browser.close());

/** Fails with the problems, if there are any. */
function none(problems) {
  const more = problems.length > LISTED ? [`and ${problems.length - LISTED} more`] : [];
  assert.ok(problems.length === 0, [`${problems.length} problems`, ...problems.slice(0, LISTED), ...more].join("\n"));
}

/** Parts of the page in a tab that are outside of the screen: the page itself, or cells of tables. Runs in the page. */
function outside() {
  const width = document.documentElement.clientWidth;
  const problems = [];
  if (document.documentElement.scrollWidth > width) {
    problems.push(`is ${document.documentElement.scrollWidth} pixels wide`);
  }
  const columns = new Set();
  for (const cell of document.querySelectorAll("th, td")) {
    const box = cell.getBoundingClientRect();
    // Folded parts have no size.
    if (box.width > 0 && (box.right > width + 1 || box.left < -1)) {
      const table = cell.closest("table");
      const head = table.querySelector(`thead th:nth-child(${cell.cellIndex + 1})`)?.textContent ?? `column ${cell.cellIndex + 1}`;
      columns.add(`“${head.trim()}” ends at ${Math.round(box.right)}`);
    }
  }
  problems.push(...[...columns].slice(0, 3));
  return problems;
}

test("one page of every kind has no error, is not wider than the screen and has no column outside", async () => {
  const problems = [];
  const { page, errors, go } = await tab(browser);
  for (const name of site.largest()) {
    await go(name);
    for (const width of WIDTHS) {
      for (const scheme of ["light", "dark"]) {
        await look(page, { width, scheme });
        problems.push(...(await page.evaluate(outside)).map((problem) => `${name} at ${width} px, ${scheme}: ${problem}`));
      }
    }
    problems.push(...errors.splice(0).map((error) => `${name}: ${error}`));
  }
  none(problems);
});

test("a page is dark where people prefer it, and light on paper", async () => {
  const { page, go } = await tab(browser, { scheme: "dark" });
  await go("index.html");
  const brightness = () => page.evaluate(() => {
    const [red, green, blue] = getComputedStyle(document.body).backgroundColor.match(/\d+/g).map(Number);
    return (red + green + blue) / 3;
  });
  assert.ok((await brightness()) < 60, "dark");
  await look(page, { width: PAPER, scheme: "dark", media: "print" });
  assert.ok((await brightness()) > 200, "paper");
  await look(page, { width: 1440, scheme: "light" });
  assert.ok((await brightness()) > 200, "light");
  await page.close();
});

test("paper shows every column", async () => {
  const problems = [];
  const { page, go } = await tab(browser);
  const cells = () => page.$$eval("th, td", (all) => all.filter((cell) => cell.getClientRects().length > 0).length);
  for (const name of site.large()) {
    await go(name);
    await look(page, { width: 1440 });
    const onScreen = await cells();
    await look(page, { width: PAPER, media: "print" });
    problems.push(...(await page.evaluate(outside)).map((problem) => `${name} on paper: ${problem}`));
    const onPaper = await cells();
    if (onPaper < onScreen) {
      problems.push(`${name} on paper: ${onScreen - onPaper} cells are missing`);
    }
  }
  none(problems);
});

test("one page of every kind has no fault that axe-core finds", async () => {
  const problems = [];
  for (const [width, scheme] of [[1440, "light"], [390, "dark"]]) {
    const { page, go } = await tab(browser, { width, scheme });
    for (const name of site.large()) {
      await go(name);
      await page.evaluate(axe.source);
      const { violations } = await page.evaluate(() => axe.run({ resultTypes: ["violations"], preload: false }));
      for (const one of violations) {
        const where = one.nodes.slice(0, 2).map((node) => node.target.join(" ")).join("; ");
        problems.push(`${name} at ${width} px, ${scheme}: ${one.id} (${one.nodes.length}): ${where}`);
      }
    }
  }
  none(problems);
});

test("one page of every kind is valid HTML", async () => {
  const validator = new HtmlValidate({ root: true, extends: ["html-validate:standard"] });
  const problems = [];
  for (const name of site.large()) {
    const report = await validator.validateString(site.text(name), name);
    for (const message of report.results.flatMap((result) => result.messages)) {
      problems.push(`${name}:${message.line}: ${message.ruleId}: ${message.message}`);
    }
  }
  none(problems);
});

test("pages fit a phone, as many as there is time for", async () => {
  const problems = [];
  // The pages of all kinds in turn, so that no kind is left out if time is short.
  const kinds = site.kinds();
  const most = Math.max(...kinds.map((pages) => pages.length));
  const order = Array.from({ length: most }, (_, at) => kinds.flatMap((pages) => pages.slice(at, at + 1))).flat();
  const end = Date.now() + BUDGET;
  let next = 0;
  const work = async () => {
    const { page, go } = await tab(browser, { width: 390 });
    while (next < order.length && Date.now() < end) {
      const name = order[next++];
      await go(name);
      problems.push(...(await page.evaluate(outside)).map((problem) => `${name}: ${problem}`));
    }
  };
  await Promise.all([work(), work()]);
  console.log(`measured: ${next} of ${order.length} pages at 390 px; ${new Set(problems.map((one) => one.split(":")[0])).size} do not fit`);
  none(problems);
});

test("pages from a local server are painted soon", async () => {
  // People wait for 200 ms. A machine that runs other tests may take several times as long.
  const [wanted, most] = [200, 1_500];
  const server = await serve();
  const page = await browser.newPage();
  const paint = async (name) => {
    await page.goto(server.address + name, { waitUntil: "load" });
    const painted = () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime;
    return (await page.waitForFunction(painted)).jsonValue();
  };
  const times = [];
  for (const name of site.largest()) {
    // The best of three: the others have the noise of the machine.
    const of = [await paint(name), await paint(name), await paint(name)];
    times.push([name, Math.min(...of)]);
  }
  await page.close();
  server.close();
  times.sort((a, b) => b[1] - a[1]);
  const slow = times.filter(([, time]) => time > wanted).length;
  const [name, time] = times[0];
  console.log(`measured: first paint of the largest page of each kind: ${Math.round(times[times.length >> 1][1])} ms at the median, ${Math.round(time)} ms at most (${name}); ${slow} of ${times.length} over ${wanted} ms`);
  none(times.filter(([, time]) => time > most).map(([name, time]) => `${name}: ${Math.round(time)} ms`));
});

test("pages are smaller than 60 KB compressed", () => {
  const sizes = site.pages().map((name) => [name, zlib.gzipSync(site.text(name)).length]);
  const largest = sizes.reduce((a, b) => (b[1] > a[1] ? b : a));
  console.log(`measured: largest page: ${largest[0]}, ${largest[1]} bytes compressed`);
  none(sizes.filter(([, bytes]) => bytes > 60_000).map(([name, bytes]) => `${name}: ${bytes} bytes`));
});
