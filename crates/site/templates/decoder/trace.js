// An open trace: what it states about itself, its buffers, and its events in a list that shows what is in view.

"use strict";

var etwspecTrace = (function () {
  const { call, element, hex, link } = etwspecDecoder;
  /** Height of a row in pixels. */
  const HEIGHT = 30;
  /** Height in pixels beyond which browsers do not scroll exactly. The list then moves by more than a row per row. */
  const TALLEST = 8_000_000;
  /** Rows that are read at once, and how many such chunks are kept. */
  const CHUNK = 64;
  const KEPT = 200;
  /** Cells of the map of buffers. */
  const CELLS = 256;
  /** Columns of the map in which arrow keys move. */
  const WIDE = 32;

  const count = (number) => number.toLocaleString("en");
  const plural = (number, one, many) => `${count(number)} ${number === 1 ? one : many ?? `${one}s`}`;

  function bytesText(size) {
    const units = ["bytes", "KiB", "MiB", "GiB"];
    let unit = 0;
    let value = size;
    while (value >= 1024 && unit < units.length - 1) {
      value /= 1024;
      unit++;
    }
    return unit === 0 ? plural(size, "byte") : `${value.toFixed(1)} ${units[unit]}`;
  }

  // -----------------------------------------------------------------------------------------------------------------
  // Text of a row

  /** The members of an event that are beside its data. */
  const ABOUT = new Set(["time", "time_stamp", "at", "cpu", "pid", "tid", "process", "process_by", "header", "pointer", "hook", "name", "group", "community_name", "version", "provider", "type", "level", "data", "names", "fit", "data_pointer", "schema", "provider_name"]);

  function nameOf(row) {
    if (row.name !== undefined) {
      return row.community_name ?? row.name.replace(/^.*_TYPE_/, "");
    }
    if (row.hook !== undefined) {
      return `hook ${row.hook}`;
    }
    if (row.message !== undefined || row.component !== undefined) {
      return `message ${row.number}`;
    }
    if (row.provider !== undefined) {
      return row.id === undefined ? `type ${row.type}` : `event ${row.id}`;
    }
    return row.error === undefined ? row.header ?? "event" : "damaged header";
  }

  function text(value) {
    if (value !== null && typeof value === "object") {
      const inner = Array.isArray(value) ? value.map(text).join(", ") : Object.entries(value).map(([name, inner]) => `${name}=${text(inner)}`).join(" ");
      return Array.isArray(value) ? `[${inner}]` : `{${inner}}`;
    }
    return String(value);
  }

  /** Returns the fields of an event in one line. */
  function fieldsOf(row) {
    const parts = [];
    const fields = Object.entries(row.data ?? {});
    for (const [name, value] of fields) {
      if (!/_(name|names|unit|raw)$/.test(name) || row.data[name.replace(/_[a-z]+$/, "")] === undefined) {
        const named = row.data[`${name}_name`] ?? row.data[`${name}_names`]?.join("|");
        parts.push(`${name}=${text(row.names?.[name] ?? named ?? value)}`);
      }
      if (parts.join().length > 300) {
        break;
      }
    }
    for (const [name, value] of Object.entries(row)) {
      if (!ABOUT.has(name)) {
        parts.push(`${name}=${text(value).slice(0, 120)}`);
      }
    }
    if (row.provider_name !== undefined || row.data === undefined && row.provider !== undefined) {
      parts.unshift(row.provider_name ?? row.provider);
    }
    return parts.join("  ").slice(0, 400);
  }

  /** Returns the time of day of an event. */
  function timeOf(row) {
    return row.time === undefined ? row.time_stamp ?? "" : row.time.replace(/^.*T/, "").replace(/Z$/, "");
  }

  // -----------------------------------------------------------------------------------------------------------------

  /** Opens a file, and shows it in an element. */
  function open(file, place) {
    /** Buffers: offset, size, number of events, processor, flags (1 compressed, 2 damaged). */
    const buffers = [];
    /** Selected events of each buffer, and before each. */
    let selected = [];
    let sums = [0];
    let summary = null;
    let complete = false;
    let filtered = false;
    let chosen = -1;
    let chunks = new Map();
    /** Changes when something else is shown below the list. */
    let showing = 0;

    const root = element("section", "dec-trace", "", { "aria-labelledby": "dec-trace-title" });
    const bar = element("div", "dec-bar");
    const heading = element("h2", "", file.name, { id: "dec-trace-title", tabindex: "-1" });
    const size = element("span", "dec-quiet dec-size");
    bar.append(heading, size);
    const progress = element("div", "dec-progress");
    const meter = element("progress", "", "", { max: "1", "aria-label": "Reading" });
    const doing = element("span", "", "Reading…", { role: "status" });
    const cancel = element("button", "dec-button", "Cancel", { type: "button" });
    progress.append(meter, doing, cancel);
    const notes = element("div", "dec-notes");
    const profiles = element("div");
    const facts = element("details", "dec-about-trace", "", { hidden: "" });
    const short = element("summary");
    const about = element("div", "dec-summary");
    const map = element("div", "dec-map");
    facts.append(short, about, map);
    const filter = filterForm();
    const filters = element("details", "dec-filters");
    filters.append(element("summary", "", "Filter"), filter.form);
    // On a phone, the form would push the events off the screen.
    const wide = matchMedia("(min-width: 44.01rem)");
    const unfold = () => (filters.open = wide.matches || filtered);
    wide.addEventListener("change", unfold);
    unfold();
    filters.hidden = true;
    const overview = etwspecOverview.create((from, to) => {
      filter.inputs.from.value = from;
      filter.inputs.to.value = to;
      filter.run();
    });
    const listing = element("div", "dec-listing");
    const detail = element("div", "dec-detail");
    root.append(bar, progress, notes, profiles, facts, overview.root, filters, listing, detail);
    place.replaceChildren(root);
    const ready = read();

    // ---------------------------------------------------------------------------------------------------------------
    // Reading

    async function read() {
      let shown = 0;
      cancel.onclick = () => call("cancel");
      const answer = await call("open", { file, intervals: etwspecOverview.INTERVALS }, (part) => {
        for (const buffer of part.buffers) {
          buffers.push(buffer);
          selected.push(buffer[2]);
          sums.push(sums[sums.length - 1] + buffer[2]);
        }
        meter.value = part.size === 0 ? 1 : part.read / part.size;
        doing.textContent = `${bytesText(part.read)} of ${bytesText(part.size)}, ${plural(sums[sums.length - 1], "event")}`;
        summary = part.summary ?? summary;
        size.textContent = `${bytesText(part.size)}, ${plural(sums[sums.length - 1], "event")}`;
        // Drawing takes longer than reading a slice.
        if (part.summary !== null || performance.now() - shown > 250) {
          shown = performance.now();
          draw();
        }
      });
      const described = !answer.cancelled && (await etwspecDecoder.describe(answer.summary));
      progress.hidden = true;
      if (answer.cancelled) {
        notes.append(element("p", "callout unknown", "Reading was cancelled. Open the file again to see the rest."));
        return;
      }
      complete = true;
      summary = answer.summary;
      if (summary.profiled) {
        profiles.append(etwspecProfiles.buttons(file.name));
      }
      // From now on, events have names that only later events state.
      forget();
      draw();
      overview.draw(described ? await overTime() : answer.overview);
      filter.setEnabled(true);
    }

    /** Shows names that schemas give, which were added after the trace was read. */
    async function describe() {
      if (!complete) {
        return;
      }
      forget();
      overview.draw(await overTime());
      if (filtered) {
        await filter.run();
      } else {
        list.render();
        list.choose(chosen);
      }
    }

    function overTime() {
      return call("query", { request: { do: "overview", intervals: etwspecOverview.INTERVALS } });
    }

    function forget() {
      chunks = new Map();
    }

    function draw() {
      drawSummary();
      drawMap();
      list.resize();
    }

    // ---------------------------------------------------------------------------------------------------------------
    // Summary

    function drawSummary() {
      if (summary === null) {
        return;
      }
      const { header, damage } = summary;
      const list = element("dl", "facts");
      const fact = (name, value) => {
        if (value !== null && value !== undefined && value !== "") {
          const holder = element("dd");
          holder.append(value);
          list.append(element("dt", "", name), holder);
        }
      };
      if (header !== null) {
        fact("Session", header.session);
        fact("Windows", `${header.windows}${header.release === null ? "" : ` (${header.release})`}, ${header.pointer}-bit, ${plural(header.processors, "processor")} at ${count(header.mhz)} MHz`);
        fact("Start", header.start);
        fact("End", header.end === null ? "not stated: the session did not stop" : `${header.end}${header.lasted === null ? "" : ` (after ${(header.lasted / 1e7).toFixed(3)} s)`}`);
        fact("Clock", `${header.clock}, ${count(Number(header.frequency))} ticks per second`);
        fact("Mode", header.mode.join(", ") || `0x${hex(header.modeValue)}`);
        fact("Written to", header.file);
        fact("Lost", header.eventsLost + header.buffersLost === 0 ? "no events, no buffers, according to the header" : `${plural(header.eventsLost, "event")}, ${plural(header.buffersLost, "buffer")}, according to the header`);
      }
      if (complete) {
        fact("File", `${bytesText(summary.size)}, ${plural(summary.buffers, "buffer")}${summary.compressed > 0 ? ` (${count(summary.compressed)} compressed)` : ""}, ${plural(summary.events, "event")}`);
        fact("Events", summary.times === null ? null : `from ${summary.times[0]} to ${summary.times[1]}`);
      }
      about.replaceChildren(list);
      facts.hidden = summary.buffers === 0;
      const losses = summary.losses ? "events or buffers were lost" : "no loss known";
      const state = damage.places > 0 ? `damage at ${plural(damage.places, "place")}` : "no damage";
      const machine = header === null ? "" : `${header.session}, Windows ${header.windows}, ${header.pointer}-bit, ${plural(header.processors, "processor")}, `;
      short.textContent = `About the trace: ${machine}${plural(summary.buffers, "buffer")}, ${losses}, ${state}`;
      const warnings = [];
      if (complete && summary.buffers === 0) {
        const first = summary.first.replace(/../g, "$& ").trim();
        warnings.push(`This is not a trace of Event Tracing for Windows: no buffer was found.${first === "" ? " The file is empty." : ` The first bytes are ${first}.`}`);
      } else if (complete && header === null) {
        warnings.push("The file does not begin with the header of a log file, so the release, the clock and the session are unknown.");
      }
      if (summary.unlisted > 0) {
        warnings.push(`The file has more buffers than the page lists: the last ${count(summary.unlisted)} are left out.`);
      }
      notes.replaceChildren(...warnings.map((text) => element("p", "callout unknown", text)));
      if (damage.places > 0) {
        about.append(element("h3", "", "Damage"), element("p", "", `Damage: ${plural(damage.places, "place")}, ${plural(damage.skipped, "byte")} skipped. Everything else is shown.`));
        const all = element("ul", "dec-damage");
        for (const one of damage.listed.slice(0, 200)) {
          const where = `0x${hex(one.offset, 8)}${one.inBuffer === null ? "" : `+0x${hex(one.inBuffer)}`}`;
          all.append(element("li", "", `${where}: ${one.what}${one.length > 0 ? `; ${plural(one.length, "byte")} skipped` : ""}`));
        }
        if (damage.places > 200) {
          all.append(element("li", "", `and ${plural(damage.places - 200, "more place", "more places")}`));
        }
        about.append(all);
      }
    }

    // ---------------------------------------------------------------------------------------------------------------
    // Map of buffers

    function drawMap() {
      if (buffers.length === 0) {
        map.replaceChildren();
        return;
      }
      const each = Math.ceil(buffers.length / CELLS);
      const cells = element("div", "dec-cells", "", { role: "group", "aria-label": "Map of buffers" });
      const groups = [];
      for (let from = 0; from < buffers.length; from += each) {
        const to = Math.min(from + each, buffers.length);
        let [events, bytes, flags] = [0, 0, 0];
        for (let at = from; at < to; at++) {
          events += selected[at];
          bytes += buffers[at][1];
          flags |= buffers[at][4];
        }
        groups.push({ from, to, events, bytes, flags });
      }
      const most = Math.max(Number.MIN_VALUE, ...groups.map((group) => group.events / group.bytes));
      groups.forEach(({ from, to, events, bytes, flags }, index) => {
        const which = to - from === 1 ? `Buffer ${count(from)}` : `Buffers ${count(from)} to ${count(to - 1)}`;
        const notes = [flags & 1 ? "compressed" : "", flags & 2 ? "damaged" : ""].filter((note) => note !== "");
        const cpu = to - from === 1 ? `, processor ${buffers[from][3]}` : "";
        const title = `${which} at 0x${hex(buffers[from][0], 8)}: ${plural(events, "event")}${cpu}${notes.length > 0 ? `, ${notes.join(", ")}` : ""}`;
        const cell = element("button", `dec-cell${flags & 2 ? " damaged" : ""}${flags & 1 ? " compressed" : ""}`, "", { type: "button", title, "aria-label": title, tabindex: index === 0 ? "0" : "-1" });
        cell.style.setProperty("--full", String(Math.round((events / bytes / most) * 100)));
        cell.addEventListener("click", () => showBuffer(from));
        cells.append(cell);
      });
      cells.addEventListener("keydown", (event) => {
        const moves = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: WIDE, ArrowUp: -WIDE };
        const all = [...cells.children];
        const to = all[all.indexOf(document.activeElement) + (moves[event.key] ?? NaN)];
        if (to !== undefined) {
          event.preventDefault();
          document.activeElement.setAttribute("tabindex", "-1");
          to.setAttribute("tabindex", "0");
          to.focus();
        }
      });
      const legend = element("p", "dec-quiet dec-legend", each === 1 ? "One cell for each buffer" : `One cell for every ${count(each)} buffers`);
      legend.append("; the fuller, the more events for its size", buffers.some((buffer) => buffer[4] & 1) ? "; dashed: compressed" : "", buffers.some((buffer) => buffer[4] & 2) ? "; hatched: damaged" : "", ".");
      map.replaceChildren(element("h3", "", "Buffers"), cells, legend);
    }

    async function showBuffer(buffer) {
      list.showRow(sums[buffer]);
      const own = ++showing;
      try {
        const answer = await call("header", { buffer });
        if (own === showing) {
          const title = `Header of buffer ${count(buffer)}`;
          showView({ tree: answer.tree, bytes: answer.hex, base: answer.fileOffset, title, problem: answer.problem });
        }
      } catch (error) {
        fail(error);
      }
    }

    // ---------------------------------------------------------------------------------------------------------------
    // Filter

    function filterForm() {
      const form = element("form", "dec-filter", "", { "aria-label": "Filter of events" });
      const error = element("p", "dec-error", "", { role: "alert", id: "dec-filter-error" });
      const inputs = {};
      const field = (name, label, placeholder) => {
        const holder = element("label", "", `${label} `);
        const input = element("input", "", "", { type: "text", name, placeholder, autocomplete: "off", spellcheck: "false", disabled: "" });
        holder.append(input);
        inputs[name] = input;
        form.append(holder);
      };
      field("event", "Event", "Thread/CSwitch, 0x0524, 17");
      field("provider", "Provider or group", "GUID, Thread");
      field("process", "Process", "4, svchost.exe, sv*");
      field("from", "From", "+1.5s, 2021-05-04T18:02:11Z");
      field("to", "To", "+2s");
      field("expression", "Expression", "Size > 4096 and not process = System");
      const apply = element("button", "dec-button", "Apply", { type: "submit", disabled: "" });
      const clear = element("button", "dec-button", "Clear", { type: "button", disabled: "" });
      const buttons = element("span", "dec-buttons");
      buttons.append(apply, " ", clear);
      form.append(buttons, error);
      form.addEventListener("submit", (event) => {
        event.preventDefault();
        run();
      });
      clear.addEventListener("click", () => {
        form.reset();
        overview.reset();
        run();
      });
      for (const name of ["from", "to"]) {
        // A time that is typed is none of the chart.
        inputs[name].addEventListener("input", () => overview.reset());
      }

      async function run() {
        error.textContent = "";
        for (const input of Object.values(inputs)) {
          input.removeAttribute("aria-invalid");
        }
        const words = Object.fromEntries(Object.entries(inputs).map(([name, input]) => [name, input.value]));
        try {
          await select(words);
        } catch (problem) {
          error.textContent = problem.message;
          inputs[problem.field]?.setAttribute("aria-invalid", "true");
          inputs[problem.field]?.focus();
        }
      }

      return {
        form,
        run,
        inputs,
        setEnabled: (enabled) => {
          for (const control of form.querySelectorAll("input, button")) {
            control.disabled = !enabled;
          }
        },
      };
    }

    /** Selects events. */
    async function select(words) {
      let begun = false;
      let shown = 0;
      const begin = () => {
        begun = true;
        forget();
        selected = buffers.map(() => 0);
        sums = [0];
        list.choose(-1);
      };
      cancel.onclick = () => call("stop");
      const answer = await call("filter", { words }, (part) => {
        if (!begun) {
          begin();
          progress.hidden = false;
        }
        part.selected.forEach((events, at) => {
          selected[part.from + at] = events;
          sums.push(sums[sums.length - 1] + events);
        });
        const done = part.from + part.selected.length;
        meter.value = done / part.buffers;
        doing.textContent = `${plural(sums[sums.length - 1], "event")} in ${count(done)} of ${plural(part.buffers, "buffer")}`;
        if (performance.now() - shown > 250) {
          shown = performance.now();
          list.resize();
        }
      });
      filtered = !answer.all;
      if (answer.all) {
        begin();
        selected = buffers.map((buffer) => buffer[2]);
        for (const events of selected) {
          sums.push(sums[sums.length - 1] + events);
        }
      }
      progress.hidden = true;
      drawMap();
      list.resize();
      list.showRow(0);
    }

    // ---------------------------------------------------------------------------------------------------------------
    // Events

    const total = () => sums[sums.length - 1];

    /** Returns the buffer of a row and the index of the event among its selected events. */
    function placeOf(row) {
      let [low, high] = [0, sums.length - 1];
      while (low + 1 < high) {
        const middle = (low + high) >> 1;
        if (sums[middle] <= row) {
          low = middle;
        } else {
          high = middle;
        }
      }
      return { buffer: low, index: row - sums[low] };
    }

    const chunkOf = (row) => {
      const { buffer, index } = placeOf(row);
      const from = index - (index % CHUNK);
      return { key: `${buffer}:${from}`, buffer, from, at: index - from };
    };

    /** Returns the event of a row if it has been read. */
    function known(row) {
      const { key, at } = chunkOf(row);
      const chunk = chunks.get(key);
      return chunk?.[at];
    }

    let reading = Promise.resolve();

    /** Reads a chunk after those that are being read. */
    function readChunk({ key, buffer, from }) {
      const kept = chunks;
      const keep = (rows) => {
        if (kept === chunks) {
          chunks.set(key, rows);
          if (chunks.size > KEPT) {
            chunks.delete(chunks.keys().next().value);
          }
        }
      };
      const read = async () => {
        if (kept !== chunks || chunks.has(key)) {
          return;
        }
        const answer = await call("rows", { buffer, from, count: CHUNK });
        if (!answer.superseded) {
          keep(answer.rows);
        }
      };
      const next = reading.then(read);
      reading = next.catch(() => {});
      return next;
    }

    /** Returns events from a row on, as the list shows them. */
    async function records(from, number) {
      const rows = [];
      for (let row = from; row < Math.min(from + number, total());) {
        const chunk = chunkOf(row);
        while (!chunks.has(chunk.key)) {
          await readChunk(chunk);
        }
        const read = chunks.get(chunk.key).slice(chunk.at, chunk.at + from + number - row);
        rows.push(...read);
        row += read.length;
        if (read.length === 0) {
          break;
        }
      }
      return rows;
    }

    const list = events();

    function events() {
      const title = element("h3", "", "Events");
      const counted = element("span", "dec-quiet");
      title.append(" ", counted);
      const head = element("div", "dec-row dec-head", "", { "aria-hidden": "true" });
      for (const name of ["Time (UTC)", "CPU", "Process", "Event", "Fields"]) {
        head.append(element("span", "", name));
      }
      const scroller = element("div", "dec-scroller", "", { role: "listbox", tabindex: "0", "aria-label": "Events" });
      const filler = element("div", "dec-filler", "", { role: "presentation" });
      const window_ = element("div", "dec-window", "", { role: "presentation" });
      scroller.append(filler, window_);
      const none = element("p", "dec-quiet", "No event matches.", { hidden: "" });
      listing.append(title, head, scroller, none);
      listing.hidden = true;
      let top = 0;
      let fetching = false;
      let own = false;

      const visible = () => Math.max(1, Math.floor(scroller.clientHeight / HEIGHT));
      const most = () => Math.max(0, total() - visible());
      const span = () => Math.min(total() * HEIGHT, TALLEST);

      function resize() {
        listing.hidden = buffers.length === 0;
        filters.hidden = buffers.length === 0;
        counted.textContent = `${count(total())}${filtered ? ` of ${count(summary?.events ?? 0)}` : ""}, in the order of the file`;
        filler.style.height = `${span()}px`;
        none.hidden = total() > 0 || !complete;
        scroller.hidden = total() === 0;
        top = Math.min(top, most());
        render();
      }

      /** Moves to a row. The position of the scroll bar follows. */
      function moveTo(row) {
        top = Math.max(0, Math.min(row, most()));
        const room = span() - scroller.clientHeight;
        own = true;
        scroller.scrollTop = most() === 0 ? 0 : total() * HEIGHT <= TALLEST ? top * HEIGHT : (top / most()) * room;
        render();
      }

      scroller.addEventListener("scroll", () => {
        if (own) {
          own = false;
        } else {
          const room = span() - scroller.clientHeight;
          top = total() * HEIGHT <= TALLEST ? Math.round(scroller.scrollTop / HEIGHT) : Math.round((scroller.scrollTop / room) * most());
          top = Math.max(0, Math.min(top, most()));
        }
        render();
      });
      scroller.addEventListener("wheel", (event) => {
        // Where a pixel of the scroll bar stands for many rows, the wheel moves by rows.
        if (total() * HEIGHT > TALLEST && !event.ctrlKey) {
          event.preventDefault();
          moveTo(top + Math.sign(event.deltaY) * Math.max(1, Math.round(Math.abs(event.deltaY) / HEIGHT)));
        }
      }, { passive: false });

      function render() {
        window_.style.top = `${scroller.scrollTop}px`;
        const rows = [];
        let missing = null;
        const end = Math.min(top + visible() + 1, total());
        for (let row = top; row < end; row++) {
          const event = known(row);
          rows.push(rowOf(row, event));
          if (event === undefined && missing === null) {
            missing = row;
          }
        }
        window_.replaceChildren(...rows);
        const active = window_.querySelector("[aria-selected=true]");
        if (active === null) {
          scroller.removeAttribute("aria-activedescendant");
        } else {
          scroller.setAttribute("aria-activedescendant", active.id);
        }
        if (missing !== null && !fetching) {
          fetchRows(missing);
        }
      }

      async function fetchRows(row) {
        fetching = true;
        try {
          await readChunk(chunkOf(row));
        } catch (error) {
          fail(error);
          return;
        } finally {
          fetching = false;
        }
        requestAnimationFrame(render);
      }

      function rowOf(row, event) {
        const made = element("div", "dec-row", "", { role: "option", id: `dec-row-${row}`, "aria-selected": String(row === chosen), "aria-setsize": String(total()), "aria-posinset": String(row + 1) });
        if (event === undefined) {
          made.append(element("span", "dec-quiet", "…"));
        } else {
          const process = event.process === undefined ? (event.pid === undefined ? "" : String(event.pid)) : `${event.process}${event.pid === undefined ? "" : ` (${event.pid})`}`;
          made.append(
            element("span", "", timeOf(event)), element("span", "", String(event.cpu ?? "")), element("span", "", process),
            element("span", "dec-event", nameOf(event)), element("span", "", fieldsOf(event)),
          );
        }
        made.addEventListener("click", async () => {
          await choose(row);
          // On a phone, the fields are below the window.
          if (detail.getBoundingClientRect().top > window.innerHeight - 80) {
            detail.scrollIntoView();
          }
        });
        return made;
      }

      async function choose(row) {
        chosen = row;
        // A buffer that is chosen while the row is read is shown instead.
        const own = ++showing;
        render();
        if (row < 0) {
          detail.replaceChildren();
          return;
        }
        if (row < top || row >= top + visible()) {
          moveTo(row < top ? row : row - visible() + 1);
        }
        const [event] = await records(row, 1);
        if (own === showing && event !== undefined) {
          await showRecord(row, event, own);
        }
      }

      scroller.addEventListener("keydown", (event) => {
        const moves = {
          ArrowDown: () => chosen + 1, ArrowUp: () => chosen - 1, Home: () => 0, End: () => total() - 1,
          PageDown: () => Math.max(chosen, top) + visible(), PageUp: () => chosen - visible(),
        };
        if (moves[event.key] !== undefined && !event.ctrlKey && !event.altKey && !event.metaKey) {
          event.preventDefault();
          choose(Math.max(0, Math.min(moves[event.key](), total() - 1)));
        } else if (event.key === "Enter") {
          detail.querySelector("tr[tabindex='0']")?.focus();
        }
      });
      new ResizeObserver(() => resize()).observe(scroller);
      return { resize, choose, render, showRow: moveTo };
    }

    // ---------------------------------------------------------------------------------------------------------------
    // One event

    async function showRecord(row, event, own) {
      const { buffer } = placeOf(row);
      const offset = Number(event.at.split("+")[1]);
      try {
        const answer = await call("record", { buffer, offset });
        if (own !== showing) {
          return;
        }
        const title = element("span");
        const href = event.hook === undefined ? undefined : etwspecDecoderLinks.events[event.hook];
        const name = element("code", "", event.name ?? nameOf(event));
        if (href === undefined) {
          title.append(name);
        } else {
          const anchor = element("a", "", "", { href: link(href) });
          anchor.append(name);
          title.append(anchor);
        }
        const where = answer.fileOffset === null ? `offset 0x${hex(offset)} of the decompressed buffer at 0x${hex(buffers[buffer][0], 8)}` : `offset 0x${hex(answer.fileOffset, 8)} of the file`;
        title.append(" ", element("small", "", `event ${count(row)}, ${where}`));
        showView({ tree: answer.tree, bytes: answer.hex, base: 0, title, problem: answer.problem, row: answer.row });
      } catch (error) {
        fail(error);
      }
    }

    function showView(what) {
      const view = etwspecFields.view(what);
      const parts = [view.root];
      if (what.row !== undefined) {
        const details = element("details", "dec-json");
        details.append(element("summary", "", "The event as JSON, with names from the whole trace"), element("pre", "", JSON.stringify(what.row, null, 2), { tabindex: "0", role: "region", "aria-label": "Event as JSON" }));
        parts.push(details);
      }
      detail.replaceChildren(...parts);
    }

    function fail(error) {
      detail.replaceChildren(element("p", "callout unknown", error.message, { role: "alert" }));
    }

    return { root, bar, notes, heading, ready, records, total, select, describe, close: () => call("cancel"), list };
  }

  return { open };
})();
