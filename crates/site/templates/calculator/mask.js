// Calculations with group masks: pure functions over the data of a mask. They need no page, so that tests run them as
// they are. Names, numbers and masks have the meaning that `etwspec mask` gives them.

"use strict";

var etwspecMasks = (function () {
  /** Returns the bits of a value within its word. */
  function low(mask, value) {
    return mask.shift >= 32 ? value >>> 0 : (value & (2 ** mask.shift - 1)) >>> 0;
  }

  /** Returns the index of the word of a value. */
  function indexOf(mask, value) {
    return mask.shift >= 32 ? 0 : value >>> mask.shift;
  }

  /** Returns the value of a bit of a word, with the index. */
  function valueOf(mask, index, bit) {
    return mask.shift >= 32 ? bit >>> 0 : ((index << mask.shift) | bit) >>> 0;
  }

  function squash(text) {
    return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
  }

  function empty(mask) {
    return new Array(mask.words).fill(0);
  }

  // ---------------------------------------------------------------------------------------------------------------
  // Names to masks

  /** Returns the number that a text is, in hexadecimal with `0x` or decimal; null if it is none. */
  function numberOf(text) {
    const digits = text.replace(/_/g, "");
    if (!/^(0x[0-9a-f]+|[0-9]+)$/i.test(digits)) {
      return null;
    }
    const number = BigInt(digits);
    return number <= 0xffff_ffffn ? Number(number) : Infinity;
  }

  /** Returns the bit or the flag with a name. A whole name has precedence over a shortened one, a bit over a flag. */
  function find(mask, text) {
    const path = text.split("::");
    const type = path.length > 1 ? path[path.length - 2] : "";
    const wanted = squash(path[path.length - 1]);
    if (wanted === "") {
      return null;
    }
    const is = (name) => name !== null && squash(name) === wanted;
    const names = (bit) => [...(bit.name === null ? [] : [bit.name]), ...bit.aliases];
    const short = (name, prefix) => name.startsWith(prefix) && is(name.slice(prefix.length));
    const ownBit = () => mask.bits.find((bit) => names(bit).some(is));
    const shortBit = () =>
      mask.bits.find((bit) => is(bit.rust) || names(bit).some((name) => short(name, mask.prefix))) ??
      mask.bits.find((bit) => bit.community.some(is));
    const ownFlag = () => mask.flags.find((flag) => is(flag.name));
    const shortFlag = () => mask.flags.find((flag) => short(flag.name, mask.enablePrefix) || is(flag.rust));
    const asBit = (bit) => (bit === undefined ? null : { bit });
    const asFlag = (flag) => (flag === undefined ? null : { flag });
    if (type !== "" && type.toLowerCase() === mask.enableRust.toLowerCase()) {
      return asFlag(shortFlag());
    }
    if (type !== "" && type.toLowerCase() === mask.rust.toLowerCase()) {
      return asBit(shortBit());
    }
    return asBit(ownBit()) ?? asFlag(ownFlag()) ?? asBit(shortBit()) ?? asFlag(shortFlag());
  }

  /** Returns the names of the bits that a name of tools stands for, or the name itself. */
  function namesOf(mask, name) {
    const same = (group) => group.name.toLowerCase() === name.toLowerCase() && find(mask, name) === null;
    return (mask.groups.find((group) => group.name === name) ?? mask.groups.find(same))?.of ?? [name];
  }

  /** Returns the words of a mask with these bits: names of bits or flags, or values. Returns an error as a sentence. */
  function encode(mask, names) {
    const words = empty(mask);
    if (names.length === 0) {
      return { error: "There is no name and no number." };
    }
    for (const name of names.flatMap((name) => namesOf(mask, name))) {
      const number = /^[0-9]/.test(name) ? numberOf(name) : null;
      const found = number === null ? find(mask, name) : null;
      let value = number;
      if (found?.bit !== undefined) {
        value = found.bit.value;
      } else if (found?.flag !== undefined) {
        value = found.flag.sets;
        if (value === null) {
          return { error: `${found.flag.name} selects no event, and has no bit in the mask.` };
        }
      }
      if (value === null) {
        return { error: `No bit or flag is called ${name}.` };
      }
      if (value === Infinity) {
        return { error: `${name} has more than 32 bits.` };
      }
      if (low(mask, value) === 0) {
        return { error: `${name} selects ${mask.field}[${indexOf(mask, value)}] and no bit of it.` };
      }
      words[indexOf(mask, value)] = (words[indexOf(mask, value)] | low(mask, value)) >>> 0;
    }
    return { words };
  }

  /**
   * Returns the mask that a text means, or an error as a sentence.
   *
   * Accepts the words in order (in C, from a debugger, as bytes, and the first of them in brackets or as `0x1270f 0x2`), assignments such as `Masks[1] = 0x4`, and names or
   * values, separated as in C, in a list or in the command line of xperf.
   */
  function parse(mask, text) {
    const assigned = parseAssignments(mask, text);
    if (assigned !== null) {
      return assigned;
    }
    // A declaration before the braces of C, and addresses before the words of a debugger, are no words.
    const listed = /^\s*\[([^\]]*)\]\s*$/.exec(text);
    const braced = listed?.[1] ?? /\{([^}]*)\}/.exec(text)?.[1] ?? text;
    const lines = braced.split(/\r?\n/).map((line) => line.replace(/^\s*[0-9a-f`]{8,17}(:|\s{2,})/i, " "));
    const bare = lines.join(" ").replace(/\b(0x[0-9a-f]+|[0-9]+)u?l?\b/gi, "$1");
    const parts = bare.split(/[\s,;|+]+/).filter((part) => part !== "");
    const digits = parts.join("");
    if (/^[0-9a-f]+$/i.test(digits) && digits.length === mask.words * 8) {
      const isBytes = parts.every((part) => part.length === 2);
      const isWords = parts.every((part) => part.length === 8);
      if (isWords && parts.length > 1) {
        return { words: parts.map((part) => parseInt(part, 16)) };
      }
      if (isBytes || parts.length === 1) {
        const bytes = digits.match(/../g).map((byte) => parseInt(byte, 16));
        return { words: empty(mask).map((_, at) => wordOfBytes(bytes.slice(at * 4, at * 4 + 4))) };
      }
    }
    const numbers = parts.map(numberOf);
    if (parts.length === mask.words && numbers.every((number) => number !== null)) {
      return numbers.includes(Infinity) ? { error: "A word has more than 32 bits." } : { words: numbers };
    }
    // Fewer numbers are the first words: in brackets, or if one of them is no value of a bit.
    const isBit = (number) => singleBits(low(mask, number)).length === 1;
    const areNumbers = numbers.length > 0 && numbers.length < mask.words && numbers.every((number) => number !== null && number !== Infinity);
    if (areNumbers && (listed !== null || (numbers.length > 1 && !numbers.every(isBit)))) {
      return { words: empty(mask).map((_, at) => numbers[at] ?? 0) };
    }
    // The words before the flags in a command line of xperf.
    const names = parts.filter((part) => !/^(xperf(\.exe)?|[-/]on)$/i.test(part));
    return encode(mask, names);
  }

  function wordOfBytes([a, b, c, d]) {
    return (a | (b << 8) | (c << 16) | (d << 24)) >>> 0;
  }

  function parseAssignments(mask, text) {
    const words = empty(mask);
    const assignments = [...text.matchAll(/\[\s*([0-9]+)\s*\]\s*\|?[=:]\s*(0x[0-9a-f]+|[0-9]+)/gi)];
    for (const [, index, number] of assignments) {
      if (Number(index) >= mask.words) {
        return { error: `The mask has no word ${index}.` };
      }
      if (numberOf(number) === Infinity) {
        return { error: `${number} has more than 32 bits.` };
      }
      words[index] = (words[index] | numberOf(number)) >>> 0;
    }
    return assignments.length === 0 ? null : { words };
  }

  // ---------------------------------------------------------------------------------------------------------------
  // Masks to names

  /** Returns each word of a mask: its bits with their meanings, the names of several bits, and the unknown bits. */
  function decode(mask, words) {
    return empty(mask).map((_, index) => decodeWord(mask, index, (words[index] ?? 0) >>> 0));
  }

  function decodeWord(mask, index, word) {
    const rows = mask.bits.filter((bit) => bit.group === index);
    const bits = [];
    let unknown = 0;
    for (const bit of singleBits(word)) {
      if (low(mask, bit) === 0) {
        unknown = (unknown | bit) >>> 0;
        bits.push({ value: bit, bit, meanings: [], flags: [] });
        continue;
      }
      const value = valueOf(mask, index, bit);
      const meanings = rows.filter((row) => row.value === value && row.of.length === 0);
      const flags = mask.flags.filter((flag) => flag.sets === value);
      if (flags.length === 0 && !meanings.some((row) => row.name !== null)) {
        unknown = (unknown | bit) >>> 0;
      }
      bits.push({ value, bit, meanings, flags });
    }
    const complete = rows.filter((row) => {
      const all = low(mask, row.value);
      return (row.all || row.of.length > 0) && all !== 0 && (word & all) >>> 0 === all;
    });
    for (const row of complete.filter((row) => row.all)) {
      unknown = (unknown & ~low(mask, row.value)) >>> 0;
    }
    return { index, word, bits, complete, unknown };
  }

  function singleBits(word) {
    return Array.from({ length: 32 }, (_, at) => (1 << at) >>> 0).filter((bit) => (word & bit) !== 0);
  }

  /** Returns the EnableFlags that set a mask, as a number and flags, and the words that no flag sets. */
  function enableFlags(mask, words) {
    let number = 0;
    const flags = [];
    const rest = empty(mask);
    for (const word of decode(mask, words)) {
      for (const bit of word.bits) {
        if (bit.flags.length > 0) {
          number = (number | bit.flags[0].value) >>> 0;
          flags.push(bit.flags[0]);
        } else {
          rest[word.index] = (rest[word.index] | bit.bit) >>> 0;
        }
      }
    }
    return { number, flags, rest };
  }

  /** Returns the names that tools accept for a mask, with as few names as bits allow, and the words without such a name. */
  function toolFlags(mask, words) {
    const rest = words.map((word) => word >>> 0);
    const named = mask.bits.filter((row) => row.community.length > 0);
    const count = (row) => singleBits(low(mask, row.value)).length;
    const names = [];
    // A name of several bits takes the place of their names.
    for (const row of [...named].sort((a, b) => count(b) - count(a))) {
      const bits = low(mask, row.value);
      const index = indexOf(mask, row.value);
      if ((words[index] & bits) >>> 0 === bits && (rest[index] & bits) !== 0) {
        rest[index] = (rest[index] & ~bits) >>> 0;
        names.push(row);
      }
    }
    const order = (row) => mask.bits.indexOf(row);
    return { names: names.sort((a, b) => order(a) - order(b)).map((row) => row.community[0]), rest };
  }

  /** Returns the events that a mask enables, each with the names of the bits that do. */
  function events(mask, words) {
    const isSet = new Map();
    const enabled = (name) => {
      if (!isSet.has(name)) {
        const bit = mask.bits.find((row) => row.name === name);
        const value = bit?.value ?? mask.flags.find((flag) => flag.name === name)?.sets ?? null;
        const bits = value === null ? 0 : low(mask, value);
        isSet.set(name, bits !== 0 && (words[indexOf(mask, value)] & bits) >>> 0 === bits);
      }
      return isSet.get(name);
    };
    const found = mask.events.map((event) => ({ event, by: event.needs.filter(enabled) }));
    return found.filter(({ by }) => by.length > 0);
  }

  // ---------------------------------------------------------------------------------------------------------------
  // Texts

  function hex(number) {
    return `0x${(number >>> 0).toString(16).toUpperCase().padStart(8, "0")}`;
  }

  /** Returns a mask as a parameter of an address. */
  function toParameter(words) {
    const last = words.reduce((last, word, at) => (word === 0 ? last : at), -1);
    return words.slice(0, last + 1).map((word) => (word >>> 0).toString(16)).join("-");
  }

  /** Returns the mask in a parameter of an address; null if it is none. */
  function fromParameter(mask, text) {
    const parts = text === "" ? [] : text.split("-");
    if (parts.length > mask.words || !parts.every((part) => /^[0-9a-f]{1,8}$/i.test(part))) {
      return null;
    }
    return empty(mask).map((_, at) => (at < parts.length ? parseInt(parts[at], 16) : 0));
  }

  /** Returns the command line of xperf; null if no name is set. */
  function toXperf(mask, words) {
    const { names } = toolFlags(mask, words);
    return names.length === 0 ? null : `xperf -on ${names.join("+")}`;
  }

  /** Returns statements in C that set the mask of a session. */
  function toC(mask, words) {
    const rows = words.map((word, at) => `    ${hex(word)}${at + 1 < words.length ? "," : ""}`);
    const declared = `ULONG ${mask.field}[${mask.words}] = {\n${rows.join("\n")}\n};`;
    const calls = mask.classes.map(({ name }) => `TraceSetInformation(session, ${name}, ${mask.field}, sizeof ${mask.field});`);
    return [declared, ...calls].join("\n");
  }

  /** Returns statements in Rust that make the mask, by name if each bit has one. */
  function toRust(mask, words) {
    const bits = decode(mask, words).flatMap((word) => word.bits);
    const named = bits.map((bit) => bit.meanings.find((row) => row.rust !== null && row.name !== null)?.rust ?? null);
    if (named.includes(null)) {
      const list = words.map((word) => hex(word)).join(", ");
      return `use etwspec::${mask.module}::${mask.wholeRust};\n\nlet mask = ${mask.wholeRust}::from_words([${list}]);`;
    }
    const lines = named.map((name) => `mask.enable(${mask.rust}::${name});`);
    const start = `let ${lines.length === 0 ? "" : "mut "}mask = ${mask.wholeRust}::new();`;
    const types = lines.length === 0 ? mask.wholeRust : `{${mask.wholeRust}, ${mask.rust}}`;
    return [`use etwspec::${mask.module}::${types};\n`, start, ...lines].join("\n");
  }

  return {
    low, indexOf, valueOf, empty, find, encode, parse, decode, enableFlags, toolFlags, events, hex, toParameter,
    fromParameter, toXperf, toC, toRust,
  };
})();

if (typeof module === "object" && module !== null) {
  module.exports = etwspecMasks;
}
