// Draws the picture that previews of links to the site show, from its drawing: `npm run picture`.

"use strict";

const fs = require("node:fs");
const path = require("node:path");

const { launch } = require("./lib/browser.js");

const folder = path.join(__dirname, "../../crates/site/picture");

(async () => {
  const browser = await launch();
  const page = await browser.newPage();
  await page.setViewport({ width: 1200, height: 630 });
  await page.setContent(`<body style="margin:0">${fs.readFileSync(path.join(folder, "card.svg"), "utf8")}`);
  await page.screenshot({ path: path.join(folder, "card.png") });
  await browser.close();
})();
