// The decoder: pasted bytes, traces, and what both show, compared with what the command prints.

"use strict";

const assert = require("node:assert/strict");
const { execFileSync } = require("node:child_process");
const fs = require("node:fs");
const http = require("node:http");
const os = require("node:os");
const path = require("node:path");
const { after, before, test: declare } = require("node:test");

const axe = require("axe-core");
const { HtmlValidate } = require("html-validate");

const { PAPER, WIDTHS, launch, look, tab } = require("../lib/browser.js");
const site = require("../lib/site.js");

/** A manifest that describes an event of the sample. */
const MANIFEST = `<?xml version="1.0"?>
<instrumentationManifest xmlns="http://schemas.microsoft.com/win/2004/08/events"><instrumentation><events>
<provider name="Etwspec-Dropped" guid="{00023a2f-5eed-4000-806d-616e66657374}" symbol="DROPPED">
<events><event value="3" version="0" symbol="DroppedEvent"/></events>
</provider></events></instrumentation></instrumentationManifest>`;
/** Traces, each with the lines that the command prints. The test of the repository gives them. */
const TRACES = process.env.TRACES === undefined ? [] : JSON.parse(fs.readFileSync(process.env.TRACES, "utf8"));
/** Size in MiB of the large trace. */
const LARGE = Number(process.env.LARGE ?? 192);
/** Bytes of the compressed program at most. */
const LARGEST = 600_000;
/** Milliseconds for which the page may be busy at once while a large trace is read, on a machine with other work. */
const BUSY = 600;

function test(name, run, options) {
  declare(name, { timeout: 300_000, ...options }, run);
}

let browser;
let scratch;
before(async () => {
  browser = await launch();
  scratch = fs.mkdtempSync(path.join(os.tmpdir(), "etwspec-decoder-"));
});
after(async () => {
  await browser.close();
  fs.rmSync(scratch, { recursive: true });
});

async function open(options) {
  const opened = await tab(browser, options);
  await opened.go("decoder.html");
  return opened;
}

async function paste(page, text) {
  await page.$eval("#dec-text", (input, text) => {
    input.value = text;
    input.dispatchEvent(new Event("input", { bubbles: true }));
  }, text);
}

/** Opens a file of this machine, and waits until it has been read. */
async function drop(page, file) {
  const input = await page.$("#dec-file");
  await page.evaluate(() => document.querySelector(".dec-output").replaceChildren());
  await input.uploadFile(file);
  await page.waitForSelector(".dec-trace");
  await page.evaluate(() => etwspecDecoder.trace.ready);
}

async function example(page) {
  await page.evaluate(() => [...document.querySelectorAll(".dec-buttons button")].find((one) => one.textContent === "Example").click());
  await page.waitForSelector(".dec-view tr[aria-selected=true]");
}

/** Returns the event that is shown as an example, in hexadecimal. */
async function exampleBytes(page) {
  await example(page);
  return (await page.$eval("#dec-text", (input) => input.value)).replace(/\s/g, "");
}

const fields = (page) => page.$$eval(".dec-fields tbody tr", (all) => all.map((row) => [...row.cells].map((cell) => cell.textContent)));
const status = (page) => page.$eval(".dec-status", (line) => line.textContent);
const marked = (page) => page.$$eval(".dec-byte.on", (all) => all.map((byte) => byte.textContent).join(""));

test("program is small to download", () => {
  const [, packed] = /"packed":"([^"]*)"/.exec(site.text("decoder/program.js"));
  const size = Buffer.from(packed, "base64").length;
  console.log(`measured: the program has ${size} bytes, compressed`);
  assert.ok(size < LARGEST, `${size} bytes`);
});

