// Shows the problems of the tables over a served page, and loads the page again when the site has changed.

"use strict";

(() => {
  const site = Number(document.currentScript.dataset.site);
  const key = "etwspec-serve";

  /** Parts that a reader has opened, and the scroll position. */
  function save() {
    const open = [...document.querySelectorAll("details")].map((one) => one.open);
    const state = { address: location.href, x: scrollX, y: scrollY, open };
    sessionStorage.setItem(key, JSON.stringify(state));
  }

  function restore() {
    const state = JSON.parse(sessionStorage.getItem(key) ?? "null");
    sessionStorage.removeItem(key);
    if (state?.address !== location.href) {
      return;
    }
    // Another number of parts is another page: opening them by number would open the wrong ones.
    const all = [...document.querySelectorAll("details")];
    if (all.length === state.open.length) {
      all.forEach((one, at) => (one.open = state.open[at]));
    }
    scrollTo({ left: state.x, top: state.y, behavior: "instant" });
  }

  /** An element with text, which is never markup. */
  function element(name, text, style = "") {
    const made = document.createElement(name);
    made.textContent = text;
    made.style.cssText = style;
    return made;
  }

  function item(problem) {
    const made = element("li", "", "margin:0 0 1.2em;list-style:none");
    const place = problem.line > 0 ? `${problem.file}:${problem.line}:${problem.column}` : problem.file;
    made.append(element("div", place, "color:#9cc4ff"));
    made.append(element("div", problem.message, "font-weight:bold"));
    if (problem.snippet !== "") {
      const code = element("pre", problem.snippet, "margin:.4em 0;padding:.4em .8em;background:#2b2b2b;overflow-x:auto;color:#fff");
      code.tabIndex = 0;
      made.append(code);
    }
    if (problem.label !== "") {
      made.append(element("div", problem.label));
    }
    for (const other of problem.others) {
      made.append(element("div", `${other.file}:${other.line}: ${other.label}`));
    }
    if (problem.help !== null) {
      made.append(element("div", `help: ${problem.help}`, "white-space:pre-wrap;color:#b5e8b0"));
    }
    if (problem.rule !== "") {
      const link = element("a", `rule ${problem.rule}`, "color:#9cc4ff");
      link.href = `/-/rules/${encodeURIComponent(problem.rule)}`;
      made.append(link);
    }
    return made;
  }

  let overlay = null;

  function show(problems) {
    overlay?.remove();
    overlay = null;
    if (problems.length === 0) {
      return;
    }
    overlay = document.createElement("section");
    overlay.id = "etwspec-problems";
    overlay.setAttribute("role", "alert");
    overlay.setAttribute("aria-label", "Problems of the tables");
    overlay.style.cssText =
      "position:fixed;inset:auto 0 0 0;max-height:60vh;overflow:auto;z-index:2147483647;box-sizing:border-box;" +
      "padding:1em 1.5em;background:#161616;color:#f2f2f2;border-top:4px solid #ff6b6b;font:14px/1.5 monospace;text-align:left";
    const many = problems.length === 1 ? "1 problem" : `${problems.length} problems`;
    const title = element("strong", `${many}. The page is that of the last tables without problems.`, "color:#ff9c9c");
    const hide = element("button", "Hide", "float:right;font:inherit");
    hide.addEventListener("click", () => show([]));
    const list = element("ul", "", "margin:1em 0 0;padding:0");
    list.append(...problems.map(item));
    overlay.append(hide, title, list);
    document.body.append(overlay);
  }

  restore();
  const events = new EventSource("/-/events");
  events.addEventListener("message", (event) => {
    const state = JSON.parse(event.data);
    if (state.site !== site) {
      // A page that is left gets no more events: the next page has its own.
      events.close();
      save();
      location.reload();
      return;
    }
    show(state.problems);
  });
  addEventListener("pagehide", () => events.close());
})();
