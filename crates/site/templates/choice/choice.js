// The choice of a release and a pointer size. The address contains it, and links pass it on. The form of the release is
// shown first, and the others are folded. Rows that the release lacks are dimmed, with the reason.

"use strict";

var etwspecChoice = (function () {
  const { releases: list, reasons } = typeof etwspecReleases === "undefined" ? { releases: [], reasons: {} } : etwspecReleases;
  const header = document.querySelector("header.site nav");
  if (header === null || list.length === 0) {
    return { address: (href) => href };
  }

  // ---------------------------------------------------------------------------------------------------------------
  // Address

  /** Returns the choice in the address; null for what is not chosen or not known. */
  function chosen() {
    const parameters = new URLSearchParams(location.search);
    const release = list.find((one) => one.id === parameters.get("release")) ?? null;
    const pointer = ["32", "64"].includes(parameters.get("pointer")) ? Number(parameters.get("pointer")) : null;
    return { release, pointer };
  }

  /** Returns the query of an address with a choice in place of the one that it has. */
  function withChoice(query, { release, pointer }) {
    const parameters = new URLSearchParams(query);
    for (const [key, value] of [["release", release?.id], ["pointer", pointer]]) {
      if (value === undefined || value === null) {
        parameters.delete(key);
      } else {
        parameters.set(key, value);
      }
    }
    const text = parameters.toString();
    return text === "" ? "" : `?${text}`;
  }

  /** Returns the address of a page of the site with the choice. Other addresses stay as they are. */
  function address(href) {
    const [, path, query, anchor] = /^([^?#]*)(\?[^#]*)?(#[^]*)?$/.exec(href);
    const isPage = path.endsWith(".html") && !/^[a-z][a-z0-9+.-]*:/i.test(path);
    return isPage ? path + withChoice(query ?? "", chosen()) + (anchor ?? "") : href;
  }

  /** Adds the choice to a link before it is followed. */
  function passOn(event) {
    const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
    link?.setAttribute("href", address(link.getAttribute("href")));
  }

  // ---------------------------------------------------------------------------------------------------------------
  // Rows and forms

  /** Returns whether releases include the choice. Without a pointer size, either is enough. */
  function includes(text, { release, pointer }) {
    const [narrow, wide] = text.split(" ");
    const sizes = pointer === 32 ? [narrow] : pointer === 64 ? [wide] : [narrow, wide];
    const stops = release === null ? null : release.stops;
    return sizes.some((ranges) => ranges !== "-" && (stops === null || stops.some((stop) => isIn(stop, ranges))));
  }

  /** Returns whether ranges such as `0-3,6+` include a stop. */
  function isIn(stop, ranges) {
    return ranges.split(",").some((range) => {
      const [first, last] = range.endsWith("+") ? [range.slice(0, -1), Infinity] : range.split("-");
      return Number(first) <= stop && stop <= Number(last);
    });
  }

  function named({ release, pointer }) {
    return [release?.id, pointer === null ? null : `${pointer}-bit data`].filter(Boolean).join(", ");
  }

  /** Dims what the chosen release lacks, and states why. */
  function dim(choice) {
    const any = choice.release !== null || choice.pointer !== null;
    for (const when of document.querySelectorAll(".when[data-in]")) {
      // The releases of a payload are beside its name, in the row of an event.
      const of = when.closest("td.releases") === null ? when.closest("li, td p, td div") : when.closest("tr");
      if (of === null) {
        continue;
      }
      when.parentElement.querySelector(":scope > .why")?.remove();
      const claim = Object.keys(reasons).find((name) => when.classList.contains(name)) ?? "unknown";
      const away = any && !includes(when.dataset.in, choice);
      of.classList.toggle("away", away);
      if (away) {
        const why = document.createElement("span");
        why.className = "why";
        why.textContent = claim === "unknown" ? reasons.unknown : `${reasons[claim]} in ${named(choice)}`;
        when.after(" ", why);
      }
    }
  }

  /** The forms of the page in their order, and the place before which they are. */
  const forms = [...document.querySelectorAll("section.form[data-in]")];
  const end = forms.length === 0 ? null : forms[forms.length - 1].nextSibling;

  /** Shows the forms of the choice first, and folds the others. A link to a folded form opens it. */
  function fold(choice) {
    const any = choice.release !== null || choice.pointer !== null;
    const present = forms.filter((form) => any && includes(form.dataset.in, choice));
    const others = forms.filter((form) => !present.includes(form));
    for (const form of [...present, ...others]) {
      form.parentNode.insertBefore(form, end);
      setFolded(form, present.length > 0 && !present.includes(form));
    }
  }

  function setFolded(form, folded) {
    form.classList.toggle("folded", folded);
    form.querySelector(":scope > .unfold")?.remove();
    if (folded) {
      const button = document.createElement("button");
      button.type = "button";
      button.className = "unfold";
      button.textContent = "Show this form";
      button.addEventListener("click", () => setFolded(form, false));
      form.querySelector("h3").after(button);
    }
  }

  function openTarget() {
    const target = location.hash === "" ? null : document.getElementById(decodeURIComponent(location.hash.slice(1)));
    const form = target?.closest("section.form.folded");
    if (form) {
      setFolded(form, false);
      target.scrollIntoView();
    }
  }

  // ---------------------------------------------------------------------------------------------------------------
  // Controls

  function select(label, options) {
    const holder = document.createElement("label");
    const made = document.createElement("select");
    for (const [value, text] of options) {
      made.append(new Option(text, value));
    }
    holder.append(`${label} `, made);
    return { holder, made };
  }

  const releases = list.map(({ id, name }) => [id, name.includes(id) ? name : `${id} (${name})`]);
  const release = select("Release", [["", "all"], ...releases]);
  const pointer = select("Pointers", [["", "all"], ["32", "32-bit"], ["64", "64-bit"]]);
  const controls = document.createElement("form");
  controls.className = "choice";
  controls.setAttribute("aria-label", "Release and pointer size");
  controls.append(release.holder, pointer.holder);
  controls.addEventListener("submit", (event) => event.preventDefault());
  controls.addEventListener("change", () => {
    const choice = {
      release: list.find((one) => one.id === release.made.value) ?? null,
      pointer: pointer.made.value === "" ? null : Number(pointer.made.value),
    };
    try {
      const query = withChoice(location.search, choice);
      history.replaceState(history.state, "", location.pathname + query + location.hash);
    } catch {
      // A browser may refuse to change the address of a file. The page shows the choice all the same.
    }
    apply(choice);
  });
  header.append(controls);

  function apply(choice) {
    release.made.value = choice.release?.id ?? "";
    pointer.made.value = choice.pointer === null ? "" : String(choice.pointer);
    dim(choice);
    fold(choice);
  }

  document.addEventListener("click", passOn, true);
  document.addEventListener("auxclick", passOn, true);
  window.addEventListener("hashchange", openTarget);
  apply(chosen());
  openTarget();
  return { address };
})();
