// The worker of the decoder: it runs the program, and reads files in slices. It is a function, because a page in a folder
// can start a worker only from text. Nothing outside of the function exists in the worker.

"use strict";

function etwspecDecoderWorker() {
  /** Bytes of a slice. Between two slices, other requests are answered. */
  const SLICE = 4 << 20;
  /** Bytes of the largest buffer and of what precedes it in the same slice. */
  const LONGEST = 64 << 20;

  /** Bytes of the largest file of which a profile is made: all of it is in memory. */
  const WHOLE = 1 << 30;

  let module = null;
  let program = null;
  /** The program that makes profiles. */
  let profiler = null;
  let file = null;
  /** Buffers of the file: offset, size, number of events, processor, flags. */
  let buffers = [];
  /** Changes when another file is opened or reading is cancelled. */
  let opening = 0;
  /** Changes when other events are selected. */
  let selecting = 0;
  /** Changes when other events are looked at. */
  let looking = 0;

  // -----------------------------------------------------------------------------------------------------------------
  // Program

  async function start({ packed, size }) {
    module = await WebAssembly.compile(unpack(packed, size));
    await restart();
  }

  /** Decompresses LZMA without a header: 3 bits of literal context, 2 bits of position. */
  function unpack(input, size) {
    const out = new Uint8Array(size);
    const odds = (count) => new Uint16Array(count).fill(1024);
    const [isMatch, isLong] = [odds(48), odds(48)];
    const [isRepeat, isOther, isThird, isFourth] = [odds(12), odds(12), odds(12), odds(12)];
    const literals = odds(0x300 << 3);
    const [slots, near, align] = [[odds(64), odds(64), odds(64), odds(64)], odds(128), odds(16)];
    const lengths = [0, 1].map(() => ({ choice: odds(2), low: odds(32), middle: odds(32), high: odds(256) }));
    // Range and code have 32 bits without a sign.
    const register = new Uint32Array([0xffffffff, 0]);
    let at = 1;
    while (at < 5) {
      register[1] = (register[1] << 8) | input[at++];
    }
    const refill = () => {
      if (register[0] < 0x1000000) {
        register[0] <<= 8;
        register[1] = (register[1] << 8) | input[at++];
      }
    };
    const bit = (from, index) => {
      const odd = from[index];
      const bound = (register[0] >>> 11) * odd;
      const one = register[1] >= bound;
      if (one) {
        register[0] -= bound;
        register[1] -= bound;
        from[index] = odd - (odd >> 5);
      } else {
        register[0] = bound;
        from[index] = odd + ((2048 - odd) >> 5);
      }
      refill();
      return one ? 1 : 0;
    };
    const tree = (from, bits, base = 0) => {
      let node = 1;
      for (let left = bits; left > 0; left--) {
        node = (node << 1) | bit(from, base + node);
      }
      return node - (1 << bits);
    };
    const reversed = (from, bits, base) => {
      let [node, value] = [1, 0];
      for (let place = 0; place < bits; place++) {
        const one = bit(from, base + node);
        node = (node << 1) | one;
        value |= one << place;
      }
      return value;
    };
    const direct = (bits) => {
      let value = 0;
      for (let left = bits; left > 0; left--) {
        register[0] >>>= 1;
        const one = register[1] >= register[0];
        if (one) {
          register[1] -= register[0];
        }
        value = (value << 1) | one;
        refill();
      }
      return value;
    };
    const lengthBy = ({ choice, low, middle, high }, place) => {
      if (bit(choice, 0) === 0) {
        return 2 + tree(low, 3, place << 3);
      }
      return bit(choice, 1) === 0 ? 10 + tree(middle, 3, place << 3) : 18 + tree(high, 8);
    };
    const distanceBy = (length) => {
      const slot = tree(slots[Math.min(length - 2, 3)], 6);
      if (slot < 4) {
        return slot;
      }
      const bits = (slot >> 1) - 1;
      const base = (2 | (slot & 1)) << bits;
      return slot < 14 ? base + reversed(near, bits, base - slot) : base + (direct(bits - 4) << 4) + reversed(align, 4, 0);
    };
    let [done, state] = [0, 0];
    /** The last four distances. */
    let last = [0, 0, 0, 0];
    while (done < size) {
      const place = done & 3;
      if (bit(isMatch, (state << 2) | place) === 0) {
        const base = 0x300 * ((done === 0 ? 0 : out[done - 1]) >> 5);
        let symbol = 1;
        if (state >= 7) {
          // The byte at the last distance is a guess, until a bit differs from it.
          for (let guess = out[done - last[0] - 1] << 1; symbol < 0x100; guess <<= 1) {
            const guessed = (guess >> 8) & 1;
            const one = bit(literals, base + ((1 + guessed) << 8) + symbol);
            symbol = (symbol << 1) | one;
            if (one !== guessed) {
              break;
            }
          }
        }
        while (symbol < 0x100) {
          symbol = (symbol << 1) | bit(literals, base + symbol);
        }
        out[done++] = symbol;
        state = state < 4 ? 0 : state < 10 ? state - 3 : state - 6;
        continue;
      }
      let length = 1;
      if (bit(isRepeat, state) === 0) {
        length = lengthBy(lengths[0], place);
        last = [distanceBy(length), last[0], last[1], last[2]];
        state = state < 7 ? 7 : 10;
      } else {
        let short = false;
        if (bit(isOther, state) === 0) {
          short = bit(isLong, (state << 2) | place) === 0;
        } else if (bit(isThird, state) === 0) {
          last = [last[1], last[0], last[2], last[3]];
        } else if (bit(isFourth, state) === 0) {
          last = [last[2], last[0], last[1], last[3]];
        } else {
          last = [last[3], last[0], last[1], last[2]];
        }
        if (!short) {
          length = lengthBy(lengths[1], place);
        }
        state = state < 7 ? (short ? 9 : 8) : 11;
      }
      for (const end = Math.min(done + length, size); done < end; done++) {
        out[done] = out[done - last[0] - 1];
      }
    }
    return out;
  }

  /** What the program was told for all traces: requests and bytes. */
  const parts = [];

  async function restart() {
    program = (await WebAssembly.instantiate(module, {})).exports;
    parts.forEach(([part, bytes]) => query({ do: part }, bytes));
  }

  const encoder = new TextEncoder();
  const decoder = new TextDecoder();

  /** Sends a request to the program. Bytes follow it. */
  function query(request, bytes = new Uint8Array()) {
    const { do: name, ...rest } = request;
    const json = encoder.encode(JSON.stringify({ [name]: rest }));
    const size = 4 + json.length + bytes.length;
    const at = program.etwspec_input(size);
    const memory = new Uint8Array(program.memory.buffer, at, size);
    new DataView(memory.buffer, at, 4).setUint32(0, json.length, true);
    memory.set(json, 4);
    memory.set(bytes, 4 + json.length);
    const length = program.etwspec_call();
    const answer = JSON.parse(decoder.decode(new Uint8Array(program.memory.buffer, program.etwspec_output(), length)));
    if (answer !== null && answer.error !== undefined) {
      throw Object.assign(new Error(answer.error), { field: answer.field });
    }
    return answer;
  }

  // -----------------------------------------------------------------------------------------------------------------
  // One after the other

  let last = Promise.resolve();

  /** Runs a step after those before it. Steps of different requests alternate. */
  function step(run) {
    const next = last.then(run);
    last = next.catch(() => {});
    return next;
  }

  async function slice(from, to) {
    try {
      return new Uint8Array(await file.slice(from, to).arrayBuffer());
    } catch (error) {
      throw new Error(`The file cannot be read any more: ${error.message.replace(/\.$/, "")}. Open it again.`);
    }
  }

  /** Returns the bytes of as many buffers from an index on as a slice contains, at least one. */
  function bytesFrom(index, end) {
    const from = buffers[index][0];
    let to = from + buffers[index][1];
    for (let next = index + 1; next < end && buffers[next][0] + buffers[next][1] - from <= SLICE; next++) {
      to = buffers[next][0] + buffers[next][1];
    }
    return slice(from, Math.min(to, from + LONGEST));
  }

  // -----------------------------------------------------------------------------------------------------------------
  // Requests

  /** Reads a file from start to end. Reports each slice. */
  async function open({ file: opened, intervals }, report) {
    const own = ++opening;
    const isCurrent = () => own === opening;
    selecting++;
    looking++;
    await step(() => {
      file = opened;
      buffers = [];
      named = false;
      query({ do: "open", size: file.size });
    });
    let read = 0;
    let done = false;
    while (!done) {
      await step(async () => {
        if (!isCurrent()) {
          done = true;
          return;
        }
        const to = Math.min(read + SLICE, file.size);
        const bytes = await slice(read, to);
        read = to;
        const found = query({ do: "push", last: read >= file.size }, bytes);
        buffers = buffers.length === 0 ? found.buffers : (buffers.push(...found.buffers), buffers);
        done = found.done;
        report({ read, size: file.size, buffers: found.buffers, summary: done || read === to && first(read) ? query({ do: "summary" }) : null });
      });
    }
    return step(() => (isCurrent() ? { summary: query({ do: "summary" }), overview: query({ do: "overview", intervals }) } : { cancelled: true }));
  }

  /** Returns whether these are the first slices, after which the header of the file is known. */
  function first(read) {
    return read <= 2 * SLICE;
  }

  /** Selects events, and counts them. Reports each slice. */
  async function filter({ words }, report) {
    const own = ++selecting;
    looking++;
    const { all } = await step(() => query({ do: "filter", ...words }));
    let next = 0;
    while (!all && next < buffers.length && own === selecting) {
      await step(async () => {
        if (own !== selecting) {
          return;
        }
        const answer = query({ do: "count", buffer: next }, await bytesFrom(next, buffers.length));
        report({ from: next, selected: answer.selected, buffers: buffers.length });
        next = answer.next;
      });
    }
    return { all, cancelled: own !== selecting };
  }

  /** Makes the profile of the file. It is done by a program of its own, whose memory is freed afterwards. */
  async function profile() {
    const command = "Make the profile with the command `etwspec profile`.";
    if (file.size > WHOLE) {
      throw new Error(`The file is larger than ${WHOLE >> 20} MiB. ${command}`);
    }
    const made = (await WebAssembly.instantiate(profiler, {})).exports;
    // Places and sizes have 32 bits without a sign.
    const memory = (at, size) => new Uint8Array(made.memory.buffer, at >>> 0, size >>> 0);
    try {
      const at = made.etwspec_input(file.size);
      for (let read = 0; read < file.size; read += SLICE) {
        const bytes = await slice(read, Math.min(read + SLICE, file.size));
        memory(at, file.size).set(bytes, read);
      }
      const length = made.etwspec_call();
      const answer = memory(made.etwspec_output(), length);
      const end = 4 + new DataView(answer.buffer, answer.byteOffset, 4).getUint32(0, true);
      const warnings = JSON.parse(decoder.decode(answer.subarray(end)));
      return { buffer: answer.slice(4, end).buffer, warnings };
    } catch (error) {
      throw error instanceof WebAssembly.RuntimeError ? new Error(`The page cannot make the profile (${error.message}). ${command}`) : error;
    }
  }

  const handlers = {
    start,
    open,
    filter,
    query: ({ request, bytes }) => step(() => query(request, bytes)),
    rows: ({ buffer, from, count }) => {
      const own = ++looking;
      return step(async () => {
        if (own !== looking) {
          return { superseded: true };
        }
        return query({ do: "rows", buffer, from, count }, await bytesFrom(buffer, buffer + 1));
      });
    },
    record: ({ buffer, offset }) =>
      step(async () => query({ do: "record", buffer, offset }, await bytesFrom(buffer, buffer + 1))),
    header: ({ buffer }) => step(async () => query({ do: "header", buffer }, await bytesFrom(buffer, buffer + 1))),
    schema: ({ file: opened }) =>
      step(async () => {
        if (opened.size > LONGEST) {
          throw new Error(`${opened.name} is larger than ${LONGEST >> 20} MiB`);
        }
        return query({ do: "schema", name: opened.name }, new Uint8Array(await opened.arrayBuffer()));
      }),
    profile: () => step(profile),
    part: ({ part, packed, size }) =>
      step(async () => {
        const bytes = size === null ? packed : unpack(packed, size);
        if (part === "profile") {
          profiler = await WebAssembly.compile(bytes);
          return {};
        }
        parts.push([part, bytes]);
        return query({ do: part }, bytes);
      }),
    bytes: ({ from, to }) => step(() => slice(from, to)),
    cancel: () => {
      opening++;
      selecting++;
      looking++;
      return {};
    },
    stop: () => {
      selecting++;
      looking++;
      return {};
    },
  };

  self.onmessage = async ({ data }) => {
    const { id, what } = data;
    try {
      const answer = await handlers[what](data, (progress) => self.postMessage({ id, progress }));
      self.postMessage({ id, answer }, answer?.buffer instanceof ArrayBuffer ? [answer.buffer] : []);
    } catch (error) {
      const trapped = error instanceof WebAssembly.RuntimeError;
      if (trapped) {
        await restart();
        opening++;
      }
      const message = trapped ? `The decoder failed (${error.message}). This is a mistake in it; please report it.` : error.message;
      self.postMessage({ id, error: message, field: error.field ?? "" });
    }
  };
}
