// Compares structures, sets of values and events between two releases, as etwspec_catalog::query::compare does.
//
// A side is { stop, pointer }: the index of a release or point, and a pointer size in bits.

"use strict";

var etwspecCompare = (function () {
  /** States in which a fact is documented, observed or assumed. */
  const PRESENT = ["documented", "observed", "assumed"];
  /** All states, strongest first. */
  const STATES = [...PRESENT, "unknown", "not-observed", "absent"];

  // ---------------------------------------------------------------------------------------------------------------
  // Releases

  /** Returns whether releases such as `0-3,6+ 4+`, for 32-bit and for 64-bit data, include a side. */
  function includes(text, { stop, pointer }) {
    const ranges = text.split(" ")[pointer === 32 ? 0 : 1];
    return ranges !== "-" && ranges.split(",").some((range) => {
      const [first, last] = range.endsWith("+") ? [range.slice(0, -1), Infinity] : range.split("-");
      return Number(first) <= stop && stop <= Number(last);
    });
  }

  /** Returns what a claim states about a side. */
  function stateOf([kind, all, assumed], side) {
    if (kind === "unknown") {
      return "unknown";
    }
    if (!includes(all, side)) {
      return kind === "exact" ? "absent" : "not-observed";
    }
    return assumed !== undefined && includes(assumed, side) ? "assumed" : kind === "exact" ? "documented" : "observed";
  }

  const isPresent = (state) => PRESENT.includes(state);

  /** Returns the difference between what is claimed about two sides, as a list of at most one change. */
  function presence([before, after]) {
    if (isPresent(after)) {
      return before === "absent" ? ["added"] : before === "not-observed" ? ["observed-in-one"] : [];
    }
    if (isPresent(before)) {
      return after === "absent" ? ["no-longer-stated"] : after === "not-observed" ? ["observed-in-one"] : [];
    }
    return [];
  }

  // ---------------------------------------------------------------------------------------------------------------
  // Structures

  /** Returns a row of the data with its keys. */
  function open([path, offset = null, size = null, type = "", bits = null, values = null, form = null]) {
    return { path, offset, size, type, bits, values, form };
  }

  /** Returns, for each row of the second form, the index of the row of the first that it belongs to, or null. */
  function partners(first, second) {
    const byPath = new Map();
    first.forEach(({ path }, at) => byPath.set(path, [...(byPath.get(path) ?? []), at]));
    const found = second.map(({ path }) => byPath.get(path)?.shift() ?? null);
    // The rest are the same field with another name if no other row of the rest is at their place.
    const places = new Map();
    const add = (row, side, at) => {
      if (row.offset !== null) {
        const key = JSON.stringify([row.offset, row.size, row.type, row.bits]);
        const place = places.get(key) ?? [[], []];
        place[side].push(at);
        places.set(key, place);
      }
    };
    [...byPath.values()].flat().forEach((at) => add(first[at], 0, at));
    second.forEach((row, at) => found[at] === null && add(row, 1, at));
    for (const [before, after] of places.values()) {
      if (before.length === 1 && after.length === 1) {
        found[after[0]] = before[0];
      }
    }
    return found;
  }

  function changesOf(before, after) {
    if (before === null || after === null) {
      return [before === null ? "added" : "no-longer-stated"];
    }
    const width = (row) => (row.bits === null ? row.size : row.bits[1]);
    const start = (row) => (row.bits === null ? null : row.bits[0]);
    return [
      [before.path !== after.path, "renamed"],
      [before.offset !== after.offset || start(before) !== start(after), "moved"],
      [width(before) !== width(after), "resized"],
      [before.type !== after.type || before.form !== after.form, "retyped"],
      [before.values !== after.values, "values"],
    ].filter(([differs]) => differs).map(([, change]) => change);
  }

  /** Compares two forms row by row. Rows are in the order of the second form. */
  function forms(before, after) {
    const [first, second] = [before.rows.map(open), after.rows.map(open)];
    const partner = partners(first, second);
    const taken = new Set(partner);
    const order = [];
    const addAlone = (from) => {
      for (let at = from; at < first.length && !taken.has(at); at++) {
        order.push([first[at], null]);
      }
    };
    addAlone(0);
    second.forEach((row, at) => {
      order.push([partner[at] === null ? null : first[partner[at]], row]);
      if (partner[at] !== null) {
        addAlone(partner[at] + 1);
      }
    });
    // Fields of a nested structure with the same form in both are equal.
    const same = order.filter(([one, other]) => one !== null && other !== null && one.form !== null && one.form === other.form);
    const within = (row, outer) => row === null || row.path.startsWith(`${outer.path}.`);
    return order
      .filter(([one, other]) => !same.some((pair) => within(one, pair[0]) && within(other, pair[1])))
      .map(([one, other]) => ({ before: one, after: other, changes: changesOf(one, other) }));
  }

  /** Returns the index of the form of a structure on a side, or null. */
  function formAt(item, side) {
    const at = item.forms.findIndex((form) => includes(form.at, side));
    return at < 0 ? null : at;
  }

  /** Compares a structure between two sides. */
  function structure(item, before, after) {
    const states = [stateOf(item.claim, before), stateOf(item.claim, after)];
    const at = [formAt(item, before), formAt(item, after)];
    const changes = presence(states);
    let rows = [];
    if (at[0] !== null && at[1] !== null && at[0] !== at[1]) {
      const [one, other] = at.map((index) => item.forms[index]);
      rows = forms(one, other);
      if (one.size !== other.size || one.fixed !== other.fixed) {
        changes.push("resized");
      } else if (rows.every((pair) => pair.changes.length === 0)) {
        changes.push("rearranged");
      }
    }
    return { states, forms: at, changes, rows };
  }

  // ---------------------------------------------------------------------------------------------------------------
  // Values and events

  /** Compares the values of a set between two sides. A name with several numbers by release is one value. */
  function set(item, before, after) {
    const rows = item.values.map(([name, number, anchor, claim]) => ({ name, number, anchor, claim }));
    const byName = new Map();
    rows.forEach(({ name }, at) => byName.set(name, [...(byName.get(name) ?? []), at]));
    const pairs = [];
    rows.forEach(({ name }, at) => {
      const same = name === null ? [at] : byName.get(name);
      if (same[0] !== at) {
        return;
      }
      const rank = (index, side) => STATES.indexOf(stateOf(rows[index].claim, side));
      const best = (side) => same.reduce((found, index) => (rank(index, side) < rank(found, side) ? index : found));
      const [first, second] = [best(before), best(after)];
      const states = [stateOf(rows[first].claim, before), stateOf(rows[second].claim, after)];
      const changes = presence(states);
      if (states.every(isPresent) && numberOf(rows[first], before) !== numberOf(rows[second], after)) {
        changes.push("renumbered");
      }
      pairs.push({ before: first, after: second, states, changes });
    });
    return pairs;
  }

  function numberOf({ number }, { pointer }) {
    return number === null ? null : number[pointer === 32 ? 0 : 1];
  }

  /** Compares the events of a group between two sides. `structOf` returns the structure with a name. */
  function events(group, structOf, before, after) {
    return group.events.map(([, , , claim, payloads], at) => {
      const states = [stateOf(claim, before), stateOf(claim, after)];
      const changes = presence(states);
      const [first, second] = [before, after].map((side) => payloadsAt(payloads, structOf, side));
      if (first.length > 0 && second.length > 0 && JSON.stringify(first) !== JSON.stringify(second)) {
        changes.push("payload");
      }
      return { before: at, after: at, states, changes };
    });
  }

  function payloadsAt(payloads, structOf, side) {
    return payloads.flatMap(([name, cells, pointer]) => {
      const holds = (pointer === null || pointer === side.pointer) && (cells === null || includes(cells, side));
      const found = holds && name !== null ? structOf(name) : undefined;
      const form = found === undefined ? null : formAt(found, side);
      return form === null ? [] : [[name, form]];
    });
  }

  return { includes, stateOf, isPresent, forms, formAt, structure, set, numberOf, events, payloadsAt };
})();

if (typeof module === "object" && module !== null) {
  module.exports = etwspecCompare;
}
