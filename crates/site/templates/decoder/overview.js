// The overview of a trace: events over time by kind, losses and damage, and a range of time that filters the list.

"use strict";

var etwspecOverview = (function () {
  const { element } = etwspecDecoder;
  /** Most intervals that are drawn. */
  const INTERVALS = 240;
  /** Height of the plot in units of the drawing. */
  const HIGH = 100;
  /** Intervals that the page keys move by. */
  const PAGE = 10;
  /** Milliseconds between the last key and the filter. */
  const QUIET = 250;

  const count = (number) => number.toLocaleString("en");
  const plural = (number, one) => `${count(number)} ${number === 1 ? one : `${one}s`}`;
  const sum = (counts) => counts.reduce((all, one) => all + one, 0);

  /** Returns a duration in 100 ns units as text that filters accept: `1.5s`. */
  function seconds(units) {
    const fraction = String(units % 10_000_000).padStart(7, "0").replace(/0+$/, "");
    return `${Math.floor(units / 10_000_000)}${fraction === "" ? "" : `.${fraction}`}s`;
  }

  /** Returns a duration in 100 ns units for people. */
  function duration(units) {
    const [size, unit] = units >= 10_000_000 ? [10_000_000, "s"] : units >= 10_000 ? [10_000, "ms"] : [10, "µs"];
    return `${Number((units / size).toPrecision(4))} ${unit}`;
  }

  function svg(name, attributes) {
    const made = document.createElementNS("http://www.w3.org/2000/svg", name);
    for (const [key, value] of Object.entries(attributes)) {
      made.setAttribute(key, String(value));
    }
    return made;
  }

  /** Creates an overview. `select` is called with the texts of a range of time, which are empty for the whole time. */
  function create(select) {
    const root = element("section", "dec-overview", "", { "aria-label": "Events over time" });
    const plot = element("div", "dec-plot");
    const shade = element("div", "dec-shade", "", { hidden: "" });
    const ends = ["Start", "End"].map((name) => element("div", "dec-end", "", { role: "slider", tabindex: "0", "aria-label": `${name} of the range of time`, "aria-orientation": "horizontal", "aria-valuemin": "0" }));
    const axis = element("div", "dec-axis dec-quiet");
    const range = element("span", "", "", { role: "status" });
    const whole = element("button", "dec-button", "Whole time", { type: "button", hidden: "" });
    const legend = element("ul", "dec-kinds");
    root.append(plot, axis, legend);
    root.hidden = true;
    let data = null;
    /** First interval of the range, and the one after the last. */
    let chosen = [0, 0];
    let pending = 0;

    const total = () => data.events.length;
    const isWhole = () => chosen[0] === 0 && chosen[1] === total();
    /** Returns the time of the start of an interval, as a filter accepts it. */
    const text = (interval) => `+${seconds(Math.max(0, data.after + interval * data.width))}`;

    function draw(next) {
      const before = data;
      data = next;
      root.hidden = data === null;
      if (data === null) {
        return;
      }
      if (before === null || before.events.length !== total() || before.width !== data.width || before.start !== data.start) {
        chosen = [0, total()];
      }
      const image = svg("svg", { role: "img", "aria-label": describe(), viewBox: `0 0 ${total()} ${HIGH}`, preserveAspectRatio: "none" });
      const most = Math.max(1, ...data.events);
      const base = new Array(total()).fill(0);
      const rest = data.events.map((all, at) => all - sum(data.kinds.map((kind) => kind.events[at])));
      [...data.kinds.map((kind) => kind.events), rest].forEach((events, kind, all) => {
        const path = events.map((one, at) => {
          if (one === 0) {
            return "";
          }
          const bottom = HIGH - (base[at] / most) * HIGH;
          base[at] += one;
          // An interval with few events is still seen.
          const top = Math.min(HIGH - (base[at] / most) * HIGH, HIGH - 2);
          return `M${at} ${bottom.toFixed(2)}V${top.toFixed(2)}h1V${bottom.toFixed(2)}z`;
        });
        image.append(svg("path", { class: `dec-kind-${kind === all.length - 1 ? "rest" : kind}`, d: path.join("") }));
      });
      const lanes = [["lost", data.lost], ["damaged", data.damaged]].filter(([, marks]) => sum(marks) > 0).map(([name, marks]) => {
        const lane = svg("svg", { class: "dec-lane", viewBox: `0 0 ${total()} 1`, preserveAspectRatio: "none", "aria-hidden": "true" });
        // A mark is wide enough to be seen on a phone.
        const wide = Math.max(1, total() / 120);
        const path = marks.map((one, at) => (one === 0 ? "" : `M${Math.min(at, total() - wide).toFixed(2)} 0h${wide.toFixed(2)}v1h-${wide.toFixed(2)}z`));
        lane.append(svg("path", { class: `dec-${name}`, d: path.join("") }));
        return lane;
      });
      plot.replaceChildren(image, ...lanes, shade, ...ends);
      drawLegend();
      place();
    }

    /** Returns the drawing as a sentence. */
    function describe() {
      const when = (marks) => {
        const all = marks.flatMap((one, at) => (one > 0 ? [text(at)] : []));
        return `${all.slice(0, 5).join(", ")}${all.length > 5 ? ` and ${plural(all.length - 5, "more interval")}` : ""}`;
      };
      const peak = data.events.indexOf(Math.max(...data.events));
      const parts = [
        `${plural(sum(data.events), "event")} in ${plural(total(), "interval")} of ${duration(data.width)}`,
        `at most ${count(data.events[peak])} at ${text(peak)}`,
        ...data.kinds.slice(0, 3).map((kind) => `${kind.name}: ${count(kind.count)}`),
        sum(data.lost) > 0 ? `losses at ${when(data.lost)}` : "no losses",
        sum(data.damaged) > 0 ? `damage at ${when(data.damaged)}` : "no damage",
      ];
      return `${parts.join("; ")}.`;
    }

    function drawLegend() {
      const item = (kind, name, number) => {
        const made = element("li");
        made.append(element("span", `dec-swatch dec-kind-${kind}`), name, " ", element("span", "dec-quiet", count(number)));
        return made;
      };
      legend.replaceChildren(...data.kinds.map((kind, at) => item(at, kind.name, kind.count)));
      if (data.others.kinds > 0) {
        legend.append(item("rest", plural(data.others.kinds, "other kind"), data.others.count));
      }
      for (const [name, label, marks] of [["lost", "losses", data.lost], ["damaged", "damaged places", data.damaged]]) {
        if (sum(marks) > 0) {
          legend.append(item(name, label, sum(marks)));
        }
      }
    }

    // ---------------------------------------------------------------------------------------------------------------
    // Range

    function place() {
      const [from, to] = chosen;
      const share = (interval) => `${(interval / total()) * 100}%`;
      shade.hidden = isWhole();
      whole.hidden = isWhole();
      shade.style.left = share(from);
      shade.style.width = share(to - from);
      ends.forEach((end, at) => {
        end.style.left = share(chosen[at]);
        end.setAttribute("aria-valuemax", String(total()));
        end.setAttribute("aria-valuenow", String(chosen[at]));
        end.setAttribute("aria-valuetext", text(chosen[at]));
      });
      range.className = isWhole() ? "dec-hint" : "";
      range.textContent = isWhole() ? `Drag over the chart to show the events of a time. ${duration(data.width)} per bar.` : `Events from ${text(from)} to ${text(to)} (${duration((to - from) * data.width)})`;
      axis.replaceChildren(element("span", "", text(0)), range, whole, element("span", "", text(total())));
    }

    /** Sets the range. */
    function set(from, to) {
      chosen = [Math.max(0, Math.min(from, total() - 1)), Math.min(total(), Math.max(to, from + 1))];
      place();
    }

    /** Filters the events by the range. */
    function apply() {
      clearTimeout(pending);
      // Events of the first and the last interval need no bound.
      select(chosen[0] === 0 ? "" : text(chosen[0]), chosen[1] === total() ? "" : text(chosen[1]));
    }

    /** Shows the whole time without filtering. */
    function reset() {
      if (data !== null) {
        set(0, total());
      }
    }

    function intervalAt(event) {
      const { left, width } = plot.getBoundingClientRect();
      return ((event.clientX - left) / width) * total();
    }

    plot.addEventListener("pointerdown", (event) => {
      if (data === null || event.button !== 0) {
        return;
      }
      event.preventDefault();
      plot.setPointerCapture(event.pointerId);
      const at = ends.indexOf(event.target);
      // An end is moved against the other one.
      const fixed = at < 0 ? intervalAt(event) : chosen[1 - at];
      const before = chosen;
      const move = (moved) => {
        const now = at < 0 ? intervalAt(moved) : Math.round(intervalAt(moved));
        set(Math.floor(Math.min(fixed, now)), Math.ceil(Math.max(fixed, now)));
      };
      const done = (last) => {
        plot.removeEventListener("pointermove", move);
        plot.removeEventListener("pointerup", done);
        plot.removeEventListener("pointercancel", done);
        if (last.type === "pointercancel") {
          set(...before);
        } else {
          move(last);
          apply();
        }
      };
      plot.addEventListener("pointermove", move);
      plot.addEventListener("pointerup", done);
      plot.addEventListener("pointercancel", done);
      (ends[at] ?? ends[0]).focus({ preventScroll: true });
    });

    ends.forEach((end, at) => {
      end.addEventListener("keydown", (event) => {
        const [low, high] = at === 0 ? [0, chosen[1] - 1] : [chosen[0] + 1, total()];
        const moves = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1, PageUp: PAGE, PageDown: -PAGE, Home: -Infinity, End: Infinity };
        if (event.key === "Escape" && !isWhole()) {
          whole.click();
        } else if (moves[event.key] !== undefined && !event.ctrlKey && !event.altKey && !event.metaKey) {
          const next = [...chosen];
          next[at] = Math.max(low, Math.min(chosen[at] + moves[event.key], high));
          set(...next);
          clearTimeout(pending);
          pending = setTimeout(apply, QUIET);
        } else {
          return;
        }
        event.preventDefault();
      });
    });

    whole.addEventListener("click", () => {
      reset();
      apply();
      ends[0].focus();
    });

    return { root, draw, reset };
  }

  return { create, INTERVALS };
})();
