// The calculator of group masks: what it calculates, compared with the queries of the command, and its page.

"use strict";

const assert = require("node:assert/strict");
const fs = require("node:fs");
const path = require("node:path");
const { after, before, test: declare } = require("node:test");
const vm = require("node:vm");

const axe = require("axe-core");

const { launch, tab } = require("../lib/browser.js");
const site = require("../lib/site.js");

const masks = require(path.join(site.folder, "calculator/mask.js"));
const context = vm.createContext({});
for (const file of fs.readdirSync(path.join(site.folder, "calculator")).filter((file) => file.startsWith("data-"))) {
  vm.runInContext(site.text(`calculator/${file}`), context);
}
// A value of the same realm, which assertions compare with others.
const mask = JSON.parse(JSON.stringify(context.etwspecMask));

function test(name, run, options) {
  declare(name, { timeout: 60_000, ...options }, run);
}

let browser;
before(async () => {
  browser = await launch();
});
after(() => browser.close());

function wordsOf(values) {
  const words = masks.empty(mask);
  for (const value of values) {
    words[masks.indexOf(mask, value)] |= masks.low(mask, value);
  }
  return words.map((word) => word >>> 0);
}

const CASES = process.env.CASES;

test("decodes and encodes as the queries do", () => {
  const cases = JSON.parse(fs.readFileSync(CASES, "utf8"));
  for (const { words, decoded, flags } of cases.decode) {
    const short = masks.decode(mask, words).map((word) => ({
      index: word.index,
      word: word.word,
      bits: word.bits.map((bit) => ({
        value: bit.value,
        meanings: bit.meanings.map((row) => row.name),
        flags: bit.flags.map((flag) => flag.name),
      })),
      complete: word.complete.map((row) => ({ value: row.value, name: row.name })),
      unknown: word.unknown,
    }));
    assert.deepEqual(short, decoded);
    assert.equal(masks.enableFlags(mask, words).number, flags);
  }
  for (const { names, words } of cases.encode) {
    assert.deepEqual(masks.encode(mask, names).words ?? null, words, names.join(" "));
  }
  console.log(`measured: ${cases.decode.length} masks decoded and ${cases.encode.length} lists of names encoded as by the queries`);
}, { skip: CASES === undefined && "the test of the repository gives the cases" });

test("reads masks in any usual form", () => {
  const words = [7, 4, 0, 0x400, 0, 0, 0, 0x80000001];
  const hex = words.map((word) => word.toString(16).padStart(8, "0"));
  const bytes = words.flatMap((word) => [0, 8, 16, 24].map((shift) => ((word >>> shift) & 0xff).toString(16).padStart(2, "0")));
  const forms = [
    `ULONG Masks[8] = { ${words.map((word) => `0x${word.toString(16)}`).join(", ")} };`,
    words.map((word) => `0x${word.toString(16)}UL`).join(","),
    hex.join(" "),
    `fffff800\`12345670  ${hex.slice(0, 4).join(" ")}\nfffff800\`12345680  ${hex.slice(4).join(" ")}`,
    bytes.join(" "),
    bytes.join(""),
    words.map((word, at) => `Masks[${at}] = 0x${word.toString(16)};`).join("\n"),
    masks.toC(mask, words),
    words.join(" "),
  ];
  for (const form of forms) {
    assert.deepEqual(masks.parse(mask, form), { words }, form);
  }
});

test("reads the first words of a mask", () => {
  const words = [0x1270f, 2, 0, 0, 0, 0, 0, 0];
  for (const form of ["0x1270f 0x2", "[0x1270f, 0x2]", "[ 0x1270f,0x2 ]", "0x1270f, 0x2", "75535 2"]) {
    assert.deepEqual(masks.parse(mask, form), { words }, form);
  }
  assert.deepEqual(masks.parse(mask, "[0x2]"), { words: [2, 0, 0, 0, 0, 0, 0, 0] });
  // Values of bits are values.
  assert.deepEqual(masks.parse(mask, "0x2 0x20000004"), { words: wordsOf([2, 0x20000004]) });
  assert.ok(masks.parse(mask, "[0x1, 0x100000000]").error);
});

