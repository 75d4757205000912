// The page's side of the decoder: it loads the program when it is first used, starts the worker and sends requests to it.

"use strict";

var etwspecDecoder = (function () {
  const root = document.getElementById("decoder").dataset.root;
  const waiting = new Map();
  let worker = null;
  let next = 0;

  /** Loads the program, which is large, and starts the worker. */
  function start() {
    worker ??= program().then(async (packed) => {
      const source = new Blob([`(${etwspecDecoderWorker})();`], { type: "text/javascript" });
      const address = URL.createObjectURL(source);
      const made = new Worker(address);
      made.addEventListener("message", receive);
      made.addEventListener("error", (event) => {
        event.preventDefault();
        waiting.forEach(({ reject }) => reject(new Error(`The decoder cannot run in this browser: ${event.message}`)));
        waiting.clear();
      });
      await send(made, { what: "start", packed, size: etwspecDecoderProgram.size }, [packed.buffer]);
      URL.revokeObjectURL(address);
      return made;
    });
    return worker;
  }

  async function program() {
    if (typeof WebAssembly === "undefined") {
      throw new Error("The decoder needs a browser with WebAssembly.");
    }
    await etwspecSearch.script("decoder/program.js");
    return bytesOf(etwspecDecoderProgram);
  }

  /** What describes events of providers, in the order in which it is loaded: the script, and the variable that it sets. */
  const PARTS = [["tables", "etwspecDecoderTables"], ["windows", "etwspecDecoderWindows"]];
  const added = new Set();

  /** Loads what may describe the events of an open trace. Returns whether anything was loaded. */
  async function describe({ undescribed }) {
    let loaded = false;
    for (const [part, variable] of PARTS) {
      if (!undescribed) {
        break;
      }
      if (added.has(part)) {
        continue;
      }
      try {
        await etwspecSearch.script(`decoder/${part}.js`);
      } catch {
        // The site was built without it.
        continue;
      }
      added.add(part);
      await add(part, variable);
      ({ undescribed } = await query({ do: "summary" }));
      loaded = true;
    }
    return loaded;
  }

  /** Passes a part of the program to the worker: the script, and the variable that it sets. */
  async function add(part, variable) {
    await etwspecSearch.script(`decoder/${part}.js`);
    const { size } = window[variable];
    const packed = bytesOf(window[variable]);
    await send(await start(), { what: "part", part, packed, size }, [packed.buffer]);
  }

  /** Returns the bytes of a script, and frees its text. */
  function bytesOf(data) {
    const text = atob(data.packed);
    data.packed = "";
    const bytes = new Uint8Array(text.length);
    for (let at = 0; at < text.length; at++) {
      bytes[at] = text.charCodeAt(at);
    }
    return bytes;
  }

  function send(to, message, transferred) {
    const id = next++;
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject, progress: message.progress });
      to.postMessage({ ...message, progress: undefined, id }, transferred ?? []);
    });
  }

  function receive({ data: { id, answer, progress, error, field } }) {
    const request = waiting.get(id);
    if (request === undefined) {
      return;
    }
    if (progress !== undefined) {
      request.progress?.(progress);
      return;
    }
    waiting.delete(id);
    if (error === undefined) {
      request.resolve(answer);
    } else {
      request.reject(Object.assign(new Error(error), { field }));
    }
  }

  /** Sends a message to the worker. `progress` is called with what it reports before it is done. */
  async function call(what, details, progress) {
    return send(await start(), { what, ...details, progress });
  }

  /** Sends a request to the program. */
  function query(request, bytes) {
    return call("query", { request, bytes });
  }

  /** Creates an element with a class, text and attributes. */
  function element(name, className, text, attributes) {
    return etwspecSearch.element(name, className, text, attributes);
  }

  function toBytes(hex) {
    const bytes = new Uint8Array(hex.length / 2);
    for (let at = 0; at < bytes.length; at++) {
      bytes[at] = Number.parseInt(hex.slice(at * 2, at * 2 + 2), 16);
    }
    return bytes;
  }

  const hex = (number, digits = 2) => number.toString(16).toUpperCase().padStart(digits, "0");

  /** Returns the address of a page of the site, with the choice of a release. */
  function link(path) {
    return etwspecChoice.address(root + path);
  }

  return { start, call, query, add, describe, element, toBytes, hex, link };
})();