test("reads bytes in every usual form", async () => {
  const { page, errors } = await open();
  const hex = await exampleBytes(page);
  const expected = await fields(page);
  assert.ok(expected.length > 10);
  const bytes = hex.match(/../g);
  const rows = [];
  for (let at = 0; at < bytes.length; at += 16) {
    rows.push([at.toString(16).padStart(8, "0"), bytes.slice(at, at + 16)]);
  }
  const forms = {
    plain: hex,
    spaces: bytes.join(" "),
    prefixes: bytes.map((byte) => `0x${byte}`).join(", "),
    xxd: rows.map(([at, row]) => `${at}: ${row.join("").match(/.{1,4}/g).join(" ")}  ${".".repeat(row.length)}`).join("\n"),
    hexdump: rows.map(([at, row]) => `${at}  ${row.slice(0, 8).join(" ")}  ${row.slice(8).join(" ")}  |${".".repeat(row.length)}|`).join("\n"),
    db: rows.map(([at, row]) => `fffff800\`${at}  ${row.slice(0, 8).join(" ")}-${row.slice(8).join(" ")}  ${".".repeat(row.length)}`).join("\n"),
    array: `unsigned char event[] = {\n${bytes.map((byte) => `0x${byte}`).join(", ")}\n};`,
  };
  for (const [name, text] of Object.entries(forms)) {
    await page.click(".dec-buttons button:last-child");
    await page.waitForFunction(() => document.querySelector(".dec-view") === null);
    await paste(page, text);
    await page.waitForSelector(".dec-view tr[aria-selected=true]", { timeout: 5000 }).catch(() => assert.fail(`${name} is not read`));
    assert.deepEqual(await fields(page), expected, name);
    assert.match(await page.$eval("#dec-read", (line) => line.textContent), new RegExp(`: ${bytes.length} bytes\\.$`), name);
  }
  await paste(page, "02 0x zz");
  await page.waitForFunction(() => document.querySelector("#dec-error").textContent !== "");
  assert.equal(await page.$eval("#dec-text", (input) => input.getAttribute("aria-invalid")), "true");
  assert.deepEqual(errors, []);
});

test("fields and bytes highlight each other, and keys step through the fields", async () => {
  const { page, errors } = await open();
  const hex = await exampleBytes(page);
  await page.focus(".dec-fields tr[aria-selected=true]");
  const seen = new Set();
  const count = (await fields(page)).length;
  for (let at = 1; at < count; at++) {
    await page.keyboard.press("ArrowDown");
    const [row, on] = [await page.evaluate(() => document.activeElement.rowIndex), await marked(page)];
    assert.equal(row, at + 1);
    assert.ok(hex.includes(on) && on.length > 0, on);
    seen.add(await status(page));
  }
  assert.ok([...seen].every((text) => /, \d+ bytes? at 0x[0-9A-F]+ \(\d+\)$/.test(text)), [...seen].join("\n"));
  await page.keyboard.press("Home");
  assert.equal(await page.evaluate(() => document.activeElement.rowIndex), 1);
  await page.keyboard.press("End");
  assert.equal(await page.evaluate(() => document.activeElement.rowIndex), count);
  await page.keyboard.press("ArrowLeft");
  assert.equal(await page.$eval("tr[aria-selected=true] code", (name) => name.textContent), "payload");

  // In hexadecimal and decimal, the same byte.
  for (const text of ["0x1C", "28"]) {
    await page.$eval(".dec-go input", (input) => (input.value = ""));
    await page.type(".dec-go input", text);
    await page.keyboard.press("Enter");
    assert.match(await status(page), /^Offset 0x1C \(28\): .*, \d+ bytes? at 0x/);
    const [from] = await page.$$eval(".dec-byte.on", (all) => all.map((byte) => Number(byte.dataset.at)));
    assert.ok(from <= 28);
  }
  await page.$eval(".dec-go input", (input) => (input.value = "0x1000"));
  await page.click(".dec-go button");
  assert.match(await status(page), /below 0x30 \(48\)/);

  await page.click(".dec-byte[data-at='4']");
  assert.match(await status(page), /^Offset 0x04 \(4\)/);
  await page.hover(".dec-byte[data-at='40']");
  assert.ok((await page.$$(".dec-fields tr.near")).length === 1 && (await page.$$(".dec-byte.near")).length > 0);
  assert.deepEqual(errors, []);
});

test("links of structures and fields have targets", async () => {
  const { page } = await open();
  await example(page);
  const hrefs = await page.$$eval(".dec-view a", (all) => all.map((link) => link.getAttribute("href")));
  assert.ok(hrefs.length > 10);
  for (const href of hrefs) {
    const [file, anchor] = href.split("#");
    const text = site.text(file);
    assert.ok(anchor === undefined || text.includes(`id="${anchor}"`), href);
  }
});

