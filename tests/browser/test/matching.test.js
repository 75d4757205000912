// The matching of the search, without a browser: what queries find, and in which order.

"use strict";

const assert = require("node:assert/strict");
const path = require("node:path");
const { test } = require("node:test");
const vm = require("node:vm");
const zlib = require("node:zlib");

const site = require("../lib/site.js");
const queries = require("../queries.json");

const match = require(path.join(site.folder, "search/match.js"));
const page = vm.createContext({});
const PARTS = ["search/index.js", "search/providers.js"];
PARTS.forEach((part) => vm.runInContext(site.text(part), page));
const opened = match.open(page.etwspecIndex, page.etwspecProviders);

/** Returns the titles of the first results of a query. */
function titles(query, most = 5) {
  return match.search(opened, query).results.slice(0, most).map((result) => match.describe(result).title);
}

/** Checks that a query finds an item first. */
function first(query, title) {
  assert.equal(titles(query, 1)[0], title, `${query}: ${titles(query)}`);
}

test("finds the expected item first for each query of the list", () => {
  const wrong = [];
  for (const { query, first, kind } of queries) {
    const [result] = match.search(opened, query).results;
    const about = match.describe(result);
    const title = about.kind === "field" ? `${about.owner}.${about.title}` : about.title;
    if (title !== first || about.kind !== kind) {
      wrong.push(`${query}: ${about.kind} ${title}`);
    }
  }
  assert.ok(queries.length >= 60);
  assert.deepEqual(wrong, []);
});

test("finds names in any case, with or without underscores", () => {
  for (const query of ["EVENT_TRACE_HEADER", "event_trace_header", "EventTraceHeader", "eventtraceheader", "Event Trace Header"]) {
    assert.ok(titles(query).includes("EVENT_TRACE_HEADER"), `${query}: ${titles(query)}`);
  }
  first("EVENT_TRACE_HEADER", "EVENT_TRACE_HEADER");
  first("EventTraceHeader", "EVENT_TRACE_HEADER");
});

test("finds every name of the index first, or beside items with the same name", () => {
  const missed = [];
  const names = opened.items.flatMap((item) => item.names.map((name) => ({ item, name })));
  for (const { item, name } of names.filter((_, at) => at % 23 === 0)) {
    const found = match.search(opened, name.text).results;
    const at = found.findIndex((result) => result.item === item);
    const before = found.slice(0, Math.max(at, 0)).filter((result) => result.name?.squashed !== name.squashed && item.kind.weight >= 0);
    // A name that is also a number, a filter or a path is found, but not first.
    const isOther = /^[0-9a-f]+$/i.test(name.text) || /[:.,|;!>]/.test(name.text) || /\s/.test(name.text);
    if (at < 0 || (before.length > 0 && !isOther)) {
      missed.push(name.text);
    }
  }
  assert.ok(names.length > 5_000);
  assert.deepEqual(missed, []);
});

test("ranks a name by the best of several places of a term", () => {
  const owner = (name) => [`structs/${name}.html`, [0, name, "", "", [], ""], []];
  const small = match.open({ kinds: page.etwspecIndex.kinds, owners: [owner("Z_ABCD"), owner("UNABC_ABC")] });
  const [best] = match.search(small, "abc").results;
  assert.equal(match.describe(best).title, "UNABC_ABC");
});

test("finds items by former names, and says that they are former", () => {
  const row = ["structs/NEWER.html", [0, "NEWER", "", "", ["fOLDER_NAME", "aOTHER"], "Deprecated: Nothing uses it."], []];
  const small = match.open({ kinds: page.etwspecIndex.kinds, owners: [row] });
  const [result] = match.search(small, "older_name").results;
  const about = match.describe(result);
  assert.equal(about.title, "NEWER");
  assert.equal(about.other.label, "formerly");
  assert.equal(about.other.text, "OLDER_NAME");
  assert.equal(about.about, "Deprecated: Nothing uses it.");
});

test("ranks beginnings of words above the middle of words", () => {
  assert.deepEqual([...match.wordStarts("FillIntoL2Dirty_x")].flatMap((is, at) => (is ? [at] : [])), [0, 4, 8, 9, 10, 15, 16]);
  for (const query of ["switch", "stack", "thread"]) {
    const { results: all } = match.search(opened, query);
    const results = all.filter((result) => result.name?.how === null && result.item.kind.weight >= 0);
    const inside = (result) => {
      const at = result.name.squashed.indexOf(query);
      return at >= 0 && ![...match.wordStarts(result.name.text)].some((is, at) => is && result.name.squashed.startsWith(query, at));
    };
    const firstInside = results.findIndex(inside);
    const lastOutside = results.length - 1 - [...results].reverse().findIndex((result) => !inside(result));
    const names = results.slice(firstInside, lastOutside + 1).map((result) => result.name.text);
    assert.ok(firstInside < 0 || lastOutside < firstInside, `${query}: ${names}`);
  }
});

