//! Traces that are read: opening them, and what an input is that is no trace.

mod passes;

use std::fs;
use std::io::{self, Read};
use std::path::Path;

use etwspec_console::{Problem, open_stream, visible};
use etwspec_etl::buffers::formats::{self, Format};
use etwspec_etl::container::{Format as Container, MAX_WINDOW, Member, unpack};
use etwspec_etl::{File, LogFile, Reader, SAMPLE, Trace};

use super::follow::Follow;
use super::location::Location;
use super::packed::{self, Failure, Packed};
use super::progress::{Progress, Results};
pub(crate) use passes::{Names, Things, threads};

/// Name of the built-in sample in output.
const SAMPLE_NAME: &str = "sample";
/// Name of standard input in output.
const STANDARD_INPUT: &str = "standard input";
/// A trace to read.
#[derive(Debug)]
pub struct Input<'a> {
    name: String,
    source: Source<'a>,
    log_file: Option<LogFile>,
    /// The first bytes, which identify other formats.
    first: Vec<u8>,
    /// Error of unpacking it.
    failure: Failure,
}

enum Source<'a> {
    /// A memory-mapped file. Other programs may truncate it while it is read.
    File(File),
    /// The built-in sample.
    Sample(&'static [u8]),
    /// A compressed file, which is unpacked whenever it is read.
    Packed(Packed),
    /// An unpacked file.
    Held(Vec<u8>),
    /// A file that is being written, which is read once.
    Followed(Box<Reader<Follow>>),
    /// A pipe or standard input, which can be read once.
    Stream(Box<Reader<Box<dyn Read + 'a>>>),
}

impl std::fmt::Debug for Source<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Source::File(_) => "File",
            Source::Sample(_) => "Sample",
            Source::Packed(_) => "Packed",
            Source::Held(_) => "Held",
            Source::Followed(_) => "Followed",
            Source::Stream(_) => "Stream",
        })
    }
}

impl Source<'_> {
    /// Returns the trace if it is in memory, or `None` for a stream and a compressed file.
    fn trace(&self) -> Option<Trace<'_>> {
        match self {
            Source::File(file) => Some(file.trace()),
            Source::Sample(bytes) => Some(Trace::new(bytes)),
            Source::Held(bytes) => Some(Trace::new(bytes)),
            Source::Packed(_) | Source::Followed(_) | Source::Stream(_) => None,
        }
    }

    /// Checks after reading that the bytes did not change.
    fn check(&self, name: &str) -> Result<(), Problem> {
        let Source::File(file) = self else { return Ok(()) };
        file.check().map_err(|error| match error.kind() {
            io::ErrorKind::UnexpectedEof => Problem::new(format!(
                "{name} became shorter while it was read, so the output may be wrong or incomplete"
            ))
            .help("copy the file when no program writes to it, and read the copy"),
            _ => cannot_read(name, &error),
        })
    }
}

impl<'a> Input<'a> {
    /// Opens a trace.
    ///
    /// Regular files are mapped into memory, unless they are compressed. Anything else, such as a pipe, is read as a stream.
    ///
    /// # Errors
    ///
    /// Returns [`Problem::Refused`] if the file cannot be opened, is empty, or has a known format other than a trace.
    pub fn open(from: Location<'_>, stdin: &'a mut dyn Read) -> Result<Self, Problem> {
        match from {
            Location::StandardInput => Input::stream(STANDARD_INPUT, Box::new(stdin)),
            other => Input::open_unread(other),
        }
    }

    /// Opens a trace that is not standard input.
    fn open_unread(from: Location<'_>) -> Result<Self, Problem> {
        match from {
            Location::Sample => {
                let log_file = Trace::new(SAMPLE).log_file().cloned();
                let (name, source) = (SAMPLE_NAME.to_owned(), Source::Sample(SAMPLE));
                Ok(Input { name, source, log_file, first: Vec::new(), failure: Failure::default() })
            }
            Location::Member(path, number) => {
                let name = visible(&path.to_string_lossy()).into_owned();
                let member: Option<Member> = packed::traces(path, &name)?.into_iter().nth(number);
                let member = member.ok_or_else(|| Problem::new(format!("{name} changed while it was read")))?;
                Input::packed(Packed::member(path, &name, member))
            }
            Location::StandardInput => Err(read_only_once(STANDARD_INPUT)),
            Location::Path(path) => Input::path(path),
            Location::Followed(path) => Input::followed(path),
        }
    }

