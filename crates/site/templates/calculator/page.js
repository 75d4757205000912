// The page of the calculator: bits to choose, the mask in all its forms, and the events that it enables.

"use strict";

(function () {
  const mask = etwspecMask;
  const { element } = etwspecSearch;
  const { low, indexOf, decode, hex } = etwspecMasks;
  const place = document.getElementById("calculator");
  const root = place.dataset.root;
  const parameter = "mask";
  let words = etwspecMasks.empty(mask);

  // ---------------------------------------------------------------------------------------------------------------
  // Input: a text, or boxes

  const form = element("form", "calc-paste");
  const text = element("textarea", "", "", { id: "calc-text", rows: "2", spellcheck: "false", "aria-describedby": "calc-error" });
  const error = element("p", "calc-error", "", { id: "calc-error", role: "alert" });
  const buttons = element("p", "calc-buttons");
  const clear = element("button", "calc-button", "Clear all", { type: "button" });
  buttons.append(element("button", "calc-button", "Read", { type: "submit" }), " ", clear);
  form.append(
    element("label", "", "Paste words of a mask, names, values or flags of xperf", { for: "calc-text" }),
    text, error, buttons,
  );

  const filter = element("input", "calc-filter", "", { id: "calc-filter", type: "search", autocomplete: "off", spellcheck: "false" });
  const boxes = [];
  const counts = new Map();
  for (const event of mask.events) {
    for (const name of event.needs) {
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  }

  /** Returns the number of events that a row enables, as far as it is known. */
  function countOf(row) {
    const flags = mask.flags.filter((flag) => flag.sets === row.value).map((flag) => flag.name);
    const names = new Set([...(row.name === null ? [] : [row.name]), ...flags]);
    return [...names].reduce((sum, name) => sum + (counts.get(name) ?? 0), 0);
  }

  function rowOf(row, id) {
    const made = element("li", "calc-bit");
    const box = element("input", "", "", { type: "checkbox", id });
    const label = element("label", "", "", { for: id });
    const flags = mask.flags.filter((flag) => flag.sets === row.value).map((flag) => flag.name);
    label.append(element("code", "", row.name ?? hex(row.value)));
    const others = [...row.aliases, ...row.community, ...flags].join(", ");
    const events = countOf(row);
    const facts = [
      row.name === null ? null : hex(row.value),
      others === "" ? null : others,
      events === 0 ? null : events === 1 ? "1 event" : `${events} events`,
      row.name === null ? row.status : null,
    ].filter((fact) => fact !== null);
    made.append(box, label, " ", element("span", "calc-facts", facts.join(" · ")), " ");
    made.append(element("a", "calc-more", "about", { href: root + row.href, "aria-label": `About ${row.name ?? hex(row.value)}` }));
    if (row.doc !== "") {
      made.append(element("span", "calc-doc", row.doc));
    }
    box.addEventListener("change", () => {
      const bits = low(mask, row.value);
      const index = indexOf(mask, row.value);
      words[index] = (box.checked ? words[index] | bits : words[index] & ~bits) >>> 0;
      show();
    });
    const searched = [row.name ?? "", others, row.doc, hex(row.value)].join(" ").toLowerCase();
    boxes.push({ row, box, made, searched });
    return made;
  }

  function choices() {
    const section = element("section", "calc-choose", "", { "aria-labelledby": "choose" });
    const label = element("label", "", "Filter by name or description", { for: "calc-filter" });
    section.append(element("h2", "", "Choose", { id: "choose" }), label, filter);
    for (let index = 0; index < mask.words; index++) {
      const rows = mask.bits.filter((row) => row.group === index);
      if (rows.length > 0) {
        const group = element("fieldset", "calc-group");
        const list = element("ul", "calc-bits");
        list.append(...rows.map((row, at) => rowOf(row, `calc-${index}-${at}`)));
        group.append(element("legend", "", `${mask.field}[${index}]`), list);
        section.append(group);
      }
    }
    section.append(element("p", "calc-none", "No bit matches.", { hidden: "" }));
    return section;
  }

  // ---------------------------------------------------------------------------------------------------------------
  // Output

  const output = element("section", "calc-output", "", { "aria-labelledby": "mask" });

  /** Returns a titled text that can be copied. */
  function copyable(title, content, note) {
    const made = element("div", "calc-form");
    const button = element("button", "calc-button", "Copy", { type: "button", "aria-label": `Copy: ${title}` });
    button.addEventListener("click", () => {
      const done = () => {
        button.textContent = "Copied";
        setTimeout(() => {
          button.textContent = "Copy";
        }, 1500);
      };
      navigator.clipboard?.writeText(content).then(done, () => getSelection().selectAllChildren(code));
    });
    const code = element("pre", "", content, { tabindex: "0", role: "region", "aria-label": title });
    const heading = element("h3", "", title);
    made.append(heading, button, code);
    if (note) {
      made.append(element("p", "calc-note", note));
    }
    return made;
  }

  function namesOf(rest) {
    const bits = decode(mask, rest).flatMap((word) => word.bits.map((bit) => ({ word, bit })));
    return bits.map(({ word, bit }) => bit.meanings.find((row) => row.name !== null)?.name ?? `${mask.field}[${word.index}] bit ${hex(bit.bit)}`);
  }

  function table() {
    const made = element("table", "calc-words");
    const body = element("tbody");
    made.append(element("caption", "", "Words of the mask"), body);
    for (const word of decode(mask, words)) {
      const row = element("tr");
      const names = element("td");
      const bits = word.bits.map((bit) => {
        const name = bit.meanings.find((meaning) => meaning.name !== null)?.name ?? bit.flags[0]?.name;
        return name ?? `unknown bit ${hex(bit.bit)}`;
      });
      names.textContent = bits.join(", ");
      row.append(element("th", "", `${mask.field}[${word.index}]`, { scope: "row" }), element("td", "calc-word", hex(word.word)), names);
      body.append(row);
    }
    return made;
  }

  function eventList() {
    const found = etwspecMasks.events(mask, words);
    const made = element("details", "calc-events");
    made.append(element("summary", "", `${found.length === 1 ? "1 event" : `${found.length} events`} of the tables`));
    const list = element("ul");
    for (const { event, by } of found) {
      const item = element("li");
      const link = element("a", "", "", { href: root + event.href });
      link.append(element("code", "", event.name === "" ? event.number : event.name));
      item.append(link, ` ${event.number}${event.community === null ? "" : `, ${event.community}`}, by ${by.join(", ")}`);
      list.append(item);
    }
    made.append(list, element("p", "calc-note", "Only events whose bit a source states are listed."));
    made.open = eventsOpen;
    made.addEventListener("toggle", () => {
      eventsOpen = made.open;
    });
    return made;
  }
  let eventsOpen = false;

  /** Shows the mask in all its forms, in the boxes and in the address. */
  function show() {
    const isEmpty = words.every((word) => word === 0);
    for (const { row, box } of boxes) {
      const bits = low(mask, row.value);
      const set = words[indexOf(mask, row.value)] & bits;
      box.checked = bits !== 0 && set >>> 0 === bits;
      box.indeterminate = set !== 0 && !box.checked;
    }
    const flags = etwspecMasks.enableFlags(mask, words);
    const tools = etwspecMasks.toolFlags(mask, words);
    const unknown = decode(mask, words).filter((word) => word.unknown !== 0);
    const missing = (what, rest) => (namesOf(rest).length === 0 ? "" : `${what}: ${namesOf(rest).join(", ")}.`);
    const parts = [element("h2", "", "Mask", { id: "mask" }), table()];
    if (unknown.length > 0) {
      const list = unknown.map((word) => `${mask.field}[${word.index}] ${hex(word.unknown)}`).join(", ");
      parts.push(element("p", "callout unknown", `Bits without a known name: ${list}.`));
    }
    if (!isEmpty) {
      const names = flags.flags.map((flag) => flag.name).join(" | ");
      parts.push(eventList());
      parts.push(copyable("EnableFlags", names === "" ? hex(flags.number) : `${hex(flags.number)}  // ${names}`, missing("No flag sets", flags.rest)));
      const xperf = etwspecMasks.toXperf(mask, words);
      parts.push(copyable("xperf", xperf ?? "", missing("No known flag of xperf for", tools.rest)));
    }
    parts.push(copyable(mask.classes.length > 0 ? "C, with TraceSetInformation" : "C", etwspecMasks.toC(mask, words)));
    parts.push(copyable("Rust", etwspecMasks.toRust(mask, words)));
    output.replaceChildren(...parts);
    keepInAddress();
  }

  function keepInAddress() {
    const parameters = new URLSearchParams(location.search);
    const written = etwspecMasks.toParameter(words);
    parameters.delete(parameter);
    if (written !== "") {
      parameters.set(parameter, written);
    }
    const query = parameters.toString();
    try {
      history.replaceState(history.state, "", `${location.pathname}${query === "" ? "" : `?${query}`}${location.hash}`);
    } catch {
      // A browser may refuse to change the address of a file.
    }
  }

  // ---------------------------------------------------------------------------------------------------------------

  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const read = etwspecMasks.parse(mask, text.value);
    error.textContent = read.error ?? "";
    text.setAttribute("aria-invalid", String(read.error !== undefined));
    if (read.words !== undefined) {
      words = read.words;
      show();
    }
  });
  clear.addEventListener("click", () => {
    words = etwspecMasks.empty(mask);
    text.value = "";
    error.textContent = "";
    show();
  });
  filter.addEventListener("input", () => {
    const wanted = filter.value.toLowerCase().split(/\s+/).filter((word) => word !== "");
    let any = false;
    for (const { made, searched } of boxes) {
      made.hidden = !wanted.every((word) => searched.includes(word));
      any ||= !made.hidden;
    }
    for (const group of place.querySelectorAll(".calc-group")) {
      group.hidden = group.querySelector(".calc-bit:not([hidden])") === null;
    }
    place.querySelector(".calc-none").hidden = any;
  });

  const columns = element("div", "calc-columns");
  columns.append(choices(), output);
  place.replaceChildren(form, columns);
  words = etwspecMasks.fromParameter(mask, new URLSearchParams(location.search).get(parameter) ?? "") ?? words;
  show();
})();
