//! Kinds of events: what the table of all events contains for all events of a kind.
//!
//! # Design
//!
//! Half of the columns of `events` are the same for all events of a kind. An event is stored as a head of fixed size
//! and the number of its kind, and columns are built when a batch is taken.

use std::sync::Arc;

use etwspec_etl::columns::{ColumnValue, EventColumn, EventRecord};
use etwspec_etl::counts::EventKind;
use etwspec_schema::Schema;
use hashbrown::HashMap;

/// Maximum number of kinds. Beyond it, kinds are determined again after each batch.
const MAX: usize = 1 << 16;

/// Facts that all events of a kind share.
#[derive(Clone, Debug)]
pub(crate) struct Kind {
    values: Vec<(EventColumn, Value)>,
    /// The schema, which keeps its address as long as the kind is known.
    _schema: Option<Arc<Schema>>,
}

#[derive(Clone, Debug)]
enum Value {
    Number(u64),
    Text(Arc<str>),
}

impl Kind {
    /// Returns the kind of an event: what its header, the tables and its schema state.
    pub(crate) fn new(record: &EventRecord<'_>, schema: Option<&Arc<Schema>>, table: Option<Arc<str>>) -> Kind {
        let value = |column: EventColumn| {
            let others = column.row().or.iter().filter(|own| !own.row().in_events);
            let value = std::iter::once(&column).chain(others).find_map(|own| record.get(*own))?;
            Some((
                column,
                match value {
                    ColumnValue::Number(number) | ColumnValue::Hex(number, _) => Value::Number(number),
                    ColumnValue::List(names) => {
                        let names: Vec<&str> = names.iter().map(|name| &**name).collect();
                        Value::Text(names.join("|").into())
                    }
                    text => Value::Text(text.into_text().into()),
                },
            ))
        };
        let of_kind = EventColumn::ALL.iter().filter(|column| column.row().of_kind && column.row().in_events);
        let mut values: Vec<_> = of_kind.filter_map(|column| value(*column)).collect();
        values.extend(table.map(|table| (EventColumn::Table, Value::Text(table))));
        Kind { values, _schema: schema.cloned() }
    }

    fn get(&self, column: EventColumn) -> Option<&Value> {
        self.values.iter().find(|(own, _)| *own == column).map(|(_, value)| value)
    }

    /// Returns the number in a column.
    pub(crate) fn number(&self, column: EventColumn) -> Option<u64> {
        match self.get(column)? {
            Value::Number(number) => Some(*number),
            Value::Text(_) => None,
        }
    }

    /// Returns the text in a column.
    pub(crate) fn text(&self, column: EventColumn) -> Option<&str> {
        match self.get(column)? {
            Value::Text(text) => Some(text),
            Value::Number(_) => None,
        }
    }
}

/// Key of the kind of an event: its kind by the header, the address of its schema, and its table.
type Key = (EventKind, usize, Option<usize>);

/// The kinds of a trace, by number.
#[derive(Debug, Default)]
pub(crate) struct Kinds {
    kinds: Vec<(Key, Kind)>,
    /// Numbers of kinds with a slot.
    by_slot: HashMap<usize, Vec<u32>>,
    /// The last kind of a slot.
    last: Vec<u32>,
}

/// Slots of the cache.
const SLOTS: usize = 1024;

impl Kinds {
    /// Returns the number of a kind, which a function determines if it is new.
    #[inline]
    pub(crate) fn number(&mut self, key: Key, new: impl FnOnce() -> Kind) -> u32 {
        let slot = key.0.slot();
        if let Some(number) = self.last.get(slot % SLOTS)
            && let Some((known, _)) = self.kinds.get(*number as usize)
            && *known == key
        {
            return *number;
        }
        self.search(key, slot, new)
    }

    fn search(&mut self, key: Key, slot: usize, new: impl FnOnce() -> Kind) -> u32 {
        let of_slot = self.by_slot.entry(slot).or_default();
        let known = of_slot.iter().find(|number| self.kinds.get(**number as usize).is_some_and(|(own, _)| *own == key));
        let number = match known {
            Some(number) => *number,
            None => {
                let number = self.kinds.len() as u32;
                self.kinds.push((key, new()));
                of_slot.push(number);
                number
            }
        };
        self.last.resize(SLOTS, u32::MAX);
        if let Some(last) = self.last.get_mut(slot % SLOTS) {
            *last = number;
        }
        number
    }

    /// Returns the kind with a number.
    pub(crate) fn get(&self, number: u32) -> Option<&Kind> {
        self.kinds.get(number as usize).map(|(_, kind)| kind)
    }

    /// Forgets all kinds if there are too many. Returns whether it did: numbers have lost their meaning.
    pub(crate) fn limit(&mut self) -> bool {
        let many = self.kinds.len() > MAX;
        if many {
            *self = Kinds::default();
        }
        many
    }
}
