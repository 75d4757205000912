//! The trace that a command reads: a file, the standard input, or the sample that is built in.

use std::fs;
use std::io::{self, Read};
use std::num::NonZeroUsize;
use std::ops::ControlFlow;
use std::path::Path;
use std::thread;

use clap::Args;
use etwspec_console::Problem;
use etwspec_etl::{Counts, Damage, File, Item, LogFile, RawBuffer, Reader, SAMPLE, Scratch, Trace};

use super::formats::{self, Format};
use super::progress::{Progress, Results};

/// What the sample goes by where a file has a name.
const SAMPLE_NAME: &str = "sample";
/// What the standard input goes by.
const STANDARD_INPUT: &str = "the standard input";
/// No more threads read a trace: each has tables of its own.
const MOST_THREADS: usize = 8;

/// The argument of the commands that read one trace.
#[derive(Clone, Debug, Default, Args)]
pub(crate) struct TraceArg {
    /// A trace (.etl), - for the standard input; without it, the sample that is built in.
    #[arg(value_name = "FILE")]
    pub(crate) file: Option<String>,
}

/// A trace to read.
#[derive(Debug)]
pub(crate) struct Input<'a> {
    name: String,
    source: Source<'a>,
    /// What it begins with.
    first: Vec<u8>,
}

enum Source<'a> {
    /// All of it is in memory, or mapped.
    File(File),
    /// So is the sample.
    Built(&'static [u8]),
    /// It comes byte by byte.
    Stream(Box<Reader<Box<dyn Read + 'a>>>),
}

impl std::fmt::Debug for Source<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Source::File(_) => "File",
            Source::Built(_) => "Built",
            Source::Stream(_) => "Stream",
        })
    }
}

impl<'a> Input<'a> {
    /// Opens a file, the standard input for `-`, or the sample for nothing. A file is mapped; what is no regular file,
    /// such as a pipe, is read as it comes.
    ///
    /// # Errors
    ///
    /// [`Problem::Refused`], if there is nothing to read there, or something else than a trace.
    pub(crate) fn open(file: Option<&str>, stdin: &'a mut dyn Read) -> Result<Self, Problem> {
        match file {
            None => Ok(Input { name: SAMPLE_NAME.to_owned(), source: Source::Built(SAMPLE), first: Vec::new() }),
            Some("-") => Input::stream(STANDARD_INPUT, Box::new(stdin)),
            Some(path) => Input::path(path),
        }
    }

    fn path(path: &str) -> Result<Self, Problem> {
        let failed = |error: io::Error| cannot_open(path, &error);
        let metadata = fs::metadata(path).map_err(failed)?;
        if metadata.is_dir() {
            return Err(Problem::new(format!("{path} is a folder")).help("name a file in it"));
        }
        if !metadata.is_file() {
            return Input::stream(path, Box::new(fs::File::open(path).map_err(failed)?));
        }
        let file = File::open(path).map_err(failed)?;
        let first = file.as_bytes().iter().take(formats::ENOUGH).copied().collect();
        Input { name: path.to_owned(), source: Source::File(file), first }.checked()
    }

    fn stream(name: &str, mut from: Box<dyn Read + 'a>) -> Result<Self, Problem> {
        let failed = |error: io::Error| cannot_read(name, &error);
        let mut first = Vec::new();
        from.by_ref().take(formats::ENOUGH as u64).read_to_end(&mut first).map_err(failed)?;
        let all: Box<dyn Read + 'a> = Box::new(io::Cursor::new(first.clone()).chain(from));
        let reader = Reader::new(all).map_err(failed)?;
        Input { name: name.to_owned(), source: Source::Stream(Box::new(reader)), first }.checked()
    }

    /// What surely is no trace is refused before all of it is searched.
    fn checked(self) -> Result<Self, Problem> {
        if self.first.is_empty() {
            return Err(Problem::new(format!("{} is empty", self.name)));
        }
        match formats::format(&self.first) {
            Some(format) if self.log_file().is_none() => Err(self.no_trace(Some(format), None)),
            _ => Ok(self),
        }
    }

    /// What to call it in messages.
    pub(crate) fn name(&self) -> &str {
        &self.name
    }

    /// How it is named on the command line: what stands before the @ of a place in it.
    pub(crate) fn argument(&self) -> &str {
        match &self.source {
            Source::Built(_) => "",
            Source::Stream(_) if self.name == STANDARD_INPUT => "-",
            _ => &self.name,
        }
    }