test("address keeps bytes, structure and release", async () => {
  const { page, errors, go } = await open();
  const hex = await exampleBytes(page);
  const expected = await fields(page);
  const query = new URL(page.url()).search;
  assert.match(query, /[?&]bytes=/);
  await go(`decoder.html${query}`);
  await page.waitForSelector(".dec-view tr[aria-selected=true]");
  assert.deepEqual(await fields(page), expected);

  const name = await page.$eval(".dec-about code", (name) => name.textContent);
  await go(`decoder.html?bytes=${Buffer.from(hex, "hex").toString("base64url")}&as=${name}&release=6.1&pointer=64`);
  await page.waitForSelector(".dec-view tr[aria-selected=true]");
  assert.match(await page.$eval(".dec-about", (line) => line.textContent), /decoded for 6\.1 with 64-bit pointers/);
  await page.select("form.choice select", "");
  await page.waitForFunction(() => !document.querySelector(".dec-about").textContent.includes("6.1 with"));
  await go(`decoder.html?bytes=${Buffer.from(hex.slice(32), "hex").toString("base64url")}&as=NO_SUCH_STRUCTURE`);
  await page.waitForSelector(".dec-view .callout");
  assert.match(await page.$eval(".dec-view .callout", (note) => note.textContent), /unknown structure/i);
  assert.deepEqual(errors, []);
});

for (const { name, file, lines } of TRACES) {
  test(`${name}: every event has the fields and values that the command prints`, async () => {
    const { page, errors } = await open();
    await drop(page, file);
    const expected = fs.readFileSync(lines, "utf8").trimEnd().split("\n").map((line) => JSON.parse(line));
    assert.equal(await page.evaluate(() => etwspecDecoder.trace.total()), expected.length);
    for (let at = 0; at < expected.length; at += 2000) {
      const rows = await page.evaluate((at) => etwspecDecoder.trace.records(at, 2000), at);
      assert.deepEqual(rows, expected.slice(at, at + 2000));
    }
    // The list and the opened event show the same event, wherever it is.
    for (const row of [0, Math.floor(expected.length / 2), expected.length - 1]) {
      await page.evaluate((row) => etwspecDecoder.trace.list.choose(row), row);
      await page.waitForFunction((at) => document.querySelector(".dec-json pre")?.textContent.includes(`"at": "${at}"`), {}, expected[row].at);
      assert.deepEqual(JSON.parse(await page.$eval(".dec-json pre", (text) => text.textContent)), expected[row]);
      assert.equal(await page.$eval(".dec-row[aria-selected=true]", (line) => line.getAttribute("aria-posinset")), String(row + 1));
    }
    console.log(`measured: ${name}: ${expected.length} events in the page equal those of the command`);
    assert.deepEqual(errors, []);
  });
}

/** The sample, from the page itself. */
async function sample(page) {
  const hex = await page.evaluate(async () => (await etwspecDecoder.query({ do: "sample" })).hex);
  return Buffer.from(hex, "hex");
}

/** Opens the sample in a page, until all of it is read. */
async function openSample() {
  const opened = await open();
  await opened.page.click(".dec-drop button");
  await opened.page.waitForSelector(".dec-filter:not([hidden]) input:not([disabled])");
  return opened;
}

test("shows what a trace states, its buffers and the events that a filter selects", async () => {
  const { page, errors } = await openSample();
  const facts = await page.$eval(".dec-summary", (list) => list.textContent);
  assert.match(facts, /etwspec sample/);
  const all = await page.evaluate(() => etwspecDecoder.trace.total());
  // The sample has buffers of 4,096 bytes.
  assert.equal((await page.$$(".dec-cell")).length, (await sample(page)).length / 4096);

  const filter = async (name, value) => {
    await page.$eval(`.dec-filter [name=${name}]`, (input, value) => (input.value = value), value);
    await page.click(".dec-filter [type=submit]");
  };
  await filter("event", "Thread/CSwitch");
  await page.waitForFunction((all) => etwspecDecoder.trace.total() < all, {}, all);
  await page.waitForSelector(".dec-row .dec-event");
  await page.waitForFunction(() => [...document.querySelectorAll(".dec-scroller .dec-event")].every((name) => name.textContent === "Thread/CSwitch"));
  const some = await page.evaluate(() => etwspecDecoder.trace.total());
  await filter("to", "+10ms");
  await page.waitForFunction((some) => etwspecDecoder.trace.total() < some, {}, some);
  await filter("event", "no such event");
  await page.waitForFunction(() => document.querySelector(".dec-filter .dec-error").textContent !== "");
  assert.equal(await page.$eval(".dec-filter [name=event]", (input) => input.getAttribute("aria-invalid")), "true");
  await page.click(".dec-filter .dec-buttons button:last-child");
  await page.waitForFunction((all) => etwspecDecoder.trace.total() === all, {}, all);

  await page.focus(".dec-scroller");
  await page.keyboard.press("ArrowDown");
  await page.waitForSelector(".dec-detail .dec-fields");
  await page.keyboard.press("End");
  await page.waitForFunction((all) => document.querySelector(".dec-row[aria-selected=true]")?.getAttribute("aria-posinset") === String(all), {}, all);
  await page.click(".dec-about-trace > summary");
  await page.click(".dec-cell:nth-child(2)");
  await page.waitForFunction(() => document.querySelector(".dec-detail h3")?.textContent.startsWith("Header of buffer 1"));
  assert.deepEqual(errors, []);
});

