//! Tables that answer questions about a trace: processes, images, network, files, garbage collections.
//!
//! # Design
//!
//! [`Tables`] is a fold over the events of a trace: one pass fills several tables. A list states which events have which columns,
//! and generic code reads their fields, so that a table contains no layout. The views of `etwspec-sql` have the
//! same rows.
//!
//! # Memory
//!
//! Rows and their texts, when they are printed, take at most [`LIMIT`] bytes and twice the size of the events that state them. What
//! does not fit is left out and [counted](Answers::left_out).

mod collections;
mod images;
mod owner;
mod processes;
mod read;
mod row;
mod statements;
mod transfers;
mod volumes;

use etwspec::payloads::Reference;
use etwspec_etl::state::State;
use etwspec_etl::time::{Clock, FileTime};
use etwspec_etl::{Event, LogFile};

use collections::Collections;
use images::Images;
use owner::Owner;
use processes::Processes;
pub use processes::{Branch, tree};
use read::Statements;
pub use row::{Address, Cell, CellType, Collection, FileUse, Image, Process, TableColumn, TableRow, Traffic};
use statements::{STATEMENTS, Slot, Source};
use transfers::{Key, Transfers};
use volumes::Volumes;

/// Maximum size of all tables in bytes, to which twice the size of the events that state rows is added.
pub const LIMIT: usize = 64 << 20;

/// Size that a row counts in bytes: itself, and its cells when it is printed.
const ROW: usize = 1 << 10;

/// A table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TableKind {
    /// Processes.
    Processes,
    /// Images in processes.
    Images,
    /// Bytes by process and remote address.
    Network,
    /// Bytes by process and file.
    Files,
    /// Garbage collections of .NET.
    Gc,
}

impl TableKind {
    /// All tables.
    pub const ALL: [TableKind; 5] =
        [TableKind::Processes, TableKind::Images, TableKind::Network, TableKind::Files, TableKind::Gc];

    /// Returns the name, which is that of the command which prints it.
    pub fn name(self) -> &'static str {
        match self {
            TableKind::Processes => "processes",
            TableKind::Images => "images",
            TableKind::Network => "network",
            TableKind::Files => "files",
            TableKind::Gc => "gc",
        }
    }

    /// Returns the columns.
    pub fn columns(self) -> &'static [TableColumn] {
        match self {
            TableKind::Processes => Process::COLUMNS,
            TableKind::Images => Image::COLUMNS,
            TableKind::Network => Traffic::COLUMNS,
            TableKind::Files => FileUse::COLUMNS,
            TableKind::Gc => Collection::COLUMNS,
        }
    }

    /// Returns the names of the events that state the rows, such as `Process/Start`.
    pub fn events(self) -> impl Iterator<Item = String> {
        STATEMENTS.iter().filter(move |statement| statement.table == Some(self)).map(|statement| {
            match statement.source {
                Source::Kernel(name) | Source::Class(name) => name.to_owned(),
                Source::Provider(guid, id) => {
                    let provider = etwspec_schema::provider_table::name(guid).unwrap_or_default();
                    let schemas = etwspec_schema::provider_table::versions(guid, id);
                    let name = schemas.first().and_then(etwspec_schema::Schema::event_name).unwrap_or_default();
                    format!("{provider}/{name}")
                }
            }
        })
    }
}

/// Room for rows.
#[derive(Debug)]
struct Room {
    left: usize,
    left_out: u64,
}

impl Room {
    /// Takes room for a row with a number of bytes of text. Returns whether there was room.
    fn takes(&mut self, text: usize) -> bool {
        self.takes_bytes(ROW + 3 * text)
    }

    /// Takes a number of bytes. Returns whether there was room for them.
    fn takes_bytes(&mut self, bytes: usize) -> bool {
        match self.left.checked_sub(bytes) {
            Some(left) if self.left_out == 0 => self.left = left,
            _ => self.left_out += 1,
        }
        self.left_out == 0
    }
}

