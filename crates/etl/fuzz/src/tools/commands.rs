//! The commands that read a trace.

use std::ffi::OsString;
use std::fs;
use std::path::Path;

use etwspec::buffers::WmiBufferHeaderPtr64;
use etwspec::payloads::List;
use etwspec_console::Console;
use etwspec_etl::Trace;
use etwspec_etl::counts::Counts;

use super::super::library::request::{self, Request};
use super::super::library::{Target, dictionary};
use super::output::{Format, Output, check_size};

/// Maximum size of a trace with repeated buffers, in bytes. Nine outputs of it are read again, each up to ten times as
/// large as the trace, and that by instrumented code: 1 MiB takes more than ten seconds.
const MAX: usize = 1 << 17;

/// The target.
pub const TARGET: Target = Target {
    name: "commands",
    run,
    seeds: request::seeds,
    mutate: Some(request::mutate),
    words: dictionary::of_requests,
};

/// Input: options and a trace. See [`Request`].
///
/// Every command ends with a status of its help, on a file and on standard input. The size of its output is bounded by the
/// number and the size of the events. Output in JSON and CSV is valid, and
/// no output contains a character that acts on a terminal.
pub fn run(input: &[u8]) {
    let request = Request::new(input);
    let bytes = request.trace_up_to(MAX);
    let folder = tempfile::tempdir().expect("there is a folder for temporary files");
    let path = folder.path().join("trace.etl");
    fs::write(&path, &bytes).expect("the file can be written");
    let trace = Trace::new(&bytes);
    let filters: Vec<String> =
        request.filters(&trace).into_iter().map(|(name, value)| format!("--{name}={value}")).collect();
    let filters: Vec<&str> = filters.iter().map(String::as_str).collect();
    let counts = Counts::of(&trace);
    let size = bytes.len() + counts.memory_bytes as usize;
    let commands = Commands { path: &path, bytes: &bytes, events: counts.all.events as usize + 1, size };

    // All at once would be slow. The size of an input is as good as a random number.
    match input.len() % 4 {
        0 => commands.dump(&filters),
        1 => commands.cut(&filters),
        2 => commands.reports(),
        _ => commands.places(&trace),
    }
}

/// A trace, as a file and as standard input.
struct Commands<'a> {
    path: &'a Path,
    bytes: &'a [u8],
    events: usize,
    /// Size of the file and of its events in bytes.
    size: usize,
}

impl Commands<'_> {
    fn run(&self, arguments: &[&str]) -> Output {
        let (mut out, mut err, mut input) = (Vec::new(), Vec::new(), self.bytes);
        let all = ["etwspec"].iter().chain(arguments).map(OsString::from);
        let mut console = Console::new(&mut out, &mut err, &mut input);
        let status = etwspec_cli::run(all, &mut console);
        check_size(out.len(), self.events, self.size);
        Output::new(status, out, err)
    }

    fn file(&self) -> &str {
        self.path.to_str().expect("the path is text")
    }

    /// Runs a command on the file and on standard input.
    fn both(&self, command: &str, arguments: &[&str], format: Format) -> [Output; 2] {
        [self.file(), "-"].map(|file| {
            let output = self.run(&[&[command, file], arguments].concat());
            output.check(format);
            output
        })
    }

    fn dump(&self, filters: &[&str]) {
        for (name, format) in [("table", Format::Text), ("json", Format::JsonLines), ("csv", Format::Csv)] {
            // A file is read twice for names at its end, and a stream once.
            self.run(&[&["dump", self.file(), "--format", name], filters].concat()).check(format);
            let arguments = [&["--format", name, "--one-pass"], filters].concat();
            let [file, stream] = self.both("dump", &arguments, format);
            assert!(file.out == stream.out, "a stream has the same events, as {name}");
            assert_eq!(file.status, stream.status, "{}\n{}", file.err, stream.err);
            self.run(&[&["dump", self.file(), "--sort"], &arguments[..]].concat()).check(format);
        }
    }

    fn cut(&self, filters: &[&str]) {
        let to = self.path.with_extension("cut");
        let cut = to.to_str().expect("the path is text");
        for mode in [&[][..], &["--compressed"], &["--uncompressed"]] {
            for from in [self.file(), "-"] {
                let output = self.run(&[&["cut", from, cut], mode, filters].concat());
                if output.status == 2 {
                    assert!(!to.exists(), "a failure leaves no file");
                    continue;
                }
                let read = self.run(&["dump", cut, "--format", "json"]);
                read.check(Format::JsonLines);
                // An event that is larger than a buffer of the session makes its buffer larger.
                assert_ne!(read.status, 2, "{mode:?}: {}", read.err);
                fs::remove_file(&to).expect("the file can be removed");
            }
        }
    }

    fn reports(&self) {
        for command in ["info", "stats", "check-trace"] {
            self.both(command, &[], Format::Text);
            self.both(command, &["--format", "json"], Format::Json);
        }
        for (name, format) in [("text", Format::Text), ("json", Format::JsonLines), ("csv", Format::Csv)] {
            self.both("list", &["--format", name], format);
            for list in List::ALL {
                self.run(&["list", list.name, self.file(), "--format", name]).check(format);
            }
        }
        let two = self.run(&["stats", self.file(), self.file(), "--format", "json"]);
        two.check(Format::Json);
    }

    /// Runs the commands that show bytes at a place: of a buffer, and of its second event.
    fn places(&self, trace: &Trace<'_>) {
        let offsets: Vec<u64> = trace.buffers().flatten().map(|raw| raw.file_offset()).take(64).collect();
        let offset = offsets.get(self.bytes.len() % offsets.len().max(1)).copied().unwrap_or(0);
        let event = WmiBufferHeaderPtr64::SIZE;
        for place in [format!("@{offset:#x}"), format!("@{offset:#x}+{event:#x}"), format!("@{}", self.bytes.len())] {
            for file in [self.file(), "-"] {
                self.run(&["hex", &format!("{file}{place}"), "--records", "5"]);
            }
        }
        let header = WmiBufferHeaderPtr64::LAYOUT.name;
        let (buffer, event) = (format!("{}@{offset:#x}", self.file()), format!("{}@{event:#x}", self.file()));
        for (name, format) in [("text", Format::Text), ("json", Format::Json)] {
            self.run(&["decode", header, &buffer, "--format", name]).check(format);
            self.run(&["decode", &event, "--format", name]).check(format);
            self.run(&["decode", header, "-", "--raw", "--format", name]).check(format);
        }
    }
}
