//! Values of the fields that lists name.

use etwspec::payloads::{EventKey, List, ListDoes, ListEvent, ListHolds, ListTake, ListType, Reference};
use etwspec::{Guid, Meaning};
use etwspec_etl::columns::{ColumnValue, EventColumn, EventRecord, RecordReader, Wanted};
use etwspec_etl::payload::{Field, Value};
use etwspec_etl::state::State;
use etwspec_etl::time::FileTime;
use etwspec_etl::{Event, Identity, LogFile, event_columns};
use hashbrown::HashMap;

use super::cell::Cell;

/// Statement of an event about a row of a list.
#[derive(Clone, Copy, Debug)]
pub(super) struct Statement {
    pub(super) list: &'static List,
    pub(super) event: &'static ListEvent,
    /// Position of the event in the list.
    pub(super) at: usize,
    /// Name of a kernel event.
    name: &'static str,
}

/// Values of the columns of a list, and the time of the process of the row.
#[derive(Debug)]
pub(super) struct Values {
    pub(super) cells: Vec<Cell>,
    /// Time stamp of the start of the process of the row; the minimum if it lived before the trace.
    pub(super) life: Option<i64>,
    /// True if the field that decides it has one of the values with which the event counts.
    pub(super) counts: bool,
}

/// Finds the statements of events, and reads their values.
#[derive(Debug)]
pub(super) struct Statements {
    keys: HashMap<EventKey, Vec<Statement>>,
    providers: HashMap<(Guid, u16), Vec<Statement>>,
    reader: RecordReader,
    /// Ticks of the performance counter in a second.
    frequency: i128,
}

impl Statements {
    /// Finds the statements about some lists, and those about volumes if the lists contain paths.
    pub(super) fn of(lists: &[&'static List], log_file: Option<&LogFile>) -> Statements {
        let (mut keys, mut providers) = (HashMap::new(), HashMap::new());
        let has_paths = lists.iter().any(|list| super::cell::holding(list, ListHolds::DosPath).is_some());
        let all =
            List::ALL.iter().flat_map(|list| list.events.iter().enumerate().map(move |(at, event)| (list, at, event)));
        for (list, at, event) in all {
            let is_wanted = lists.iter().any(|wanted| wanted.name == list.name);
            if !(is_wanted || has_paths && event.does == ListDoes::Maps) {
                continue;
            }
            for name in event.kernel {
                for key in EventKey::named(name) {
                    keys.entry(key).or_insert_with(Vec::new).push(Statement { list, event, at, name });
                }
            }
            if let Some((guid, ids)) = event.provider {
                for id in ids {
                    providers.entry((guid, *id)).or_insert_with(Vec::new).push(Statement { list, event, at, name: "" });
                }
            }
        }
        let reader = RecordReader::new(Wanted::new(&event_columns![Data], [], []), log_file);
        let frequency = log_file.map_or(0, |log_file| log_file.perf_freq.into());
        Statements { keys, providers, reader, frequency }
    }

    /// Reads what an event states. `None` if it states nothing, or its data cannot be read.
    #[inline]
    pub(super) fn read(
        &mut self,
        event: &Event<'_>,
        state: &State,
        schemas: &mut etwspec_schema::Decoder,
    ) -> Option<Vec<(Statement, Values)>> {
        let Statements { keys, providers, reader, frequency } = self;
        let identity = event.identity();
        let statements = match (identity.key(), identity) {
            (Some((key, _)), _) => keys.get(&key)?,
            (_, Identity::Provider { guid, id, .. }) => providers.get(&(guid, id))?,
            _ => return None,
        };
        let (frequency, stamp) = (*frequency, event.time_stamp());
        reader.read(event, Some(state), schemas, |record| {
            let around = Around { state, record, frequency, stamp };
            statements.iter().map(|statement| Some((*statement, statement.values(&around)?))).collect()
        })
    }
}

/// An event, and what is known around it.
#[derive(Clone, Copy)]
struct Around<'a, 'r> {
    state: &'a State,
    record: &'a EventRecord<'r>,
    frequency: i128,
    stamp: Option<i64>,
}

impl Statement {
    fn values(self, around: &Around<'_, '_>) -> Option<Values> {
        let Some(ColumnValue::Field(data)) = around.record.get(EventColumn::Data) else { return None };
        let state = around.state;
        let ListEvent { values, when, .. } = self.event;
        // For each column, the position of its value among those of the row, and the value.
        let mut found = vec![(usize::MAX, Cell::None); self.list.columns.len()];
        let mut set = |at: usize, column: usize, cell: Cell| {
            // Another value precedes an empty text.
            let at = if cell.text() == Some("") { at + values.len() } else { at };
            if let Some(own) = found.get_mut(column).filter(|own| at < own.0 && cell != Cell::None) {
                *own = (at, cell);
            }
        };
        let ty = |column: usize| self.list.columns.get(column).map_or(ListType::Text, |column| column.ty);
        let text = |text: &str| Cell::Text(text.into());
        for (at, (column, take, constant)) in values.iter().enumerate() {
            let cell = match take {
                ListTake::Process => state.writer().process.map(|pid| Cell::of_number(pid.into(), ty(*column))),
                ListTake::ProcessName => state.writer_name().map(text),
                ListTake::Event => self.name.rsplit('/').next().map(text),
                ListTake::Constant => Some(Cell::of_text(constant, ty(*column))),
                _ => None,
            };
            set(at, *column, cell.unwrap_or_default());
        }
        let mut counts = true;
        data.for_each_value(&mut |field, value| {
            let is = |name: &str| field.name == *name || field.own_name == name;
            if let Some((_, allowed)) = when.filter(|(name, _)| is(name)) {
                let label = label(field, &value).unwrap_or_else(|| value.to_string().into());
                counts = allowed.contains(&&*label);
            }
            for (at, (column, take, name)) in values.iter().enumerate() {
                if is(name) && !matches!(take, ListTake::Constant) {
                    let of = Taken { field, value: &value, around, ty: ty(*column) };
                    set(at, *column, of.cell(*take).unwrap_or_default());
                }
            }
        });
        let mut cells: Vec<Cell> = found.into_iter().map(|(_, cell)| cell).collect();
        let life = self.of_process(state, &mut cells);
        Some(Values { cells, life, counts })
    }

