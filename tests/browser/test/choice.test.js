// The choice of a release and a pointer size: forms, rows and links.

"use strict";

const assert = require("node:assert/strict");
const { after, before, test: declare } = require("node:test");

const axe = require("axe-core");

const { WIDTHS, arrive, launch, look, tab } = require("../lib/browser.js");
const site = require("../lib/site.js");

function test(name, run) {
  declare(name, { timeout: 60_000 }, run);
}

let browser;
before(async () => {
  browser = await launch();
});
after(() => browser.close());

/** The releases of each form of a page, as its title states them, in order; and whether it is open. */
function formsOf(page) {
  return page.evaluate(() =>
    [...document.querySelectorAll("details.form")].map((form) => ({
      title: form.querySelector("h3").firstChild.textContent.trim(),
      open: form.open,
      shown: form.querySelector("table").checkVisibility({ contentVisibilityAuto: true }) && form.querySelector("pre").checkVisibility(),
    })),
  );
}

/** Chooses a release and a pointer size as a person does. */
async function choose(page, release, pointer) {
  const [first, second] = await page.$$(".choice select");
  await first.select(release);
  await second.select(pointer);
}

/** The page of a structure with a form that ends with one release and a form that begins later. */
const page = site
  .pages()
  .filter((name) => name.startsWith("structs/"))
  .find((name) => {
    const titles = [...site.text(name).matchAll(/<details class="form"[^>]*>\s*<summary><h3>([^<]*)/g)].map((found) => found[1]);
    return titles.some((title) => title.startsWith("5.0 to ")) && titles.some((title) => !title.startsWith("5.0"));
  });

test("the form of a release comes first with its declaration, and the others are closed", async () => {
  assert.ok(page !== undefined);
  const { page: opened, errors, go } = await tab(browser);
  await go(page);
  const before = await formsOf(opened);
  assert.deepEqual(before.map((form) => form.open), before.map((_, at) => at === 0));
  await choose(opened, "5.0", "");
  const forms = await formsOf(opened);
  const old = forms.filter((form) => form.title.startsWith("5.0 to"));
  assert.ok(old.length > 0 && forms.slice(0, old.length).every((form) => form.title.startsWith("5.0 to")), JSON.stringify(forms));
  assert.ok(old.every((form) => form.open && form.shown));
  assert.ok(forms.slice(old.length).every((form) => !form.open && !form.shown));
  assert.equal(new URL(opened.url()).searchParams.get("release"), "5.0");
  await choose(opened, "", "");
  assert.deepEqual(await formsOf(opened), before);
  assert.equal(new URL(opened.url()).search, "");
  assert.deepEqual(errors, []);
  await opened.close();
});

test("strips mark the run of the choice, also where they are embedded", async () => {
  const { page: opened, errors, go } = await tab(browser);
  for (const strip of [page, page.replace("structs/", "embed/")]) {
    await go(`${strip}?release=5.0`);
    const runs = await opened.$$eval(".strip li", (all) => all.map((run) => [run.textContent.trim(), run.classList.contains("chosen")]));
    assert.ok(runs.some(([, chosen]) => chosen), strip);
    for (const [text, chosen] of runs) {
      assert.equal(chosen, /^5\.0(\s|$)/.test(text), `${strip}: ${text}`);
    }
  }
  assert.deepEqual(errors, []);
  await opened.close();
});

test("the address has the choice, and links pass it on", async () => {
  const { page: opened, errors, go } = await tab(browser);
  await go(`${page}?release=5.0&pointer=32`);
  assert.ok((await formsOf(opened))[0].title.startsWith("5.0 to"));
  assert.deepEqual(await opened.$$eval(".choice select", (all) => all.map((one) => one.value)), ["5.0", "32"]);
  const { searchParams } = new URL(await arrive(opened, () => opened.click(".trail a:last-of-type")));
  assert.deepEqual([searchParams.get("release"), searchParams.get("pointer")], ["5.0", "32"]);
  await opened.focus(".search input");
  await opened.keyboard.type("hook:0x524");
  await opened.waitForSelector(".search [role=option]");
  const found = new URL(await arrive(opened, () => opened.keyboard.press("Enter"))).searchParams;
  assert.deepEqual([found.get("release"), found.get("pointer")], ["5.0", "32"]);
  await go(`${page}?release=nonsense&pointer=<b>`);
  assert.deepEqual(await opened.$$eval(".choice select", (all) => all.map((one) => one.value)), ["", ""]);
  assert.deepEqual(errors, []);
  await opened.close();
});

test("rows that a release lacks are dimmed with the reason, and never called removed", async () => {
  const { page: opened, go } = await tab(browser);
  const reasons = new Set();
  for (const name of site.largest().filter((name) => /^(values|masks|hooks|classes)\//.test(name))) {
    await go(`${name}?release=5.0`);
    const rows = await opened.$$eval("tr:has(> td.releases .when[data-in])", (all) =>
      all.map((row) => {
        const when = row.querySelector("td.releases .when");
        const why = row.querySelector("td.releases .why")?.textContent ?? null;
        return { text: when.textContent, claim: when.className, away: row.classList.contains("away"), why };
      }),
    );
    for (const row of rows) {
      assert.equal(row.away, row.why !== null, JSON.stringify(row));
      // The text of a row is an independent reading of the tables.
      if (/^(observed in )?5\.0 and higher/.test(row.text)) {
        assert.ok(!row.away, `${name}: ${JSON.stringify(row)}`);
      }
      if (/^(observed in )?(5\.[1-9]|6\.\d|1\d\d\d) and higher$/.test(row.text)) {
        assert.ok(row.away, `${name}: ${JSON.stringify(row)}`);
        const reason = row.text.startsWith("observed") ? "not observed in 5.0" : "absent in 5.0";
        assert.equal(row.why, reason);
      }
      if (row.why !== null) {
        reasons.add(row.why);
      }
    }
  }
  assert.deepEqual([...reasons].sort(), ["absent in 5.0", "not observed in 5.0", "releases unknown"]);
  await opened.close();
});

test("pages with a choice fit every screen and have no fault that axe-core finds", async () => {
  const { page: opened, errors, go } = await tab(browser);
  for (const name of [page, ...site.large().filter((name) => /^(values|hooks)\//.test(name))]) {
    for (const [width, scheme] of WIDTHS.map((width, at) => [width, at % 2 === 0 ? "light" : "dark"])) {
      await look(opened, { width, scheme });
      await go(`${name}?release=5.0`);
      assert.ok(await opened.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${name} at ${width}`);
      await opened.evaluate(axe.source);
      const { violations } = await opened.evaluate(() => axe.run(document, { preload: false }));
      assert.deepEqual(violations.map((one) => `${one.id}: ${one.nodes[0].target}`), [], `${name} at ${width}, ${scheme}`);
    }
  }
  assert.deepEqual(errors, []);
  await opened.close();
});

test("without scripts, every form and row is there and nothing can be chosen", async () => {
  const { page: opened, go } = await tab(browser, { scripts: false });
  await go(`${page}?release=5.0`);
  const text = await opened.content();
  assert.ok(!text.includes("<select") && !text.includes("chosen"));
  await opened.close();
});
