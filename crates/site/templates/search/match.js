// The matching of the search: pure functions over the index. They need no page, so that tests run them as they are.
//
// `open` prepares the index that `index.js` and `providers.js` assign. `search` parses a query and returns what it finds, best first.

"use strict";

var etwspecMatch = (function () {
  /** Scores of a match by its place in a name: words of it above parts of words. */
  const WHOLE = 1000;
  const LAST_WORDS = 850;
  const FIRST_WORDS = 800;
  const INNER_WORDS = 750;
  const BEGINNING = 640;
  const WORD_START = 540;
  const MIDDLE = 330;
  const DESCRIPTION = 200;

  /** Score of a description that begins with the words of a query: `Thread created.` for `thread create`. */
  const PHRASE = 940;
  /** Added for words in one name. */
  const TOGETHER = 100;
  /** Added for a description with the words, if tools name the item: readers look for what tools show. */
  const IN_TOOLS = 12;
  /** Subtracted for a word with another ending. */
  const OTHER_ENDING = 25;

  /** Scores of a number: stated by the query; written without `0x`, but hexadecimal; only the first digits. */
  const NUMBER = 1400;
  const NUMBER_IF_HEX = 940;
  const NUMBER_BEGINNING = 480;

  /** Words before a colon that are needed to find an item by its number: most numbers are one of these. */
  const ONLY_IF_ASKED = new Set(["size", "offset", "id", "mask"]);

  /** Numbers that are shown in decimal, as they are in other tools. */
  const DECIMAL = new Set(["build", "id"]);

  /** How a name other than its own belongs to an item, by its letter in the index, and its weight. */
  const OTHERS = {
    a: { label: "also", weight: 6 },
    f: { label: "formerly", weight: 6 },
    c: { label: "in tools", weight: 8 },
    m: { label: "in MOF", weight: 8 },
    r: { label: "in Rust", weight: 10 },
    g: { label: "GUID", weight: 0 },
  };

  /** Kind of a byte of a structure, which the index derives from the places of fields. */
  const BYTE = { label: "byte of a structure", heading: "Bytes of structures", word: "", number: "", weight: 0 };
  /** Contents of a byte that are shown. */
  const MOST_CONTENTS = 4;

  /** The longest query that is examined, in characters and in words. */
  const LONGEST = 300;
  const MOST_TERMS = 8;

  // ---------------------------------------------------------------------------------------------------------------
  // The index

  /**
   * Prepares the index: items with their names, and the items by number and by GUID.
   *
   * @param parts the values that the scripts of the index assign
   */
  function open(...parts) {
    const kinds = parts[0].kinds.map(([label, heading, word, number, weight], order) => ({
      label, heading, word, number, weight, order,
    }));
    const opened = { kinds, items: [], byNumber: new Map(), byGuid: new Map(), vocabulary: null };
    for (const [page, ownerRow, rows, forms = []] of parts.flatMap((part) => part.owners)) {
      const owner = itemOf(ownerRow, page, null, kinds);
      const items = rows.map((row) => itemOf(row, page, owner, kinds));
      placeFields(owner, forms.map(formOf), items);
      if (owner.name !== "") {
        add(opened, owner);
      }
      items.forEach((item) => add(opened, item));
    }
    return opened;
  }

  /** Returns a form of a structure: its name, size and releases, and for each field the bytes that it has. */
  function formOf([name, size, releases, places]) {
    let last = 0;
    const placeOf = (text) => {
      const [size, at] = text.split(":").reverse();
      const start = at === undefined ? last : parseInt(at, 16);
      last = start + parseInt(size, 16);
      return { start, end: last };
    };
    const placesOf = (text) => (text === "-" ? [] : text.split("/").map(placeOf));
    return { name, size: parseInt(size, 16), releases, fields: places === "" ? [] : places.split(" ").map(placesOf) };
  }

  /** Adds to a structure its forms with their sizes and names, and to each field its offset in the newest form. */
  function placeFields(structure, forms, items) {
    const fields = items.filter((item) => item.kind.number === "offset");
    structure.forms = forms;
    structure.fields = fields.map((field) => field.name);
    structure.open = items.length > fields.length;
    for (const form of forms) {
      const size = form.size.toString(16);
      if (!structure.numbers.includes(size)) {
        structure.numbers.push(size);
      }
      const rust = nameOf(form.name, OTHERS.r);
      const isNew = structure.names.every((name) => name.squashed !== rust.squashed);
      // Older forms have names such as `V5_0`, which mean nothing without the structure.
      if (isNew && structure.names.some((name) => rust.squashed.startsWith(name.squashed))) {
        structure.names.push(rust);
      }
    }
    fields.forEach((field, at) => {
      const form = forms.find((form) => form.fields[at]?.length > 0);
      if (form !== undefined) {
        const [{ start }] = form.fields[at];
        field.numbers.push(start.toString(16));
        field.href = byteHref(field.href, form, start);
      }
    });
  }

  function byteHref(page, form, offset) {
    return `${page}#${form.name}-${offsetText(offset)}`;
  }

  /** Returns an offset or a size as pages show it: `0x2C`. */
  function offsetText(offset) {
    return `0x${offset.toString(16).toUpperCase().padStart(2, "0")}`;
  }

  /** Prepares what most searches need, so that no key has to wait for it. */
  function warm(opened) {
    vocabularyOf(opened);
    search(opened, "e");
  }

  function itemOf(row, page, owner, kinds) {
    const [kind, name, anchor = "", numbers = "", others = [], about = ""] = row;
    const target = anchor === 0 ? name : anchor;
    const item = {
      kind: kinds[kind],
      name,
      // A row of no page has its whole address in the place of the anchor.
      href: page === "" ? target : target === "" ? page : `${page}#${target}`,
      numbers: numbers === "" ? [] : numbers.split(" "),
      guids: [],
      owner: owner !== null && owner.name !== "" ? owner : null,
      forms: [],
      fields: [],
      about,
      aboutLower: about.toLowerCase(),
      aboutStems: null,
      names: [],
    };
    if (name !== "") {
      item.names.push(nameOf(name, null));
    }
    for (const other of others) {
      const how = OTHERS[other[0]];
      if (other[0] === "g") {
        item.guids.push(other.slice(1));
      } else {
        item.names.push(nameOf(other.slice(1), how));
      }
    }
    return item;
  }

  function nameOf(text, how) {
    return { text, how, lower: text.toLowerCase(), squashed: squash(text), starts: null };
  }

  function add(opened, item) {
    item.order = opened.items.length;
    opened.items.push(item);
    for (const number of item.numbers) {
      addTo(opened.byNumber, number, item);
    }
    for (const guid of item.guids) {
      addTo(opened.byGuid, guid, item);
    }
  }

  function addTo(map, key, item) {
    const known = map.get(key);
    if (known === undefined) {
      map.set(key, [item]);
    } else if (!known.includes(item)) {
      known.push(item);
    }
  }

  // ---------------------------------------------------------------------------------------------------------------
  // Names

  /** Returns a name in lower case without underscores and punctuation. */
  function squash(text) {
    let squashed = "";
    for (let i = 0; i < text.length; i++) {
      if (classOf(text.charCodeAt(i)) !== OTHER) {
        squashed += text[i];
      }
    }
    return squashed.toLowerCase();
  }

  const OTHER = 0;
  const LOWER = 1;
  const UPPER = 2;
  const DIGIT = 3;

  /** Returns a word in lower case without common endings: `creat` for `create`, `created` and `creating`. */
  function stem(word) {
    const lower = word.toLowerCase();
    const bare = /[^s]s$/.test(lower) ? lower.slice(0, -1) : lower;
    const without = [/ing$/, /ed$/, /e$/].map((ending) => bare.replace(ending, ""));
    const cut = without.find((one) => one !== bare && one.length >= 4) ?? bare;
    return cut.replace(/(.)\1$/, "$1");
  }

  /** Returns the class of a character. What is not ASCII counts as a small letter. */
  function classOf(code) {
    if ((code >= 97 && code <= 122) || code > 127) {
      return LOWER;
    }
    if (code >= 65 && code <= 90) {
      return UPPER;
    }
    return code >= 48 && code <= 57 ? DIGIT : OTHER;
  }

  /**
   * Returns where words start in a squashed name, one byte for each position, with its end: after punctuation, at a
   * capital after a small letter, at the last capital before a small letter, at the first digit and after the last.
   */
  function wordStarts(text) {
    const starts = new Uint8Array(text.length + 1);
    let at = 0;
    let before = OTHER;
    for (let i = 0; i < text.length; i++) {
      const now = classOf(text.charCodeAt(i));
      if (now !== OTHER) {
        const lastCapital =
          now === UPPER && before === UPPER && i + 1 < text.length && classOf(text.charCodeAt(i + 1)) === LOWER;
        const inCamel = now === UPPER && before === LOWER;
        const digits = (now === DIGIT) !== (before === DIGIT);
        starts[at] = before === OTHER || inCamel || lastCapital || digits ? 1 : 0;
        at += 1;
      }
      before = now;
    }
    starts[at] = 1;
    return starts;
  }

  /** Returns the best place of a term in a name, as its score and its position in the squashed name; null if none. */
  function placeIn(name, term) {
    let at = name.squashed.indexOf(term.squashed);
    if (at < 0) {
      return null;
    }
    name.starts ??= wordStarts(name.text);
    const length = term.squashed.length;
    let best = null;
    while (at >= 0) {
      const score = placeScore(name, at, length);
      if (best === null || score > best.score) {
        best = { score, at };
      }
      at = name.squashed.indexOf(term.squashed, at + 1);
    }
    const exact = name.text === term.text ? 20 : name.lower === term.lower ? 10 : 0;
    const rest = Math.min(40, name.squashed.length - length) / 2;
    best.score += exact - rest - (name.how === null ? 0 : name.how.weight);
    return best;
  }

  function placeScore(name, at, length) {
    const end = at + length;
    const endsWord = name.starts[end] === 1;
    if (at === 0) {
      return end === name.squashed.length ? WHOLE : endsWord ? FIRST_WORDS : BEGINNING;
    }
    if (name.starts[at] === 0) {
      return MIDDLE;
    }
    return end === name.squashed.length ? LAST_WORDS : endsWord ? INNER_WORDS : WORD_START;
  }

  /** Returns the parts of a text that places in the squashed text mean, in order and without overlaps. */
  function rangesIn(text, places) {
    const ranges = [];
    for (const [at, length] of [...places].sort((a, b) => a[0] - b[0])) {
      const range = rangeIn(text, at, length);
      if (range !== null && (ranges.length === 0 || ranges[ranges.length - 1][1] <= range[0])) {
        ranges.push(range);
      }
    }
    return ranges;
  }

  /** Returns the part of a text that a position and a length in the squashed text mean, as `[from, to]`. */
  function rangeIn(text, at, length) {
    let from = -1;
    let squashedAt = 0;
    for (let i = 0; i < text.length; i++) {
      const isPart = classOf(text.charCodeAt(i)) !== OTHER;
      if (isPart && squashedAt === at) {
        from = i;
      }
      squashedAt += isPart ? 1 : 0;
      if (isPart && from >= 0 && squashedAt === at + length) {
        return [from, i + 1];
      }
    }
    return null;
  }

  // ---------------------------------------------------------------------------------------------------------------
  // Numbers and GUIDs

  /**
   * Returns the numbers that a text can mean, each as hexadecimal digits and whether that is what is written.
   *
   * Accepts `0x1F`, `1Fh`, decimal numbers, digits with `_`, a backtick or a comma between them, suffixes of C, and
   * negative numbers, such as status codes are in some tools.
   */
  function numbersOf(text) {
    const plain = text.replace(/(?<=[0-9a-f])[_`,'](?=[0-9a-f])/gi, "");
    const hex = /^0x([0-9a-f]{1,16})(?:u|l)*$/i.exec(plain) ?? /^([0-9][0-9a-f]{0,15})h$/i.exec(plain);
    if (hex !== null) {
      return [{ digits: shortest(hex[1]), stated: true }];
    }
    const found = [];
    const decimal = /^(-?)([0-9]{1,20})(?:u|l)*$/i.exec(plain);
    if (decimal !== null) {
      const value = BigInt(decimal[2]);
      if (decimal[1] === "") {
        found.push({ digits: value.toString(16), stated: true });
      } else {
        for (const bits of [32, 64]) {
          found.push({ digits: BigInt.asUintN(bits, -value).toString(16), stated: true });
        }
      }
    }
    if (/^(?=.*[0-9])[0-9a-f]{2,16}$/i.test(plain)) {
      found.push({ digits: shortest(plain), stated: false });
    }
    return found.filter((number) => number.digits.length <= 16);
  }

  function shortest(digits) {
    return digits.toLowerCase().replace(/^0+(?=.)/, "");
  }

  /** Returns a number as pages show it: `0x0524`. */
  function hexText(digits) {
    const width = [2, 4, 8, 16].find((width) => digits.length <= width) ?? 16;
    return `0x${digits.toUpperCase().padStart(width, "0")}`;
  }

  /**
   * Returns the digits of a GUID, or of a part of one that nothing else looks like; null if the text is none.
   *
   * Accepts braces, parentheses, quotes, no dashes, either case, `urn:uuid:`, and the initializer of a GUID in C.
   */
  function guidOf(text) {
    const parts = text.match(/0x[0-9a-f]+/gi) ?? [];
    const sizes = [8, 4, 4, 2, 2, 2, 2, 2, 2, 2, 2];
    if (parts.length === sizes.length && /^[\s{}(),0-9a-fxul]+$/i.test(text)) {
      const digits = parts.map((part, at) => part.slice(2).padStart(sizes[at], "0"));
      return digits.every((part, at) => part.length === sizes[at]) ? digits.join("").toLowerCase() : null;
    }
    const bare = text.replace(/^(urn:)?(uu|gu)id:/i, "").replace(/["'{}()\s]/g, "").toLowerCase();
    if (/^[0-9a-f]{32}$/.test(bare)) {
      return bare;
    }
    const dashed = /^[0-9a-f]{8}-([0-9a-f]{0,4}|[0-9a-f]{4}-[0-9a-f-]*)$/.test(bare) && bare.length <= 36;
    return dashed || /[{}]/.test(text) ? guidPartOf(bare) : null;
  }

  /** Returns the digits of any part of a GUID, with or without dashes; null if the text is none. */
  function guidPartOf(text) {
    const digits = text.replace(/-/g, "").toLowerCase();
    return /^[0-9a-f]{4,32}$/.test(digits) ? digits : null;
  }

  /** Returns a GUID as pages show it. */
  function guidText(digits) {
    const parts = [[0, 8], [8, 12], [12, 16], [16, 20], [20, 32]].map(([from, to]) => digits.slice(from, to));
    return parts.join("-").toUpperCase();
  }

  /** Returns the digits of a GUID whose bytes were read in the order of memory. */
  function guidFromBytes(digits) {
    const bytes = digits.match(/../g);
    const order = [3, 2, 1, 0, 5, 4, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15];
    return order.map((at) => bytes[at]).join("");
  }

  // ---------------------------------------------------------------------------------------------------------------
  // Queries

  /**
   * Parses a query: a GUID, or terms, each a name with the names around it or a number, and filters by kind or number.
   * A name and an offset are a byte of a structure, too.
   *
   * `query/reading.rs` in the package `etwspec-catalog` reads the same queries for the command.
   */
  function parse(opened, text) {
    const query = {
      text: text.trim().slice(0, LONGEST),
      guid: null,
      byte: null,
      kinds: null,
      numberWord: null,
      terms: [],
      joined: null,
    };
    const words = new Set(opened.kinds.flatMap((kind) => [kind.word, kind.number]));
    let rest = query.text;
    const guid = rest.replace(/^guid:\s*/i, "");
    query.guid = guidOf(guid) ?? (guid === rest ? null : guidPartOf(guid));
    if (query.guid !== null) {
      return query;
    }
    const size = /^(size[\s:=]+)?(\S+?)(\s*bytes?)?$/i.exec(rest);
    const bytes = size === null || (size[1] ?? size[3]) === undefined ? [] : numbersOf(size[2]);
    // Other numbers without `0x` may be hexadecimal; sizes are not.
    rest = bytes.some((number) => number.stated) ? `size:0x${bytes[0].digits}` : rest;
    // A colon after a word that is no filter, and two colons, are part of a name.
    rest = rest.replace(/(^|\s)([a-z]+):(?!:)/gi, (whole, space, written) => {
      const word = written.toLowerCase();
      if (!words.has(word)) {
        return whole;
      }
      const kinds = opened.kinds.filter((kind) => kind.word === word || kind.number === word);
      query.kinds = new Set([...(query.kinds ?? []), ...kinds]);
      query.numberWord = opened.kinds.some((kind) => kind.number === word) ? word : query.numberWord;
      return space;
    });
    query.byte = byteOf(rest.trim());
    query.terms = rest.split(/[\s|,;]+/).filter((word) => squash(word) !== "").slice(0, MOST_TERMS).map(termOf);
    query.joined = termOf(query.terms.map((term) => term.text).join(" "));
    return query;
  }

  /**
   * Returns a byte of a structure: `NAME+0x2C`, `NAME+44`, `NAME 0x2C`; null if the text is none. After a space, only a
   * hexadecimal number is an offset, because names may end with a number.
   */
  function byteOf(text) {
    const match = /^(.*[^\s+])\s*\+\s*(\S+)$/.exec(text) ?? /^(.*\S)\s+(0x\S+)$/i.exec(text);
    const offset = match === null ? undefined : numbersOf(match[2]).find((number) => number.stated);
    // A debugger writes the module before a name.
    const name = offset === undefined ? "" : match[1].replace(/^.*!/, "");
    if (squash(name) === "") {
      return null;
    }
    return { term: termOf(name), offset: parseInt(offset.digits, 16), certain: text.includes("+") };
  }

  /** Returns a term: a number, or a name with what is written before it, as in `Type::NAME` and `STRUCTURE.Field`. */
  function termOf(text) {
    const negative = /^-[0-9]+$/.test(text);
    const bare = negative ? text : text.replace(/^[^\p{L}\p{N}_]+|[^\p{L}\p{N}_]+$/gu, "") || text;
    const term = {
      text: bare,
      lower: bare.toLowerCase(),
      squashed: squash(bare),
      stem: stem(bare),
      numbers: numbersOf(bare),
      within: null,
      field: false,
    };
    const path = /^(.+?)(::|\.|->|!)([^.:>!]+)$/.exec(bare);
    if (path !== null && squash(path[3]) !== "" && !/^[0-9.]+$/.test(bare)) {
      term.within = squash(path[1].split(/::|\.|->|!/).pop());
      term.field = path[2] === "." || path[2] === "->";
      term.name = { text: path[3], lower: path[3].toLowerCase(), squashed: squash(path[3]) };
    }
    return term;
  }

  // ---------------------------------------------------------------------------------------------------------------
  // Search

  /**
   * Returns what a query finds.
   *
   * `results` are in order, best first: the item, its score, the name that matched, and the number, if that matched.
   * `corrected` is the query that was used in the place of one that finds nothing. `note` states what else a reader
   * has to know.
   *
   * @param choice the stops of the chosen release and the chosen pointer size, each null if none is chosen
   */
  function search(opened, text, choice = { stops: null, pointer: null }) {
    const query = parse(opened, text);
    const answer = { query, results: [], corrected: null, note: null };
    if (query.text === "") {
      return answer;
    }
    if (query.guid !== null) {
      return { ...answer, ...findGuid(opened, query.guid) };
    }
    const bytes = query.byte === null ? { whole: false, results: [] } : findByte(opened, query.byte, choice);
    if (bytes.whole || (query.byte?.certain && bytes.results.length > 0)) {
      return { ...answer, results: bytes.results };
    }
    answer.results = find(opened, query);
    // Words such as `face` consist of hexadecimal digits, too.
    const part = /\d/.test(query.text) || answer.results.length === 0 ? guidPartOf(query.text) : null;
    if (part !== null) {
      const parts = findGuid(opened, part).results;
      answer.results.push(...parts.filter(({ item }) => answer.results.every((result) => result.item !== item)));
    }
    if (answer.results.length === 0) {
      if (bytes.results.length > 0) {
        return { ...answer, results: bytes.results };
      }
      const similar = query.byte?.certain ? closest(vocabularyOf(opened), query.byte.term.squashed) : null;
      if (similar !== null) {
        const { offset } = query.byte;
        const { results } = findByte(opened, { term: termOf(similar), offset }, choice);
        return { ...answer, results, corrected: results.length === 0 ? null : `${similar}+${offsetText(offset)}` };
      }
      const group = groupOfNumber(opened, query);
      if (group !== null) {
        return { ...answer, ...group };
      }
      const corrected = correct(opened, query);
      if (corrected !== null) {
        answer.results = find(opened, corrected.query);
        answer.corrected = answer.results.length === 0 ? null : corrected.text;
      }
    }
    return answer;
  }

  function findGuid(opened, digits) {
    const results = (wanted) => {
      const found = [];
      for (const [guid, items] of opened.byGuid) {
        if (guid.includes(wanted)) {
          found.push(...items.map((item) => ({ item, score: NUMBER + item.kind.weight, name: null, number: null, guid })));
        }
      }
      return ordered(found);
    };
    const direct = results(digits);
    if (direct.length > 0 || digits.length < 32) {
      return { results: direct };
    }
    const swapped = guidFromBytes(digits);
    const found = results(swapped);
    const note = found.length > 0 ? `As bytes in memory, these are the GUID ${guidText(swapped)}.` : null;
    return { results: found, note };
  }

  /**
   * Returns the bytes at an offset of the structures with a name, or else of those whose names have it as a part.
   * `whole` is whether a structure has the name. A structure with the name but without the byte is a result, too.
   */
  function findByte(opened, { term, offset }, choice) {
    let found = [];
    for (const item of opened.items) {
      const match = item.forms.length === 0 ? null : findName(item, term);
      if (match !== null && match.score > MIDDLE) {
        const at = byteAt(item, match.name, offset, choice);
        found.push({ ...match, item: at ?? withoutByte(item, offset), has: at !== null, guid: null });
      }
    }
    const named = found.filter((result) => result.score > LAST_WORDS + 50);
    const having = found.filter((result) => result.has);
    found = named.length > 0 ? named : having.length > 0 ? having : found;
    return { whole: named.length > 0, results: ordered(found) };
  }

  /**
   * Returns a byte of a structure as an item: in the form with the name, in the form of the choice, or in the newest.
   * Returns null if none has it.
   */
  function byteAt(structure, name, offset, choice) {
    const named = structure.forms.filter((form) => form.name === name.text);
    const chosen = named.length > 0 ? named : structure.forms.filter((form) => isChosen(form.releases, choice));
    const form = (chosen.length > 0 ? chosen : structure.forms).find((form) => offset < form.size);
    if (form === undefined) {
      return null;
    }
    return {
      ...structure,
      kind: BYTE,
      name: `${structure.name}+${offsetText(offset)}`,
      href: byteHref(structure.href, form, offset),
      owner: structure.forms.length > 1 ? { name: form.name } : null,
      numbers: [],
      about: contentsOf(structure, form, offset),
    };
  }

  function withoutByte(structure, offset) {
    const sizes = [...new Set(structure.forms.map((form) => offsetText(form.size)))].join(" or ");
    const tail = structure.open ? " before its tail" : "";
    return { ...structure, about: `Has ${sizes} bytes${tail}, none at ${offsetText(offset)}.` };
  }

  /** Returns the fields that have a byte of a form, the smallest first. */
  function contentsOf(structure, form, offset) {
    const found = form.fields.flatMap((places, at) =>
      places
        .filter(({ start, end }) => start <= offset && offset < end)
        .map(({ start, end }) => ({ name: structure.fields[at], at: offset - start + 1, of: end - start })),
    );
    const texts = found
      .sort((a, b) => a.of - b.of)
      .map(({ name, at, of }) => (of === 1 ? name : `${name} (byte ${at} of ${of})`));
    if (texts.length > MOST_CONTENTS) {
      texts.splice(MOST_CONTENTS, texts.length, "…");
    }
    return texts.length === 0 ? "No named field." : texts.join(", ");
  }

  /** Returns whether releases such as `0-3,6+ 4+`, for 32-bit and 64-bit data, include a choice. */
  function isChosen(releases, { stops, pointer }) {
    const [narrow, wide] = releases.split(" ");
    const sizes = pointer === 32 ? [narrow] : pointer === 64 ? [wide] : [narrow, wide];
    const ranges = sizes.flatMap((size) => (size === "-" ? [] : size.split(",")));
    return ranges.some((range) => {
      const [first, last] = range.endsWith("+") ? [range.slice(0, -1), Infinity] : range.split("-");
      return stops === null || stops.some((stop) => Number(first) <= stop && stop <= Number(last));
    });
  }

  function find(opened, query) {
    if (query.terms.length === 0) {
      return query.kinds === null ? [] : ordered(allOf(opened, query.kinds));
    }
    const found = [];
    const one = query.terms.length === 1 ? query.terms[0] : null;
    for (const item of opened.items) {
      if (query.kinds !== null && !query.kinds.has(item.kind)) {
        continue;
      }
      const result = one !== null ? findTerm(item, one, query) : findTerms(item, query);
      if (result !== null) {
        found.push({ item, guid: null, ...result, score: result.score + item.kind.weight });
      }
    }
    return ordered(found);
  }

  function allOf(opened, kinds) {
    const items = opened.items.filter((item) => kinds.has(item.kind) && item.name !== "");
    return items.map((item) => ({ item, score: 0, name: null, number: null, guid: null }));
  }

  function ordered(found) {
    return found.sort((a, b) => b.score - a.score || a.item.order - b.item.order);
  }

  /** Returns the best match of a term with an item: of a number, of a name, or of a word of the description. */
  function findTerm(item, term, query) {
    const number = term.numbers.length > 0 ? findNumber(item, term, query) : null;
    if (number !== null && number.score > WHOLE) {
      return number;
    }
    if (query.numberWord !== null && term.numbers.length > 0) {
      return number;
    }
    const name = findName(item, term) ?? findStem(item, term) ?? findDescription(item, term);
    return number !== null && (name === null || number.score > name.score) ? number : name;
  }

  function findNumber(item, term, query) {
    const asked = query.numberWord !== null;
    const word = item.kind.number;
    if (item.numbers.length === 0 || (asked ? word !== query.numberWord : ONLY_IF_ASKED.has(word) && query.kinds === null)) {
      return null;
    }
    let best = null;
    for (const number of item.numbers) {
      for (const wanted of term.numbers) {
        // Numbers are ordered by kind alone: the weight, which is added to every score, is for names.
        const order = item.kind.order * 2 + item.kind.weight;
        let score = -1;
        if (number === wanted.digits) {
          score = (wanted.stated ? NUMBER : NUMBER_IF_HEX) - order;
        } else if (wanted.stated && wanted.digits.length >= 2 && !/^[0-9]+$/.test(term.text) && number.startsWith(wanted.digits)) {
          score = NUMBER_BEGINNING - order - number.length;
        }
        if (score >= 0 && (best === null || score > best.score)) {
          best = { score, name: null, number };
        }
      }
    }
    return best;
  }

  function findName(item, term) {
    const inOwner = term.within === null ? 0 : ownerScore(item, term.within);
    let best = null;
    for (const name of item.names) {
      const whole = placeIn(name, term);
      if (whole !== null && (best === null || whole.score > best.score)) {
        best = { score: whole.score, name, places: [[whole.at, term.squashed.length]], number: null };
      }
      if (term.within === null || (term.field && inOwner === 0)) {
        continue;
      }
      const last = placeIn(name, term.name);
      // Modules and types before a name of Rust add nothing but a preference.
      const score = last === null ? 0 : last.score - (inOwner > 0 ? 0 : 200) + inOwner / 20;
      if (last !== null && (best === null || score > best.score)) {
        best = { score, name, places: [[last.at, term.name.squashed.length]], number: null };
      }
    }
    return best;
  }

  /** Returns the best place of a word with another ending in the names of an item. */
  function findStem(item, term) {
    if (term.stem === term.squashed) {
      return null;
    }
    let best = null;
    for (const name of item.names) {
      const found = placeOfStem(name, term.stem);
      if (found !== null && (best === null || found.score > best.score)) {
        best = { score: found.score, name, places: [[found.at, found.length]], number: null };
      }
    }
    return best;
  }

  /** Returns the place of a word of a name with a stem, as if the query had its ending; null if there is none. */
  function placeOfStem(name, wanted) {
    for (let at = name.squashed.indexOf(wanted); at >= 0; at = name.squashed.indexOf(wanted, at + 1)) {
      name.starts ??= wordStarts(name.text);
      const length = name.starts.indexOf(1, at + 1) - at;
      const word = name.squashed.slice(at, at + length);
      if (name.starts[at] === 1 && stem(word) === wanted) {
        return { score: placeScore(name, at, length) - OTHER_ENDING, at, length };
      }
    }
    return null;
  }

  /** Returns how well the names of the owner of an item match, from 0 to 1000. */
  function ownerScore(item, within) {
    const names = item.owner === null ? [] : item.owner.names;
    let best = 0;
    for (const name of names) {
      const at = name.squashed.indexOf(within);
      if (at >= 0) {
        best = Math.max(best, name.squashed === within ? WHOLE : at === 0 ? FIRST_WORDS : MIDDLE);
      }
    }
    return best;
  }

  function findDescription(item, term) {
    const wanted = term.lower;
    if (wanted.length < 3) {
      return null;
    }
    let at = item.aboutLower.indexOf(wanted);
    while (at > 0 && classOf(item.aboutLower.charCodeAt(at - 1)) !== OTHER) {
      at = item.aboutLower.indexOf(wanted, at + 1);
    }
    return at < 0 ? null : { score: DESCRIPTION, name: null, number: null };
  }

  /**
   * Returns whether the description of an event begins with the words of a query, in any order and with any ending. What
   * happened is what readers call an event.
   */
  function beginsDescription(item, query) {
    if (item.kind.word !== "event") {
      return false;
    }
    item.aboutStems ??= item.about.split(/[^\p{L}\p{N}]+/u, MOST_TERMS).map(stem);
    const first = item.aboutStems.slice(0, query.terms.length);
    return query.terms.every((term) => first.includes(term.stem)) && new Set(first).size === query.terms.length;
  }

  /** Returns the match of several terms, each of which has to be in a name of the item, its owner or its description. */
  function findTerms(item, query) {
    const found = findEach(item, query);
    const joined = findName(item, query.joined);
    if (joined !== null && joined.score < LAST_WORDS + TOGETHER) {
      joined.score += TOGETHER;
    }
    const results = [found, joined];
    if (beginsDescription(item, query)) {
      const known = item.names.some((name) => name.how === OTHERS.c) ? IN_TOOLS : 0;
      results.push({ ...(found ?? { name: null, number: null }), score: PHRASE + known + (found?.score ?? 0) / 50 });
    }
    return results.reduce((best, one) => (one !== null && one.score > (best?.score ?? 0) ? one : best), null);
  }

  function findEach(item, query) {
    let sum = 0;
    let first = null;
    let own = 0;
    const names = new Set();
    for (const term of query.terms) {
      let found = findTerm(item, term, query);
      if (found !== null && found.score > DESCRIPTION) {
        own += 1;
        names.add(found.name);
        if (first === null) {
          first = { ...found };
        } else if (first.name !== null && first.name === found.name) {
          first.places = [...first.places, ...found.places];
        }
      } else if (item.owner !== null) {
        const owner = ownerScore(item, term.squashed) / 2;
        found = owner > (found?.score ?? 0) ? { score: owner, name: null, number: null } : found;
      }
      if (found === null) {
        return null;
      }
      sum += found.score;
    }
    const inDescription = first === null && query.terms.every((term) => findDescription(item, term) !== null);
    if (own === 0 && !inDescription) {
      return null;
    }
    const result = { ...(first ?? { name: null, number: null }), score: sum / query.terms.length };
    if (own < query.terms.length) {
      return result;
    }
    if (names.size === 1) {
      return { ...result, score: result.score + TOGETHER };
    }
    const together = findTogether(item, query.terms);
    return together !== null && together.score > result.score ? together : result;
  }

  /** Returns the best match of several terms in one name of an item; null if none has them all. */
  function findTogether(item, terms) {
    let best = null;
    for (const name of item.names) {
      const places = terms.map((term) => placeIn(name, term));
      if (places.every((place) => place !== null)) {
        const score = places.reduce((sum, place) => sum + place.score, 0) / terms.length + TOGETHER;
        if (best === null || score > best.score) {
          best = { score, name, places: places.map(({ at }, index) => [at, terms[index].squashed.length]), number: null };
        }
      }
    }
    return best;
  }

  /** Returns the group that contains a hook ID that no event has. */
  function groupOfNumber(opened, query) {
    const term = query.terms.length === 1 ? query.terms[0] : null;
    const asked = query.numberWord === null || query.numberWord === "hook";
    const number = asked ? term?.numbers.find((number) => number.digits.length >= 3 && number.digits.length <= 4) : undefined;
    if (number === undefined) {
      return null;
    }
    const items = opened.byNumber.get(`${number.digits.slice(0, -2)}00`) ?? [];
    const groups = items.filter((item) => item.kind.word === "group");
    const results = groups.map((item) => ({ item, score: NUMBER, name: null, number: null, guid: null }));
    return results.length === 0 ? null : { results, note: `No event with hook ID ${hexText(number.digits)} is known. Its group:` };
  }

  // ---------------------------------------------------------------------------------------------------------------
  // Corrections

  /** Returns a query with each unknown term replaced by the most similar name or word of a name; null if none is. */
  function correct(opened, query) {
    const terms = [];
    for (const term of query.terms) {
      const name = term.name ?? term;
      if (name.squashed.length < 3 || (term.numbers.some((number) => number.stated))) {
        return null;
      }
      const known = opened.items.some((item) => item.names.some((one) => one.squashed.includes(name.squashed)));
      const similar = known ? name.text : closest(vocabularyOf(opened), name.squashed);
      if (similar === null) {
        return null;
      }
      terms.push(similar);
    }
    const text = terms.join(" ");
    return terms.length === 0 ? null : { text, query: { ...query, terms: terms.map(termOf), joined: termOf(text) } };
  }

  /** Returns all names and words of names, by their squashed length. */
  function vocabularyOf(opened) {
    if (opened.vocabulary !== null) {
      return opened.vocabulary;
    }
    const seen = new Set();
    const byLength = [];
    const take = (squashed, text, isName) => {
      if (squashed.length >= 3 && !seen.has(squashed)) {
        seen.add(squashed);
        (byLength[squashed.length] ??= []).push({ squashed, text, isName });
      }
    };
    for (const item of opened.items.filter((item) => item.kind.word !== "source")) {
      for (const name of item.names) {
        take(name.squashed, name.text, true);
      }
    }
    for (const item of opened.items.filter((item) => item.kind.word !== "source")) {
      for (const name of item.names) {
        name.starts ??= wordStarts(name.text);
        let from = 0;
        for (let at = 1; at <= name.squashed.length; at++) {
          if (name.starts[at] === 1) {
            const word = name.squashed.slice(from, at);
            take(word, word, false);
            from = at;
          }
        }
      }
    }
    opened.vocabulary = byLength;
    return byLength;
  }

  /** Returns the entry of a vocabulary with the smallest distance from a word, if it is small for its length. */
  function closest(vocabulary, wanted) {
    const most = wanted.length <= 4 ? 1 : wanted.length <= 9 ? 2 : 3;
    let best = null;
    for (let length = Math.max(3, wanted.length - most); length <= wanted.length + most; length++) {
      for (const entry of vocabulary[length] ?? []) {
        const limit = best === null ? most : best.distance;
        const distance = distanceOf(wanted, entry.squashed, limit);
        // Of names at the same distance, people mistype the first letter least.
        const rank = distance * 4 + (entry.squashed[0] === wanted[0] ? 0 : 2) + (entry.isName ? 0 : 1);
        if (distance <= limit && (best === null || rank < best.rank)) {
          best = { distance, rank, text: entry.text };
        }
      }
    }
    return best === null ? null : best.text;
  }

  /** Returns the number of edits between two words (insert, delete, replace, swap), or more than `limit`. */
  function distanceOf(a, b, limit) {
    const above = limit + 1;
    if (Math.abs(a.length - b.length) > limit) {
      return above;
    }
    let older = [];
    let old = Array.from({ length: b.length + 1 }, (_, j) => j);
    for (let i = 1; i <= a.length; i++) {
      const now = [i];
      let least = i;
      for (let j = 1; j <= b.length; j++) {
        let edits = old[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1);
        edits = Math.min(edits, old[j] + 1, now[j - 1] + 1);
        if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
          edits = Math.min(edits, older[j - 2] + 1);
        }
        now.push(edits);
        least = Math.min(least, edits);
      }
      if (least > limit) {
        return above;
      }
      older = old;
      old = now;
    }
    return old[b.length];
  }

  // ---------------------------------------------------------------------------------------------------------------
  // Presentation

  /**
   * Returns the texts of a result: its title, the parts of it that matched, the kind, what it belongs to, its number,
   * the other name that matched, and the description.
   */
  function describe(result) {
    const { item, name, number, guid } = result;
    // A structure has a size in each form; only one that was asked for is shown.
    const shown = number ?? (item.kind.number === "size" ? null : item.numbers[0] ?? null);
    const title = item.name !== "" ? item.name : shown !== null ? hexText(shown) : "(no name)";
    const marks = name ? rangesIn(name.text, result.places) : [];
    const isOwn = name !== null && name.how === null;
    return {
      title,
      marks: isOwn ? marks : [],
      kind: item.kind.label,
      owner: item.owner === null || item.owner.name === "" ? null : item.owner.name,
      number: shown === null || item.name === "" ? null : numberText(item, shown),
      other: guid !== null
        ? { label: "GUID", text: guidText(guid), marks: [] }
        : name && !isOwn
          ? { label: name.how.label, text: name.text, marks }
          : null,
      about: item.about,
      href: item.href,
    };
  }

  function numberText(item, digits) {
    const { number } = item.kind;
    const value = DECIMAL.has(number) ? BigInt(`0x${digits}`).toString() : hexText(digits);
    return number === "value" || number === "status" ? value : `${number} ${value}`;
  }

  return { open, warm, search, describe, squash, wordStarts, numbersOf, guidOf, guidText, hexText, distanceOf };
})();

if (typeof module === "object" && module !== null) {
  module.exports = etwspecMatch;
}
