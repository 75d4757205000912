// The comparison of an item with itself in another release: controls, and a table of both. The page of changes uses the
// same controls. The address contains what is compared.

"use strict";

var etwspecCompareView = (function () {
  const holder = document.querySelector("[data-root].compare, #changes[data-root]");
  const root = holder === null ? "" : holder.dataset.root;

  /** Creates an element with a class, children (texts or elements) and attributes. */
  function element(name, className, children = [], attributes = {}) {
    const made = etwspecSearch.element(name, className, "", attributes);
    made.append(...children.filter((child) => child !== null));
    return made;
  }

  // ---------------------------------------------------------------------------------------------------------------
  // Data

  /** Loads the comparison and the data of lists: `structs`, `sets`, `events`. */
  function load(lists) {
    return Promise.all(["words", "compare", ...lists].map((name) => etwspecSearch.script(`compare/${name}.js`)));
  }

  /** The words of changes and states by key, after loading. */
  function wordOf(key) {
    return [...etwspecCompareWords.changes, ...etwspecCompareWords.states].find(([own]) => own === key)[1];
  }

  // ---------------------------------------------------------------------------------------------------------------
  // Address

  /** Returns a side as an address has it: `6.1-64`. */
  function written({ stop, pointer }) {
    return `${etwspecCompareWords.stops[stop].id}-${pointer}`;
  }

  /** Returns the side that an address has, or null. */
  function read(text) {
    const [, id, pointer] = /^(.+)-(32|64)$/.exec(text ?? "") ?? [];
    const stop = etwspecCompareWords.stops.findIndex((one) => one.id === id || one.release === id);
    return stop < 0 ? null : { stop, pointer: Number(pointer) };
  }

  /** Returns both sides of the address; null for a side that it lacks. */
  function sides() {
    const parameters = new URLSearchParams(location.search);
    return [read(parameters.get("from")), read(parameters.get("to"))];
  }

  /** Returns whether the address asks for a comparison, before anything is loaded. */
  function isAsked() {
    const parameters = new URLSearchParams(location.search);
    return parameters.has("from") && parameters.has("to");
  }

  /** Returns the query that compares two sides. */
  function query([from, to]) {
    return `?from=${written(from)}&to=${written(to)}`;
  }

  function keepInAddress([from, to]) {
    const parameters = new URLSearchParams(location.search);
    parameters.set("from", written(from));
    parameters.set("to", written(to));
    try {
      history.replaceState(history.state, "", `${location.pathname}?${parameters}${location.hash}`);
    } catch {
      // A browser may refuse to change the address of a file. The comparison does not need it.
    }
  }

  // ---------------------------------------------------------------------------------------------------------------
  // Controls

  /** Returns a form that chooses two sides, and calls back with them at each change. */
  function controls(initial, changed) {
    const stops = etwspecCompareWords.stops;
    const chosen = initial.map((side) => ({ ...side }));
    const select = (label, options) => {
      const made = element("select", "", options.map(([value, text]) => new Option(text, value)));
      return { made, holder: element("label", "", [`${label} `, made]) };
    };
    const shown = ["From", "To"].map((legend) => {
      const names = stops.map(({ text, name }, at) => [at, name.includes(text) ? name : `${text} (${name})`]).reverse();
      const stop = select("Release", names);
      const pointer = select("Data", [[32, "32-bit"], [64, "64-bit"]]);
      return { stop, pointer, set: element("fieldset", "", [element("legend", "", [legend]), stop.holder, " ", pointer.holder]) };
    });
    const show = () => shown.forEach(({ stop, pointer }, at) => {
      stop.made.value = String(chosen[at].stop);
      pointer.made.value = String(chosen[at].pointer);
    });
    const swap = element("button", "", ["Swap"], { type: "button" });
    const form = element("form", "compare-form", [shown[0].set, swap, shown[1].set], { "aria-label": "Two releases to compare" });
    form.addEventListener("submit", (event) => event.preventDefault());
    form.addEventListener("change", () => {
      shown.forEach(({ stop, pointer }, at) => {
        chosen[at] = { stop: Number(stop.made.value), pointer: Number(pointer.made.value) };
      });
      changed(chosen);
    });
    swap.addEventListener("click", () => {
      chosen.reverse();
      show();
      changed(chosen);
    });
    show();
    return form;
  }

  /** Returns a side in words: `6.1, 64-bit`. The pointer size is left out if both sides have the same. */
  function titles([from, to]) {
    const text = ({ stop, pointer }) => etwspecCompareWords.stops[stop].text + (from.pointer === to.pointer ? "" : `, ${pointer}-bit`);
    return [text(from), text(to)];
  }

  /** Returns what is to be known about the sides themselves, as a list of paragraphs. */
  function notes(sides, hasLayouts) {
    return sides
      .filter(({ stop, pointer }) => !etwspecCompareWords.stops[stop].pointers.includes(pointer))
      .map(({ stop, pointer }) => element("p", "callout", [`No edition of ${etwspecCompareWords.stops[stop].text} with ${pointer}-bit data is known.${hasLayouts ? " Layouts for it are computed." : ""}`]));
  }

  /** Returns counts of changes in words: `2 added, 1 moved`. Empty if there is none. */
  function summary(pairs) {
    const counts = new Map();
    for (const change of pairs.flatMap((pair) => pair.changes)) {
      counts.set(change, (counts.get(change) ?? 0) + 1);
    }
    const known = etwspecCompareWords.changes.filter(([key]) => counts.has(key));
    return known.map(([key, words]) => `${counts.get(key)} ${words}`).join(", ");
  }

  // ---------------------------------------------------------------------------------------------------------------
  // Tables

  /** Returns the marks of changes. */
  function marks(changes) {
    return changes.flatMap((change) => [element("span", `mark change ${change}`, [wordOf(change)]), " "]);
  }

  /** Returns a table of pairs. Consecutive rows without a change are folded, except that of a whole structure. */
  function table(caption, heads, pairs, cells) {
    const head = element("thead", "", [element("tr", "", heads.map((text) => element("th", "", [text], { scope: "col" })))]);
    const made = element("table", "compared", [element("caption", "", [caption]), head]);
    let folded = null;
    let open = null;
    for (const pair of pairs) {
      const row = element("tr", pair.changes.length === 0 ? "" : "changed", cells(pair));
      if (pair.changes.length > 0 || pair.isWhole) {
        folded = null;
        open ??= made.appendChild(element("tbody", ""));
        open.append(row);
        continue;
      }
      open = null;
      if (folded === null) {
        folded = element("tbody", "", [], { hidden: "" });
        made.append(foldOf(folded, heads.length), folded);
      }
      folded.append(row);
    }
    for (const body of made.querySelectorAll("tbody[hidden]")) {
      const count = body.rows.length;
      body.previousSibling.querySelector("button").textContent = `${count === 1 ? "1 row" : `${count} rows`} ${etwspecCompareWords.noChange}`;
    }
    return element("div", "rows", [made]);
  }

  /** Returns the row with the button that shows folded rows. */
  function foldOf(body, width) {
    const button = element("button", "", [], { type: "button", "aria-expanded": "false" });
    button.addEventListener("click", () => {
      body.hidden = !body.hidden;
      button.setAttribute("aria-expanded", String(!body.hidden));
    });
    return element("tbody", "fold", [element("tr", "", [element("td", "", [button], { colspan: String(width) })])]);
  }

  const hex = (number) => `0x${number.toString(16).toUpperCase().padStart(2, "0")}`;

  /** Returns a link to an anchor of this page, or its text. */
  function link(anchor, children) {
    return element("a", "", children, { href: `#${anchor}` });
  }

  function fieldCell(row, form, label) {
    const attributes = { "data-label": label };
    if (row === null) {
      return element("td", "none", ["not in this form"], attributes);
    }
    const bits = row.bits === null ? null : `bit${row.bits[1] === 1 ? "" : "s"} ${row.bits[0]}${row.bits[1] === 1 ? "" : `–${row.bits[0] + row.bits[1] - 1}`}`;
    const place = row.offset === null ? null : link(`${form.anchor}-${hex(row.offset)}`, [hex(row.offset)]);
    const size = row.bits !== null || row.size === null ? null : `${row.size} ${row.size === 1 ? "byte" : "bytes"}`;
    const parts = [place, bits, size, row.type === "" ? null : element("code", "", [row.type])].filter((part) => part !== null);
    return element("td", "", parts.flatMap((part, at) => (at === 0 ? [part] : [", ", part])), attributes);
  }

  function nameCell(before, after) {
    const names = before === null || after === null || before === after ? [after ?? before] : [before, after];
    const parts = names.flatMap((name, at) => [at === 0 ? null : " → ", element("code", "", name.split(/(?<=[._])/).flatMap((part) => [part, element("wbr", "")]))]);
    return element("th", "", parts, { scope: "row" });
  }

  /** Returns what a structure is on both sides. */
  function structView(item, sides) {
    const names = titles(sides);
    const compared = etwspecCompare.structure(item, ...sides);
    const [one, other] = compared.forms.map((at) => (at === null ? null : item.forms[at]));
    const whole = (form, at) => {
      const state = wordOf(compared.states[at]);
      const size = form === null ? "no layout" : form.size === form.fixed ? `${hex(form.size)} bytes` : `${hex(form.fixed)} bytes or more`;
      const shown = form === null ? size : link(form.anchor, [size]);
      return element("td", "", [shown, ", ", element("span", "what", [state])], { "data-label": names[at] });
    };
    const first = { changes: compared.changes, isWhole: true };
    const cells = (pair) => [
      pair.isWhole ? element("th", "", ["Whole structure"], { scope: "row" }) : nameCell(pair.before?.path ?? null, pair.after?.path ?? null),
      pair.isWhole ? whole(one, 0) : fieldCell(pair.before, one, names[0]),
      pair.isWhole ? whole(other, 1) : fieldCell(pair.after, other, names[1]),
      element("td", "text", marks(pair.changes)),
    ];
    const same = compared.forms[0] !== null && compared.forms[0] === compared.forms[1];
    const text = same
      ? "The form is the same in both."
      : one === null || other === null
        ? "The tables have no layout for one of them."
        : `${summary(compared.rows) || summary([first])}; ${unchanged(compared.rows)}.`;
    return { text, view: table(`${item.name} in ${names[0]} and in ${names[1]}`, ["Field", ...names, "Change"], [first, ...compared.rows], cells) };
  }

  function unchanged(pairs) {
    return `${pairs.filter((pair) => pair.changes.length === 0).length} ${etwspecCompareWords.noChange}`;
  }

  /** Returns what the values of a set are on both sides. */
  function setView(item, sides) {
    const names = titles(sides);
    const pairs = etwspecCompare.set(item, ...sides);
    const row = (index) => {
      const [name, number, anchor] = item.values[index];
      return { name, number, anchor };
    };
    const cell = (index, at, state) => {
      const { number, anchor } = row(index);
      const text = etwspecCompare.numberOf({ number }, sides[at]) ?? "number unknown";
      const shown = state === "absent" || state === "not-observed" ? [wordOf(state)] : [link(anchor, [text]), ", ", element("span", "what", [wordOf(state)])];
      return element("td", state === "absent" || state === "not-observed" ? "none" : "", shown, { "data-label": names[at] });
    };
    const cells = (pair) => [
      nameCell(row(pair.before).name ?? "(no name)", row(pair.after).name ?? "(no name)"),
      cell(pair.before, 0, pair.states[0]),
      cell(pair.after, 1, pair.states[1]),
      element("td", "text", marks(pair.changes)),
    ];
    const text = `${[summary(pairs), unchanged(pairs)].filter(Boolean).join("; ")}.`;
    return { text, view: table(`${item.name} in ${names[0]} and in ${names[1]}`, ["Name", ...names, "Change"], pairs, cells) };
  }

  // ---------------------------------------------------------------------------------------------------------------
  // The page of an item

  /** Returns the newest two releases between which an item changes, or two pointer sizes of the newest. */
  function newestChange(differs) {
    const { stops } = etwspecCompareWords;
    for (let stop = stops.length - 1; stop > 0; stop--) {
      for (const pointer of [64, 32]) {
        const pair = [{ stop: stop - 1, pointer }, { stop, pointer }];
        if (pair.every((side) => stops[side.stop].pointers.includes(pointer)) && differs(...pair)) {
          return pair;
        }
      }
    }
    const both = stops.map(({ pointers }) => pointers.length === 2).lastIndexOf(true);
    const stop = both < 0 ? stops.length - 1 : both;
    return [{ stop, pointer: 32 }, { stop, pointer: 64 }];
  }

  /** Fills the place of the comparison on the page of an item. */
  function start(place) {
    const isStruct = place.dataset.list === "structs";
    const button = element("button", "compare-open", ["Compare two releases"], { type: "button", "aria-expanded": "false", "aria-controls": "compared" });
    const area = element("div", "", [], { id: "compared", hidden: "" });
    const status = element("p", "compare-status", [], { role: "status" });
    const result = element("div", "");
    area.append(status, result);
    const failed = (error) => {
      area.hidden = false;
      status.textContent = `The comparison cannot be loaded: ${error.message}.`;
    };
    const open = async () => {
      button.disabled = true;
      await load([place.dataset.list]);
      const { items } = isStruct ? etwspecCompareStructs : etwspecCompareSets;
      const item = items.find(({ name }) => name === place.dataset.name);
      const differs = isStruct
        ? (before, after) => etwspecCompare.formAt(item, before) !== etwspecCompare.formAt(item, after)
        : (before, after) => etwspecCompare.set(item, before, after).some((pair) => pair.changes.length > 0);
      const asked = sides();
      const initial = asked.includes(null) ? newestChange(differs) : asked;
      const show = (chosen) => {
        const { text, view } = isStruct ? structView(item, chosen) : setView(item, chosen);
        status.textContent = text.charAt(0).toUpperCase() + text.slice(1);
        result.replaceChildren(...notes(chosen, isStruct), view);
        keepInAddress(chosen);
      };
      area.prepend(controls(initial, show));
      show(initial);
      area.hidden = false;
      button.disabled = false;
      button.setAttribute("aria-expanded", "true");
      button.onclick = () => {
        area.hidden = !area.hidden;
        button.setAttribute("aria-expanded", String(!area.hidden));
      };
    };
    button.onclick = () => open().catch(failed);
    place.prepend(button, area);
    if (isAsked()) {
      open().then(() => location.hash === "#compare" && place.scrollIntoView()).catch(failed);
    }
  }

  if (holder !== null && holder.classList.contains("compare")) {
    start(holder);
  }
  return { root, element, load, wordOf, sides, query, keepInAddress, controls, titles, notes, summary, newestChange };
})();
