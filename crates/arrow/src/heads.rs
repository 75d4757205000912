//! Facts of headers and buffers about events, from which the columns of all tables are made, a column at a time.

use std::sync::Arc;

use arrow_array::types::{
    ArrowPrimitiveType, Int64Type, TimestampNanosecondType, UInt8Type, UInt16Type, UInt32Type, UInt64Type,
};
use arrow_array::{Array, ArrayRef, PrimitiveArray, new_null_array};
use arrow_buffer::{BooleanBuffer, NullBuffer};
use arrow_schema::{ArrowError, DataType};
use etwspec_etl::Event;
use etwspec_etl::buffers::Header;
use etwspec_etl::columns::EventColumn;
use etwspec_etl::state::{State, Writer, WriterBy};
use etwspec_etl::time::Clock;
use hashbrown::HashMap;

use crate::cells::{Cells, UTC, nanoseconds};
use crate::distinct::Distinct;

/// Parts of an event: bits of [`Head::has`].
pub(crate) mod has {
    pub(crate) const TIME: u8 = 1;
    pub(crate) const STAMP: u8 = 1 << 1;
    pub(crate) const PID: u8 = 1 << 2;
    pub(crate) const TID: u8 = 1 << 3;
    pub(crate) const VERSION: u8 = 1 << 4;
    pub(crate) const LEVEL: u8 = 1 << 5;
    /// Processor times.
    pub(crate) const TIMES: u8 = 1 << 6;
    /// All events have it.
    pub(crate) const ALWAYS: u8 = 1 << 7;
}

/// Facts of the header and the buffer of an event.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Head {
    /// Nanoseconds since 1970.
    pub(crate) time: i64,
    pub(crate) stamp: i64,
    pub(crate) buffer: u64,
    pub(crate) offset: u32,
    pub(crate) pid: u32,
    pub(crate) tid: u32,
    /// Number of the name of the process in [`Names`]; 0 if it is unknown.
    pub(crate) process: u32,
    pub(crate) kernel_time: u32,
    pub(crate) user_time: u32,
    pub(crate) version: u16,
    pub(crate) cpu: u16,
    pub(crate) pointer: u8,
    pub(crate) level: u8,
    /// Number of the source of the process ID in [`WriterBy::ALL`], plus 1; 0 if it is unknown.
    pub(crate) by: u8,
    pub(crate) has: u8,
}

impl Head {
    /// Returns what an event without a readable header has.
    pub(crate) fn damaged(event: &Event<'_>) -> Head {
        Head {
            buffer: event.buffer_offset(),
            offset: event.offset() as u32,
            cpu: event.processor(),
            pointer: event.pointer().bits() as u8,
            has: has::ALWAYS,
            ..Head::default()
        }
    }

    /// Returns what the header and the buffer of an event state.
    #[inline]
    pub(crate) fn new(event: &Event<'_>, header: &Header<'_>, clock: Option<&Clock>, writer: Writer) -> Head {
        let mut head = Head::damaged(event);
        let bit = |set: bool, bit: u8| if set { bit } else { 0 };
        let (stamp, pid, tid) = (header.time_stamp(), writer.process, writer.thread);
        head.by = writer.process_by().map_or(0, |by| by as u8 + 1);
        let time = clock.zip(stamp).and_then(|(clock, stamp)| nanoseconds(clock.time(stamp)));
        let (version, level) = (header.event_version(), header.level());
        let (kernel, user) = (header.kernel_time(), header.user_time());
        (head.time, head.stamp) = (time.unwrap_or(0), stamp.unwrap_or(0));
        (head.pid, head.tid) = (pid.unwrap_or(0), tid.unwrap_or(0));
        (head.version, head.level) = (version.unwrap_or(0), level.unwrap_or(0));
        (head.kernel_time, head.user_time) = (kernel.unwrap_or(0), user.unwrap_or(0));
        head.has |= bit(time.is_some(), has::TIME)
            | bit(stamp.is_some(), has::STAMP)
            | bit(pid.is_some(), has::PID)
            | bit(tid.is_some(), has::TID)
            | bit(version.is_some(), has::VERSION)
            | bit(level.is_some(), has::LEVEL)
            | bit(kernel.is_some() && user.is_some(), has::TIMES);
        head
    }
}

