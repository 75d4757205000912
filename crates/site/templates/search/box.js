// The search box of every page: a combobox with a list of results. The scripts of the matching and the index are loaded
// when the box is first used. Without scripts, the box is a link to the index of names.

"use strict";

var etwspecSearch = (function () {
  /** Results in the list under the box. The page of results shows all. */
  const MOST = 12;
  /** Milliseconds between the last key and the change of the address, which browsers limit. */
  const QUIET = 250;

  const holder = document.querySelector(".search");
  const root = holder === null ? "" : holder.dataset.root;
  const scripts = new Map();
  let loading = null;

  /** Creates an element with a class, text and attributes. */
  function element(name, className, text, attributes) {
    const made = document.createElement(name);
    if (className) {
      made.className = className;
    }
    if (text) {
      made.textContent = text;
    }
    for (const [key, value] of Object.entries(attributes ?? {})) {
      made.setAttribute(key, value);
    }
    return made;
  }

  // ---------------------------------------------------------------------------------------------------------------
  // Index

  /** Loads matching and index, once. Classic scripts work from a folder; requests for files do not. */
  function load() {
    loading ??= Promise.all(["match", "index", "providers"].map((name) => script(`search/${name}.js`))).then(() => {
      const opened = etwspecMatch.open(etwspecIndex, etwspecProviders);
      setTimeout(() => etwspecMatch.warm(opened), 0);
      return opened;
    });
    return loading;
  }

  /** Loads a script of the site, once. Pages with scripts of their own load them like this, too. */
  function script(path) {
    if (!scripts.has(path)) {
      scripts.set(path, new Promise((resolve, reject) => {
        const made = element("script", "", "", { src: root + path });
        made.addEventListener("load", resolve);
        made.addEventListener("error", () => reject(new Error(`${path} cannot be loaded`)));
        document.head.append(made);
      }));
    }
    return scripts.get(path);
  }

  // ---------------------------------------------------------------------------------------------------------------
  // Address

  /** Returns the query in the address. */
  function queryOfAddress() {
    return new URLSearchParams(location.search).get("q") ?? "";
  }

  /** Writes the query into the address, beside its other parameters. */
  function keepInAddress(query) {
    const parameters = new URLSearchParams(location.search);
    if (query.trim() === "") {
      parameters.delete("q");
    } else {
      parameters.set("q", query);
    }
    const text = parameters.toString();
    try {
      history.replaceState(history.state, "", `${location.pathname}${text === "" ? "" : `?${text}`}${location.hash}`);
    } catch {
      // A browser may refuse to change the address of a file. The search does not need it.
    }
  }

  /** Returns an address with the choice of a release that this page has. */
  function withChoice(href) {
    return typeof etwspecChoice === "undefined" ? href : etwspecChoice.address(href);
  }

  /** Returns the choice in the address: the stops of the release and the pointer size, each null if none is chosen. */
  function choice() {
    const { release, pointer } = typeof etwspecChoice === "undefined" ? { release: null, pointer: null } : etwspecChoice.chosen();
    return { stops: release?.stops ?? null, pointer };
  }

  function resultsPage(query) {
    return `${root}search.html?q=${encodeURIComponent(query)}`;
  }

  // ---------------------------------------------------------------------------------------------------------------
  // Results

  /** Appends a text with its matched parts marked. */
  function appendMarked(parent, text, marks) {
    let at = 0;
    for (const [from, to] of marks) {
      parent.append(text.slice(at, from), element("mark", "", text.slice(from, to)));
      at = to;
    }
    parent.append(text.slice(at));
  }

  /** Appends the parts of a result to an element: title, kind, where it is, and its description. */
  function appendResult(parent, result, titleParent) {
    const about = etwspecMatch.describe(result);
    const title = element("code", "search-title");
    appendMarked(title, about.title, about.marks);
    titleParent.append(title);
    parent.append(" ", element("span", "search-kind", about.kind));
    const where = element("span", "search-where");
    const facts = [about.owner, about.number].filter((fact) => fact !== null);
    where.append(facts.join(" · "));
    if (about.other !== null) {
      where.append(facts.length > 0 ? " · " : "", `${about.other.label} `);
      appendMarked(where, about.other.text, about.other.marks);
    }
    if (where.textContent !== "") {
      parent.append(" ", where);
    }
    if (about.about !== "") {
      parent.append(" ", element("span", "search-about", about.about));
    }
  }

  /** Returns what a reader has to know of an answer before its results; empty if nothing. */
  function noteOf(answer) {
    if (answer.corrected !== null) {
      return `No match for “${answer.query.text}”. Did you mean “${answer.corrected}”?`;
    }
    return answer.note ?? (answer.results.length === 0 ? `No match for “${answer.query.text}”.` : "");
  }

  function countOf(answer) {
    const count = answer.results.length;
    return count === 1 ? "1 result" : `${count} results`;
  }

  // ---------------------------------------------------------------------------------------------------------------
  // The box

  /** Builds the box in the place of the link. */
  function build() {
    const form = element("form", "search-form", "", { action: `${root}search.html`, method: "get" });
    const label = element("label", "unseen", "Search", { for: "search-input" });
    const input = element("input", "search-input", "", {
      id: "search-input", name: "q", type: "text", role: "combobox", placeholder: "Search names, numbers, GUIDs",
      autocomplete: "off", autocapitalize: "off", spellcheck: "false", enterkeyhint: "search",
      "aria-autocomplete": "list", "aria-expanded": "false", "aria-controls": "search-list", "aria-keyshortcuts": "/",
    });
    const key = element("kbd", "search-key", "/", { "aria-hidden": "true" });
    const popup = element("div", "search-popup", "", { hidden: "" });
    const note = element("p", "search-note");
    const list = element("ul", "search-list", "", { id: "search-list", role: "listbox", "aria-label": "Results" });
    const all = element("a", "search-all", "All results", { href: `${root}search.html` });
    const status = element("p", "unseen", "", { role: "status" });
    popup.append(note, list, all);
    form.append(label, input, key, popup, status);
    holder.replaceChildren(form);
    return { form, input, popup, note, list, all, status };
  }

  function start() {
    const box = build();
    const { form, input, popup, note, list, all, status } = box;
    // This script runs before the rest of the page is there.
    const onResultsPage = () => document.getElementById("search-results") !== null;
    let shown = [];
    let active = -1;
    let pending = 0;
    let announce = 0;

    input.value = queryOfAddress();

    function setOpen(open) {
      popup.hidden = !open;
      input.setAttribute("aria-expanded", String(open));
      if (!open) {
        setActive(-1);
      }
    }

    function setActive(index) {
      list.children[active]?.setAttribute("aria-selected", "false");
      active = index;
      const option = list.children[active];
      if (option === undefined) {
        input.removeAttribute("aria-activedescendant");
        return;
      }
      option.setAttribute("aria-selected", "true");
      option.scrollIntoView({ block: "nearest" });
      input.setAttribute("aria-activedescendant", option.id);
    }

    function show(opened) {
      const query = input.value;
      if (query.trim() === "") {
        shown = [];
        list.replaceChildren();
        setOpen(false);
        return;
      }
      const answer = etwspecMatch.search(opened, query, choice());
      setActive(-1);
      shown = answer.results.slice(0, MOST);
      list.replaceChildren(...shown.map(option));
      list.hidden = shown.length === 0;
      note.textContent = noteOf(answer);
      note.hidden = note.textContent === "";
      all.textContent = answer.results.length > MOST ? `All ${answer.results.length} results` : "Page of results";
      all.href = resultsPage(query);
      setOpen(true);
      clearTimeout(announce);
      announce = setTimeout(() => {
        status.textContent = `${note.textContent} ${countOf(answer)}`.trim();
      }, 500);
    }

    function option(result, index) {
      const made = element("li", "search-option", "", {
        id: `search-option-${index}`, role: "option", "aria-selected": "false",
      });
      appendResult(made, result, made);
      return made;
    }

    function update() {
      const query = input.value;
      clearTimeout(pending);
      pending = setTimeout(() => keepInAddress(query), QUIET);
      if (onResultsPage()) {
        form.dispatchEvent(new CustomEvent("etwspec-query", { detail: query }));
        return;
      }
      // The index may come after several keys; the results are then those of the last.
      withIndex(show);
    }

    let opened = null;
    function withIndex(then) {
      if (opened !== null) {
        then(opened);
        return;
      }
      load().then(
        (index) => {
          opened = index;
          then(index);
        },
        () => {
          note.textContent = "The search index cannot be loaded.";
          note.hidden = false;
          list.hidden = true;
          setOpen(true);
        },
      );
    }

    function follow(index, inNewTab) {
      const href = withChoice(root + shown[index].item.href);
      // Results open from an address with the query, so that the way back leads to it.
      clearTimeout(pending);
      keepInAddress(input.value);
      setOpen(false);
      if (inNewTab) {
        window.open(href, "_blank", "noopener");
      } else {
        location.assign(href);
      }
    }

    input.addEventListener("focus", () => withIndex(() => {}));
    input.addEventListener("input", update);
    input.addEventListener("keydown", (event) => {
      if (event.isComposing || event.altKey) {
        return;
      }
      const isOpen = !popup.hidden;
      const last = shown.length - 1;
      if (event.key === "ArrowDown" || event.key === "ArrowUp") {
        if (onResultsPage()) {
          const links = document.querySelectorAll("#search-results .search-link");
          if (event.key === "ArrowDown" && links.length > 0) {
            event.preventDefault();
            links[0].focus();
          }
          return;
        }
        event.preventDefault();
        if (!isOpen) {
          withIndex(show);
        } else if (event.key === "ArrowDown") {
          setActive(active === last ? -1 : active + 1);
        } else {
          setActive(active === -1 ? last : active - 1);
        }
      } else if (event.key === "Enter" && isOpen && active >= 0) {
        event.preventDefault();
        follow(active, event.ctrlKey || event.metaKey);
      } else if (event.key === "Escape") {
        event.preventDefault();
        if (isOpen) {
          setOpen(false);
        } else if (input.value !== "") {
          input.value = "";
          update();
        } else {
          input.blur();
        }
      }
    });
    list.addEventListener("mousedown", (event) => event.preventDefault());
    list.addEventListener("click", (event) => {
      const index = [...list.children].indexOf(event.target.closest("[role=option]"));
      if (index >= 0) {
        follow(index, event.ctrlKey || event.metaKey);
      }
    });
    form.addEventListener("focusout", (event) => {
      if (!form.contains(event.relatedTarget)) {
        setOpen(false);
      }
    });
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      // A page of results would be a detour to the only result, and to the only one of its kind with exactly this name.
      const written = input.value.trim().toLowerCase();
      const isExact = (option) => option?.querySelector(".search-title").textContent.toLowerCase() === written;
      const [first, second] = list.children;
      const isAlone = isExact(first) && !(isExact(second) && shown[0].item.kind === shown[1].item.kind);
      if (!popup.hidden && (shown.length === 1 || isAlone)) {
        follow(0, false);
      } else if (!onResultsPage() && input.value.trim() !== "") {
        clearTimeout(pending);
        keepInAddress(input.value);
        location.assign(withChoice(resultsPage(input.value)));
      }
    });
    document.addEventListener("keydown", (event) => {
      const plain = !event.ctrlKey && !event.metaKey && !event.altKey;
      const typing = event.target.closest?.("input, textarea, select, [contenteditable]");
      if (event.key === "/" && plain && !typing) {
        event.preventDefault();
        input.focus();
        input.select();
      }
    });
    return box;
  }

  const box = holder === null ? null : start();
  return { box, load, script, element, appendResult, noteOf, countOf, queryOfAddress, choice };
})();