/** Returns where elements are on the page, from the top of the screen. */
const places = (page, selectors) => page.evaluate((selectors) => selectors.map((selector) => document.querySelector(selector).getBoundingClientRect().toJSON()), selectors);

test("events and their overview are on the first screen", async () => {
  for (const [width, height] of [[1440, 900], [768, 1024], [390, 844]]) {
    const { page, errors } = await open({ width, height });
    const file = path.join(scratch, "first-screen.etl");
    fs.writeFileSync(file, await sample(page));
    await drop(page, file);
    await page.waitForSelector(".dec-scroller .dec-event");
    assert.equal(await page.evaluate(() => scrollY), 0);
    const [bar, plot, row] = await places(page, [".dec-bar", ".dec-plot", ".dec-scroller .dec-row"]);
    assert.ok(bar.bottom <= plot.top && plot.bottom <= row.top && row.bottom <= height, `${width}: ${JSON.stringify([bar, plot, row])}`);
    assert.ok(plot.width > width * 0.85 && plot.right <= width, `${width}: ${JSON.stringify(plot)}`);
    if (width === 1440) {
      const rows = await page.$$eval(".dec-scroller .dec-row", (all) => all.filter((one) => one.getBoundingClientRect().bottom <= innerHeight).length);
      assert.ok(rows >= 5, `${rows} rows`);
      assert.ok(bar.height < 60, "the bar is one line");
    }
    // The inputs are behind a button, and nowhere else.
    assert.ok(await page.$eval(".dec-inputs", (inputs) => inputs.hidden));
    assert.match(await page.$eval(".dec-bar", (bar) => bar.textContent), /^first-screen\.etl32\.0 KiB, 318 events/);
    await page.click(".dec-bar button");
    assert.ok(await page.$eval("#dec-text", (input) => input.getBoundingClientRect().height > 0));
    await page.click(".dec-bar button");
    assert.ok(await page.$eval(".dec-inputs", (inputs) => inputs.hidden));
    assert.deepEqual(errors, []);
    await page.close();
  }
});

