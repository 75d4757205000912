// The comparison of two releases: what it compares, against the queries of the catalog, and its pages.

"use strict";

const assert = require("node:assert/strict");
const fs = require("node:fs");
const path = require("node:path");
const { after, before, test: declare } = require("node:test");
const vm = require("node:vm");

const axe = require("axe-core");

const { WIDTHS, arrive, launch, look, tab } = require("../lib/browser.js");
const site = require("../lib/site.js");

const compare = require(path.join(site.folder, "compare/compare.js"));

/** The items of a list, as values of this realm, which assertions compare with others. */
function items(list) {
  const context = vm.createContext({});
  vm.runInContext(site.text(`compare/${list}.js`), context);
  const variable = `etwspecCompare${list[0].toUpperCase()}${list.slice(1)}`;
  return JSON.parse(JSON.stringify(context[variable].items));
}

const structs = items("structs");
const sets = items("sets");
const events = items("events");
const structOf = (name) => structs.find((item) => item.name === name);

function test(name, run, options) {
  declare(name, { timeout: 60_000, ...options }, run);
}

let browser;
before(async () => {
  browser = await launch();
});
after(() => browser.close());

const COMPARED = process.env.COMPARED;

test("structures, sets and events compare as the queries of the catalog do", () => {
  const cases = JSON.parse(fs.readFileSync(COMPARED, "utf8"));
  const named = (list, name) => list.find((item) => item.name === name);
  for (const { name, sides, expected } of cases.structs) {
    assert.deepEqual(compare.structure(named(structs, name), ...sides), expected, `${name} ${JSON.stringify(sides)}`);
  }
  for (const { name, sides, expected } of cases.sets) {
    assert.deepEqual(compare.set(named(sets, name), ...sides), expected, `${name} ${JSON.stringify(sides)}`);
  }
  for (const { name, sides, expected } of cases.events) {
    assert.deepEqual(compare.events(named(events, name), structOf, ...sides), expected, `${name} ${JSON.stringify(sides)}`);
  }
  console.log(`measured: ${cases.structs.length} pairs of forms, ${cases.sets.length + cases.events.length} pairs of sets and groups compared`);
  assert.ok(cases.structs.length > 1000 && cases.sets.length > 500 && cases.events.length > 100);
}, { skip: COMPARED === undefined && "only with cases of the catalog" });

/** A structure with two forms of one pointer size, and the releases of both. */
function relaid() {
  for (const item of structs) {
    for (let stop = 28; stop > 0; stop--) {
      const sides = [{ stop: stop - 1, pointer: 64 }, { stop, pointer: 64 }];
      const forms = sides.map((side) => compare.formAt(item, side));
      const rows = forms.includes(null) || forms[0] === forms[1] ? [] : compare.structure(item, ...sides).rows;
      const count = (changed) => rows.filter((row) => (row.changes.length > 0) === changed).length;
      if (count(true) > 2 && count(false) > 2) {
        return { item, sides, rows, changed: count(true), unchanged: count(false) };
      }
    }
  }
  throw new Error("no structure has two forms");
}

test("an item compares with another release, folds what is unchanged, and keeps the choice in its address", async () => {
  const { item, sides, changed, unchanged } = relaid();
  const { page, errors, go } = await tab(browser);
  await go(item.href);
  assert.equal(await page.$("#compared table"), null, "nothing is compared before it is asked for");
  assert.equal(await page.$eval("body", () => typeof etwspecCompareStructs), "undefined", "the data are loaded when needed");
  await page.focus("#compare > button");
  await page.keyboard.press("Enter");
  await page.waitForSelector("#compared table");
  const selects = await page.$$("#compared select");
  assert.equal(selects.length, 4);
  for (const [at, side] of sides.entries()) {
    await selects[2 * at].select(String(side.stop));
    await selects[2 * at + 1].select(String(side.pointer));
  }
  const rows = () => page.$$eval("#compared tbody:not(.fold) tr", (all) => all.map((row) => ({
    shown: row.checkVisibility(), changed: row.classList.contains("changed"), whole: row.textContent.startsWith("Whole"),
  })).filter((row) => !row.whole));
  const first = await rows();
  assert.equal(first.filter((row) => row.changed).length, changed);
  assert.equal(first.filter((row) => !row.changed).length, unchanged);
  assert.ok(first.every((row) => row.shown === row.changed), "unchanged rows are folded");
  await look(page, { width: 390 });
  assert.ok((await rows()).every((row) => row.shown === row.changed), "on a phone, too");
  for (const button of await page.$$("#compared .fold button")) {
    await button.focus();
    await page.keyboard.press("Space");
    assert.equal(await button.evaluate((one) => one.getAttribute("aria-expanded")), "true");
  }
  assert.ok((await rows()).every((row) => row.shown));
  const status = await page.$eval("#compared [role=status]", (one) => one.textContent);
  assert.match(status, new RegExp(`${unchanged} without a stated difference`));
  const table = await page.$eval("#compared table", (one) => one.textContent);
  assert.ok(!/removed/i.test(status + table));

  const address = new URL(page.url()).search;
  assert.match(address, /from=.+-64&to=.+-64/);
  await go(`${item.href}${address}#compare`);
  await page.waitForSelector("#compared table");
  assert.equal(await page.$eval("#compared table", (one) => one.textContent), table, "the address leads to the same comparison");
  await page.click(".compare-form > button");
  assert.notEqual(new URL(page.url()).search, address);
  assert.deepEqual(errors, []);
  await page.close();
});

