// The site below a sub-path of a server, as pages of a repository are: links and requests lead to files of the site.

"use strict";

const assert = require("node:assert/strict");
const { after, before, test } = require("node:test");

const { launch } = require("../lib/browser.js");
const { serve } = require("../lib/server.js");
const site = require("../lib/site.js");

/** The path of the site on the server. */
const BELOW = "/etwspec/";
/** Number of pages whose links are followed. */
const PAGES = 10;
/** Number of links of each page that are followed, spread over the page. */
const LINKS = 12;

let browser;
let server;
before(async () => {
  browser = await launch();
  server = await serve(BELOW);
});
after(async () => {
  await browser.close();
  server.close();
});

/** Returns every nth element of a list, so that there are at most so many. */
function spread(all, most) {
  const step = Math.max(1, Math.ceil(all.length / most));
  return all.filter((_, at) => at % step === 0);
}

/** Opens a tab that records what leads out of the site, and what the server does not have. */
async function watched() {
  const page = await browser.newPage();
  const problems = [];
  // Browsers ask for an icon that no page names.
  const isIcon = (url) => url.endsWith("/favicon.ico");
  page.on("request", (request) => {
    const url = request.url();
    if (!isIcon(url) && !url.startsWith(server.address) && !/^(data|blob):/.test(url)) {
      problems.push(`${page.url()}: ${url} is out of the site`);
    }
  });
  page.on("response", (response) => {
    if (response.status() >= 400 && !isIcon(response.url())) {
      problems.push(`${page.url()}: ${response.url()} is ${response.status()}`);
    }
  });
  page.on("pageerror", (error) => problems.push(`${page.url()}: ${error}`));
  return { page, problems };
}

test("links of ten pages lead to pages below the sub-path", async () => {
  const { page, problems } = await watched();
  const names = spread(site.large(), PAGES);
  // A short address leads on while the next page opens. They have a test of their own.
  const short = new Set(site.redirects().map((name) => server.address + name));
  let followed = 0;
  for (const name of names) {
    await page.goto(server.address + name, { waitUntil: "load" });
    const links = await page.$$eval("a[href]:not([rel=external])", (all) => all.map((link) => link.href));
    const canonical = await page.$$eval("link[rel=canonical]", (all) => all.map((link) => new URL(link.href).pathname));
    const end = `/${name.replace(/index\.html$/, "")}`;
    problems.push(...canonical.filter((own) => !own.endsWith(end)).map((own) => `${name}: its address is ${own}`));
    const others = [...new Set(links.map((link) => link.replace(/#.*/, "")))].filter((link) => link !== page.url() && !short.has(link));
    for (const link of spread(others, LINKS)) {
      if (/\.(json|h)$/.test(link)) {
        const { status } = await fetch(link);
        problems.push(...(status === 200 ? [] : [`${name}: ${link} is ${status}`]));
      } else {
        await page.goto(link, { waitUntil: "load" });
      }
      followed += 1;
    }
  }
  console.log(`measured: ${followed} links of ${names.length} pages below ${BELOW}`);
  assert.deepEqual(problems, []);
});

test("short addresses without index.html lead to their pages", async () => {
  const { page, problems } = await watched();
  for (const name of spread(site.redirects(), PAGES)) {
    const picture = /og:image" content="[^"]*\/([^"/]+)"/.exec(site.text(name));
    assert.ok(picture === null || site.has(picture[1]), `the site has no ${picture?.[1]}`);
    const target = /url=([^"]+)/.exec(site.text(name))[1];
    await page.goto(server.address + name.replace(/index\.html$/, ""), { waitUntil: "load" });
    await page.waitForFunction((end) => location.href.endsWith(end), {}, target.replace(/^(\.\.\/)+/, ""));
  }
  assert.deepEqual(problems, []);
});

test("search from a page in a folder leads to a page of the site", async () => {
  const { page, problems } = await watched();
  await page.goto(`${server.address}sources.html`, { waitUntil: "load" });
  await page.type("#search-input", "EVENT_HEADER");
  await page.waitForSelector("[role=option]");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => document.readyState === "complete" && !location.pathname.endsWith("sources.html"));
  assert.ok(page.url().startsWith(server.address), page.url());
  assert.deepEqual(problems, []);
});