test("ranks kernel events above events of providers, and words above parts of words", () => {
  for (const query of ["thread create", "create thread", "Thread created", "creating threads"]) {
    first(query, "WMI_LOG_TYPE_THREAD_CREATE");
  }
  for (const query of ["context switch", "context switches", "switch context"]) {
    first(query, "PERFINFO_LOG_TYPE_CONTEXTSWAP");
  }
  const row = (kind, name, about = "") => [kind, name, "", "", [], about];
  const kind = (label) => page.etwspecIndex.kinds.findIndex(([name]) => name === label);
  const items = [
    row(kind("event of a provider"), "PaintBrush"),
    row(kind("kernel event"), "Paintbrushes"),
    row(kind("kernel event"), "LOG_PAINT_BRUSH"),
    row(kind("structure"), "PAINT_OLD_BRUSH"),
    row(kind("kernel event"), "LOG_PRIMER", "Brush painted."),
  ];
  const small = match.open({ kinds: page.etwspecIndex.kinds, owners: [["", row(0, ""), items]] });
  const ranked = match.search(small, "paint brush").results.map((result) => result.item.name);
  assert.deepEqual(ranked, ["LOG_PAINT_BRUSH", "LOG_PRIMER", "PAINT_OLD_BRUSH", "PaintBrush", "Paintbrushes"]);
});

test("finds aliases, community names, names in MOF and in Rust", () => {
  first("Process/Start", "WMI_LOG_TYPE_PROCESS_CREATE");
  first("process start", "WMI_LOG_TYPE_PROCESS_CREATE");
  first("Thread/CSwitch", "PERFINFO_LOG_TYPE_CONTEXTSWAP");
  assert.deepEqual(titles("CSwitch", 2), ["PERF_CONTEXT_SWITCH", "PERFINFO_LOG_TYPE_CONTEXTSWAP"]);
  first("ProcessGuid", "EVENT_TRACE_GROUP_PROCESS");
  first("TraceHeaderType::PERFINFO64", "TRACE_HEADER_TYPE_PERFINFO64");
  first("HookId::PROCESS_CREATE", "WMI_LOG_TYPE_PROCESS_CREATE");
  first("etwspec::headers::EventTraceHeader", "EVENT_TRACE_HEADER");
});

test("finds flags of xperf", () => {
  first("PROC_THREAD", "PERF_PROC_THREAD");
  first("LOADER", "PERF_LOADER");
});

test("finds fields by name and by structure", () => {
  const { results } = match.search(opened, "EVENT_TRACE_HEADER.Flags");
  assert.equal(match.describe(results[0]).owner, "EVENT_TRACE_HEADER");
  assert.equal(match.describe(results[0]).title, "Flags");
  first("event_trace_header thread_id", "ThreadId");
  first("field: TimeStamp", "TimeStamp");
});

test("finds bytes of structures by offset", () => {
  const found = (query, choice) => {
    const { results, corrected } = match.search(opened, query, choice);
    const { title, href, about } = match.describe(results[0]);
    return { title, href, about, corrected };
  };
  const page = "structs/EVENT_TRACE_HEADER.html";
  for (const query of ["EVENT_TRACE_HEADER+0x2c", "event_trace_header + 44", "EventTraceHeader 0x2C", "nt!_EVENT_TRACE_HEADER+2ch", "event trace header+0x2c"]) {
    const { title, href, about } = found(query);
    assert.deepEqual([title, href], ["EVENT_TRACE_HEADER+0x2C", `${page}#EventTraceHeader-0x2C`], query);
    assert.equal(about, "UserTime (byte 1 of 4), Flags (byte 1 of 4), ProcessorTime (byte 5 of 8)");
  }
  assert.equal(found("EVENT_TRACE_HEADER+0x2c", { stops: [0], pointer: null }).href, `${page}#V5_0-0x2C`);
  const process = "structs/WMI_PROCESS_INFORMATION.html#WmiProcessInformationPtr";
  assert.equal(found("WMI_PROCESS+8").href, `${process}64-0x08`);
  assert.equal(found("WMI_PROCESS+8", { stops: null, pointer: 32 }).href, `${process}32-0x08`);
  assert.equal(found("WmiProcessInformationPtr32+8").href, `${process}32-0x08`);
  assert.equal(found("EVENT_TRACE_HEADR+0x2c").corrected, "EVENT_TRACE_HEADER+0x2C");
  const without = found("EVENT_TRACE_HEADER+0x30");
  assert.deepEqual([without.href, without.about], [page, "Has 0x30 bytes, none at 0x30."]);
  assert.match(found("WMI_PROCESS_INFORMATION 0x100").about, /^Has 0x28 or 0x20 bytes before its tail/);
  // A name with a number is not a structure with an offset.
  first("thread 0x501", "WMI_LOG_TYPE_THREAD_CREATE");
});

test("finds hexadecimal and decimal numbers, ordered by kind", () => {
  for (const query of ["0x524", "0X0524", "1316", "hook:0x524", "hook: 1316", "524h", "0x00000524", "event:0x524"]) {
    first(query, "PERFINFO_LOG_TYPE_CONTEXTSWAP");
  }
  assert.ok(titles("524").includes("PERFINFO_LOG_TYPE_CONTEXTSWAP"), "a number that may be hexadecimal");
  const numbered = match.search(opened, "0x00").results.filter((result) => result.number !== null);
  const orders = numbered.map((result) => result.item.kind.order);
  assert.ok(orders.length >= 35, `${orders.length} meanings`);
  assert.deepEqual(orders, [...orders].sort((a, b) => a - b));
  assert.equal(match.describe(match.search(opened, "14393").results[0]).kind, "release of Windows");
});

