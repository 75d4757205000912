// The search in the page: keys, addresses, lists, and how long a key takes.

"use strict";

const assert = require("node:assert/strict");
const { after, before, test: declare } = require("node:test");

const axe = require("axe-core");

const { arrive, launch, tab } = require("../lib/browser.js");

/** Declares a test, which fails if the browser hangs. */
function test(name, run) {
  declare(name, { timeout: 60_000 }, run);
}

let browser;
before(async () => {
  browser = await launch();
});
after(() => browser.close());

/** Opens a page, runs a test in it, and checks that nothing failed meanwhile. */
async function on(name, run, options) {
  const opened = await tab(browser, options);
  await opened.go(name);
  try {
    await run(opened.page, opened);
    assert.deepEqual(opened.errors, []);
  } finally {
    await opened.page.close();
  }
}

/** Types a query into the search box and waits for its results. */
async function type(page, query) {
  await page.focus("#search-input");
  await page.keyboard.type(query);
  await page.waitForSelector(".search-popup:not([hidden])");
}

/** Returns the titles of the listed results. */
function titles(page) {
  return page.$$eval(".search-option .search-title", (all) => all.map((one) => one.textContent));
}

function active(page) {
  return page.$eval("#search-input", (input) => document.getElementById(input.getAttribute("aria-activedescendant"))?.id ?? null);
}