    /// Sets the name of the process. Returns the start of its life.
    fn of_process(self, state: &State, cells: &mut [Cell]) -> Option<i64> {
        let (pid, name) = self.list.process.filter(|_| self.list.thing != Some(Reference::ProcessId))?;
        let pid = cells.get(pid)?.number()?;
        let shared = self.list.thing.map(Reference::table).filter(|table| table.shared_by == Some(pid));
        let known = shared.and_then(|table| table.shared_name).or_else(|| state.name(Reference::ProcessId, pid, None));
        if let Some((name, known)) = cells.get_mut(name).zip(known) {
            *name = Cell::Text(known.into());
        }
        state.life(Reference::ProcessId, pid, None)
    }
}

/// Field from which a value is taken.
struct Taken<'t, 'r> {
    field: &'t Field,
    value: &'t Value<'t>,
    around: &'t Around<'t, 'r>,
    ty: ListType,
}

impl Taken<'_, '_> {
    fn cell(&self, take: ListTake) -> Option<Cell> {
        let Taken { field, value, ty, around } = *self;
        let Around { state, record, frequency, stamp } = *around;
        let clock = record.clock();
        let time = |value: &Value<'_>| match *value {
            Value::Time(time) => field.date(time).0,
            Value::Stamp(stamp) => clock?.checked_time(stamp),
            _ => None,
        };
        Some(match take {
            ListTake::Value => match (number(value), value) {
                // No session, process or thread has this ID.
                (Some(number), _) if ty == ListType::Id && number == u32::MAX.into() => return None,
                (Some(number), _) => Cell::of_number(number, ty),
                (None, Value::Time(_) | Value::Stamp(_)) => Cell::Time(time(value)?),
                (None, other) => Cell::Text(other.to_string().into()),
            },
            ListTake::Label => Cell::Text(label(field, value)?),
            ListTake::Name => Cell::Text(state.names().name(field, value)?.into()),
            ListTake::ProcessOfThread => {
                let thread = u32::try_from(number(value)?).ok()?;
                Cell::of_number(state.process_of_thread(thread)?.into(), ty)
            }
            ListTake::FileName => Cell::Text(value.to_string().rsplit('\\').next()?.into()),
            ListTake::Since => {
                let now = clock?.checked_time(stamp?)?;
                elapsed(time(value)?, now)?
            }
            ListTake::Duration => {
                let nanoseconds = match field.meaning? {
                    Meaning::Nanoseconds => number(value)?,
                    Meaning::HundredNanoseconds => number(value)? * 100,
                    Meaning::Microseconds => number(value)? * 1_000,
                    Meaning::Milliseconds => number(value)? * 1_000_000,
                    Meaning::PerformanceCounter => (number(value)? * 1_000_000_000).checked_div(frequency)?,
                    _ => return None,
                };
                Cell::of_number(nanoseconds, ty)
            }
            _ => return None,
        })
    }
}

/// Returns the time between two points in nanoseconds. `None` if it is negative.
pub(super) fn elapsed(from: FileTime, to: FileTime) -> Option<Cell> {
    let units = to.0.checked_sub(from.0).filter(|units| *units >= 0)?;
    Some(Cell::Signed(units.saturating_mul(100)))
}

fn number(value: &Value<'_>) -> Option<i128> {
    match *value {
        Value::Unsigned(number) | Value::Address(number) | Value::Hex(number) | Value::Boolean(number) => {
            Some(number.into())
        }
        Value::Signed(number) => Some(number.into()),
        _ => None,
    }
}

fn label(field: &Field, value: &Value<'_>) -> Option<Box<str>> {
    let number = match *value {
        Value::Unsigned(number) | Value::Hex(number) => number,
        Value::Signed(number) => number as u64,
        _ => return None,
    };
    field.names.as_ref()?.name(number).map(Into::into)
}
