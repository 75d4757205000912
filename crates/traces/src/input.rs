//! Traces that are read: opening them, and what an input is that is no trace.

mod follow;
pub(crate) mod packed;
mod passes;

use std::cell::Cell;
use std::fs;
use std::io::{self, Read};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use etwspec_console::progress::{Progress, Results};
use etwspec_console::{Problem, open_stream, visible};
use etwspec_etl::buffers::formats::{self, Format};
use etwspec_etl::container::{Format as Container, MAX_WINDOW, Member, unpack};
use etwspec_etl::text::CodePage;
use etwspec_etl::{File, LogFile, Reader, SAMPLE, Trace};

use crate::location::Location;
use follow::Follow;
use packed::{Failure, Packed};
pub use passes::{Step, threads};

/// Name of the built-in sample in output.
const SAMPLE_NAME: &str = "sample";
/// Name of standard input in output.
const STANDARD_INPUT: &str = "standard input";
/// A trace to read.
pub struct Input<'a> {
    name: String,
    source: Source<'a>,
    log_file: Option<LogFile>,
    /// Code page of 8-bit text.
    code_page: Option<CodePage>,
    /// The first bytes, which identify other formats.
    first: Vec<u8>,
    /// Error of unpacking it.
    failure: Failure,
    /// Number of its buffers, if events up to its end were read.
    found: Cell<Option<u64>>,
    /// Number of its buffers, if a pass counted them.
    counted: Cell<Option<u64>>,
    /// Number of times that it was read from its start.
    reads: Cell<u32>,
}

enum Source<'a> {
    /// A trace in memory.
    Memory(Arc<Memory>),
    /// A compressed file, which is unpacked whenever it is read.
    Packed(Packed),
    /// A file that is being written, which is read once.
    Followed(Box<Reader<Follow>>),
    /// A pipe or standard input, which can be read once.
    Stream(Box<Reader<Box<dyn Read + 'a>>>),
}

impl std::fmt::Debug for Input<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Input").field("name", &self.name).finish_non_exhaustive()
    }
}

/// The bytes of a trace in memory, which several threads can read.
#[derive(Debug)]
pub enum Memory {
    /// A memory-mapped file. Other programs may truncate it while it is read.
    File(File),
    /// The built-in sample.
    Sample,
    /// An unpacked file.
    Unpacked(Vec<u8>),
}