    /// What the file says of itself; nothing if it does not begin with that.
    pub(crate) fn log_file(&self) -> Option<LogFile> {
        match &self.source {
            Source::Stream(reader) => reader.log_file().cloned(),
            _ => self.trace().and_then(|trace| trace.log_file().cloned()),
        }
    }

    /// How many events of each sort it has.
    ///
    /// # Errors
    ///
    /// Those of the input, and that there is no buffer at all.
    pub(crate) fn counts(&mut self, progress: &Progress) -> Result<Counts, Problem> {
        let Some(trace) = self.trace() else {
            let (mut counts, mut scratch) = (Counts::default(), Scratch::new());
            self.each_buffer(progress, |next| {
                match next {
                    Ok(raw) => counts.add(&raw.open(&mut scratch)),
                    Err(damage) => counts.damages.push(damage),
                }
                Ok(ControlFlow::Continue(()))
            })?;
            return Ok(counts);
        };
        let threads = thread::available_parallelism().map_or(1, |threads| threads.get().min(MOST_THREADS));
        let threads = NonZeroUsize::new(threads).unwrap_or(NonZeroUsize::MIN);
        let counts = Counts::of_watched(&trace, threads, |bytes| progress.add(bytes));
        match counts.buffers {
            0 => Err(self.no_trace(formats::format(&self.first), None)),
            _ => Ok(counts),
        }
    }

    /// The trace, if all of it is at hand; of a stream, nothing.
    pub(crate) fn trace(&self) -> Option<Trace<'_>> {
        match &self.source {
            Source::File(file) => Some(file.trace()),
            Source::Built(bytes) => Some(Trace::new(bytes)),
            Source::Stream(_) => None,
        }
    }

    /// How many bytes it has, if that is known.
    pub(crate) fn size(&self) -> Option<u64> {
        self.trace().map(|trace| trace.as_bytes().len() as u64)
    }

    /// A bar for reading it.
    pub(crate) fn progress(&self, results: Results) -> Progress {
        Progress::new(&self.name, self.size(), results)
    }

    /// Calls a function with each buffer in the order of the file, and with what is none, until it has enough.
    ///
    /// # Errors
    ///
    /// Those of the function, those of the input, and that there is no buffer at all.
    pub(crate) fn each_buffer(
        &mut self,
        progress: &Progress,
        mut each: impl FnMut(Result<RawBuffer<'_>, Damage>) -> Result<ControlFlow<()>, Problem>,
    ) -> Result<(), Problem> {
        let Input { name, source, .. } = self;
        let mut seen = Seen { buffer: false, end: 0, before: Vec::new() };
        let mut take = |next: Result<RawBuffer<'_>, Damage>| -> Result<ControlFlow<()>, Problem> {
            seen.take(&next);
            progress.at(seen.end);
            if !seen.buffer {
                return Ok(ControlFlow::Continue(()));
            }
            for damage in seen.before.drain(..) {
                if each(Err(damage))?.is_break() {
                    return Ok(ControlFlow::Break(()));
                }
            }
            each(next)
        };
        let trace = match source {
            Source::File(file) => file.trace(),
            Source::Built(bytes) => Trace::new(bytes),
            Source::Stream(reader) => {
                while let Some(next) = reader.next_buffer().map_err(|error| cannot_read(name, &error))? {
                    if take(next)?.is_break() {
                        return Ok(());
                    }
                }
                return self.end(&seen);
            }
        };
        for next in trace.buffers() {
            if take(next)?.is_break() {
                return Ok(());
            }
        }
        self.end(&seen)
    }

    /// Calls a function with each event in the order of the file, and with each damage, until it has enough.
    ///
    /// # Errors
    ///
    /// Those of the function, those of the input, and that there is no buffer at all.
    pub(crate) fn each_item(
        &mut self,
        progress: &Progress,
        mut each: impl FnMut(Item<'_>) -> Result<ControlFlow<()>, Problem>,
    ) -> Result<(), Problem> {
        let mut scratch = Scratch::new();
        self.each_buffer(progress, |next| {
            let raw = match next {
                Ok(raw) => raw,
                Err(damage) => return each(Item::Damage(damage)),
            };
            let buffer = raw.open(&mut scratch);
            for item in buffer.items() {
                if each(item)?.is_break() {
                    return Ok(ControlFlow::Break(()));
                }
            }
            Ok(ControlFlow::Continue(()))
        })
    }

    /// All was read: it is a trace if a buffer was among it.
    fn end(&self, seen: &Seen) -> Result<(), Problem> {
        if seen.buffer { Ok(()) } else { Err(self.no_trace(formats::format(&self.first), Some(seen.end))) }
    }

    /// It is no trace, as far as so many bytes tell.
    fn no_trace(&self, format: Option<Format>, searched: Option<u64>) -> Problem {
        let name = &self.name;
        let within = match searched.or(self.size()) {
            Some(1) => " in 1 byte".to_owned(),
            Some(bytes) => format!(" in {bytes} bytes"),
            None => String::new(),
        };
        let bytes: Vec<String> = self.first.iter().take(8).map(|byte| format!("{byte:02x}")).collect();
        let begins = format!("{name}: no trace buffer{within}: it begins with {}", bytes.join(" "));
        match format {
            Some(Format { name: format, unpack, help }) => {
                let problem = Problem::new(format!("{begins}, which is {format}"));
                match (unpack, help, &self.source) {
                    (Some(unpack), _, Source::Stream(_)) => problem.help(format!("unpack it first, with `{unpack}`")),
                    (Some(unpack), ..) => {
                        problem.help(format!("unpack it on the way: {unpack} {name} | etwspec ... -"))
                    }
                    (None, Some(help), _) => problem.help(help),
                    (None, None, _) => problem,
                }
            }
            None => Problem::new(begins).help("name a trace of Event Tracing for Windows (.etl)"),
        }
    }
}

