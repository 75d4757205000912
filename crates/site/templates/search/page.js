// The page of results: all that a query finds, grouped by kind. The query is that of the search box and of the address.

"use strict";

(function () {
  /** Results of a kind that are shown before its button is pressed. */
  const FIRST = 20;

  const { box, load, element, appendResult, noteOf, countOf, queryOfAddress, choice } = etwspecSearch;
  const place = document.getElementById("search-results");
  const root = place.dataset.root;
  const title = document.title;

  /** Shows the answer to a query. */
  function show(opened, query) {
    document.title = query.trim() === "" ? title : `${query} · ${title}`;
    if (query.trim() === "") {
      place.replaceChildren(element("p", "", "Type a name, a number or a GUID into the search box."));
      return;
    }
    const answer = etwspecMatch.search(opened, query, choice());
    const status = element("p", "search-count", `${noteOf(answer)} ${countOf(answer)}`.trim(), { role: "status" });
    place.replaceChildren(status, ...groupsOf(answer.results).map(group));
  }

  /** Returns the results by kind. Kinds are in the order of their best results. */
  function groupsOf(results) {
    const groups = new Map();
    for (const result of results) {
      const heading = result.item.kind.heading;
      if (!groups.has(heading)) {
        groups.set(heading, []);
      }
      groups.get(heading).push(result);
    }
    return [...groups];
  }

  function group([heading, results]) {
    const section = element("section", "search-group");
    const title = element("h2", "", `${heading} `);
    title.append(element("small", "", String(results.length)));
    const list = element("ul", "search-found");
    list.append(...results.slice(0, FIRST).map(row));
    section.append(title, list);
    if (results.length > FIRST) {
      const more = element("button", "search-more", `Show all ${results.length}`, { type: "button" });
      more.addEventListener("click", () => {
        const rest = results.slice(FIRST).map(row);
        list.append(...rest);
        more.remove();
        rest[0].querySelector("a").focus();
      });
      section.append(more);
    }
    return section;
  }

  function row(result) {
    const made = element("li");
    const link = element("a", "search-link", "", { href: root + result.item.href });
    made.append(link);
    appendResult(made, result, link);
    return made;
  }

  place.addEventListener("keydown", (event) => {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") {
      return;
    }
    const links = [...place.querySelectorAll(".search-link")];
    const at = links.indexOf(event.target);
    if (at >= 0) {
      event.preventDefault();
      (links[at + (event.key === "ArrowDown" ? 1 : -1)] ?? box.input).focus();
    }
  });

  const failed = () => place.replaceChildren(element("p", "", "The search index cannot be loaded."));
  const update = (query) => load().then((opened) => show(opened, query), failed);
  box.form.addEventListener("etwspec-query", (event) => update(event.detail));
  window.addEventListener("popstate", () => {
    box.input.value = queryOfAddress();
    update(box.input.value);
  });
  update(queryOfAddress());
  if (queryOfAddress() === "") {
    box.input.focus();
  }
})();
