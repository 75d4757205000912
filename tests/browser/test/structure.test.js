// The page of a structure: its first screen has the answer, and chosen bytes are marked in the map and in the table.

"use strict";

const assert = require("node:assert/strict");
const { after, before, test } = require("node:test");

const { WIDTHS, launch, look, tab } = require("../lib/browser.js");
const site = require("../lib/site.js");

let browser;
before(async () => {
  browser = await launch();
});
after(() => browser.close());

const page = "structs/EVENT_TRACE_HEADER.html";
const byte = "#EventTraceHeader-0x2C";

/** The places of elements on the screen, and their texts. Runs in the page. */
function places(selector) {
  return [...document.querySelectorAll(selector)]
    .filter((one) => one.checkVisibility())
    .map((one) => {
      const { top, bottom, left, right } = one.getBoundingClientRect();
      return { top, bottom, left, right, text: one.textContent.replace(/\s+/g, " ").trim() };
    });
}

test("twenty fields are on the first screen, each in one line that opens", async () => {
  const { page: opened, errors, go } = await tab(browser, { width: 1440, height: 900 });
  const fields = "details.form[open] .fields:not(.tail) tbody tr";
  for (const [name, width, height, wanted] of [
    [page, 1440, 900, 20],
    ["structs/WMI_BUFFER_HEADER.html", 1440, 900, 20],
    [page, 768, 1024, 12],
  ]) {
    await look(opened, { width, height });
    await go(name);
    const rows = await opened.evaluate(places, fields);
    const seen = rows.filter((row) => row.bottom <= height);
    assert.ok(seen.length >= wanted, `${name} at ${width}: ${seen.length} rows`);
    assert.ok(rows.every((row) => row.bottom - row.top < 30), `${name} at ${width}: a row has several lines`);
  }
  await look(opened, { width: 1440, height: 900 });
  await go(page);
  const height = () => opened.$eval(fields, (row) => row.getBoundingClientRect().height);
  const closed = await height();
  await opened.click(`${fields} button.all`);
  assert.ok((await height()) > closed, "the first row opens");
  assert.equal(await opened.$eval(`${fields} button.all`, (button) => button.getAttribute("aria-expanded")), "true");
  assert.deepEqual(errors, []);
  await opened.close();
});

test("no word of a byte map is broken or cut", async () => {
  const { page: opened, go } = await tab(browser, { width: 1440, height: 900 });
  for (const name of [page, "structs/WMI_BUFFER_HEADER.html"]) {
    await go(name);
    const cut = await opened.$$eval("details.form[open] .map td a", (all) =>
      all.filter((link) => link.scrollWidth > link.parentElement.clientWidth).map((link) => link.textContent),
    );
    assert.deepEqual(cut, [], name);
  }
  await opened.close();
});

test("name, releases and the whole byte map are on the first screen", async () => {
  const { page: opened, errors, go } = await tab(browser, { width: 1440, height: 900 });
  await go(page);
  for (const selector of ["h1", ".summary", ".strip", "details.form[open] .map"]) {
    const [place] = await opened.evaluate(places, selector);
    assert.ok(place.top >= 0 && place.bottom <= 900, `${selector}: ${JSON.stringify(place)}`);
  }
  const [map] = await opened.evaluate(places, "details.form[open] .map");
  const [table] = await opened.evaluate(places, "details.form[open] table.fields");
  assert.ok(table.left > map.right && table.top < map.bottom, "the table is beside the map");
  const [declaration] = await opened.evaluate(places, "details.form[open] .tabs");
  assert.ok(declaration.top > table.bottom, "declarations are below");
  assert.deepEqual(errors, []);
  await opened.close();
});

test("the address of a byte shows its contents, releases and sources on the first screen at every width", async () => {
  for (const [width, height] of [[1440, 900], [768, 1024], [390, 844]]) {
    for (const scheme of ["light", "dark"]) {
      const { page: opened, errors, go } = await tab(browser, { width, height, scheme });
      await go(page + byte);
      const answers = await opened.evaluate(places, ".bytes li");
      assert.equal(answers.length, 1);
      const [answer] = answers;
      assert.ok(answer.top >= 0 && answer.bottom <= height, `${width}: ${JSON.stringify(answer)}`);
      assert.match(answer.text, /^bytes 0x2C to 0x2F: UserTime \(ULONG\), or .* since 5\.0/);
      assert.match(answer.text, /chappell\/event_trace_header/);
      assert.match(answer.text, /UserTime: User-mode processor time\./);
      const cells = await opened.evaluate(places, ".map td.chosen");
      assert.deepEqual(cells.map((cell) => cell.text), ["UserTime", "ProcessorTime", "Flags"]);
      const rows = await opened.evaluate(places, ".fields tr.chosen");
      assert.equal(rows.length, 3);
      assert.ok(rows.every((row) => /0x2[8C]/.test(row.text)));
      const [name] = await opened.evaluate(places, "h1");
      assert.ok(name.top >= 0 && name.bottom <= answer.top, "the name is above the answer");
      assert.deepEqual(errors, []);
      await opened.close();
    }
  }
});

