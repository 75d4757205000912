//! Traces in compressed files and archives.

use std::cell::Cell;
use std::fs;
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use etwspec_console::problem::Message;
use etwspec_console::{Problem, open_regular, visible};
use etwspec_etl::Reader;
use etwspec_etl::container::{Error, Format, MAX_WINDOW, Member, PREFIX, Unpacked, members};

/// Maximum size of an unpacked trace that is kept in memory, in bytes.
const HELD: u64 = 1 << 30;

/// Size of the pieces that are unpacked ahead, in bytes, and their maximum number.
const PIECE: usize = 1 << 18;
const AHEAD: usize = 4;

/// Reason why a trace could not be unpacked to its end, if there is one. Its unpacked bytes then end before it.
#[derive(Clone, Debug, Default)]
pub(super) struct Failure(Arc<Mutex<Option<Error>>>);

impl Failure {
    fn set(&self, error: Option<Error>) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = error;
    }

    /// Returns the error of a trace.
    pub(super) fn problem(&self, name: &str) -> Option<Problem> {
        let error = self.0.lock().unwrap_or_else(PoisonError::into_inner).clone()?;
        Some(problem(name, &error))
    }

    /// Returns the bytes of an input up to its failure.
    pub(super) fn ends<R: Read>(&self, from: R) -> UntilFailure<R> {
        self.set(None);
        UntilFailure { from, failure: self.clone() }
    }
}

fn problem(name: &str, error: &Error) -> Problem {
    let text = format!("cannot unpack {name}: {}", visible(&error.to_string()));
    Problem::Incomplete(Message::new(text).help(error.help()))
}

/// The bytes of an input up to its failure, which is kept.
pub(super) struct UntilFailure<R> {
    from: R,
    failure: Failure,
}

impl<R: Read> Read for UntilFailure<R> {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        match self.from.read(into) {
            Err(error) => match Error::of(&error) {
                Some(own) => {
                    self.failure.set(Some(own.clone()));
                    Ok(0)
                }
                None => Err(error),
            },
            read => read,
        }
    }
}

/// A compressed trace in a file, which can be read again.
pub(super) struct Packed {
    path: PathBuf,
    format: Format,
    member: Option<Member>,
    /// The trace from its start, until it is read for the first time.
    opened: Cell<Option<Unpacking>>,
}

/// A trace that is being unpacked.
pub(super) type Unpacking = Box<Reader<Box<dyn Read>>>;

impl Packed {
    /// Returns the trace in a file that begins with `first`, and its name. `None` if the file is not compressed.
    pub(super) fn new(path: &Path, first: &[u8], name: &str) -> Result<Option<(Packed, String)>, Problem> {
        match Format::of(first) {
            Some(Format::Zip) => {
                let mut all = traces(path, name)?;
                match (all.len(), all.pop()) {
                    (1, Some(only)) => Ok(Some(Packed::member(path, name, only))),
                    (many, _) => {
                        let names = all.iter().take(2).map(|member| address(name, member)).collect::<Vec<_>>();
                        Err(Problem::new(format!("{name} contains {many} traces"))
                            .help(format!("name one of them: {}", names.join(", "))))
                    }
                }
            }
            Some(format) => Ok(Some((
                Packed { path: path.to_owned(), format, member: None, opened: Cell::default() },
                name.to_owned(),
            ))),
            None => Ok(None),
        }
    }

    /// Returns a member of an archive and its name.
    pub(super) fn member(path: &Path, name: &str, member: Member) -> (Packed, String) {
        let name = address(name, &member);
        (Packed { path: path.to_owned(), format: Format::Zip, member: Some(member), opened: Cell::default() }, name)
    }

    /// Keeps a reader that has not returned a buffer, or none, for the first time that the trace is read.
    pub(super) fn keep(&self, opened: Option<Unpacking>) {
        self.opened.set(opened);
    }

    /// Returns a reader of the trace from its start.
    pub(super) fn reader(&self, failure: &Failure) -> io::Result<Unpacking> {
        match self.opened.take() {
            Some(opened) => Ok(opened),
            None => Ok(Box::new(Reader::new(self.read(failure)?)?)),
        }
    }

    /// Starts to read the unpacked bytes, which end at a failure. Another thread unpacks them.
    pub(super) fn read(&self, failure: &Failure) -> io::Result<Box<dyn Read>> {
        let file = open_regular(&self.path)?;
        let unpacked = match &self.member {
            Some(member) => match member.open(file, MAX_WINDOW) {
                Ok(unpacked) => unpacked,
                // Nothing can be read.
                Err(error) => return Ok(Box::new(failure.ends(Failing(Some(error))))),
            },
            None => Unpacked::new(self.format, file, MAX_WINDOW),
        };
        Ok(Box::new(failure.ends(Ahead::new(unpacked)?)))
    }