/// The heads of the rows of a batch.
pub(crate) struct Heads<'h> {
    all: &'h [Head],
    /// Parts that all of them have.
    has: u8,
}

impl<'h> Heads<'h> {
    pub(crate) fn new(all: &'h [Head]) -> Heads<'h> {
        Heads { all, has: all.iter().fold(u8::MAX, |has, head| has & head.has) }
    }

    /// Returns a column, if it depends on heads alone.
    pub(crate) fn column(&self, column: EventColumn) -> Option<ArrayRef> {
        use has::{ALWAYS, LEVEL, PID, STAMP, TID, TIME, TIMES, VERSION};
        Some(match column {
            EventColumn::Time => {
                Arc::new(self.numbers::<TimestampNanosecondType>(TIME, |head| head.time).with_timezone(UTC))
            }
            EventColumn::TimeStamp => Arc::new(self.numbers::<Int64Type>(STAMP, |head| head.stamp)),
            EventColumn::Cpu => Arc::new(self.numbers::<UInt16Type>(ALWAYS, |head| head.cpu)),
            EventColumn::Pid => Arc::new(self.numbers::<UInt32Type>(PID, |head| head.pid)),
            EventColumn::Tid => Arc::new(self.numbers::<UInt32Type>(TID, |head| head.tid)),
            EventColumn::Version => Arc::new(self.numbers::<UInt16Type>(VERSION, |head| head.version)),
            EventColumn::Pointer => Arc::new(self.numbers::<UInt8Type>(ALWAYS, |head| head.pointer)),
            EventColumn::Level => Arc::new(self.numbers::<UInt8Type>(LEVEL, |head| head.level)),
            EventColumn::KernelTime => Arc::new(self.numbers::<UInt32Type>(TIMES, |head| head.kernel_time)),
            EventColumn::UserTime => Arc::new(self.numbers::<UInt32Type>(TIMES, |head| head.user_time)),
            EventColumn::Buffer => Arc::new(self.numbers::<UInt64Type>(ALWAYS, |head| head.buffer)),
            EventColumn::Offset => Arc::new(self.numbers::<UInt32Type>(ALWAYS, |head| head.offset)),
            _ => return None,
        })
    }

    /// Returns a column of numbers, which is null for events that lack a bit.
    fn numbers<T: ArrowPrimitiveType>(&self, bit: u8, get: impl Fn(&Head) -> T::Native) -> PrimitiveArray<T> {
        let values: Vec<T::Native> = self.all.iter().map(get).collect();
        let has = |row: usize| self.all.get(row).is_some_and(|head| head.has & bit != 0);
        let nulls = (self.has & bit == 0).then(|| NullBuffer::new(BooleanBuffer::collect_bool(self.all.len(), has)));
        // The values and the bits are of the same events.
        PrimitiveArray::new(values.into(), nulls)
    }

    /// Returns the numbers of the names of processes.
    pub(crate) fn processes(&self) -> Distinct {
        Distinct::of(self.all.iter().map(|head| head.process))
    }

    /// Returns the numbers of the sources of process IDs.
    pub(crate) fn sources(&self) -> Distinct {
        Distinct::of(self.all.iter().map(|head| head.by.into()))
    }
}

/// Returns the error for a column that is described and not made.
pub(crate) fn unknown(column: EventColumn) -> ArrowError {
    ArrowError::SchemaError(format!("the column `{}` is described, and nothing makes it", column.name()))
}

/// Returns the word for a source with a number.
pub(crate) fn source(number: u32) -> Option<&'static str> {
    Some(WriterBy::ALL.get((number as usize).checked_sub(1)?)?.word())
}