test("reads flags of xperf, names in C and Rust, and values", () => {
  const expected = wordsOf([1, 2, 4, 0x20000004]);
  for (const form of [
    "xperf -on PROC_THREAD+LOADER+CSWITCH",
    "-on proc_thread+loader+cswitch",
    "PERF_PROCESS | PERF_THREAD | PERF_LOADER | PERF_CONTEXT_SWITCH",
    "Perf::PROCESS, Perf::THREAD, Perf::LOADER, Perf::CONTEXT_SWITCH",
    "EVENT_TRACE_FLAG_PROCESS EVENT_TRACE_FLAG_THREAD EVENT_TRACE_FLAG_IMAGE_LOAD EVENT_TRACE_FLAG_CSWITCH",
    "0x1 0x2 0x4 0x20000004",
  ]) {
    assert.deepEqual(masks.parse(mask, form), { words: expected }, form);
  }
  const latency = "PROC_THREAD+LOADER+DISK_IO+HARD_FAULTS+DPC+INTERRUPT+CSWITCH+PROFILE";
  for (const form of ["xperf -on Latency+POWER", "xperf -on latency+power"]) {
    assert.deepEqual(masks.parse(mask, form), masks.parse(mask, `${latency}+POWER`), form);
  }
  assert.notDeepEqual(masks.parse(mask, "FileIO"), masks.parse(mask, "FILE_IO"));
  for (const wrong of ["", "NOTHING_LIKE_IT", "0x20000000", "0x100000000", "Masks[9] = 1", "EVENT_TRACE_FLAG_EXTENSION"]) {
    assert.ok(masks.parse(mask, wrong).error, wrong);
  }
});

test("what it writes, it reads", () => {
  let seed = 12345;
  const random = () => (seed = (Math.imul(seed, 1103515245) + 12345) >>> 0);
  for (let round = 0; round < 300; round++) {
    const words = masks.empty(mask).map(() => (random() & random() & random()) >>> 0);
    assert.deepEqual(masks.fromParameter(mask, masks.toParameter(words)), words);
    assert.deepEqual(masks.parse(mask, masks.toC(mask, words)).words, words);
    const { names, rest } = masks.toolFlags(mask, words);
    const read = names.length === 0 ? masks.empty(mask) : masks.parse(mask, masks.toXperf(mask, words)).words;
    assert.deepEqual(read.map((word, at) => (word | rest[at]) >>> 0), words);
    assert.ok(read.every((word, at) => (word & rest[at]) === 0));
  }
  assert.equal(masks.toXperf(mask, wordsOf([1, 2, 4, 0x20000004])), "xperf -on PROC_THREAD+LOADER+CSWITCH");
  assert.equal(masks.fromParameter(mask, "x"), null);
  assert.equal(masks.fromParameter(mask, "1-2-3-4-5-6-7-8-9"), null);
});

test("page chooses, reads, shows and keeps the mask in the address", async () => {
  const { page, errors, go } = await tab(browser);
  await go("calculator.html?mask=7-4-0-400");
  const value = (name) => page.$$eval(".calc-form", (all, name) => all.find((one) => one.querySelector("h3").textContent.startsWith(name)).querySelector("pre").textContent, name);
  assert.equal(await value("xperf"), "xperf -on PROC_THREAD+LOADER+CSWITCH");
  assert.match(await value("EnableFlags"), /^0x00000017/);
  assert.match(await value("C"), /0x00000007,\n {4}0x00000004,\n {4}0x00000000,\n {4}0x00000400/);
  assert.match(await value("C"), /TraceSetInformation\(session, TraceSystemTraceEnableFlagsInfo, Masks, sizeof Masks\);/);
  assert.match(await value("Rust"), /from_words/);
  assert.match(await page.$eval(".callout.unknown", (note) => note.textContent), /Masks\[3\] 0x00000400/);
  const events = await page.$$eval(".calc-events li", (all) => all.map((one) => one.textContent));
  assert.ok(events.some((event) => event.includes("Thread/CSwitch")));

  await page.click(".calc-buttons [type=button]");
  await page.type("#calc-filter", "cswitch");
  const shown = await page.$$eval(".calc-bit:not([hidden]) label", (all) => all.map((one) => one.textContent));
  assert.ok(shown.includes("PERF_CONTEXT_SWITCH") && shown.length < 6, shown.join());
  await page.evaluate(() => [...document.querySelectorAll(".calc-bit label")].find((one) => one.textContent === "PERF_CONTEXT_SWITCH").click());
  assert.equal(new URL(page.url()).searchParams.get("mask"), "0-4");
  assert.match(await value("Rust"), /mask\.enable\(Perf::CONTEXT_SWITCH\);/);

  await page.type("#calc-text", "xperf -on NOTHING");
  await page.click(".calc-buttons [type=submit]");
  assert.match(await page.$eval(".calc-error", (error) => error.textContent), /NOTHING/);
  assert.equal(new URL(page.url()).searchParams.get("mask"), "0-4");
  assert.deepEqual(errors, []);
});

test("page fits every screen, and has no fault that axe-core finds", async () => {
  for (const [width, scheme] of [[1440, "dark"], [768, "light"], [390, "light"]]) {
    const { page, errors, go } = await tab(browser, { width, scheme });
    await go("calculator.html?mask=7-4-0-400");
    await page.click(".calc-events summary");
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${width}: too wide`);
    await page.evaluate(axe.source);
    const { violations } = await page.evaluate(() => axe.run(document, { preload: false }));
    assert.deepEqual(violations.map((one) => `${one.id}: ${one.nodes.slice(0, 3).map((node) => node.html)}`), []);
    assert.deepEqual(errors, []);
  }
});
