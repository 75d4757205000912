// The chosen bytes of a form, which the address contains: the cells of the map and the rows of the table that have them
// are marked, and the contents of the bytes are shown with their sources.

"use strict";

(function () {
  /** Returns the first and the last byte of a cell or a row. */
  function rangeOf(part) {
    return part.dataset.at.split("-").map(Number);
  }

  function depthOf(row) {
    return Number(/depth-(\d)/.exec(row.querySelector("th").className)?.[1] ?? 0);
  }

  /** Returns the rows that have a byte, without those whose parts are rows, too. */
  function rowsAt(form, byte) {
    const rows = [...form.querySelectorAll(".fields tr[data-at]")];
    return rows.filter((row, at) => {
      const [first, last] = rangeOf(row);
      const isWhole = at + 1 < rows.length && depthOf(rows[at + 1]) > depthOf(row);
      return first <= byte && byte <= last && !isWhole;
    });
  }

  /** Adds a button to each row whose text has no room in its line. */
  function addButtons(form) {
    for (const line of form.querySelectorAll(".fields td.text > .line")) {
      const isCut = line.scrollWidth > line.clientWidth || line.querySelector(".ev") !== null;
      if (!isCut || line.nextElementSibling !== null) {
        continue;
      }
      const button = document.createElement("button");
      button.className = "all";
      button.type = "button";
      button.textContent = "…";
      button.ariaExpanded = "false";
      button.ariaLabel = `All about ${line.closest("tr").querySelector("th").textContent}`;
      button.addEventListener("click", () => {
        const isOpen = line.closest("tr").classList.toggle("opened");
        button.ariaExpanded = String(isOpen);
      });
      line.after(button);
    }
  }

  /** Shows what the address has. Returns the item of the contents and the first row, if there are any. */
  function show() {
    document.querySelectorAll(".form .chosen").forEach((part) => part.classList.remove("chosen"));
    document.querySelectorAll(".bytes :is(.by, .line)").forEach((part) => part.remove());
    const target = location.hash === "" ? null : document.getElementById(decodeURIComponent(location.hash.slice(1)));
    const form = target?.closest("details.form");
    if (!form) {
      return null;
    }
    form.open = true;
    const own = target.closest("tr[data-at]");
    const offset = /-0x([0-9A-F]+)$/i.exec(own === null ? location.hash : own.querySelector("a").getAttribute("href"));
    if (offset === null) {
      return null;
    }
    const byte = parseInt(offset[1], 16);
    const [first, last] = own === null ? [byte, byte] : rangeOf(own);
    for (const cell of form.querySelectorAll(".map td[data-at]")) {
      const [start, end] = rangeOf(cell);
      cell.classList.toggle("chosen", start <= last && first <= end);
    }
    const rows = own === null ? rowsAt(form, byte) : [own];
    rows.forEach((row) => row.classList.add("chosen"));
    const anchor = own === null ? target : document.getElementById(own.querySelector("a").getAttribute("href").slice(1));
    const item = anchor?.closest(".bytes li") ?? null;
    item?.classList.add("chosen");
    for (const row of rows.filter((row) => row.querySelector(".line").textContent !== "")) {
      const meaning = row.querySelector(".line").cloneNode(true);
      meaning.querySelectorAll(".by").forEach((by) => by.remove());
      meaning.prepend(Object.assign(document.createElement("strong"), { textContent: row.querySelector("th").textContent }), ": ");
      item?.append(meaning);
    }
    const sources = rows.flatMap((row) => row.querySelector(".by") ?? row.closest("table").querySelector("caption .by") ?? []);
    const cited = new Map(sources.map((by) => [by.textContent, by]));
    for (const by of cited.values()) {
      item?.append(by.cloneNode(true));
    }
    return { item, row: rows[0] };
  }

  /** Follows a link to a byte without moving the page more than is needed to show the contents, and the row if it fits. */
  function choose(event) {
    const link = event.target instanceof Element ? event.target.closest(".map a, .fields td a") : null;
    if (link === null || !/^#.*-0x[0-9A-F]+$/i.test(link.getAttribute("href")) || event.ctrlKey || event.metaKey || event.shiftKey) {
      return;
    }
    event.preventDefault();
    history.pushState(null, "", link.getAttribute("href"));
    const shown = show();
    shown?.row?.scrollIntoView({ block: "nearest" });
    const place = shown?.item?.getBoundingClientRect();
    // The contents are more important than the row, if the window has no room for both.
    if (place && (place.top < 0 || place.bottom > innerHeight)) {
      window.scrollBy(0, place.top - 16);
    }
  }

  document.addEventListener("click", choose);
  window.addEventListener("hashchange", show);
  show();
  for (const form of document.querySelectorAll("details.form")) {
    form.addEventListener("toggle", () => addButtons(form));
    if (form.open) {
      addButtons(form);
    }
  }
})();