test("overview shows losses and damage, and its range filters the list by pointer and keys", async () => {
  const { page, errors } = await open();
  const damaged = await sample(page);
  damaged.fill(0xa5, 5000, 5200);
  const file = path.join(scratch, "range.etl");
  fs.writeFileSync(file, damaged);
  await drop(page, file);
  await page.waitForSelector(".dec-filter input:not([disabled])");
  assert.match(await page.$eval(".dec-plot svg[role=img]", (image) => image.getAttribute("aria-label")), /^\d+ events in \d+ intervals of .*; losses at \+.*; damage at \+[^;]*\.$/);
  assert.equal((await page.$$(".dec-lane")).length, 2);
  assert.match(await page.$eval(".dec-kinds", (list) => list.textContent), /PerfInfo\/Sample \d+.*losses 1damaged places 1$/);
  const all = await page.evaluate(() => etwspecDecoder.trace.total());
  const values = (page) => page.$$eval(".dec-filter [name=from], .dec-filter [name=to]", (all) => all.map((input) => input.value));
  const times = async () => {
    const rows = await page.evaluate(() => etwspecDecoder.trace.records(0, etwspecDecoder.trace.total()));
    return rows.map((row) => (Date.parse(`${row.time.slice(0, 19)}Z`) - Date.parse("2024-05-04T09:00:00Z")) / 1000 + Number(`0${row.time.slice(19, -1)}`));
  };

  // A quarter of the chart, by pointer.
  const [plot] = await places(page, [".dec-plot"]);
  const middle = plot.top + plot.height / 3;
  await page.mouse.move(plot.left + plot.width / 4, middle);
  await page.mouse.down();
  await page.mouse.move(plot.left + plot.width / 3, middle);
  await page.mouse.move(plot.left + plot.width / 2, middle);
  await page.mouse.up();
  await page.waitForFunction((all) => etwspecDecoder.trace.total() < all && document.querySelector(".dec-progress").hidden, {}, all);
  let [from, to] = await values(page);
  const number = (text) => Number(text.slice(1, -1));
  assert.ok((await times()).every((time) => time >= number(from) - 1e-7 && time < number(to) + 1e-7));
  const [shade] = await places(page, [".dec-shade"]);
  assert.ok(Math.abs(shade.left - plot.left - plot.width / 4) < 10 && Math.abs(shade.width - plot.width / 4) < 20);
  const some = await page.evaluate(() => etwspecDecoder.trace.total());
  assert.ok(some > 0);

  // The end moves by keys, and the list follows.
  await page.focus(".dec-end:last-child");
  await page.keyboard.press("End");
  await page.waitForFunction((some) => etwspecDecoder.trace.total() > some && document.querySelector(".dec-progress").hidden, {}, some);
  assert.deepEqual(await values(page), [from, ""]);
  await page.keyboard.press("ArrowLeft");
  await page.waitForFunction(() => document.querySelector(".dec-filter [name=to]").value !== "");
  [from, to] = await values(page);
  assert.equal(await page.$eval(".dec-end:last-child", (end) => end.getAttribute("aria-valuetext")), to);
  await page.keyboard.press("Escape");
  await page.waitForFunction((all) => etwspecDecoder.trace.total() === all, {}, all);
  assert.deepEqual(await values(page), ["", ""]);
  assert.ok(await page.$eval(".dec-shade", (shade) => shade.hidden));
  assert.deepEqual(errors, []);
});

test("schemas that are dropped with or after a trace give names", async () => {
  const { page, errors } = await open();
  const manifest = path.join(scratch, "sample.man");
  fs.writeFileSync(manifest, MANIFEST);
  const trace = path.join(scratch, "named.etl");
  fs.writeFileSync(trace, await sample(page));
  const names = () => page.evaluate(async () => (await etwspecDecoder.trace.records(0, etwspecDecoder.trace.total())).filter((row) => row.provider_name === "Etwspec-Dropped").length);
  const give = async (...files) => {
    const input = await page.$("#dec-file");
    await input.uploadFile(...files);
  };
  await give(trace);
  await page.waitForSelector(".dec-filter input:not([disabled])");
  assert.equal(await names(), 0);
  await give(manifest);
  await page.waitForFunction(() => /sample\.man: 1 schema/.test(document.querySelector(".dec-schemas").textContent));
  await page.waitForFunction(async () => (await etwspecDecoder.trace.records(0, etwspecDecoder.trace.total())).some((row) => row.provider_name === "Etwspec-Dropped"));
  const some = await names();

  await page.reload();
  await give(trace, manifest);
  await page.waitForSelector(".dec-filter input:not([disabled])");
  assert.equal(await names(), some);

  const bad = path.join(scratch, "bad.mof");
  fs.writeFileSync(bad, "class Some {};");
  await give(bad);
  await page.waitForFunction(() => /bad\.mof/.test(document.querySelector(".dec-schemas .dec-error")?.textContent));
  assert.ok(await page.$eval(".dec-inputs", (inputs) => inputs.hidden), "the trace stays open");
  assert.deepEqual(errors, []);
});

