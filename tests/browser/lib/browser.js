// A headless browser, and pages that report their errors.

"use strict";

const fs = require("node:fs");
const path = require("node:path");

const puppeteer = require("puppeteer-core");

const { address } = require("./site.js");

/** Widths in pixels: a screen, a tablet and a phone. */
const WIDTHS = [1440, 768, 390];
/** Width in pixels of the text area of a page of A4 paper. */
const PAPER = 718;

/** Returns the path of the browser; null if there is none. */
function chromium() {
  if (process.env.CHROMIUM !== undefined) {
    return process.env.CHROMIUM;
  }
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  const names = ["chromium", "chromium-browser", "google-chrome"];
  const files = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return files.find((file) => fs.existsSync(file)) ?? null;
}

/** Starts the browser. */
function launch() {
  // Chromium has no sandbox for the user that containers have.
  const isRoot = typeof process.getuid === "function" && process.getuid() === 0;
  return puppeteer.launch({
    executablePath: chromium(),
    // A page that is restored rather than loaded has no load event to wait for.
    args: ["--disable-features=BackForwardCache", "--disable-gpu", "--hide-scrollbars", ...(isRoot ? ["--no-sandbox"] : [])],
  });
}

/** Opens a tab. `errors` collects what its pages report: errors in the console, exceptions and failed requests. */
async function tab(browser, { width = 1440, height = 900, scheme = "light", media = "screen", scripts = true } = {}) {
  const page = await browser.newPage();
  const errors = [];
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  page.on("pageerror", (error) => errors.push(String(error)));
  // A page that is left before it has loaded is no fault.
  const left = (request) => request.isNavigationRequest() && request.failure()?.errorText === "net::ERR_ABORTED";
  page.on("requestfailed", (request) => left(request) || errors.push(`${request.url()} failed`));
  page.on("request", (request) => /^(file|data|blob):/.test(request.url()) || errors.push(`${request.url()} is elsewhere`));
  await page.setJavaScriptEnabled(scripts);
  await look(page, { width, height, scheme, media });
  return { page, errors, go: (name) => page.goto(address(name), { waitUntil: "load" }) };
}

/** Does what leads to another page, waits for that page, and returns its address. */
async function arrive(page, run) {
  // A change of the address alone is no other page.
  await page.evaluate(() => {
    globalThis.left = true;
  });
  await run();
  await page.waitForFunction(() => globalThis.left !== true && document.readyState === "complete");
  return page.url();
}

/** The session of each page, which keeps its medium. */
const sessions = new WeakMap();

/** Changes the size of the window, the colours and the medium of a tab. */
async function look(page, { width, height = 900, scheme = "light", media = "screen" }) {
  await page.setViewport({ width, height });
  // In one command: the two of the library reset each other.
  const session = sessions.get(page) ?? (await page.createCDPSession());
  sessions.set(page, session);
  await session.send("Emulation.setEmulatedMedia", { media, features: [{ name: "prefers-color-scheme", value: scheme }] });
}

module.exports = { WIDTHS, PAPER, chromium, launch, tab, arrive, look };
