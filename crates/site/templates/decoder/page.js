// The page of the decoder: bytes to paste, files to open, and what they are.

"use strict";

(function () {
  const { query, element, start, toBytes } = etwspecDecoder;
  const place = document.getElementById("decoder");
  /** Bytes of the longest input that the address contains. */
  const LINKED = 768;
  /** Bytes of a file that is no trace, and is decoded like pasted bytes. */
  const SMALL = 0x10000;
  /** Milliseconds between the last key and decoding. */
  const QUIET = 200;

  const parameters = new URLSearchParams(location.search);

  // -----------------------------------------------------------------------------------------------------------------
  // Input

  const inputs = element("div", "dec-inputs", "", { id: "dec-inputs" });
  const paste = element("form", "dec-paste", "", { "aria-labelledby": "dec-paste-title" });
  const text = element("textarea", "", "", { id: "dec-text", rows: "7", spellcheck: "false", autocomplete: "off", autocapitalize: "off", "aria-describedby": "dec-error dec-read", placeholder: "020011c0 18002505 …, the output of xxd, hexdump -C or WinDbg db, or a C array" });
  const error = element("p", "dec-error", "", { id: "dec-error", role: "alert" });
  const read = element("p", "dec-quiet", "", { id: "dec-read" });
  const structure = element("input", "", "", { id: "dec-as", type: "text", list: "dec-structures", autocomplete: "off", spellcheck: "false", placeholder: "detect: an event, by its first bytes" });
  const structures = element("datalist", "", "", { id: "dec-structures" });
  const event = element("input", "", "", { id: "dec-event", type: "text", autocomplete: "off", spellcheck: "false", placeholder: "0x0524 or Thread/CSwitch" });
  const version = element("input", "", "", { id: "dec-version", type: "number", min: "0", max: "255", placeholder: "2" });
  const example = element("button", "dec-button", "Example", { type: "button" });
  const clear = element("button", "dec-button", "Clear", { type: "button" });

  const labelled = (name, input) => {
    const holder = element("div", "dec-field");
    holder.append(element("label", "", name, { for: input.id }), input);
    return holder;
  };
  const how = element("details", "dec-how");
  how.append(element("summary", "", "Decode as…"));
  const options = element("div", "dec-options");
  options.append(labelled("Structure", structure), labelled("Payload of event", event), labelled("Event version", version));
  how.append(options, element("p", "dec-quiet", "Release and pointer size are those chosen at the top of the page. An event header selects the pointer size by itself."));
  const buttons = element("p", "dec-buttons");
  buttons.append(element("button", "dec-button dec-main", "Decode", { type: "submit" }), " ", example, " ", clear);
  const title = element("h2", "", "Paste bytes", { id: "dec-paste-title" });
  const label = element("label", "", "Bytes in any usual form", { for: "dec-text" });
  paste.append(title, label, text, error, read, how, structures, buttons);

  const drop = element("section", "dec-drop", "", { "aria-labelledby": "dec-drop-title" });
  const choose = element("input", "", "", { id: "dec-file", type: "file", multiple: "", accept: ".etl,.etl.001,.bin,.man,.tmf,.dll,.exe,.sys,.mui,application/octet-stream" });
  const sample = element("button", "dec-button", "Open the sample", { type: "button" });
  const picker = element("p", "dec-pick");
  picker.append(element("label", "", "Choose an .etl file, or drop it anywhere on this page. Add .man, .tmf, .dll, .exe, .sys or .mui files for their schemas.", { for: "dec-file" }), choose);
  const samples = element("p");
  samples.append(sample);
  drop.append(
    element("h2", "", "Open a trace", { id: "dec-drop-title" }), picker, samples,
    element("p", "dec-quiet", "The file stays on this computer: the page reads it in slices and sends nothing. Files of any size can be opened. Damaged files are read as far as possible."),
  );
  inputs.append(paste, drop);
  const schemas = element("p", "dec-schemas dec-quiet", "", { role: "status" });
  const output = element("div", "dec-output");
  place.replaceChildren(inputs, schemas, output);

  // -----------------------------------------------------------------------------------------------------------------
  // Bytes

  let bytes = null;
  let asked = 0;
  let structuresListed = false;

  async function listStructures() {
    if (!structuresListed) {
      structuresListed = true;
      const { structures: all } = await query({ do: "structures" });
      structures.append(...all.map(([name]) => new Option(name)));
    }
  }
  structure.addEventListener("focus", () => listStructures().catch(fail));

  /** Reads the text and decodes its bytes. */
  async function decodeText() {
    const own = ++asked;
    error.textContent = "";
    read.textContent = "";
    text.removeAttribute("aria-invalid");
    if (text.value.trim() === "") {
      bytes = null;
      closeTrace();
      output.replaceChildren();
      keepInAddress();
      return;
    }
    try {
      const answer = await query({ do: "text" }, new TextEncoder().encode(text.value));
      if (own !== asked) {
        return;
      }
      bytes = toBytes(answer.hex);
      read.textContent = `Read as ${answer.notation}: ${bytes.length} byte${bytes.length === 1 ? "" : "s"}.`;
    } catch (problem) {
      if (own === asked) {
        text.setAttribute("aria-invalid", "true");
        error.textContent = `${capital(problem.message)}.`;
      }
      return;
    }
    await decodeBytes(own, "Pasted bytes");
  }

  async function decodeBytes(own, name) {
    const { release, pointer } = chosen();
    const request = { do: "decode", structure: structure.value, event: event.value, version: version.value === "" ? null : Number(version.value), release, pointer };
    for (const input of [structure, event]) {
      input.removeAttribute("aria-invalid");
    }
    let tree = null;
    let problem = null;
    try {
      tree = await query(request, bytes);
    } catch (failure) {
      problem = `${capital(failure.message)}.`;
      if (failure.field === "event") {
        event.setAttribute("aria-invalid", "true");
      }
    }
    if (own !== asked) {
      return;
    }
    closeTrace();
    const view = etwspecFields.view({ tree, bytes, title: name, problem });
    output.replaceChildren(view.root);
    view.select(0);
    keepInAddress();
  }

  /** The release and the pointer size that the page has. */
  function chosen() {
    const now = new URLSearchParams(location.search);
    const pointer = now.get("pointer");
    return { release: now.get("release") || null, pointer: pointer === null ? null : Number(pointer) };
  }

  function capital(sentence) {
    return sentence.charAt(0).toUpperCase() + sentence.slice(1);
  }

  function fail(problem) {
    error.textContent = problem.message;
  }

  // -----------------------------------------------------------------------------------------------------------------
  // Address

  function keepInAddress() {
    const now = new URLSearchParams(location.search);
    const set = (name, value) => (value === "" || value === null ? now.delete(name) : now.set(name, value));
    const short = bytes !== null && bytes.length > 0 && bytes.length <= LINKED;
    set("bytes", short ? btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "") : "");
    set("as", short ? structure.value.trim() : "");
    set("event", short ? event.value.trim() : "");
    set("version", short ? version.value : "");
    const query = now.toString();
    try {
      history.replaceState(history.state, "", `${location.pathname}${query === "" ? "" : `?${query}`}${location.hash}`);
    } catch {
      // A browser may refuse to change the address of a file.
    }
  }

  function fromAddress() {
    const encoded = parameters.get("bytes");
    if (encoded === null || !/^[A-Za-z0-9_-]+$/.test(encoded)) {
      return;
    }
    try {
      const letters = atob(encoded.replaceAll("-", "+").replaceAll("_", "/"));
      const codes = [...letters].map((letter) => letter.charCodeAt(0).toString(16).padStart(2, "0"));
      text.value = codes.join("").replace(/.{8}/g, "$& ").trim();
    } catch {
      return;
    }
    structure.value = parameters.get("as") ?? "";
    event.value = parameters.get("event") ?? "";
    version.value = parameters.get("version") ?? "";
    how.open = structure.value + event.value + version.value !== "";
    decodeText().catch(fail);
  }

  // -----------------------------------------------------------------------------------------------------------------
  // Files

  let trace = null;
  const reopen = element("button", "dec-button", "Open another file", { type: "button", "aria-controls": "dec-inputs", "aria-expanded": "false" });

  function closeTrace() {
    trace?.close();
    trace = null;
    etwspecDecoder.trace = null;
    fold(false);
  }

  /** Folds or shows the inputs. They are folded only while a trace is shown. */
  function fold(folded) {
    inputs.hidden = folded;
    reopen.setAttribute("aria-expanded", String(!folded));
    reopen.textContent = folded ? "Open another file" : "Hide the inputs";
  }

  reopen.addEventListener("click", () => fold(!inputs.hidden));

  /** Returns whether a file has schemas of events, by its name. */
  function hasSchemas({ name }) {
    return /\.(man|tmf|mof|pdb|xml|dll|exe|sys|mui)$/i.test(name);
  }

  /** Opens files: first the schemas, then the trace. */
  async function openAll(files) {
    const trace = files.find((file) => !hasSchemas(file));
    await addSchemas(files.filter(hasSchemas));
    if (trace !== undefined) {
      await open(trace);
    }
  }

  /** Adds schemas, for the trace that is open and for others. */
  async function addSchemas(files) {
    for (const file of files) {
      try {
        const answer = await etwspecDecoder.call("schema", { file });
        const all = `${file.name}: ${answer.schemas} schema${answer.schemas === 1 ? "" : "s"}`;
        schemas.append(element("span", "", answer.problems === null ? all : `${all}; ${answer.problems}`));
      } catch (problem) {
        schemas.append(element("span", "dec-error", problem.message));
      }
    }
    if (files.length > 0) {
      await trace?.describe();
    }
  }

  /** Opens a file as a trace. */
  async function open(file) {
    asked++;
    closeTrace();
    error.textContent = "";
    read.textContent = "";
    bytes = null;
    keepInAddress();
    const own = etwspecTrace.open(file, output);
    trace = own;
    etwspecDecoder.trace = own;
    own.bar.append(reopen);
    fold(true);
    own.heading.focus();
    try {
      await own.ready;
    } catch (problem) {
      own.root.replaceChildren(own.bar, element("p", "callout unknown", problem.message, { role: "alert" }));
      return;
    }
    if (trace === own && own.total() === 0 && file.size > 0 && file.size <= SMALL) {
      const button = element("button", "dec-button", "Decode the bytes of the file", { type: "button" });
      button.addEventListener("click", async () => {
        bytes = new Uint8Array(await file.arrayBuffer());
        await decodeBytes(++asked, file.name);
      });
      own.notes.append(button);
    }
  }

  choose.addEventListener("change", () => {
    openAll([...choose.files]);
  });
  sample.addEventListener("click", async () => {
    try {
      const { hex } = await query({ do: "sample" });
      await open(new File([toBytes(hex)], "sample.etl"));
    } catch (problem) {
      fail(problem);
    }
  });
  addEventListener("dragover", (event) => {
    if (event.dataTransfer?.types.includes("Files")) {
      event.preventDefault();
      drop.classList.add("over");
    }
  });
  addEventListener("dragleave", (event) => {
    if (event.relatedTarget === null) {
      drop.classList.remove("over");
    }
  });
  addEventListener("drop", (event) => {
    drop.classList.remove("over");
    const files = [...(event.dataTransfer?.files ?? [])];
    if (files.length > 0) {
      event.preventDefault();
      openAll(files);
    }
  });

  // -----------------------------------------------------------------------------------------------------------------

  let pending = 0;
  const later = () => {
    clearTimeout(pending);
    pending = setTimeout(() => decodeText().catch(fail), QUIET);
  };
  text.addEventListener("input", later);
  for (const input of [structure, event, version]) {
    input.addEventListener("change", () => text.value.trim() !== "" && later());
  }
  paste.addEventListener("submit", (event) => {
    event.preventDefault();
    clearTimeout(pending);
    decodeText().catch(fail);
  });
  example.addEventListener("click", async () => {
    try {
      const { hex } = await query({ do: "example" });
      text.value = hex.replace(/.{32}/g, "$&\n").replace(/[0-9a-f]{8}(?=[0-9a-f])/g, "$& ").trim();
      structure.value = "";
      event.value = "";
      version.value = "";
      await decodeText();
    } catch (problem) {
      fail(problem);
    }
  });
  clear.addEventListener("click", () => {
    text.value = "";
    decodeText().catch(fail);
    text.focus();
  });
  // The choice of a release changes what the bytes mean.
  document.querySelector("form.choice")?.addEventListener("change", () => setTimeout(() => text.value.trim() !== "" && decodeText().catch(fail), 0));
  // The program is loaded while the reader looks for bytes.
  const warm = () => start().catch(fail);
  place.addEventListener("focusin", warm, { once: true });
  place.addEventListener("pointerover", warm, { once: true });
  fromAddress();
})();