test("loads the index only when the box is used", async () => {
  await on("index.html", async (page) => {
    const scripts = () => page.$$eval("script", (all) => all.map((one) => one.src.replace(/.*\//, "")));
    assert.ok(!(await scripts()).includes("index.js"));
    await type(page, "thread");
    assert.ok((await scripts()).includes("index.js"));
  });
});

test("finds names, aliases, community names, numbers, hook IDs, GUIDs and status codes", async () => {
  const expected = [
    ["perfinfo_trace_header", "PERFINFO_TRACE_HEADER"],
    ["Process/Start", "WMI_LOG_TYPE_PROCESS_CREATE"],
    ["0x524", "PERFINFO_LOG_TYPE_CONTEXTSWAP"],
    ["1316", "PERFINFO_LOG_TYPE_CONTEXTSWAP"],
    ["hook:0x524", "PERFINFO_LOG_TYPE_CONTEXTSWAP"],
    ["{3d6fa8d0-fe05-11d0-9dda-00c04fd7ba7c}", "EVENT_TRACE_GROUP_PROCESS"],
    ["0xC0000005", "STATUS_ACCESS_VIOLATION"],
    ["STATUS_ACCESS_VIOLATION", "STATUS_ACCESS_VIOLATION"],
    ["dns-client", "Microsoft-Windows-DNS-Client"],
    ["{22fb2cd6-0e7b-422b-a0c7-2fad1fd0e716}", "Microsoft-Windows-Kernel-Process"],
    ["GCStart", "GCStart"],
    ["id:4104", "StartingCommandOncreatecalls_V1"],
  ];
  for (const [query, title] of expected) {
    await on("hooks/index.html", async (page) => {
      await type(page, query);
      assert.equal((await titles(page))[0], title, query);
    });
  }
});

test("slash focuses the box, and is a character in it", async () => {
  await on("structs/EVENT_TRACE_HEADER.html", async (page) => {
    await page.keyboard.press("/");
    assert.equal(await page.evaluate(() => document.activeElement.id), "search-input");
    await page.keyboard.type("Process/Start");
    assert.equal(await page.$eval("#search-input", (input) => input.value), "Process/Start");
  });
});

test("arrows move, Enter opens, and the way back has the query", async () => {
  await on("structs/EVENT_TRACE_HEADER.html", async (page) => {
    await type(page, "CSwitch");
    assert.equal(await active(page), null);
    await page.keyboard.press("ArrowDown");
    assert.equal(await active(page), "search-option-0");
    await page.keyboard.press("ArrowDown");
    assert.equal(await active(page), "search-option-1");
    await page.keyboard.press("ArrowUp");
    assert.equal(await active(page), "search-option-0");
    await page.keyboard.press("ArrowUp");
    assert.equal(await active(page), null);
    await page.keyboard.press("ArrowDown");
    const reached = await arrive(page, () => page.keyboard.press("Enter"));
    assert.match(reached, /masks\/PERF\.html#PERF_CONTEXT_SWITCH$/);
    const back = await arrive(page, () => page.evaluate(() => setTimeout(() => history.back())));
    assert.equal(new URL(back).searchParams.get("q"), "CSwitch");
    assert.equal(await page.$eval("#search-input", (input) => input.value), "CSwitch");
  });
});

test("a click opens a result", async () => {
  await on("index.html", async (page) => {
    await type(page, "hook:0x524");
    const reached = await arrive(page, () => page.click(".search-option"));
    assert.match(reached, /hooks\/EVENT_TRACE_GROUP_THREAD\.html#/);
  });
});

test("a byte of a structure leads to its place in the form of the chosen release", async () => {
  for (const [query, expected] of [["", "EventTraceHeader-0x2C"], ["?release=5.0", "V5_0-0x2C"]]) {
    await on(`index.html${query}`, async (page) => {
      await type(page, "event_trace_header+0x2c");
      assert.deepEqual(await titles(page), ["EVENT_TRACE_HEADER+0x2C"]);
      const reached = await arrive(page, () => page.click(".search-option"));
      assert.ok(reached.endsWith(`structs/EVENT_TRACE_HEADER.html${query}#${expected}`), reached);
      assert.ok(await page.$eval(`[id="${expected}"]`, (byte) => byte !== null));
    });
  }
});

test("Escape closes the list, then clears the box", async () => {
  await on("index.html", async (page) => {
    await type(page, "stack");
    assert.equal(await page.$eval("#search-input", (input) => input.getAttribute("aria-expanded")), "true");
    await page.keyboard.press("Escape");
    assert.equal(await page.$eval(".search-popup", (popup) => popup.hidden), true);
    assert.equal(await page.$eval("#search-input", (input) => `${input.value} ${input.getAttribute("aria-expanded")}`), "stack false");
    await page.keyboard.press("Escape");
    assert.equal(await page.$eval("#search-input", (input) => input.value), "");
  });
});

test("the query stays in the address beside other parameters and the anchor", async () => {
  await on("structs/EVENT_TRACE_HEADER.html?release=6.1#layout", async (page) => {
    await type(page, "0x2C");
    await page.waitForFunction(() => location.search.includes("q="));
    const url = new URL(page.url());
    assert.deepEqual([url.searchParams.get("q"), url.searchParams.get("release"), url.hash], ["0x2C", "6.1", "#layout"]);
    await page.reload();
    assert.equal(await page.$eval("#search-input", (input) => input.value), "0x2C");
    assert.equal(await page.$eval(".search-popup", (popup) => popup.hidden), true);
  });
});

test("Enter without a choice opens the page of results, grouped by kind", async () => {
  await on("values/NTSTATUS.html", async (page) => {
    await type(page, "0x00");
    const reached = await arrive(page, () => page.keyboard.press("Enter"));
    assert.match(reached, /search\.html\?q=0x00$/);
    await page.waitForSelector(".search-group");
    const headings = await page.$$eval(".search-group h2", (all) => all.map((one) => one.firstChild.textContent.trim()));
    assert.deepEqual(headings.slice(0, 2), ["Kernel events", "Classic events"]);
    const count = await page.$$eval(".search-found > li", (all) => all.length);
    await page.click(".search-more");
    assert.ok((await page.$$eval(".search-found > li", (all) => all.length)) > count);
    // A query typed on the page replaces the results and the address.
    await page.click("#search-input", { count: 3 });
    await page.keyboard.type("CSwitch");
    await page.waitForFunction(() => location.search === "?q=CSwitch");
    await page.keyboard.press("ArrowDown");
    assert.equal(await page.evaluate(() => document.activeElement.className), "search-link");
  });
});

test("Enter opens the only result, and the only one of a kind with exactly the name", async () => {
  const expected = [["EVENT_TRACE_HEADER+0x2c", /structs\/EVENT_TRACE_HEADER\.html#EventTraceHeader-0x2C$/], ["wmi_buffer_header", /structs\/WMI_BUFFER_HEADER\.html$/]];
  for (const [query, address] of expected) {
    await on("values/NTSTATUS.html", async (page) => {
      await type(page, query);
      assert.match(await arrive(page, () => page.keyboard.press("Enter")), address);
    });
  }
});

test("mistyped words find similar names", async () => {
  await on("index.html", async (page) => {
    await type(page, "EVNT_TRACE_HEADR");
    assert.equal(await page.$eval(".search-note", (note) => note.textContent), "No match for “EVNT_TRACE_HEADR”. Did you mean “EVENT_TRACE_HEADER”?");
    assert.equal((await titles(page))[0], "EVENT_TRACE_HEADER");
  });
});

test("text of a query is never markup", async () => {
  const query = "<img src=x onerror=alert(1)>";
  await on(`search.html?q=${encodeURIComponent(query)}`, async (page) => {
    await page.waitForSelector(".search-count");
    assert.equal((await page.$$("main img")).length, 0);
    assert.ok((await page.$eval(".search-count", (count) => count.textContent)).includes(query));
  });
});

test("without scripts, the box is a link to the names", async () => {
  await on("structs/EVENT_TRACE_HEADER.html", async (page) => {
    const link = await page.$(".search a");
    assert.match(await link.evaluate((a) => a.getAttribute("href")), /names\.html$/);
    assert.ok(await link.isVisible());
  }, { scripts: false });
});

test("the list fits every screen, and has no fault that axe-core finds", async () => {
  for (const [width, scheme] of [[1440, "light"], [768, "dark"], [390, "light"], [390, "dark"]]) {
    await on("index.html", async (page) => {
      await type(page, "context switch");
      await page.keyboard.press("ArrowDown");
      const box = await page.$eval(".search-popup", (popup) => popup.getBoundingClientRect().toJSON());
      assert.ok(box.left >= 0 && box.right <= width, `${width}: from ${box.left} to ${box.right}`);
      assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${width}: too wide`);
      await page.evaluate(axe.source);
      const { violations } = await page.evaluate(() => axe.run(document.querySelector(".search"), { preload: false }));
      assert.deepEqual(violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.html)}`), []);
    }, { width, scheme });
  }
});

test("a key takes less than 50 ms", async () => {
  await on("index.html", async (page) => {
    await type(page, "a");
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
    const queries = ["EVENT_TRACE_HEADER", "process start", "Thread/CSwitch", "0xC0000005", "hook:0x524", "contxt swich", "3d6fa8d0-fe05-11d0", "WnodeFlagz"];
    const times = await page.evaluate((queries) => {
      const input = document.getElementById("search-input");
      const times = [];
      for (const query of queries) {
        for (let length = 1; length <= query.length; length++) {
          input.value = query.slice(0, length);
          const start = performance.now();
          input.dispatchEvent(new Event("input", { bubbles: true }));
          document.querySelector(".search-popup").getBoundingClientRect();
          times.push(performance.now() - start);
        }
      }
      return times.sort((a, b) => a - b);
    }, queries);
    const at = (share) => times[Math.floor((times.length - 1) * share)];
    const shown = [0.5, 0.95, 1].map((share) => at(share).toFixed(1));
    console.log(`measured: milliseconds for a key, with layout: median ${shown[0]}, 95 % ${shown[1]}, slowest ${shown[2]} of ${times.length}`);
    // The limit is for a machine that does nothing else. Tests run beside others, so that only the median is strict.
    assert.ok(at(0.5) < 50 && at(0.95) < 200, shown.join(", "));
  });
});
