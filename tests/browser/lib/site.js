// The site under test: its pages, and one page of each kind.

"use strict";

const fs = require("node:fs");
const path = require("node:path");
const { pathToFileURL } = require("node:url");

/** The folder of the site. */
const folder = path.resolve(process.env.SITE ?? path.join(__dirname, "../../../target/site"));

/** Returns the paths of all files of HTML from the root of the site, in order. */
function html() {
  const all = [];
  const collect = (below) => {
    for (const entry of fs.readdirSync(path.join(folder, below), { withFileTypes: true })) {
      const name = below === "" ? entry.name : `${below}/${entry.name}`;
      if (entry.isDirectory()) {
        collect(name);
      } else if (name.endsWith(".html")) {
        all.push(name);
      }
    }
  };
  collect("");
  return all.sort();
}

/** Returns whether the site has a file. */
function has(name) {
  return fs.existsSync(path.join(folder, name));
}

function isRedirect(name) {
  return /http-equiv="refresh"/i.test(text(name));
}

/** Returns the paths of all pages, in order. Pages that only lead to another are left out. */
function pages() {
  return html().filter((name) => !isRedirect(name));
}

/** Returns the paths of all pages that only lead to another, in order. */
function redirects() {
  return html().filter(isRedirect);
}

/** Returns the text of a file of the site. */
function text(name) {
  return fs.readFileSync(path.join(folder, name), "utf8");
}

/** Returns the kind of a page: its folder, or the page itself if it has none. */
function kindOf(name) {
  return name.includes("/") && !name.endsWith("/index.html") ? path.posix.dirname(name) : name;
}

/** Size in bytes of the largest page that is checked by what takes long for each element. */
const LARGE = 40_000;

function size(page) {
  return fs.statSync(path.join(folder, page)).size;
}

/** Returns the pages of each kind, largest first. */
function kinds() {
  const found = new Map();
  for (const page of pages()) {
    found.set(kindOf(page), [...(found.get(kindOf(page)) ?? []), page]);
  }
  return [...found.values()].map((pages) => pages.sort((a, b) => size(b) - size(a) || (a < b ? -1 : 1)));
}

/** Returns the largest page of each kind, which has most of what pages of the kind can have. */
function largest() {
  return kinds().map((pages) => pages[0]);
}

/** Returns a page of each kind for checks that take long: the largest that is not huge. */
function large() {
  return kinds().map((pages) => pages.find((page) => size(page) <= LARGE) ?? pages[pages.length - 1]);
}

/** Returns the address of a page in the folder. */
function address(page) {
  const [name, rest] = [page.replace(/[?#].*/, ""), page.replace(/^[^?#]*/, "")];
  return pathToFileURL(path.join(folder, name)).href + rest;
}

module.exports = { folder, pages, redirects, has, text, kinds, largest, large, address };
