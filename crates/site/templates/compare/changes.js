// The page of changes: every structure, set of values and group of events that differs between two releases, by topic.

"use strict";

(function () {
  const view = etwspecCompareView;
  const { element } = view;
  const place = document.getElementById("changes");

  /** Returns whether the only difference is that one of the two releases was observed, which says nothing of the other. */
  const isSeenOnce = (changes) => changes.every((change) => change === "observed-in-one");

  /** Returns what differs, as a list of { topic, kind, name, href, text, parts, seenOnce }. */
  function differences(sides) {
    const structs = etwspecCompareStructs.items;
    const structOf = (name) => byName.get(name);
    const byName = new Map(structs.map((item) => [item.name, item]));
    const query = view.query(sides);
    const found = [];
    for (const item of structs) {
      const { changes, rows } = etwspecCompare.structure(item, ...sides);
      if (changes.length > 0 || rows.some((pair) => pair.changes.length > 0)) {
        const whole = changes.map(view.wordOf).join(", ");
        const fields = view.summary(rows);
        const text = [whole, fields === "" ? "" : `fields: ${fields}`].filter(Boolean).join("; ");
        const seenOnce = fields === "" && isSeenOnce(changes);
        found.push({ topic: item.topic, kind: "structure", name: item.name, href: `${item.href}${query}#compare`, text, parts: [], seenOnce });
      }
    }
    for (const item of etwspecCompareSets.items.filter(({ kit, repeats }) => !kit && !repeats)) {
      const pairs = etwspecCompare.set(item, ...sides).filter((pair) => pair.changes.length > 0);
      if (pairs.length > 0) {
        const isPage = item.page === item.href && item.href.startsWith("values/");
        const href = isPage ? `${item.href}${query}#compare` : item.page;
        const parts = pairs.map((pair) => {
          const [name, , anchor] = item.values[pair.after];
          return { name: name ?? "(no name)", href: `${item.href}#${anchor}`, changes: pair.changes };
        });
        const seenOnce = pairs.every((pair) => isSeenOnce(pair.changes));
        found.push({ topic: item.topic, kind: "values", name: item.name, href, text: view.summary(pairs), parts, seenOnce });
      }
    }
    for (const group of etwspecCompareEvents.items) {
      const pairs = etwspecCompare.events(group, structOf, ...sides).filter((pair) => pair.changes.length > 0);
      if (pairs.length > 0) {
        const parts = pairs.map((pair) => {
          const [name, number, anchor] = group.events[pair.after];
          return { name: name ?? number, href: `${group.href}#${anchor}`, changes: pair.changes };
        });
        const seenOnce = pairs.every((pair) => isSeenOnce(pair.changes));
        found.push({ topic: "events", kind: "events", name: group.name, href: group.href, text: view.summary(pairs), parts, seenOnce });
      }
    }
    return found;
  }

  function itemOf({ kind, name, href, text, parts }) {
    const link = element("a", "", [element("code", "", name.split(/(?<=_)/).flatMap((part) => [part, element("wbr", "")]))], { href });
    const item = element("li", "", [link, " ", element("span", "what", [kind]), " "]);
    if (parts.length === 0) {
      item.append(text);
    } else {
      const list = parts.map((part) => element("li", "", [
        element("a", "", [element("code", "", [part.name])], { href: part.href }), ` ${part.changes.map(view.wordOf).join(", ")}`,
      ]));
      item.append(element("details", "", [element("summary", "", [text]), element("ul", "", list)]));
    }
    return item;
  }

  /** Returns a section for each topic with items. */
  function sections(found) {
    const topics = [...etwspecCompareWords.topics, ["events", null]].filter(([name]) => found.some(({ topic }) => topic === name));
    return topics.map(([topic, href]) => {
      const items = found.filter((one) => one.topic === topic);
      return element("section", "", [element("h3", "", [href === null ? topic : element("a", "", [topic], { href }), " ", element("small", "", [String(items.length)])]), element("ul", "differences", items.map(itemOf))]);
    });
  }

  /** Returns the number of items of each kind as text. */
  function counts(found) {
    const count = (kind) => found.filter((one) => one.kind === kind).length;
    const kinds = [["structure", "structures"], ["values", "sets of values"], ["events", "groups of events"]];
    return kinds.map(([kind, what]) => `${count(kind)} ${what}`).join(", ");
  }

  function show(sides, status, result) {
    const all = differences(sides);
    const [found, seenOnce] = [all.filter((one) => !one.seenOnce), all.filter((one) => one.seenOnce)];
    const names = view.titles(sides);
    status.textContent = found.length === 0 ? `No table states a difference between ${names[0]} and ${names[1]}.` : `${names[0]} to ${names[1]}: ${counts(found)} differ.`;
    const summary = element("summary", "", [`Observed in one of the two releases only: ${counts(seenOnce)}`]);
    const folded = seenOnce.length === 0 ? [] : [element("details", "", [summary, ...sections(seenOnce)])];
    result.replaceChildren(...view.notes(sides, true), ...sections(found), ...folded);
    view.keepInAddress(sides);
  }

  view.load(["structs", "sets", "events"]).then(() => {
    const asked = view.sides();
    const differs = (before, after) => etwspecCompareStructs.items.some((item) => {
      const forms = [before, after].map((side) => etwspecCompare.formAt(item, side));
      return !forms.includes(null) && forms[0] !== forms[1];
    });
    const initial = asked.includes(null) ? view.newestChange(differs) : asked;
    const status = element("p", "compare-status", [], { role: "status" });
    const result = element("div", "");
    place.replaceChildren(view.controls(initial, (sides) => show(sides, status, result)), status, result);
    show(initial, status, result);
  }).catch((error) => {
    place.replaceChildren(element("p", "callout", [`The comparison cannot be loaded: ${error.message}.`]));
  });
})();