test("a strip links each change to its comparison", async () => {
  const name = site.pages().find((page) => page.startsWith("structs/") && /<em[^>]*><a href="\?from=/.test(site.text(page)));
  const { page, errors, go } = await tab(browser);
  await go(name);
  await page.click(".strip em a");
  await page.waitForSelector("#compared table");
  assert.ok((await page.$$("#compared tr.changed")).length > 0);
  assert.deepEqual(errors, []);
  await page.close();
});

test("a set compares its values, and never calls one absent that was not observed", async () => {
  const last = 28;
  const found = sets.find((item) => !item.kit && item.href.startsWith("values/") && item.page === item.href &&
    compare.set(item, { stop: 0, pointer: 64 }, { stop: last, pointer: 64 }).some((pair) => pair.states[0] === "not-observed" && pair.changes.length > 0));
  const { page, errors, go } = await tab(browser);
  await go(`${found.href}?from=5.0-64&to=11-24H2-64#compare`);
  await page.waitForSelector("#compared table");
  const cells = await page.$$eval("#compared tr.changed", (all) => all.map((row) => [...row.cells].map((cell) => cell.textContent.trim())));
  const pairs = compare.set(found, { stop: 0, pointer: 64 }, { stop: last, pointer: 64 }).filter((pair) => pair.changes.length > 0);
  assert.equal(cells.length, pairs.length);
  pairs.forEach((pair, at) => {
    if (pair.states[0] === "not-observed") {
      assert.deepEqual([cells[at][1], cells[at][3]], ["not observed", "observed in one only"]);
    }
  });
  assert.deepEqual(errors, []);
  await page.close();
});

test("the page of changes lists every item that differs, by topic, and links to its comparison", async () => {
  const { page, errors, go } = await tab(browser);
  const sides = [{ stop: 4, pointer: 64 }, { stop: 11, pointer: 64 }];
  await go("changes.html?from=early-6.0-64&to=1511-64");
  await page.waitForSelector("#changes .differences");
  const listed = await page.$$eval("#changes .differences > li > a", (all) => all.map((one) => one.textContent));
  const differs = structs.filter((item) => {
    const { changes, rows } = compare.structure(item, ...sides);
    return changes.length > 0 || rows.some((row) => row.changes.length > 0);
  });
  assert.ok(differs.length > 5);
  for (const { name } of differs) {
    assert.ok(listed.includes(name), name);
  }
  const structure = await page.$(`#changes .differences a[href^="structs/"]`);
  await arrive(page, () => structure.click());
  await page.waitForSelector("#compared table");
  assert.match(page.url(), /from=early-6\.0-64&to=1511-64#compare$/);
  assert.deepEqual(errors, []);
  await page.close();
});

test("comparisons fit every screen and have no fault that axe-core finds", async () => {
  const { item } = relaid();
  const { page, errors, go } = await tab(browser);
  const set = sets.find(({ href, page, kit }) => !kit && href === page && href.startsWith("values/") && site.text(href).includes('class="compare"'));
  for (const name of [`${item.href}?from=5.1-32&to=11-25H2-64`, `${set.href}?from=5.1-64&to=11-25H2-64`, "changes.html?from=5.1-64&to=11-25H2-64"]) {
    for (const [width, scheme] of WIDTHS.map((width, at) => [width, at % 2 === 0 ? "light" : "dark"])) {
      await look(page, { width, scheme });
      await go(name);
      await page.waitForSelector("#compared table, #changes .differences");
      assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${name} at ${width}`);
      await page.evaluate(axe.source);
      const { violations } = await page.evaluate(() => axe.run(document, { preload: false }));
      assert.deepEqual(violations.map((one) => `${one.id}: ${one.nodes[0].target}`), [], `${name} at ${width}, ${scheme}`);
    }
  }
  assert.deepEqual(errors, []);
  await page.close();
});

test("without scripts, the page of changes lists layouts by release, and items show all forms", async () => {
  const { page, go } = await tab(browser, { scripts: false });
  await go("changes.html");
  const rows = await page.$$("table.changes tbody tr");
  assert.ok(rows.length > 3);
  const { item } = relaid();
  await go(item.href);
  assert.equal((await page.$$("details.form")).length, item.forms.length);
  await page.close();
});