    /// Returns all unpacked bytes. `None` if there are too many.
    pub(super) fn hold(&self, failure: &Failure) -> io::Result<Option<Vec<u8>>> {
        let mut bytes = Vec::new();
        self.keep(None);
        self.read(failure)?.take(HELD + 1).read_to_end(&mut bytes)?;
        Ok((bytes.len() as u64 <= HELD).then_some(bytes))
    }

    /// Size of the compressed file in bytes.
    pub(super) fn size(&self) -> u64 {
        fs::metadata(&self.path).map_or(0, |metadata| metadata.len())
    }
}

/// Returns the problem of a trace that is too large to be kept in memory.
pub(super) fn too_large(name: &str) -> Problem {
    Problem::new(format!("{name} has more than {} MiB when it is unpacked, and must be kept in memory", HELD >> 20))
        .help("unpack it first, and name the unpacked file")
}

/// An input that only fails.
struct Failing(Option<io::Error>);

impl Read for Failing {
    fn read(&mut self, _: &mut [u8]) -> io::Result<usize> {
        self.0.take().map_or(Ok(0), Err)
    }
}

/// An input that another thread reads ahead.
struct Ahead {
    /// An empty piece is the end.
    pieces: Receiver<io::Result<Vec<u8>>>,
    piece: io::Cursor<Vec<u8>>,
    ended: bool,
}

impl Ahead {
    fn new(mut from: impl Read + Send + 'static) -> io::Result<Ahead> {
        let (sender, pieces) = sync_channel(AHEAD);
        let work = move || {
            loop {
                let mut piece = Vec::with_capacity(PIECE);
                let read = from.by_ref().take(PIECE as u64).read_to_end(&mut piece);
                let is_last = piece.is_empty() && read.is_ok();
                // Bytes that were read come before an error. The receiver may have ended.
                let sent = (piece.is_empty() && !is_last) || sender.send(Ok(piece)).is_ok();
                if let Err(error) = read {
                    let _ = sender.send(Err(error));
                    return;
                }
                if is_last || !sent {
                    return;
                }
            }
        };
        thread::Builder::new().name("unpack".to_owned()).spawn(work)?;
        Ok(Ahead { pieces, piece: io::Cursor::default(), ended: false })
    }
}

impl Read for Ahead {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        loop {
            let got = self.piece.read(into)?;
            if got > 0 || into.is_empty() || self.ended {
                return Ok(got);
            }
            let piece = self.pieces.recv().map_err(|_| io::Error::other("unpacking it failed"))?;
            self.ended = piece.as_ref().map_or(true, Vec::is_empty);
            self.piece = io::Cursor::new(piece?);
        }
    }
}

/// Returns the traces in an archive.
pub(super) fn traces(path: &Path, name: &str) -> Result<Vec<Member>, Problem> {
    let failed = |error: io::Error| match Error::of(&error) {
        Some(own) => problem(name, own),
        None => Problem::new(format!("cannot read {name}: {error}")),
    };
    members(open_regular(path).map_err(failed)?).map_err(failed)
}

/// Returns whether a file is an archive.
fn is_archive(path: &Path) -> bool {
    let first = || {
        let mut first = Vec::new();
        open_regular(path).ok()?.take(PREFIX as u64).read_to_end(&mut first).ok()?;
        Format::of(&first)
    };
    first() == Some(Format::Zip)
}

/// Returns the traces in an archive, if a path names one.
pub(crate) fn archive(path: &Path) -> Vec<Member> {
    // The caller opens the file again and reports the error.
    if is_archive(path) { traces(path, "").unwrap_or_default() } else { Vec::new() }
}

/// Splits `ARCHIVE:MEMBER`, if no file has this name but an archive has the first part of it.
pub(crate) fn split(path: &Path) -> Option<(&Path, &str)> {
    if path.exists() {
        return None;
    }
    let text = path.to_str()?;
    let places = text.match_indices(':').map(|(at, _)| at);
    let mut parts = places.filter_map(|at| Some((Path::new(text.get(..at)?), text.get(at + 1..)?)));
    parts.find(|(archive, _)| is_archive(archive))
}

/// Returns the member of an archive with a name.
pub(super) fn find(path: &Path, name: &str, member: &str) -> Result<(Packed, String), Problem> {
    let all = traces(path, name)?;
    let names: Vec<String> = all.iter().map(|member| address(name, member)).collect();
    match all.into_iter().find(|own| own.name() == member || visible(own.name()) == member) {
        Some(found) => Ok(Packed::member(path, name, found)),
        None => Err(Problem::new(format!("{name} contains no trace {}", visible(member)))
            .suggest(names.get(..names.len().min(8)).unwrap_or_default(), "name a trace in it")),
    }
}

fn address(archive: &str, member: &Member) -> String {
    format!("{archive}:{}", visible(member.name()))
}