    /// Opens a trace, to read it more than once.
    ///
    /// # Errors
    ///
    /// Returns the errors of [`Input::open`], and [`Problem::Refused`] if the trace is a stream.
    pub(crate) fn open_twice(from: Location<'_>) -> Result<Input<'static>, Problem> {
        let again = |name: &str| {
            Problem::new(format!("cannot read {name}, which can be read only once"))
                .help("save it to a file first, and name the file")
        };
        match from {
            Location::StandardInput => Err(again(STANDARD_INPUT)),
            other => {
                let mut input = Input::open_unread(other)?;
                if input.hold()? { Ok(input) } else { Err(again(&input.name)) }
            }
        }
    }

    /// Unpacks a compressed file into memory. Returns whether the trace is in memory.
    ///
    /// # Errors
    ///
    /// Returns [`Problem::Refused`] if the file cannot be read or is too large.
    pub(crate) fn hold(&mut self) -> Result<bool, Problem> {
        if let Source::Packed(packed) = &self.source {
            let held = packed.hold(&self.failure).map_err(|error| cannot_read(&self.name, &error))?;
            self.source = Source::Held(held.ok_or_else(|| packed::too_large(&self.name))?);
        }
        Ok(self.source.trace().is_some())
    }

    /// Returns the error of unpacking it, if it could not be unpacked to its end. What was before it has been read.
    pub fn incomplete(&self) -> Option<Problem> {
        self.failure.problem(&self.name)
    }

    /// Opens one trace, or several that are files.
    ///
    /// # Errors
    ///
    /// Returns the errors of [`Input::open`] and [`Input::open_all`].
    pub(crate) fn open_each(from: &[Location<'_>], stdin: &'a mut dyn Read) -> Result<Vec<Self>, Problem> {
        match from {
            [one] => Ok(vec![Input::open(*one, stdin)?]),
            several => Input::open_all(several),
        }
    }

    /// Opens one trace or several, which are then in memory.
    ///
    /// # Errors
    ///
    /// Returns the errors of [`Input::open_twice`], [`Input::open_all`] and [`Input::hold`].
    pub(crate) fn open_each_twice(from: &[Location<'_>]) -> Result<Vec<Input<'static>>, Problem> {
        let mut inputs = match from {
            [one] => vec![Input::open_twice(*one)?],
            several => Input::open_all(several)?,
        };
        for input in &mut inputs {
            input.hold()?;
        }
        Ok(inputs)
    }

    /// Returns the start of the session, or of the first of several sessions, as a FILETIME; 0 if none states it.
    pub(crate) fn start(inputs: &[Input<'_>]) -> i64 {
        let starts = inputs.iter().filter_map(|input| Some(input.log_file.as_ref()?.start_time));
        starts.filter(|start| *start != 0).min().unwrap_or(0)
    }

    /// Opens several traces, to read them in time order.
    ///
    /// # Errors
    ///
    /// Returns the errors of [`Input::open`], and [`Problem::Refused`] if a trace is a stream, or its clock is unknown.
    pub(crate) fn open_all(from: &[Location<'_>]) -> Result<Vec<Input<'static>>, Problem> {
        let open = |from: &Location<'_>| {
            let input = Input::open_unread(*from)?;
            if !input.is_file() {
                return Err(read_only_once(&input.name));
            }
            match &input.log_file {
                Some(_) => Ok(input),
                None => Err(Problem::new(format!(
                    "cannot merge {} with other traces: it does not begin with a log file header, so its clock is \
                     unknown",
                    input.name
                ))
                .help("read it alone")),
            }
        };
        from.iter().map(open).collect()
    }

    fn path(path: &Path) -> Result<Self, Problem> {
        let name = visible(&path.to_string_lossy()).into_owned();
        let failed = |error: io::Error| cannot_open(path, &name, &error);
        if let Some((archive, member)) = packed::split(path) {
            let name = visible(&archive.to_string_lossy()).into_owned();
            return Input::packed(packed::find(archive, &name, member)?);
        }
        let metadata = fs::metadata(path).map_err(failed)?;
        if metadata.is_dir() {
            return Err(Problem::new(format!("{name} is a folder")).help("name a trace file in it"));
        }
        if !metadata.is_file() {
            return Input::stream(&name, Box::new(open_stream(path).map_err(failed)?));
        }
        let file = File::open_guarded(path).map_err(failed)?;
        let first: Vec<u8> = file.as_bytes().iter().take(formats::PREFIX).copied().collect();
        if let Some(packed) = Packed::new(path, &first, &name)? {
            return Input::packed(packed);
        }
        let log_file = file.trace().log_file().cloned();
        let input = Input { name, source: Source::File(file), log_file, first, failure: Failure::default() };
        input.source.check(&input.name)?;
        input.checked()
    }

    /// Opens a file that is being written.
    fn followed(path: &Path) -> Result<Self, Problem> {
        let name = visible(&path.to_string_lossy()).into_owned();
        let metadata = fs::metadata(path).map_err(|error| cannot_open(path, &name, &error))?;
        if !metadata.is_file() {
            return Err(Problem::new(format!("cannot follow {name}: it is not a regular file"))
                .help("a pipe is read to its end without --follow"));
        }
        let failed = |error: io::Error| cannot_read(&name, &error);
        let mut from = Follow::new(path, &name)?;
        let first = from.first(formats::PREFIX).map_err(failed)?;
        let reader = Reader::new(from).map_err(failed)?;
        let log_file = reader.log_file().cloned();
        let source = Source::Followed(Box::new(reader));
        Input { name, source, log_file, first, failure: Failure::default() }.checked()
    }

    /// Opens a compressed file.
    fn packed((packed, name): (Packed, String)) -> Result<Self, Problem> {
        let failed = |error: io::Error| cannot_read(&name, &error);
        let failure = Failure::default();
        let mut from = packed.read(&failure).map_err(failed)?;
        let first = first_bytes(&mut from).map_err(failed)?;
        let log_file = Reader::new(io::Cursor::new(&first).chain(from)).map_err(failed)?.log_file().cloned();
        Input { name, source: Source::Packed(packed), log_file, first, failure }.checked()
    }

    fn stream(name: &str, mut from: Box<dyn Read + 'a>) -> Result<Self, Problem> {
        let failed = |error: io::Error| cannot_read(name, &error);
        let mut first = first_bytes(&mut from).map_err(failed)?;
        let mut all: Box<dyn Read + 'a> = Box::new(io::Cursor::new(first.clone()).chain(from));
        let failure = Failure::default();
        if let Some(format) = Container::of(&first) {
            let mut unpacked = failure.ends(unpack(format, all, MAX_WINDOW));
            first = first_bytes(&mut unpacked).map_err(failed)?;
            all = Box::new(io::Cursor::new(first.clone()).chain(unpacked));
        }
        let reader = Reader::new(all).map_err(failed)?;
        let log_file = reader.log_file().cloned();
        Input { name: name.to_owned(), source: Source::Stream(Box::new(reader)), log_file, first, failure }.checked()
    }

    /// Rejects files of other formats before all of the file is searched for buffers.
    fn checked(self) -> Result<Self, Problem> {
        if self.first.is_empty() {
            if let Some(problem) = self.incomplete() {
                return Err(problem);
            }
            let help = "name a trace file (.etl), or add --sample to read the built-in sample";
            let problem = Problem::new(format!("{} is empty", self.name));
            return Err(if self.name == STANDARD_INPUT { problem.help(help) } else { problem });
        }
        match formats::format(&self.first) {
            Some(format) if self.log_file.is_none() => Err(self.not_a_trace(Some(format), None)),
            _ => Ok(self),
        }
    }

    /// Returns its name in messages.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Returns its name on the command line, as `etwspec hex` accepts it before an @.
    pub fn argument(&self) -> &str {
        match &self.source {
            Source::Sample(_) => "",
            Source::Stream(_) if self.name == STANDARD_INPUT => "-",
            _ => &self.name,
        }
    }

    /// Returns the log file header, if the trace begins with one.
    pub fn log_file(&self) -> Option<LogFile> {
        self.log_file.clone()
    }

    /// Returns the trace if it is in memory, or `None` for a stream and a compressed file.
    pub(crate) fn trace(&self) -> Option<Trace<'_>> {
        self.source.trace()
    }

    /// Checks after reading that the bytes did not change.
    ///
    /// # Errors
    ///
    /// Returns [`Problem::Refused`] if the file became shorter.
    pub(crate) fn check_unchanged(&self) -> Result<(), Problem> {
        self.source.check(&self.name)
    }

    /// Returns whether it can be read again.
    pub(crate) fn is_file(&self) -> bool {
        !matches!(self.source, Source::Followed(_) | Source::Stream(_))
    }

    /// Returns its size in bytes, or `None` for a stream.
    pub(crate) fn size(&self) -> Option<u64> {
        match &self.source {
            Source::File(file) => Some(file.as_bytes().len() as u64),
            Source::Sample(bytes) => Some(bytes.len() as u64),
            Source::Held(bytes) => Some(bytes.len() as u64),
            Source::Packed(_) | Source::Followed(_) | Source::Stream(_) => None,
        }
    }

    /// Returns the progress of reading it.
    pub fn progress(&self, results: Results) -> Progress {
        Progress::new(&self.name, self.size(), results)
    }

    /// Returns the error for an input without a buffer in the first `searched` bytes.
    fn not_a_trace(&self, format: Option<Format>, searched: Option<u64>) -> Problem {
        if let Some(problem) = self.incomplete() {
            return problem;
        }
        let name = &self.name;
        let within = match searched.or(self.size()) {
            Some(1) => " in 1 byte".to_owned(),
            Some(bytes) => format!(" in {bytes} bytes"),
            None => String::new(),
        };
        let bytes: Vec<String> = self.first.iter().take(8).map(|byte| format!("{byte:02x}")).collect();
        let begins =
            format!("{name} is not an ETW trace: no buffer found{within}; the first bytes are {}", bytes.join(" "));
        match format {
            Some(Format { name: format, unpack, help, .. }) => {
                let problem = Problem::new(format!("{begins}, as in {format}"));
                match (unpack, help, &self.source) {
                    (Some(unpack), _, Source::Stream(_)) => {
                        problem.help(format!("decompress it first, with `{unpack}`"))
                    }
                    (Some(unpack), ..) => problem.help(format!("decompress it first: {unpack} {name} | etwspec ... -")),
                    (None, Some(help), _) => problem.help(help),
                    (None, None, _) => problem,
                }
            }
            None => Problem::new(begins).help("name a trace file of Event Tracing for Windows (.etl)"),
        }
    }
}

/// Returns the bytes at the start of an input that identify its format.
fn first_bytes(from: &mut dyn Read) -> io::Result<Vec<u8>> {
    let mut first = Vec::new();
    from.take(formats::PREFIX as u64).read_to_end(&mut first)?;
    Ok(first)
}

/// Returns the problem that a stream cannot be merged.
fn read_only_once(name: &str) -> Problem {
    Problem::new(format!("cannot merge {name} with other traces: it can be read only once"))
        .help("save it to a file first, and name the file")
}

fn cannot_open(path: &Path, name: &str, error: &io::Error) -> Problem {
    match error.kind() {
        io::ErrorKind::NotFound => {
            let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty() && !folder.exists());
            let help = match folder {
                Some(folder) => format!("the folder {} does not exist either", folder.display()),
                None => "name a trace file, or write - for standard input".to_owned(),
            };
            Problem::new(format!("the file {name} does not exist")).help(help)
        }
        _ => Problem::new(format!("cannot open {name}: {error}")),
    }
}

fn cannot_read(name: &str, error: &io::Error) -> Problem {
    Problem::new(format!("cannot read {name}: {error}"))
}

#[cfg(test)]
mod tests {
    use std::ops::ControlFlow;

    use super::*;

    /// Reads bytes as a trace from standard input, and returns the error.
    fn error_of(mut bytes: &[u8]) -> String {
        let read = |bytes| {
            let mut input = Input::open(Location::StandardInput, bytes)?;
            let progress = input.progress(Results::AtEnd);
            input.each_item(&progress, &mut |_| Ok(ControlFlow::Continue(())))
        };
        read(&mut bytes).map_or_else(|problem| problem.to_string(), |()| String::new())
    }

    #[test]
    fn names_format_of_files_that_are_not_traces() {
        assert_eq!(
            error_of(b""),
            "error: standard input is empty\n help: name a trace file (.etl), or add --sample to read the built-in sample"
        );
        assert_eq!(
            error_of(b"BZh91AY&and so on"),
            "error: standard input is not an ETW trace: no buffer found; the first bytes are 42 5a 68 39 31 41 59 26, \
             as in a bzip2 file\n help: decompress it first, with `bzip2 -dc`"
        );
        assert_eq!(
            error_of(&[0x5A; 1000].map(|byte: u8| byte | 0x80)),
            "error: standard input is not an ETW trace: no buffer found in 1000 bytes; the first bytes are da da da da \
             da da da da\n help: name a trace file of Event Tracing for Windows (.etl)"
        );
        let one = error_of(&[0]);
        assert!(one.contains("no buffer found in 1 byte; the first bytes are 00\n"), "{one}");
    }

    #[test]
    fn suggests_what_to_do_about_unreadable_paths() {
        let error_of = |path: &str| Input::path(Path::new(path)).map_or_else(|no| no.to_string(), |_| String::new());
        let folder = env!("CARGO_MANIFEST_DIR");
        assert_eq!(error_of(folder), format!("error: {folder} is a folder\n help: name a trace file in it"));
        assert_eq!(
            error_of("nowhere.etl"),
            "error: the file nowhere.etl does not exist\n help: name a trace file, or write - for standard input"
        );
        assert_eq!(
            error_of("no/where.etl"),
            "error: the file no/where.etl does not exist\n help: the folder no does not exist either"
        );
    }
}
