// Bytes and fields side by side. Each highlights the other; keys step through the fields.

"use strict";

var etwspecFields = (function () {
  const { element, hex, link, toBytes } = etwspecDecoder;
  /** Bytes in a row: fewer on narrow screens. */
  const narrow = matchMedia("(max-width: 44rem)");
  const perRow = () => (narrow.matches ? 8 : 16);
  /** Bytes that are shown at once. */
  const WINDOW = 2048;
  let made = 0;

  /** Returns the anchor of a field on the page of its structure: the form, and the path without indexes of elements. */
  function anchorOf({ form, prefix }, path) {
    const own = prefix !== "" && path.startsWith(`${prefix}.`) ? path.slice(prefix.length + 1) : path;
    return `${form}.${own.replace(/\[\d+\]/g, "")}`.replace(/[^A-Za-z0-9_.-]/g, "-");
  }

  function pageOf(name) {
    const page = etwspecDecoderLinks.structures[name];
    return page === undefined ? null : page;
  }

  /** Returns the rows of a decoded tree, in order: each with its depth and its range of bytes. */
  function rowsOf(tree) {
    const rows = [];
    const add = (node, depth, parent, form) => {
      const row = { node, depth, parent, from: node.offset, to: node.offset + node.size, children: [] };
      if (node.kind === "bits") {
        // A bit field has the bytes of the number that contains it.
        row.from = parent.from;
        row.to = parent.to;
      }
      row.of = form;
      rows.push(row);
      const inner = node.form === undefined ? form : { name: node.type ?? node.path, form: node.form, prefix: node.path };
      for (const child of node.children ?? []) {
        row.children.push(add(child, depth + 1, row, inner));
      }
      return row;
    };
    for (const node of tree.fields) {
      add(node, 0, null, { name: tree.type, form: tree.form, prefix: "" });
    }
    return rows;
  }

  function nameOf(node) {
    switch (node.kind) {
      case "padding": return "padding";
      case "union":
      case "struct": return node.path === "" ? node.kind : last(node.path);
      case "bits": return node.path === "" ? "(unnamed)" : last(node.path);
      case "field": return node.path === "" ? "bits" : last(node.path);
      default: return last(node.path);
    }
  }

  /** The last part of a path. */
  function last(path) {
    return path.startsWith("(") ? path : path.slice(path.lastIndexOf(".") + 1);
  }

  function typeOf(node) {
    if (node.kind === "bits") {
      const [start, width] = node.bits;
      return width === 1 ? `bit ${start}` : `bits ${start}..${start + width - 1}`;
    }
    const isPlain = ["padding", "field", "union", "struct"].includes(node.kind);
    return node.type === nameOf(node) ? "" : node.type ?? (isPlain ? "" : node.kind);
  }

  /** Appends the value of a field: number, names, meaning. */
  function appendValue(cell, node) {
    if (node.text !== undefined) {
      cell.append(element("span", "dec-text", JSON.stringify(node.text)));
      return;
    }
    if (node.value === undefined) {
      if (node.meaning !== undefined) {
        cell.append(node.meaning);
      } else if ((node.children ?? []).length === 0 && node.bytes) {
        const shown = node.bytes.slice(0, 32).replace(/../g, "$& ").trim();
        cell.append(element("span", "dec-quiet", node.bytes.length > 32 ? `${shown} …` : shown));
      }
      return;
    }
    const names = [...(node.names ?? []), ...(node.meaning === undefined ? [] : [node.meaning])];
    const { hex: written, decimal } = node.value;
    // A GUID has no decimal form.
    // Large numbers are addresses, masks or random: they are read in hexadecimal.
    const large = decimal !== null && decimal.length > 15;
    if (large && names.length === 0) {
      cell.append(`${written}${node.units ? ` ${node.units}` : ""} `, element("span", "dec-quiet", decimal));
      return;
    }
    const shown = decimal === null ? written : `${decimal}${node.units === "%" ? "%" : node.units ? ` ${node.units}` : ""}`;
    if (names.length > 0) {
      cell.append(element("strong", "", names.join(" | ")), " ");
    }
    cell.append(element("span", names.length > 0 ? "dec-quiet" : "", shown));
    if (decimal !== null) {
      cell.append(" ", element("span", "dec-quiet", written));
    }
    if (node.unknown !== undefined) {
      cell.append(" ", element("span", "mark unknown", `unknown ${node.unknown}`));
    }
  }

  /**
   * Builds the view of decoded bytes. `base` is added to offsets; `title` is its heading.
   * Returns the element, and functions that select a field.
   */
  function view({ tree, bytes, base = 0, title, problem = null }) {
    const id = `dec-${++made}`;
    const data = typeof bytes === "string" ? toBytes(bytes) : bytes;
    const rows = tree === null ? [] : rowsOf(tree);
    let selected = -1;
    let at = 0;

    const root = element("section", "dec-view", "", { "aria-labelledby": `${id}-title` });
    const heading = element("h3", "", "", { id: `${id}-title` });
    heading.append(title);
    root.append(heading);
    if (tree !== null) {
      root.append(about(tree));
    }
    if (problem !== null) {
      root.append(element("p", "callout unknown", problem));
    }

    // ---------------------------------------------------------------------------------------------------------------
    // Going to an offset

    const go = element("form", "dec-go");
    const offset = element("input", "", "", { id: `${id}-go`, type: "text", size: "10", autocomplete: "off", spellcheck: "false", placeholder: "0x10 or 16" });
    go.append(
      element("label", "", "Go to offset", { for: `${id}-go` }), " ", offset, " ",
      element("button", "dec-button", "Go", { type: "submit" }), " ",
    );
    const status = element("p", "dec-status", "", { role: "status" });
    go.addEventListener("submit", (event) => {
      event.preventDefault();
      const text = offset.value.trim();
      const number = /^(0x[0-9a-f]+|\d+)$/i.test(text) ? Number(text) : NaN;
      const found = Number.isNaN(number) ? NaN : number >= base && number - base < data.length && base > 0 ? number - base : number;
      if (Number.isNaN(found) || found >= data.length) {
        status.textContent = `Write an offset below 0x${hex(data.length)} (${data.length}), such as 0x10 or 16.`;
        offset.setAttribute("aria-invalid", "true");
        return;
      }
      offset.removeAttribute("aria-invalid");
      showByte(found);
    });
    root.append(go);

    // ---------------------------------------------------------------------------------------------------------------
    // Bytes

    const dump = element("div", "dec-bytes");
    const grid = element("div", "dec-grid", "", { role: "group", "aria-label": "Bytes", tabindex: "0" });
    const pager = element("p", "dec-pager");
    const earlier = element("button", "dec-button", "Earlier bytes", { type: "button" });
    const later = element("button", "dec-button", "Later bytes", { type: "button" });
    earlier.addEventListener("click", () => page(at - WINDOW));
    later.addEventListener("click", () => page(at + WINDOW));
    pager.append(earlier, " ", later);
    dump.append(grid, pager);
    let cells = [];

    function page(from) {
      at = Math.max(0, Math.min(from, Math.floor((data.length - 1) / WINDOW) * WINDOW));
      const lines = [];
      const width = perRow();
      cells = [];
      for (let line = at; line < Math.min(at + WINDOW, data.length); line += width) {
        const holder = element("div", "dec-line");
        holder.append(element("span", "dec-offset", `${hex(base + line, 4)}`));
        const codes = element("span", "dec-codes");
        const letters = element("span", "dec-letters", "", { "aria-hidden": "true" });
        for (let byte = line; byte < Math.min(line + width, data.length); byte++) {
          const code = element("span", "dec-byte", hex(data[byte]).toLowerCase());
          code.dataset.at = byte;
          const letter = element("span", "dec-letter", data[byte] >= 32 && data[byte] < 127 ? String.fromCharCode(data[byte]) : ".");
          letter.dataset.at = byte;
          codes.append(code, (byte - line) % 8 === 7 ? "  " : " ");
          letters.append(letter);
          cells.push([code, letter]);
        }
        holder.append(codes, letters);
        lines.push(holder);
      }
      grid.replaceChildren(...lines);
      pager.hidden = data.length <= WINDOW;
      earlier.disabled = at === 0;
      later.disabled = at + WINDOW >= data.length;
      paint();
    }

    /** Marks the bytes of the selected row, and those of the row under the pointer. */
    function paint() {
      const mark = (row, name) => {
        for (const pair of cells) {
          for (const cell of pair) {
            const byte = Number(cell.dataset.at);
            cell.classList.toggle(name, row !== undefined && byte >= row.from && byte < row.to);
          }
        }
      };
      mark(rows[selected], "on");
      mark(rows[hovered], "near");
    }

    /** Returns the row of a byte that is deepest in the tree. */
    function rowOfByte(byte) {
      let best = -1;
      rows.forEach((row, index) => {
        if (row.node.kind !== "bits" && row.from <= byte && byte < row.to && (best < 0 || row.depth >= rows[best].depth)) {
          best = index;
        }
      });
      return best;
    }

    function showByte(byte) {
      const row = rowOfByte(byte);
      if (row >= 0) {
        select(row, { focus: true });
      }
      if (byte < at || byte >= at + WINDOW) {
        page(Math.floor(byte / WINDOW) * WINDOW);
      }
      cells[byte - at]?.[0].scrollIntoView({ block: "nearest" });
      status.textContent = `Offset 0x${hex(base + byte)} (${base + byte})${row >= 0 ? `: ${describe(rows[row])}` : ""}`;
    }

    let hovered = -1;
    function hover(row) {
      if (row !== hovered) {
        lines[hovered]?.classList.remove("near");
        hovered = row;
        lines[hovered]?.classList.add("near");
        paint();
      }
    }
    const byteOf = (event) => (event.target instanceof HTMLElement && event.target.dataset.at !== undefined ? Number(event.target.dataset.at) : null);
    grid.addEventListener("pointerover", (event) => {
      const byte = byteOf(event);
      hover(byte === null ? -1 : rowOfByte(byte));
    });
    grid.addEventListener("pointerleave", () => hover(-1));
    grid.addEventListener("click", (event) => {
      const byte = byteOf(event);
      if (byte !== null) {
        showByte(byte);
      }
    });

    // ---------------------------------------------------------------------------------------------------------------
    // Fields

    const table = element("table", "dec-fields", "", { role: "treegrid", "aria-label": "Fields" });
    const head = element("thead", "", "", { role: "rowgroup" });
    const names = element("tr", "", "", { role: "row" });
    for (const name of ["Offset", "Field", "Value", "Type"]) {
      names.append(element("th", "", name, { scope: "col", role: "columnheader" }));
    }
    head.append(names);
    const body = element("tbody", "", "", { role: "rowgroup" });
    table.append(head, body);

    function describe(row) {
      const { node } = row;
      const size = row.to - row.from;
      return `${node.path === "" ? nameOf(node) : node.path}, ${size} byte${size === 1 ? "" : "s"} at 0x${hex(base + row.from)} (${base + row.from})`;
    }

    const lines = rows.map((row, index) => {
      const line = element("tr", row.node.kind === "padding" || row.node.kind === "after" ? "dec-quiet" : "", "", { role: "row", "aria-level": String(row.depth + 1), "aria-selected": "false", tabindex: index === 0 ? "0" : "-1" });
      const start = element("td", "dec-at", row.node.kind === "bits" ? "" : `0x${hex(base + row.from, 4)}`);
      start.title = `${base + row.from} in decimal, ${row.to - row.from} bytes`;
      const name = element("td", "dec-name");
      name.style.setProperty("--depth", String(Math.min(row.depth, 6)));
      const href = hrefOf(row);
      const text = element("code", "", nameOf(row.node));
      if (href === null) {
        name.append(text);
      } else {
        const anchor = element("a", "", "", { href: link(href), tabindex: "-1" });
        anchor.append(text);
        name.append(anchor);
      }
      const value = element("td", "dec-value");
      appendValue(value, row.node);
      const type = element("td", "dec-type", typeOf(row.node), { title: typeOf(row.node) });
      line.append(start, name, value, type);
      for (const cell of line.children) {
        cell.setAttribute("role", "gridcell");
      }
      return line;
    });
    body.append(...lines);

    /** Returns the address of the page of a field or a structure; null if it has none. */
    function hrefOf(row) {
      const { node, of } = row;
      if (node.form !== undefined && pageOf(node.type ?? node.path) !== null) {
        return `${pageOf(node.type ?? node.path)}#${node.form.replace(/[^A-Za-z0-9_.-]/g, "-")}`;
      }
      const page = pageOf(of.name);
      if (page === null || node.path === "" || node.kind === "padding" || node.kind === "after" || node.path.startsWith("(")) {
        return null;
      }
      return `${page}#${anchorOf(of, node.path)}`;
    }

    function select(index, { focus = false } = {}) {
      if (lines[index] === undefined) {
        return;
      }
      if (selected >= 0) {
        lines[selected].setAttribute("aria-selected", "false");
      }
      lines.forEach((line, at) => line.setAttribute("tabindex", at === index ? "0" : "-1"));
      selected = index;
      const row = rows[index];
      lines[index].setAttribute("aria-selected", "true");
      status.textContent = describe(row);
      if (row.from < at || row.from >= at + WINDOW) {
        page(Math.floor(row.from / WINDOW) * WINDOW);
      } else {
        paint();
      }
      const cell = cells[row.from - at]?.[0];
      if (cell !== undefined) {
        const [above, below] = [grid.scrollTop, grid.scrollTop + grid.clientHeight];
        const top = cell.offsetTop - grid.offsetTop;
        if (top < above || top + cell.offsetHeight > below) {
          grid.scrollTop = top - grid.clientHeight / 3;
        }
      }
      if (focus) {
        lines[index].focus({ preventScroll: true });
        lines[index].scrollIntoView({ block: "nearest" });
      }
    }

    body.addEventListener("pointerover", (event) => hover(lines.indexOf(event.target.closest("tr"))));
    body.addEventListener("pointerleave", () => hover(-1));
    body.addEventListener("click", (event) => {
      if (event.target.closest("a") === null) {
        select(lines.indexOf(event.target.closest("tr")), { focus: true });
      }
    });
    body.addEventListener("focusin", (event) => {
      const index = lines.indexOf(event.target.closest("tr"));
      if (index !== selected) {
        select(index);
      }
    });
    table.addEventListener("keydown", (event) => {
      const row = rows[selected];
      const moves = {
        ArrowDown: () => selected + 1,
        ArrowUp: () => selected - 1,
        Home: () => 0,
        End: () => rows.length - 1,
        PageDown: () => Math.min(selected + 10, rows.length - 1),
        PageUp: () => Math.max(selected - 10, 0),
        ArrowLeft: () => (row?.parent ? rows.indexOf(row.parent) : selected),
        ArrowRight: () => (row?.children.length > 0 ? selected + 1 : selected),
      };
      const move = moves[event.key];
      if (move !== undefined && !event.ctrlKey && !event.altKey && !event.metaKey) {
        event.preventDefault();
        select(Math.max(0, Math.min(move(), rows.length - 1)), { focus: true });
      } else if (event.key === "Enter" && event.target.matches?.("tr")) {
        event.target.querySelector("a")?.click();
      }
    });

    const columns = element("div", "dec-columns");
    columns.append(dump, table);
    if (rows.length === 0) {
      table.hidden = true;
    }
    root.append(status, columns);
    for (const note of tree?.notes ?? []) {
      root.append(element("p", "dec-note", `Note: ${note}.`));
    }
    page(0);
    narrow.addEventListener("change", () => root.isConnected && page(at));
    return { root, select, showByte, rows };
  }

  /** Structure as which the bytes were decoded. */
  function about(tree) {
    const line = element("p", "dec-about");
    const page = pageOf(tree.type);
    const name = element("code", "", tree.type);
    if (page === null) {
      line.append(name);
    } else {
      const anchor = element("a", "", "", { href: link(page) });
      anchor.append(name);
      line.append(anchor);
    }
    line.append(`, form ${tree.form}, releases ${tree.releases}, decoded for ${tree.release} with ${tree.pointer}-bit pointers`);
    return line;
  }

  return { view };
})();