test("finds numbers of one kind", () => {
  for (const [query, kind] of [["size:0x18", "structure"], ["offset:0x2C", "field"], ["hook:0x5", "kernel event"], ["status:5", "status code"]]) {
    const found = match.search(opened, query).results.map((result) => match.describe(result).kind);
    assert.ok(found.length > 0 || query === "status:5", query);
    assert.ok(found.every((one) => one === kind), `${query}: ${found}`);
  }
  const hexadecimal = titles("size:0x18", 99);
  for (const query of ["size:24", "size 0x18", "24 bytes", "0x18 bytes", "Size = 24"]) {
    assert.deepEqual(titles(query, 99), hexadecimal, query);
  }
  assert.ok(titles("size", 99).includes("Size"), "the name of a field");
  assert.ok(match.search(opened, "struct: header").results.every((result) => result.item.kind.label === "structure"));
});

test("shows the group of a hook ID that no event has", () => {
  const answer = match.search(opened, "hook:0x5FF");
  assert.match(answer.note, /No event with hook ID 0x05FF/);
  assert.equal(match.describe(answer.results[0]).title, "EVENT_TRACE_GROUP_THREAD");
});

test("finds GUIDs in any usual form", () => {
  const forms = [
    "3D6FA8D0-FE05-11D0-9DDA-00C04FD7BA7C",
    "{3d6fa8d0-fe05-11d0-9dda-00c04fd7ba7c}",
    "3d6fa8d0fe0511d09dda00c04fd7ba7c",
    "guid:3d6fa8d0-fe05-11d0-9dda-00c04fd7ba7c",
    "urn:uuid:3d6fa8d0-fe05-11d0-9dda-00c04fd7ba7c",
    "{ 0x3d6fa8d0, 0xfe05, 0x11d0, { 0x9d, 0xda, 0x0, 0xc0, 0x4f, 0xd7, 0xba, 0x7c } }",
    "(3D6FA8D0-FE05-11D0-9DDA-00C04FD7BA7C)",
    "3d6fa8d0-fe05",
    "{3d6fa8d0",
    "guid:3d6fa8d0",
    "3d6fa8d0",
    "a8d0-fe05-11d0",
    "fa8d0",
    // Bytes in the order of memory.
    "D0A86F3D05FED0119DDA00C04FD7BA7C",
  ];
  for (const form of forms) {
    first(form, "EVENT_TRACE_GROUP_PROCESS");
  }
  assert.equal(match.search(opened, "3D6FA8D0-FE05-11D0-9DDA-00C04FD7BA7D").results.length, 0);
});

test("finds status codes by number and by name", () => {
  for (const query of ["0xC0000005", "c0000005", "3221225477", "-1073741819", "status:0xC0000005", "STATUS_ACCESS_VIOLATION", "status: access violation"]) {
    first(query, "STATUS_ACCESS_VIOLATION");
  }
});

test("corrects mistyped words", () => {
  for (const [query, corrected] of [["EVNT_TRACE_HEADR", "EVENT_TRACE_HEADER"], ["contxt swich", "CONTEXT SWITCH"], ["cswtich", "CSWITCH"]]) {
    const answer = match.search(opened, query);
    assert.equal(answer.corrected?.toUpperCase(), corrected);
    assert.ok(answer.results.length > 0);
  }
  assert.equal(match.search(opened, "zzqqxxzz").results.length, 0);
  assert.equal(match.distanceOf("cswtich", "cswitch", 2), 1);
  assert.equal(match.distanceOf("a", "abcd", 2), 3);
});

test("finds providers of Windows without a table by name and GUID", () => {
  first("Microsoft-Windows-Immersive-Shell", "Microsoft-Windows-Immersive-Shell");
  first("immersive shell", "Microsoft-Windows-Immersive-Shell");
  first("{315A8872-923E-4EA2-9889-33CD4754BF64}", "Microsoft-Windows-Immersive-Shell");
  const [found] = match.search(opened, "provider:Microsoft-Windows-Immersive-Shell").results;
  assert.equal(found.item.href, "windows/Microsoft-Windows-Immersive-Shell.html");
});

test("ends for any query", () => {
  for (const query of ["", " ", "(", "[", "\\", "*", "a".repeat(10_000), "::", ".", "0x", "-", "{", "hook:", "💥", "\u0000", "x ".repeat(999)]) {
    assert.ok(Array.isArray(match.search(opened, query).results), query);
  }
});

test("index is smaller than 150 KB compressed, that of providers than 75 KB", () => {
  const sizes = PARTS.map((part) => zlib.gzipSync(site.text(part), { level: 9 }).length);
  console.log(`measured: index, ${sizes.join(" and ")} bytes compressed`);
  assert.ok(sizes[0] < 150_000 && sizes[1] < 75_000, `${sizes} bytes`);
});