test("events of Windows' providers have the names of the pack", async () => {
  const { page, errors } = await open();
  const bytes = Buffer.from(await sample(page));
  // The provider of the sample, in the form of the file, becomes one of Windows that has no table.
  const [own, other] = ["2f3a0200ed5e0040806d616e66657374", "ff44ca157a4daa4bbba50998955e531e"].map((hex) => Buffer.from(hex, "hex"));
  let changed = 0;
  for (let at = bytes.indexOf(own); at >= 0; at = bytes.indexOf(own, at + 1)) {
    other.copy(bytes, at);
    changed++;
  }
  assert.ok(changed > 0);
  const trace = path.join(scratch, "windows.etl");
  fs.writeFileSync(trace, bytes);
  await (await page.$("#dec-file")).uploadFile(trace);
  await page.waitForSelector(".dec-filter input:not([disabled])");
  const rows = await page.evaluate(() => etwspecDecoder.trace.records(0, etwspecDecoder.trace.total()));
  assert.ok(rows.some((row) => row.provider_name === "Microsoft-Windows-Kernel-Boot" && row.schema.startsWith("windows")));
  assert.ok(await page.evaluate(() => typeof etwspecDecoderWindows !== "undefined" && typeof etwspecDecoderTables !== "undefined"));
  assert.deepEqual(errors, []);
});

test("a buffer that is chosen while an event is read is shown", async () => {
  const { page, errors } = await openSample();
  // Both in one task: the event cannot be read in between.
  await page.evaluate(() => {
    document.querySelector(".dec-scroller").dispatchEvent(new KeyboardEvent("keydown", { key: "End" }));
    document.querySelector(".dec-cell:nth-child(2)").click();
  });
  await page.waitForFunction(() => document.querySelector(".dec-detail h3")?.textContent.startsWith("Header of buffer 1"));
  // The event arrives, and does not replace the buffer.
  await page.evaluate(() => etwspecDecoder.trace.records(etwspecDecoder.trace.total() - 1, 1));
  await new Promise((resolve) => setTimeout(resolve, 500));
  assert.match(await page.$eval(".dec-detail h3", (title) => title.textContent), /^Header of buffer 1/);
  assert.deepEqual(errors, []);
});

test("damaged files and files that are no traces give messages", async () => {
  const { page, errors } = await open();
  const good = await sample(page);
  const damaged = Buffer.from(good);
  damaged.fill(0xa5, 5000, 5200);
  const files = {
    empty: [Buffer.alloc(0), /not a trace/],
    text: [Buffer.from("This is no trace.\n".repeat(9)), /not a trace.*54 68 69 73/],
    zeros: [Buffer.alloc(1 << 20), /not a trace/],
    cut: [good.subarray(0, 9000), /etwspec sample.*Damage: 1 place/s],
    damaged: [damaged, /etwspec sample.*Damage: /s],
  };
  for (const [name, [bytes, expected]] of Object.entries(files)) {
    const file = path.join(scratch, `${name}.etl`);
    fs.writeFileSync(file, bytes);
    await drop(page, file);
    assert.match(await page.$eval(".dec-trace", (part) => part.textContent), expected, name);
  }
  // Bytes that are no trace may be an event.
  const event = path.join(scratch, "event.bin");
  await page.evaluate(() => document.querySelector(".dec-output").replaceChildren());
  fs.writeFileSync(event, Buffer.from(await exampleBytes(page), "hex"));
  await drop(page, event);
  await page.click(".dec-notes button");
  await page.waitForSelector(".dec-view .dec-fields tr[aria-selected=true]");
  assert.deepEqual(errors, []);
});