/// Size of all names in bytes, approximately. Further names are left out.
const MAX_BYTES: usize = 16 << 20;

/// Names of processes, by number.
#[derive(Debug, Default)]
pub(crate) struct Names {
    texts: Vec<Arc<str>>,
    known: HashMap<Arc<str>, u32>,
    bytes: usize,
    /// Generation of the state that the cache is of.
    generation: u64,
    /// Numbers of the names of recent processes.
    cache: Vec<Option<(u32, u32)>>,
}

/// Slots of the cache.
const SLOTS: usize = 256;

impl Names {
    /// Returns the number of the name of the process that logged the event to which a state was moved; 0 if it is unknown.
    #[inline]
    pub(crate) fn process(&mut self, state: &State) -> u32 {
        let Some(process) = state.writer().process else { return 0 };
        if self.generation != state.generation() || self.cache.is_empty() {
            self.generation = state.generation();
            self.cache.clear();
            self.cache.resize(SLOTS, None);
        }
        let slot = (process >> 2) as usize % SLOTS;
        if let Some(Some((known, number))) = self.cache.get(slot)
            && *known == process
        {
            return *number;
        }
        let number = state.process(process).map_or(0, |name| self.number(name));
        if let Some(slot) = self.cache.get_mut(slot) {
            *slot = Some((process, number));
        }
        number
    }

    fn number(&mut self, name: &str) -> u32 {
        if let Some(number) = self.known.get(name) {
            return *number;
        }
        self.bytes += name.len() + 64;
        if self.bytes > MAX_BYTES {
            return 0;
        }
        let text: Arc<str> = name.into();
        self.texts.push(text.clone());
        let number = self.texts.len() as u32;
        self.known.insert(text, number);
        number
    }

    /// Returns the name with a number.
    pub(crate) fn text(&self, number: u32) -> Option<&str> {
        self.texts.get((number as usize).checked_sub(1)?).map(|text| &**text)
    }
}

/// A column of which few rows have a value.
#[derive(Debug)]
pub(crate) struct Sparse {
    cells: Cells,
    /// True if the query wants the column.
    wanted: bool,
    of: DataType,
    /// A column without values, with at least as many rows as any so far.
    nulls: Option<ArrayRef>,
}

impl Sparse {
    /// Creates a column without rows.
    pub(crate) fn new(of: &DataType, wanted: bool) -> Sparse {
        Sparse { cells: Cells::new(of), wanted, of: of.clone(), nulls: None }
    }

    /// Returns whether the column is wanted.
    #[inline]
    pub(crate) fn is_wanted(&self) -> bool {
        self.wanted
    }

    /// Appends the value of a row, unless the column is not wanted. Rows before it without a value are null.
    #[inline]
    pub(crate) fn put(&mut self, row: usize, append: impl FnOnce(&mut Cells)) {
        if self.wanted {
            append(self.at(row));
        }
    }

    /// Returns the cells with nulls before a row.
    fn at(&mut self, row: usize) -> &mut Cells {
        self.cells.null_n(row.saturating_sub(self.cells.len()));
        &mut self.cells
    }

    /// Size in bytes, approximately.
    pub(crate) fn bytes(&self) -> usize {
        self.cells.bytes()
    }

    /// Takes the column, with this number of rows.
    pub(crate) fn take(&mut self, rows: usize) -> Result<ArrayRef, ArrowError> {
        // All arrays of a column have the same dictionary.
        if self.cells.len() > 0 || matches!(self.of, DataType::Dictionary(..)) {
            return self.at(rows).take();
        }
        let known = self.nulls.take().filter(|nulls| nulls.len() >= rows);
        let nulls = known.unwrap_or_else(|| new_null_array(&self.of, rows));
        let column = nulls.slice(0, rows);
        self.nulls = Some(nulls);
        Ok(column)
    }
}