impl Memory {
    /// Returns the trace.
    pub fn trace(&self) -> Trace<'_> {
        match self {
            Memory::File(file) => file.trace(),
            Memory::Sample => Trace::new(SAMPLE),
            Memory::Unpacked(bytes) => Trace::new(bytes),
        }
    }

    /// Checks after reading that the bytes of the trace `name` did not change.
    ///
    /// # Errors
    ///
    /// Returns [`Problem::Refused`] if the file became shorter.
    pub fn check_unchanged(&self, name: &str) -> Result<(), Problem> {
        let Memory::File(file) = self else { return Ok(()) };
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
    fn new(name: String, source: Source<'a>, log_file: Option<LogFile>, first: Vec<u8>) -> Self {
        let (code_page, failure, found, counted, reads) = Default::default();
        Input { name, source, log_file, code_page, first, failure, found, counted, reads }
    }

    /// Sets the code page of 8-bit text.
    pub(crate) fn set_code_page(&mut self, code_page: Option<CodePage>) {
        self.code_page = code_page;
        match &mut self.source {
            Source::Followed(reader) => reader.set_code_page(code_page),
            Source::Stream(reader) => reader.set_code_page(code_page),
            Source::Memory(_) | Source::Packed(_) => {}
        }
    }

    /// Opens a trace.
    ///
    /// Regular files are mapped into memory, unless they are compressed. Anything else, such as a pipe, is read as a stream.
    pub(crate) fn open(from: Location<'_>, stdin: &'a mut dyn Read) -> Result<Self, Problem> {
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
                let source = Source::Memory(Arc::new(Memory::Sample));
                Ok(Input::new(SAMPLE_NAME.to_owned(), source, log_file, Vec::new()))
            }
            Location::Member(path, number) => {
                let name = visible(&path.to_string_lossy()).into_owned();
                let member: Option<Member> = packed::traces(path, &name)?.into_iter().nth(number);
                let member = member.ok_or_else(|| Problem::new(format!("{name} changed while it was read")))?;
                Input::packed(Packed::member(path, &name, member))
            }
            Location::StandardInput => Err(read_only_once(STANDARD_INPUT)),
            Location::Path(path) => Input::path(path),
            Location::Followed(path, stop) => Input::followed(path, stop),
        }
    }

    /// Opens a trace, to read it more than once.
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
    pub(crate) fn hold(&mut self) -> Result<bool, Problem> {
        if let Source::Packed(packed) = &self.source {
            let held = packed.hold(&self.failure).map_err(|error| cannot_read(&self.name, &error))?;
            let held = held.ok_or_else(|| packed::too_large(&self.name))?;
            self.source = Source::Memory(Arc::new(Memory::Unpacked(held)));
        }
        Ok(self.trace().is_some())
    }

    /// Returns the error of unpacking it, if it could not be unpacked to its end. What was before it has been read.
    pub fn incomplete(&self) -> Option<Problem> {
        self.failure.problem(&self.name)
    }

    /// Opens one of several traces, which are read in time order: no stream, and with a known clock.
    pub(crate) fn open_merged(from: Location<'_>) -> Result<Input<'static>, Problem> {
        let input = Input::open_unread(from)?;
        // Many traces must not be unpacked at one time.
        if let Source::Packed(packed) = &input.source {
            packed.keep(None);
        }
        match &input.log_file {
            _ if !input.is_file() => Err(read_only_once(&input.name)),
            Some(_) => Ok(input),
            None => Err(Problem::new(format!(
                "cannot merge {} with other traces: it does not begin with a log file header, so its clock is unknown",
                input.name
            ))
            .help("read it alone")),
        }
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
        let input = Input::new(name, Source::Memory(Arc::new(Memory::File(file))), log_file, first);
        input.check_unchanged()?;
        input.checked()
    }

    /// Opens a file that is being written.
    fn followed(path: &Path, stop: &'static AtomicBool) -> Result<Self, Problem> {
        let name = visible(&path.to_string_lossy()).into_owned();
        let metadata = fs::metadata(path).map_err(|error| cannot_open(path, &name, &error))?;
        if !metadata.is_file() {
            return Err(Problem::new(format!("cannot follow {name}: it is not a regular file"))
                .help("a pipe is read to its end without --follow"));
        }
        let failed = |error: io::Error| cannot_read(&name, &error);
        let mut from = Follow::new(path, &name, stop)?;
        let first = from.first(formats::PREFIX).map_err(failed)?;
        let reader = Reader::new(from).map_err(failed)?;
        let log_file = reader.log_file().cloned();
        Input::new(name, Source::Followed(Box::new(reader)), log_file, first).checked()
    }

    /// Opens a compressed file.
    fn packed((packed, name): (Packed, String)) -> Result<Self, Problem> {
        let failed = |error: io::Error| cannot_read(&name, &error);
        let failure = Failure::default();
        let mut from = packed.read(&failure).map_err(failed)?;
        let first = first_bytes(&mut from).map_err(failed)?;
        let all: Box<dyn Read> = Box::new(io::Cursor::new(first.clone()).chain(from));
        let reader = Reader::new(all).map_err(failed)?;
        let log_file = reader.log_file().cloned();
        packed.keep(Some(Box::new(reader)));
        Input { failure, ..Input::new(name, Source::Packed(packed), log_file, first) }.checked()
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
        let source = Source::Stream(Box::new(reader));
        Input { failure, ..Input::new(name.to_owned(), source, log_file, first) }.checked()
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
            Source::Memory(memory) if matches!(**memory, Memory::Sample) => "",
            Source::Stream(_) if self.name == STANDARD_INPUT => "-",
            _ => &self.name,
        }
    }

    /// Returns the log file header, if the trace begins with one.
    pub fn log_file(&self) -> Option<&LogFile> {
        self.log_file.as_ref()
    }

    /// Returns the trace if it is in memory, or `None` for a stream and a compressed file.
    pub fn trace(&self) -> Option<Trace<'_>> {
        Some(self.memory()?.trace().with_code_page(self.code_page))
    }

    /// Returns the bytes of a trace in memory, which other threads can read, too.
    pub fn memory(&self) -> Option<&Arc<Memory>> {
        if let Source::Memory(memory) = &self.source { Some(memory) } else { None }
    }

    /// Checks after reading that the bytes did not change.
    pub(crate) fn check_unchanged(&self) -> Result<(), Problem> {
        self.memory().map_or(Ok(()), |memory| memory.check_unchanged(&self.name))
    }

    /// Counts the buffers of a trace that was read as a whole, unless they were counted before.
    pub(crate) fn count_buffers(&self) {
        let count = || Some(self.trace()?.buffers().flatten().count() as u64);
        self.found.set(self.found.get().or(self.counted.get()).or_else(count));
    }

    /// Counts that it is read from its start.
    pub(crate) fn count_read(&self) {
        self.reads.set(self.reads.get() + 1);
    }

    /// Returns the number of times that it was read from its start.
    pub fn reads(&self) -> u32 {
        self.reads.get()
    }

    /// Returns the number of buffers that the session has written and the file lacks; 0 unless all of it was read.
    pub(crate) fn missing_buffers(&self) -> u64 {
        let missing = |(log_file, found): (&LogFile, u64)| log_file.buffers_not_found(found);
        self.log_file.as_ref().zip(self.found.get()).map_or(0, missing)
    }

    /// Returns whether it can be read again.
    pub fn is_file(&self) -> bool {
        !matches!(self.source, Source::Followed(_) | Source::Stream(_))
    }

    /// Returns whether it is a file that a session is writing.
    pub(crate) fn is_followed(&self) -> bool {
        matches!(self.source, Source::Followed(_))
    }

    /// Returns its size in bytes, or `None` for a stream.
    pub fn size(&self) -> Option<u64> {
        Some(self.trace()?.as_bytes().len() as u64)
    }

    /// Returns the progress of reading it.
    pub(crate) fn progress(&self, results: Results) -> Progress {
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