test("page stays responsive while a large trace is read", async () => {
  const { page, errors } = await open();
  const good = await sample(page);
  const size = good.readUInt32LE(0);
  const file = path.join(scratch, "large.etl");
  const out = fs.openSync(file, "w");
  fs.writeSync(out, good, 0, size);
  const rest = Buffer.concat(Array.from({ length: Math.ceil((4 << 20) / good.length) }, () => good.subarray(size)));
  for (let written = size; written < LARGE << 20; written += rest.length) {
    fs.writeSync(out, rest);
  }
  fs.closeSync(out);
  await page.evaluate(() => {
    window.longest = 0;
    let last = performance.now();
    setInterval(() => {
      const now = performance.now();
      if (now - last > window.longest) {
        window.longest = now - last;
        window.when = document.querySelector(".dec-progress span")?.textContent;
      }
      last = now;
    }, 10);
  });
  const input = await page.$("#dec-file");
  let begun = Date.now();
  await input.uploadFile(file);
  await page.waitForSelector(".dec-scroller .dec-event");
  const first = Date.now() - begun;
  await page.evaluate(() => etwspecDecoder.trace.ready);
  const whole = Date.now() - begun;
  const total = await page.evaluate(() => etwspecDecoder.trace.total());
  assert.ok(total > LARGE * 1000, `${total}`);

  // The end of the list: without names at once, then with them.
  begun = Date.now();
  await page.evaluate(() => etwspecDecoder.trace.list.showRow(etwspecDecoder.trace.total() - 1));
  await page.waitForFunction((total) => document.querySelector(`#dec-row-${total - 1} .dec-event`) !== null, {}, total);
  const end = Date.now() - begun;
  const [last] = await page.evaluate(() => etwspecDecoder.trace.records(etwspecDecoder.trace.total() - 1, 1));
  assert.ok(last.at !== undefined);
  const named = Date.now() - begun;

  begun = Date.now();
  await page.$eval(".dec-filter [name=event]", (input) => (input.value = "Thread/CSwitch"));
  await page.click(".dec-filter [type=submit]");
  await page.waitForSelector(".dec-progress:not([hidden])");
  await page.click(".dec-progress button");
  await page.waitForSelector(".dec-progress[hidden]");
  const cancelled = Date.now() - begun;
  const memory = await page.evaluate(() => performance.memory?.usedJSHeapSize ?? 0);
  const [longest, when] = await page.evaluate(() => [window.longest, window.when]);
  console.log(`measured: trace of ${LARGE} MiB with ${total} events: first events after ${first} ms, all after ${whole} ms, the last one after ${end} ms, with names after ${named} ms, filter cancelled after ${cancelled} ms, page busy for ${Math.round(longest)} ms at most, ${Math.round(memory / (1 << 20))} MiB of scripts`);
  assert.ok(longest < BUSY, `the page was busy for ${longest} ms, at ${when}`);
  assert.ok(memory < 200 << 20, `${memory} bytes`);
  assert.deepEqual(errors, []);
});

/** Pages that stand in for the programs that read profiles. They get ready late, as the programs do. */
const STANDINS = {
  "Firefox Profiler": `let questions = 0;
    addEventListener("message", ({ source, data }) => {
      if (data.name === "ready:request" && questions++ > 2) {
        source.postMessage({ name: "ready:response" }, "*");
      } else if (data.name === "inject-profile") {
        document.title = "received";
        window.received = data.profile;
      }
    });`,
  Perfetto: `let questions = 0;
    addEventListener("message", ({ source, data }) => {
      if (data === "PING" && questions++ > 2) {
        source.postMessage("PONG", "*");
      } else if (data.perfetto !== undefined) {
        document.title = data.perfetto.title;
        window.received = data.perfetto.buffer;
      }
    });`,
};

/** Opens the trace of a page in the page that stands in for a program. Returns its title, and the profile as text. */
async function openIn(page, name, origin) {
  await page.evaluate((name, origin) => {
    etwspecProfiles.PROGRAMS.find((program) => program.name === name).origin = origin;
  }, name, origin);
  const opened = new Promise((resolve) => page.once("popup", resolve));
  await page.evaluate((name) => [...document.querySelectorAll(".dec-profiles button")].find((one) => one.textContent.endsWith(name)).click(), name);
  const popup = await opened;
  await popup.waitForFunction(() => window.received !== undefined);
  const got = await popup.evaluate(() => [document.title, new TextDecoder().decode(window.received)]);
  await popup.close();
  await page.waitForFunction(() => /Opened in|[Ww]indow/.test(document.querySelector(".dec-profiles [role=status]").textContent));
  return [...got, await page.$eval(".dec-profiles [role=status]", (line) => line.textContent)];
}

