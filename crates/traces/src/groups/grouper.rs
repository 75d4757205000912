//! Adds the events of a trace to groups.
//!
//! A key is a word: a number, or the index of a value. Words that depend on the kind of a kernel event or on its process are
//! remembered, so that the events of most groups are added without text. Data is decoded only for keys and measures that need
//! it.

use etwspec_etl::columns::{ColumnValue, Describe, EventColumn, RecordReader};
use etwspec_etl::counts::EventKind;
use etwspec_etl::state::State;
use etwspec_etl::time::Clock;
use etwspec_etl::{Event, Identity, LogFile};

use super::{Groups, Key, NONE, Question};
use crate::datum::{Comparable, Number, for_each_datum};
use crate::field::Selected;
use crate::keep::find;
use crate::known::Record;
use crate::source::Source;

/// Number of words that are remembered for each key.
const SLOTS: usize = 256;

/// Adds the events of a trace to groups.
#[derive(Debug)]
pub struct Grouper {
    parts: Vec<Part>,
    measures: Vec<Vec<Source>>,
    reader: RecordReader,
    clock: Option<Clock>,
    file: String,
    /// Generation of the state of which names of processes are remembered.
    generation: u64,
    words: Vec<u64>,
    values: Vec<Vec<Number>>,
    text: Vec<u8>,
}

/// A key.
#[derive(Debug)]
enum Part {
    Cpu,
    Pid,
    Tid,
    Interval(i64),
    /// Name of the process, by process ID.
    Process(Vec<Option<(u32, u64)>>),
    /// Column that the kind of a kernel event determines.
    Kind(EventColumn, Vec<Option<(EventKind, u64)>>),
    Other(Vec<Source>),
}

impl Part {
    fn new(key: &Key) -> Part {
        let Key::Value(selected) = key else {
            return if let Key::Interval { width, .. } = key {
                Part::Interval(*width)
            } else {
                Part::Other(Vec::new())
            };
        };
        match selected {
            Selected::Column(EventColumn::Cpu) => Part::Cpu,
            Selected::Column(EventColumn::Pid) => Part::Pid,
            Selected::Column(EventColumn::Tid) => Part::Tid,
            Selected::Column(EventColumn::Process) => Part::Process(vec![None; SLOTS]),
            Selected::Column(column) if is_named(*column) || column.row().of_kind && !column.row().of_schema => {
                Part::Kind(*column, vec![None; SLOTS])
            }
            other => Part::Other(Source::all(other.clone())),
        }
    }
}

/// Returns whether a column is the name of an event, if the tables name it.
fn is_named(column: EventColumn) -> bool {
    matches!(column, EventColumn::Event | EventColumn::Name)
}

impl Grouper {
    /// Creates a grouper for the events of a trace with a name.
    pub fn new(question: &Question, file: &str, log_file: Option<&LogFile>) -> Grouper {
        let parts: Vec<Part> = question.keys.iter().map(Part::new).collect();
        let measures: Vec<Vec<Source>> =
            question.measures.iter().map(|measure| Source::all(measure.field.clone())).collect();
        let of_keys =
            parts.iter().filter_map(|part| if let Part::Other(sources) = part { Some(sources) } else { None });
        let of_kinds = parts.iter().filter_map(|part| match part {
            Part::Kind(column, _) => Some(Source::Column(*column)),
            _ => None,
        });
        let of_kinds: Vec<Source> = of_kinds.collect();
        let wanted = Source::wanted(of_keys.chain(&measures).flatten().chain(&of_kinds));
        Grouper {
            reader: RecordReader::new(wanted, log_file),
            words: vec![NONE; parts.len()],
            values: vec![Vec::new(); measures.len()],
            parts,
            measures,
            clock: log_file.map(|log_file| log_file.clock),
            file: file.to_owned(),
            generation: 0,
            text: Vec::new(),
        }
    }

    /// Adds an event to groups.
    #[inline]
    pub fn add(&mut self, groups: &mut Groups, record: Record<'_>) {
        let Record { event, state, schemas } = record;
        if self.generation != state.generation() {
            self.generation = state.generation();
            for part in &mut self.parts {
                if let Part::Process(known) = part {
                    known.fill(None);
                }
            }
        }
        let size = event.bytes().len() as u64;
        let mut is_complete = true;
        for (word, part) in self.words.iter_mut().zip(&self.parts) {
            let found = match part {
                Part::Cpu => Some(event.processor().into()),
                Part::Pid => Some(state.writer().process.map_or(NONE, u64::from)),
                Part::Tid => Some(state.writer().thread.map_or(NONE, u64::from)),
                Part::Interval(width) => Some(interval(self.clock, event, groups.start, *width)),
                Part::Process(known) => process(known, state),
                Part::Kind(_, known) => kind(known, event),
                Part::Other(_) => None,
            };
            is_complete &= found.is_some();
            *word = found.unwrap_or(UNKNOWN);
        }
        if is_complete && self.measures.is_empty() {
            return groups.add(Some(&self.words), size, &[]);
        }
        let is_known = self.read(groups, event, state, schemas);
        groups.add(is_known.then_some(&*self.words), size, &self.values);
    }

