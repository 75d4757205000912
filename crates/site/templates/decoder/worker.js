// The worker of the decoder: it runs the program, and reads files in slices. It is a function, because a page in a folder
// can start a worker only from text. Nothing outside of the function exists in the worker.

"use strict";

function etwspecDecoderWorker() {
  /** Bytes of a slice. Between two slices, other requests are answered. */
  const SLICE = 4 << 20;
  /** Bytes of the largest buffer and of what precedes it in the same slice. */
  const LONGEST = 64 << 20;

  let module = null;
  let program = null;
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

  async function start({ deflated }) {
    const stream = new Blob([deflated]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
    module = await WebAssembly.compile(await new Response(stream).arrayBuffer());
    await restart();
  }

  async function restart() {
    program = (await WebAssembly.instantiate(module, {})).exports;
  }

  const encoder = new TextEncoder();
  const decoder = new TextDecoder();

  /** Sends a request to the program. Bytes follow it. */
  function query(request, bytes = new Uint8Array()) {
    const json = encoder.encode(JSON.stringify(request));
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
      self.postMessage({ id, answer });
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