/// Fills tables from the events of a trace.
///
/// ```
/// use std::sync::Arc;
///
/// use etwspec_traces::tables::{TableKind, Tables};
/// use etwspec_etl::state::FirstPass;
/// use etwspec_etl::{SAMPLE, Trace};
/// use etwspec_schema::{Decoder, Schemas};
///
/// let trace = Trace::new(SAMPLE);
/// let mut state = FirstPass::of(&trace).state();
/// let mut schemas = Decoder::new(Arc::new(Schemas::new()), None);
/// let mut tables = Tables::new(&TableKind::ALL, trace.log_file());
/// trace.for_each_event(|event| {
///     state.update(event);
///     schemas.read_event(event);
///     tables.event(event, &state, &mut schemas);
/// });
/// let answers = tables.finish();
/// assert!(answers.processes.iter().any(|process| process.name.is_some()));
/// ```
#[derive(Debug)]
pub struct Tables {
    statements: Statements,
    clock: Option<Clock>,
    from: Option<FileTime>,
    to: Option<FileTime>,
    processes: Processes,
    images: Images,
    network: Transfers,
    files: Transfers,
    gc: Collections,
    volumes: Volumes,
    room: Room,
    stated: [u64; TableKind::ALL.len()],
}

/// Rows of tables. Those that were not requested are empty, except the processes, whose names the others contain.
#[derive(Clone, Debug, Default)]
#[non_exhaustive]
pub struct Answers {
    /// Processes, in the order of IDs and starts.
    pub processes: Vec<Process>,
    /// Images, in the order of processes and loads.
    pub images: Vec<Image>,
    /// Bytes by process and remote address, the most first.
    pub network: Vec<Traffic>,
    /// Bytes by process and file, the most first.
    pub files: Vec<FileUse>,
    /// Garbage collections, in the order of starts.
    pub gc: Vec<Collection>,
    /// Number of statements of events that do not fit into memory.
    pub left_out: u64,
    stated: [u64; TableKind::ALL.len()],
}

impl Answers {
    /// Returns the values of the rows of a table, in the order of its [columns](TableKind::columns).
    pub fn rows(&self, kind: TableKind) -> Box<dyn Iterator<Item = Vec<Cell<'_>>> + '_> {
        match kind {
            TableKind::Processes => Box::new(self.processes.iter().map(TableRow::cells)),
            TableKind::Images => Box::new(self.images.iter().map(TableRow::cells)),
            TableKind::Network => Box::new(self.network.iter().map(TableRow::cells)),
            TableKind::Files => Box::new(self.files.iter().map(TableRow::cells)),
            TableKind::Gc => Box::new(self.gc.iter().map(TableRow::cells)),
        }
    }

    /// Returns the number of events that state rows of a table.
    pub fn stated(&self, kind: TableKind) -> u64 {
        self.stated.get(kind as usize).copied().unwrap_or(0)
    }
}

impl Tables {
    /// Creates tables of some kinds for a trace.
    pub fn new(kinds: &[TableKind], log_file: Option<&LogFile>) -> Tables {
        // The other tables contain names of processes.
        let mut kinds = kinds.to_vec();
        kinds.push(TableKind::Processes);
        Tables {
            statements: Statements::of(&kinds, log_file),
            clock: log_file.map(|log_file| log_file.clock),
            from: None,
            to: None,
            processes: Processes::default(),
            images: Images::default(),
            network: Transfers::default(),
            files: Transfers::default(),
            gc: Collections::default(),
            volumes: Volumes::default(),
            room: Room { left: LIMIT, left_out: 0 },
            stated: Default::default(),
        }
    }

    /// Restricts the rows to an interval: processes that lived in it, images that were loaded in it, bytes of transfers and
    /// collections that began in it. Without a time, an image was loaded before the trace.
    #[must_use]
    pub fn within(self, from: Option<FileTime>, to: Option<FileTime>) -> Tables {
        Tables { from, to, ..self }
    }

    /// Sets the maximum size in bytes.
    #[must_use]
    pub fn with_limit(mut self, bytes: usize) -> Tables {
        self.room.left = bytes;
        self
    }