/// What of a trace has been seen.
struct Seen {
    /// A buffer.
    buffer: bool,
    /// Up to where it has been read.
    end: u64,
    /// What came before the first buffer: nothing is told of what is no trace at all.
    before: Vec<Damage>,
}

impl Seen {
    fn take(&mut self, next: &Result<RawBuffer<'_>, Damage>) {
        match next {
            Ok(raw) => {
                self.buffer = true;
                self.end = raw.file_offset().saturating_add(raw.bytes().len() as u64);
            }
            Err(damage) => {
                self.end = damage.offset.saturating_add(damage.length);
                if !self.buffer {
                    self.before.push(*damage);
                }
            }
        }
    }
}

fn cannot_open(path: &str, error: &io::Error) -> Problem {
    match error.kind() {
        io::ErrorKind::NotFound => {
            let folder = Path::new(path).parent().filter(|folder| !folder.as_os_str().is_empty() && !folder.exists());
            let help = match folder {
                Some(folder) => format!("there is no folder {} either", folder.display()),
                None => "write the name of a trace, - for the standard input, or nothing for the sample".to_owned(),
            };
            Problem::new(format!("there is no file {path}")).help(help)
        }
        _ => Problem::new(format!("cannot open {path}: {error}")),
    }
}

fn cannot_read(name: &str, error: &io::Error) -> Problem {
    Problem::new(format!("cannot read {name}: {error}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What a command says that reads some bytes as a trace, from the standard input.
    fn told(mut bytes: &[u8]) -> String {
        let read = |bytes| {
            let mut input = Input::open(Some("-"), bytes)?;
            let progress = input.progress(Results::AtEnd);
            input.each_item(&progress, |_| Ok(ControlFlow::Continue(())))
        };
        read(&mut bytes).map_or_else(|problem| problem.to_string(), |()| String::new())
    }

    #[test]
    fn what_is_no_trace_is_told_by_what_it_begins_with() {
        assert_eq!(told(b""), "error: the standard input is empty");
        assert_eq!(
            told(b"\x1F\x8B\x08\0and so on"),
            "error: the standard input: no trace buffer: it begins with 1f 8b 08 00 61 6e 64 20, which is a gzip file\n \
             help: unpack it first, with `gzip -dc`"
        );
        assert_eq!(
            told(&[0x5A; 1000].map(|byte: u8| byte | 0x80)),
            "error: the standard input: no trace buffer in 1000 bytes: it begins with da da da da da da da da\n \
             help: name a trace of Event Tracing for Windows (.etl)"
        );
        assert!(told(&[0]).starts_with("error: the standard input: no trace buffer in 1 byte: it begins with 00\n"));
    }

    #[test]
    fn a_path_that_cannot_be_read_is_told_with_what_to_do() {
        let told =
            |path: &str| Input::open(Some(path), &mut io::empty()).map_or_else(|no| no.to_string(), |_| String::new());
        let folder = env!("CARGO_MANIFEST_DIR");
        assert_eq!(told(folder), format!("error: {folder} is a folder\n help: name a file in it"));
        assert_eq!(
            told("nowhere.etl"),
            "error: there is no file nowhere.etl\n \
             help: write the name of a trace, - for the standard input, or nothing for the sample"
        );
        assert_eq!(told("no/where.etl"), "error: there is no file no/where.etl\n help: there is no folder no either");
    }
}
