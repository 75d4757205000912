// Pages as they open: none is long, nothing moves, and parts that are folded open for addresses.

"use strict";

const assert = require("node:assert/strict");
const fs = require("node:fs");
const path = require("node:path");
const { after, before, test } = require("node:test");

const { launch, tab } = require("../lib/browser.js");
const site = require("../lib/site.js");

/** Maximum height of a page in pixels, in a window that is 1440 wide. */
const HIGHEST = 15_000;
/** Size in bytes of HTML from which a page may be higher. */
const LARGE = 40_000;
/** Maximum layout shift. */
const SHIFT = 0.05;
/** Milliseconds after loading in which layout shifts count. */
const SETTLES = 300;

let browser;
before(async () => {
  browser = await launch();
});
after(() => browser.close());

function none(problems) {
  assert.ok(problems.length === 0, [`${problems.length} problems`, ...problems].join("\n"));
}

/** Runs a check of each page in two tabs. */
async function each(names, check, prepare = async () => {}) {
  let next = 0;
  const work = async () => {
    const { page, go } = await tab(browser);
    await prepare(page);
    while (next < names.length) {
      const name = names[next++];
      await go(name);
      await check(page, name);
    }
    await page.close();
  };
  await Promise.all([work(), work()]);
}

test("a page is at most 15,000 pixels high as it opens", async () => {
  const names = site.pages().filter((name) => fs.statSync(path.join(site.folder, name)).size > LARGE);
  const heights = [];
  await each(names, async (page, name) => {
    heights.push([name, await page.evaluate(() => document.documentElement.scrollHeight)]);
  });
  heights.sort((a, b) => b[1] - a[1]);
  console.log(`measured: highest of ${names.length} large pages: ${heights[0].join(", ")} px`);
  none(heights.filter(([, height]) => height > HIGHEST).map(([name, height]) => `${name}: ${height} px`));
});

test("nothing moves while a page of each kind opens", async () => {
  const shifts = [];
  const observe = (page) => page.evaluateOnNewDocument(() => {
    globalThis.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        globalThis.shift += entry.value;
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  await each(site.largest(), async (page, name) => {
    await new Promise((resolve) => setTimeout(resolve, SETTLES));
    shifts.push([name, await page.evaluate(() => globalThis.shift)]);
  }, observe);
  shifts.sort((a, b) => b[1] - a[1]);
  console.log(`measured: most layout shift: ${shifts[0][0]}, ${shifts[0][1].toFixed(3)}`);
  none(shifts.filter(([, shift]) => shift >= SHIFT).map(([name, shift]) => `${name}: ${shift.toFixed(3)}`));
});

test("an address of a row in folded parts opens them, without scripts", async () => {
  const within = /<details class="(?:part|opening)">(?:(?!<details)[^])*? id="([^"]+)"/;
  const names = site.largest().filter((name) => within.test(site.text(name)));
  assert.ok(names.length > 3, `${names.length} kinds of pages have folded parts`);
  const { page, go } = await tab(browser, { scripts: false });
  for (const name of names) {
    const [, anchor] = within.exec(site.text(name));
    await go(`${name}#${anchor}`);
    const top = await page.$eval(":target", (target) => target.checkVisibility() && target.getBoundingClientRect().top);
    assert.ok(top !== false && top >= 0 && top < 900, `${name}#${anchor} is at ${top}`);
  }
});