    /// Adds an event. The state was moved to it, and the schemas have read it.
    #[inline]
    pub fn event(&mut self, event: &Event<'_>, state: &State, schemas: &mut etwspec_schema::Decoder) {
        if let Some(statement) = self.statements.statement(event) {
            self.add(statement, event, state, schemas);
        }
    }

    fn add(
        &mut self,
        statement: &'static statements::Statement,
        event: &Event<'_>,
        state: &State,
        schemas: &mut etwspec_schema::Decoder,
    ) {
        let Some(mut values) = self.statements.values(statement, event, state, schemas) else { return };
        let Some(table) = statement.table else { return self.volumes.add(values, &mut self.room) };
        if let Some(stated) = self.stated.get_mut(table as usize) {
            *stated += 1;
        }
        self.room.left = self.room.left.saturating_add(2 * event.bytes().len());
        let time = event.time_stamp().zip(self.clock).map(|(stamp, clock)| clock.time(stamp));
        let writer = state.writer().process.map(u64::from);
        let (role, is_within) = (statement.role, self.is_within(time));
        let room = &mut self.room;
        match table {
            TableKind::Processes => self.processes.add((role, statement.source, time), values, room),
            TableKind::Images => {
                let mut owner = Owner::of(state, values.number(Slot::Pid));
                let table = Reference::ModuleBase.table();
                if table.shared_by == owner.pid {
                    owner.name = table.shared_name.map(Into::into);
                }
                self.images.add((role, time, owner), values, room);
            }
            TableKind::Network if is_within => {
                let owner = Owner::of(state, values.number(Slot::Pid));
                let key = Key::of_network(owner, role, &mut values);
                self.network.add((key, role, statement.source), time, &values, room);
            }
            TableKind::Files if is_within => {
                let key = Key::of_file(Owner::of(state, writer), &mut values);
                self.files.add((key, role, statement.source), time, &values, room);
            }
            TableKind::Network | TableKind::Files => {}
            TableKind::Gc => self.gc.add((role, time), state, values, room),
        }
    }

    /// Returns whether a time is in the interval.
    fn is_within(&self, time: Option<FileTime>) -> bool {
        self.from.is_none_or(|from| time.is_some_and(|time| from <= time))
            && self.to.is_none_or(|to| time.is_some_and(|time| time < to))
    }

    /// Returns the rows.
    pub fn finish(mut self) -> Answers {
        let mut processes = std::mem::take(&mut self.processes).finish();
        let names = processes::names(&processes);
        let name = |pid: Option<u64>| names.get(&pid?).cloned();
        let mut images = std::mem::take(&mut self.images).finish(&name);
        let mut gc = std::mem::take(&mut self.gc).finish(&name);
        let network = std::mem::take(&mut self.network).network(&name);
        let mut files = std::mem::take(&mut self.files).files(&name);
        let dos_path = |path: &Option<Box<str>>| self.volumes.dos_path(path.as_deref()?);
        processes.iter_mut().for_each(|process| process.dos_image = dos_path(&process.image));
        images.iter_mut().for_each(|image| image.dos_path = dos_path(&image.path));
        files.iter_mut().for_each(|file| file.dos_path = dos_path(&file.path));
        let (from, to) = (self.from, self.to);
        processes.retain(|process| {
            from.is_none_or(|from| process.end.is_none_or(|end| from <= end))
                && to.is_none_or(|to| process.start.is_none_or(|start| start < to))
        });
        images.retain(|image| match image.loaded {
            None => from.is_none(),
            loaded => self.is_within(loaded),
        });
        gc.retain(|collection| self.is_within(collection.start));
        Answers { processes, images, network, files, gc, left_out: self.room.left_out, stated: self.stated }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_after_the_first_overflow_is_counted() {
        let mut room = Room { left: 10, left_out: 0 };
        assert!(room.takes_bytes(4));
        assert!(!room.takes_bytes(7) && !room.takes_bytes(1));
        assert_eq!((room.left, room.left_out), (6, 2));
    }
}