test("a selected cell of the map keeps the map, and shows the answer and the row", async () => {
  for (const [width, height] of [[1440, 900], [390, 844]]) {
    const { page: opened, errors, go } = await tab(browser, { width, height });
    await go(page);
    await opened.$eval(`.map a[href="${byte.replace("2C", "10")}"]`, (cell) => cell.click());
    assert.ok(opened.url().endsWith("#EventTraceHeader-0x10"), opened.url());
    const [answer] = await opened.evaluate(places, ".bytes li");
    assert.match(answer.text, /^bytes 0x10 to 0x17: TimeStamp \(LARGE_INTEGER\) since 5\.0/);
    assert.ok(answer.top >= 0 && answer.bottom <= height, JSON.stringify(answer));
    if (width === 1440) {
      const [row] = await opened.evaluate(places, ".fields tr.chosen");
      const [map] = await opened.evaluate(places, "details.form[open] .map");
      assert.ok(row.top >= 0 && row.bottom <= height, JSON.stringify(row));
      assert.ok(map.bottom > 0 && map.top < height, JSON.stringify(map));
    }
    assert.deepEqual(errors, []);
    await opened.close();
  }
});

test("targets are visible below every fixed part, in forms that are closed, too", async () => {
  const { page: opened, go } = await tab(browser);
  for (const anchor of ["#EventTraceHeader.ClientContext", "#V5_0", "#V5_0-0x08", "#V5_0.ThreadId", "#sources", "#declared"]) {
    for (const width of WIDTHS) {
      await look(opened, { width });
      await go(page);
      await go(page + anchor);
      const [place] = await opened.evaluate((id) => {
        const found = document.getElementById(id);
        const { top, bottom, height, left, right } = found.getBoundingClientRect();
        const under = document.elementFromPoint((left + right) / 2, Math.max(top + 4, 1));
        return [{ top, bottom, height, covered: under === null || !(found.contains(under) || under.contains(found)) }];
      }, anchor.slice(1));
      assert.ok(place.height > 0 && place.top >= 0 && place.top < 900 && !place.covered, `${anchor} at ${width}: ${JSON.stringify(place)}`);
    }
  }
  await opened.close();
});

test("without scripts, the address of a byte shows its contents", async () => {
  const { page: opened, go } = await tab(browser, { scripts: false });
  await go(page + byte);
  // Scripts of the page are off; those of the browser are not.
  const texts = await opened.$$eval(".bytes li", (all) => all.filter((one) => one.checkVisibility()).map((one) => one.textContent));
  assert.equal(texts.length, 1);
  assert.match(texts[0], /^bytes 0x2C to 0x2F: UserTime/);
  await opened.close();
});

test("no part of a page of a structure has a scrollbar of its own", async () => {
  const { page: opened, go } = await tab(browser);
  for (const name of site.kinds().find(([first]) => first.startsWith("structs/")).slice(0, 5)) {
    for (const width of WIDTHS) {
      await look(opened, { width });
      await go(name);
      const nested = await opened.evaluate(() =>
        [...document.querySelectorAll("main *")]
          .filter((one) => /auto|scroll/.test(getComputedStyle(one).overflow) && one.scrollHeight > one.clientHeight + 1 && one.clientHeight > 0)
          .map((one) => one.className),
      );
      assert.deepEqual(nested, [], `${name} at ${width}`);
    }
  }
  await opened.close();
});

test("the header is lower than 100 pixels on a phone, and its menu opens without scripts", async () => {
  const { page: opened, go } = await tab(browser, { width: 390, scripts: false });
  for (const name of ["index.html", page, "names.html"]) {
    await go(name);
    const [header] = await opened.evaluate(places, "header.site");
    assert.ok(header.bottom - header.top < 100, JSON.stringify(header));
  }
  await opened.click("label[for=menu]");
  const links = await opened.evaluate(places, ".menu a");
  for (const text of ["Kernel events", "Guides", "Providers", "Compare", "More"]) {
    assert.ok(links.some((link) => link.text === text && link.right <= 390), text);
  }
  await go("index.html");
  const more = await opened.evaluate(places, "#more a");
  for (const text of ["Calculator", "Changes", "Numbers", "Types", "Sources", "Evidence", "Data"]) {
    assert.ok(more.some((link) => link.text === text && link.right <= 390), text);
  }
  await opened.close();
});
