// The choice of a release and a pointer size. The address contains it, and links pass it on. The form of the release is
// first and open, and the others are closed. Its run of a strip is marked. Rows that the release lacks are dimmed, with
// the reason.

"use strict";

var etwspecChoice = (function () {
  const { releases: list, reasons } = typeof etwspecReleases === "undefined" ? { releases: [], reasons: {} } : etwspecReleases;
  if (list.length === 0) {
    return { address: (href) => href, chosen: () => ({ release: null, pointer: null }) };
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

  /** Marks the runs of strips that include the choice. */
  function mark(choice) {
    const any = choice.release !== null || choice.pointer !== null;
    for (const run of document.querySelectorAll(".strip li[data-in]")) {
      run.classList.toggle("chosen", any && includes(run.dataset.in, choice));
    }
  }

  /** The forms of the page in their order, the place before which they are, and the one that is open at first. */
  const forms = [...document.querySelectorAll("details.form[data-in]")];
  const end = forms.length === 0 ? null : forms[forms.length - 1].nextSibling;
  const first = forms.find((form) => form.open);

  /** Moves the forms of the choice to the top and opens them. The others are closed, except the target of the address. */
  function order(choice) {
    const any = choice.release !== null || choice.pointer !== null;
    const present = forms.filter((form) => any && includes(form.dataset.in, choice));
    const others = forms.filter((form) => !present.includes(form));
    const target = location.hash === "" ? null : document.getElementById(decodeURIComponent(location.hash.slice(1)));
    for (const form of [...present, ...others]) {
      form.parentNode.insertBefore(form, end);
      form.open = form.contains(target) || (present.length > 0 ? present.includes(form) : form === first);
    }
    if (any && target !== null) {
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
  // A page that others embed has no controls.
  const controls = document.querySelector("form.choice");
  controls?.append(release.holder, pointer.holder);
  controls?.addEventListener("submit", (event) => event.preventDefault());
  controls?.addEventListener("change", () => {
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

  function apply(choice) {
    release.made.value = choice.release?.id ?? "";
    pointer.made.value = choice.pointer === null ? "" : String(choice.pointer);
    dim(choice);
    mark(choice);
    order(choice);
  }

  document.addEventListener("click", passOn, true);
  document.addEventListener("auxclick", passOn, true);
  apply(chosen());
  return { address, chosen };
})();