test("profile is passed to other programs, and is that of the command", async () => {
  const server = http.createServer((request, response) => {
    const name = request.url === "/from-post-message/" ? "Firefox Profiler" : "Perfetto";
    response.writeHead(200, { "Content-Type": "text/html" }).end(`<!doctype html><title></title><script>${STANDINS[name]}</script>`);
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${server.address().port}`;
  const { page, errors } = await open();
  const file = path.join(scratch, "sample.etl");
  fs.writeFileSync(file, await sample(page));
  for (const trace of [{ file }, ...TRACES]) {
    await drop(page, trace.file);
    if (trace.profile === null) {
      assert.equal(await page.$(".dec-profiles"), null, `${trace.name} has no samples and context switches`);
      continue;
    }
    const [title, text, status] = await openIn(page, "Perfetto", origin);
    assert.equal(title, path.basename(trace.file));
    assert.match(status, /^Opened in Perfetto\./);
    if (trace.file === file) {
      assert.match(status, /\d+ samples without a stack/);
      // Perfetto reads no differences between times.
      assert.ok(JSON.parse(text).threads.every(({ samples }) => samples.time.length === samples.length));
      const [received, again] = await openIn(page, "Firefox Profiler", origin);
      assert.equal(received, "received");
      assert.ok(again === text, "both programs get the same profile");
      load(text);
    }
    assert.ok(trace.profile === undefined || fs.readFileSync(trace.profile, "utf8") === text, `${trace.name}: the profile differs`);
  }
  server.closeAllConnections();
  server.close();
  assert.deepEqual(errors, []);
});

/** Checks that the command line of the Firefox Profiler reads a profile. */
function load(text) {
  const program = path.join(__dirname, "../node_modules/@firefox-devtools/profiler-cli/dist/profiler-cli.js");
  const file = path.join(scratch, "profile.json");
  fs.writeFileSync(file, text);
  const run = (...args) => execFileSync(process.execPath, [program, ...args], { env: { ...process.env, HOME: scratch }, encoding: "utf8" });
  // The program waits for its daemon for half a second, which a busy machine exceeds.
  for (let attempt = 1; ; attempt += 1) {
    try {
      run("load", file);
      break;
    } catch (error) {
      if (attempt === 5 || !String(error.stderr).includes("did not become ready")) throw error;
    }
  }
  try {
    const info = run("profile", "info", "--all");
    const { threads } = JSON.parse(text);
    assert.ok(threads.length > 1 && threads.every(({ processName }) => info.includes(processName)), info);
  } finally {
    run("stop");
  }
}

test("traces without samples and context switches have no profile", async () => {
  const { page, errors } = await open();
  const file = path.join(scratch, "header.etl");
  // The first buffer has the header of the log file.
  fs.writeFileSync(file, (await sample(page)).subarray(0, 4096));
  await drop(page, file);
  assert.equal(await page.$(".dec-profiles"), null);
  assert.deepEqual(errors, []);
});

test("profile that cannot be passed on is an error", async () => {
  const { page, errors } = await open();
  const file = path.join(scratch, "sample.etl");
  fs.writeFileSync(file, await sample(page));
  await drop(page, file);
  await page.evaluate(() => {
    window.open = () => null;
    document.querySelector(".dec-profiles button").click();
  });
  await page.waitForFunction(() => /blocked the window/.test(document.querySelector(".dec-profiles .dec-error").textContent));
  assert.deepEqual(errors, []);
});

test("page fits every screen and paper, and has no fault that axe-core finds", async () => {
  const validator = new HtmlValidate({ root: true, extends: ["html-validate:standard"] });
  const report = await validator.validateString(site.text("decoder.html"), "decoder.html");
  assert.deepEqual(report.results.flatMap((result) => result.messages.map((message) => message.message)), []);
  const { page, errors, go } = await open();
  const shows = {
    start: async () => {},
    bytes: async () => {
      await example(page);
      await page.click(".dec-how summary");
    },
    trace: async () => {
      await page.click(".dec-drop button");
      await page.waitForSelector(".dec-scroller .dec-event");
      await page.evaluate(() => etwspecDecoder.trace.ready);
      await page.evaluate(() => etwspecDecoder.trace.list.choose(3));
      await page.waitForSelector(".dec-detail .dec-fields");
    },
  };
  for (const [name, show] of Object.entries(shows)) {
    await look(page, { width: 1440 });
    await go("decoder.html");
    await show();
    for (const width of WIDTHS) {
      for (const scheme of ["light", "dark"]) {
        await look(page, { width, scheme });
        await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50))));
        const where = `${name} at ${width} px, ${scheme}`;
        assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${where}: too wide`);
        const outside = await page.$$eval(".dec-fields td, .dec-row > span", (all) => all.filter((cell) => cell.getBoundingClientRect().right > innerWidth + 1).length);
        assert.equal(outside, 0, `${where}: cells outside`);
        await page.evaluate(axe.source);
        const { violations } = await page.evaluate(() => axe.run(document, { preload: false }));
        assert.deepEqual(violations.map((one) => `${where}: ${one.id}: ${one.nodes.slice(0, 3).map((node) => node.html)}`), []);
      }
    }
    await look(page, { width: PAPER, media: "print" });
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${name} on paper: too wide`);
  }
  assert.deepEqual(errors, []);
});
