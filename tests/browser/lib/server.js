// A server of the site on this machine, as one of static files is: folders have an index, and other paths do not exist.

"use strict";

const fs = require("node:fs");
const http = require("node:http");
const path = require("node:path");
const zlib = require("node:zlib");

const { folder } = require("./site.js");

const TYPES = {
  css: "text/css", h: "text/plain; charset=utf-8", html: "text/html; charset=utf-8", js: "text/javascript",
  json: "application/json", png: "image/png", svg: "image/svg+xml", txt: "text/plain; charset=utf-8",
  xml: "application/xml",
};

/** Starts a server with the site below a path, which ends with a slash. */
async function serve(below = "/") {
  const server = http.createServer((request, response) => {
    const { pathname } = new URL(request.url, "http://localhost");
    const name = decodeURIComponent(pathname.endsWith("/") ? `${pathname}index.html` : pathname);
    const file = path.join(folder, name.slice(below.length));
    const type = TYPES[path.extname(file).slice(1)];
    if (!name.startsWith(below) || !file.startsWith(folder) || type === undefined || !fs.existsSync(file)) {
      response.writeHead(404).end();
      return;
    }
    const compress = /\bgzip\b/.test(request.headers["accept-encoding"] ?? "");
    const bytes = fs.readFileSync(file);
    response.writeHead(200, { "Content-Type": type, ...(compress ? { "Content-Encoding": "gzip" } : {}) });
    response.end(compress ? zlib.gzipSync(bytes) : bytes);
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { address: `http://127.0.0.1:${server.address().port}${below}`, close };
}

module.exports = { serve };
