// Profiles of traces for programs in other pages. The worker makes them, and they are passed from window to window.

"use strict";

var etwspecProfiles = (function () {
  const { call, element } = etwspecDecoder;
  /** Milliseconds between two questions whether a page is ready. */
  const PAUSE = 100;
  /** Milliseconds after which a page that does not answer has failed. */
  const LONGEST = 60_000;

  /** The programs: where they are, the question whether they are ready, the answer, and the message with a profile. */
  const PROGRAMS = [
    {
      name: "Firefox Profiler",
      origin: "https://profiler.firefox.com",
      path: "/from-post-message/",
      question: { name: "ready:request" },
      isReady: (answer) => answer?.name === "ready:response",
      message: (buffer) => ({ name: "inject-profile", profile: buffer }),
    },
    {
      name: "Perfetto",
      origin: "https://ui.perfetto.dev",
      path: "/",
      question: "PING",
      isReady: (answer) => answer === "PONG",
      message: (buffer, title) => ({ perfetto: { buffer, title } }),
    },
  ];

  /** Waits until the page in a window answers. */
  function ready(opened, { name, origin, question, isReady }) {
    return new Promise((resolve, reject) => {
      const from = performance.now();
      const end = (finish, value) => {
        clearInterval(asking);
        removeEventListener("message", receive);
        finish(value);
      };
      const receive = ({ source, origin: of, data }) => {
        if (source === opened && of === origin && isReady(data)) {
          end(resolve);
        }
      };
      const asking = setInterval(() => {
        if (opened.closed) {
          end(reject, new Error(`The window of ${name} was closed.`));
        } else if (performance.now() - from > LONGEST) {
          end(reject, new Error(`${name} does not answer.`));
        } else {
          // The page may not be there yet: it receives no message that is sent before.
          opened.postMessage(question, origin);
        }
      }, PAUSE);
      addEventListener("message", receive);
    });
  }

  /** Opens a program, makes the profile and passes it on. Returns warnings about data that it lacks. */
  async function open(program, title) {
    // A browser opens a window at once or not at all.
    const opened = window.open(program.origin + program.path, "_blank");
    if (opened === null) {
      throw new Error("The browser blocked the window. Allow this page to open windows.");
    }
    try {
      const { buffer, warnings } = await make();
      await ready(opened, program);
      opened.postMessage(program.message(buffer, title), program.origin, [buffer]);
      return warnings;
    } catch (error) {
      opened.close();
      throw error;
    }
  }

  let loaded = null;

  /** Makes the profile of the open file. */
  async function make() {
    loaded ??= etwspecDecoder.add("profile", "etwspecDecoderProfile");
    await loaded;
    return call("profile");
  }

  const warningOf = ([number, noun, rest]) => `${number === null ? noun : `${number.toLocaleString("en")} ${noun}${number === 1 ? "" : "s"}`} ${rest}`;

  /** Returns buttons that open the trace in the programs; none if the site makes no profiles. */
  function buttons(title) {
    const root = element("div", "dec-profiles");
    if (document.getElementById("decoder").dataset.profiles === undefined) {
      return root;
    }
    const all = PROGRAMS.map((program) => [program, element("button", "dec-button", `Open in ${program.name}`, { type: "button" })]);
    const doing = element("span", "dec-quiet", "", { role: "status" });
    const about = "The profile is made here, and passed to the other page in this browser. The Firefox Profiler asks its symbol server for names of functions, by the names and identities of images.";
    for (const [program, button] of all) {
      button.addEventListener("click", async () => {
        all.forEach(([, one]) => (one.disabled = true));
        doing.textContent = "Making the profile…";
        doing.classList.remove("dec-error");
        try {
          const warnings = await open(program, title);
          doing.textContent = [`Opened in ${program.name}.`, ...warnings.map((warning) => `${warningOf(warning)}.`)].join(" ");
        } catch (error) {
          doing.textContent = error.message;
          doing.classList.add("dec-error");
        } finally {
          all.forEach(([, one]) => (one.disabled = false));
        }
      });
    }
    root.append(...all.map(([, button]) => button), doing, element("p", "dec-quiet", about));
    return root;
  }

  return { PROGRAMS, buttons };
})();