    /// Reads the keys that are not known yet, and the measures. Returns whether all values of keys are within the limit.
    #[inline(never)]
    fn read<D: Describe>(&mut self, groups: &mut Groups, event: &Event<'_>, state: &State, schemas: &mut D) -> bool {
        let Grouper { parts, measures, reader, file, words, values, text, .. } = self;
        reader.read(event, Some(state), schemas, |record| {
            let mut is_known = true;
            for (at, (word, part)) in words.iter_mut().zip(parts).enumerate() {
                if *word != UNKNOWN {
                    continue;
                }
                let value = match part {
                    Part::Process(_) => record.get(EventColumn::Process),
                    Part::Kind(column, _) => record.member(*column),
                    Part::Other(sources) => sources.iter().find_map(|source| find(source, record, file)),
                    Part::Cpu | Part::Pid | Part::Tid | Part::Interval(_) => None,
                };
                let found = match value {
                    None => Some(NONE),
                    Some(value) => number_of(groups, at, &value, text),
                };
                let Some(found) = found else {
                    is_known = false;
                    continue;
                };
                *word = found;
                match part {
                    Part::Process(known) => {
                        if let Some(process) = state.writer().process
                            && let Some(slot) = known.get_mut(process_slot(process))
                        {
                            *slot = Some((process, found));
                        }
                    }
                    Part::Kind(column, known) if !is_named(*column) || record.get(EventColumn::Name).is_some() => {
                        if let Some(kind) = kind_of(event)
                            && let Some(slot) = known.get_mut(kind.slot() % SLOTS)
                        {
                            *slot = Some((kind, found));
                        }
                    }
                    _ => {}
                }
            }
            for (values, sources) in values.iter_mut().zip(measures) {
                values.clear();
                let value = sources.iter().find_map(|source| find(source, record, file));
                let mut add = |value| for_each_datum(&value, &mut |datum| values.extend(datum.number()));
                value.into_iter().for_each(&mut add);
            }
            is_known
        })
    }
}

/// Word of a key that is not known yet. No number, index or interval has it.
const UNKNOWN: u64 = NONE + 1;

/// Returns the number of a value of a key. `None` beyond the limit.
fn number_of(groups: &mut Groups, key: usize, value: &ColumnValue<'_>, text: &mut Vec<u8>) -> Option<u64> {
    text.clear();
    value.append_json(text);
    groups.value(key, str::from_utf8(text).unwrap_or_default())
}

/// Returns the interval that contains an event.
fn interval(clock: Option<Clock>, event: &Event<'_>, start: i64, width: i64) -> u64 {
    let time = clock.zip(event.time_stamp()).map(|(clock, stamp)| clock.time(stamp));
    time.map_or(NONE, |time| time.0.saturating_sub(start).div_euclid(width) as u64)
}

fn process_slot(process: u32) -> usize {
    // The lowest two bits of IDs are 0.
    (process >> 2) as usize % SLOTS
}

/// Returns the word of the process of an event, if it is remembered.
#[inline]
fn process(known: &[Option<(u32, u64)>], state: &State) -> Option<u64> {
    let Some(process) = state.writer().process else { return Some(NONE) };
    let (own, word) = known.get(process_slot(process)).copied().flatten()?;
    (own == process).then_some(word)
}

/// Returns the kind of a kernel event.
#[inline]
fn kind_of(event: &Event<'_>) -> Option<EventKind> {
    let identity = event.identity();
    match identity {
        Identity::Hook { .. } => Some(EventKind::of(event, &event.header().ok()?, &identity)),
        _ => None,
    }
}

/// Returns the word of the kind of an event, if it is remembered.
#[inline]
fn kind(known: &[Option<(EventKind, u64)>], event: &Event<'_>) -> Option<u64> {
    let kind = kind_of(event)?;
    let (own, word) = known.get(kind.slot() % SLOTS)?.as_ref()?;
    (*own == kind).then_some(*word)
}
