//! Values of the fields that statements name.

use etwspec::payloads::EventKey;
use etwspec_etl::columns::{ColumnValue, EventColumn, RecordReader, Wanted};
use etwspec_etl::payload::{Field, Value};
use etwspec_etl::state::State;
use etwspec_etl::time::{Clock, FileTime};
use etwspec_etl::{Event, Identity, LogFile, event_columns};
use hashbrown::HashMap;

use super::TableKind;
use super::statements::{SLOTS, STATEMENTS, Slot, Source, Statement, Take};

/// Value of a slot.
#[derive(Clone, Debug)]
enum Known {
    Number(i128),
    Time(FileTime),
    Text(Box<str>),
}

/// Values that an event states.
#[derive(Debug, Default)]
pub(super) struct Values {
    /// Value of each slot, and the index of its field.
    slots: [Option<(usize, Known)>; SLOTS],
}

impl Values {
    fn get(&self, slot: Slot) -> Option<&Known> {
        self.slots.get(slot as usize)?.as_ref().map(|(_, known)| known)
    }

    /// Returns an unsigned number. The number of a negative one is that of its bits.
    pub(super) fn number(&self, slot: Slot) -> Option<u64> {
        match self.get(slot)? {
            Known::Number(number) => {
                u64::try_from(*number).ok().or_else(|| i64::try_from(*number).ok().map(|n| n as u64))
            }
            _ => None,
        }
    }

    pub(super) fn signed(&self, slot: Slot) -> Option<i64> {
        match self.get(slot)? {
            Known::Number(number) => i64::try_from(*number).ok(),
            _ => None,
        }
    }

    pub(super) fn time(&self, slot: Slot) -> Option<FileTime> {
        match self.get(slot)? {
            Known::Time(time) => Some(*time),
            _ => None,
        }
    }

    pub(super) fn text(&mut self, slot: Slot) -> Option<Box<str>> {
        match self.slots.get_mut(slot as usize)?.take()?.1 {
            Known::Text(text) => Some(text),
            Known::Number(number) => Some(number.to_string().into()),
            Known::Time(_) => None,
        }
    }
}

/// Finds the statements of events, and reads their values.
#[derive(Debug)]
pub(super) struct Statements {
    keys: HashMap<EventKey, &'static Statement>,
    providers: HashMap<(etwspec::Guid, u16), &'static Statement>,
    reader: RecordReader,
}

impl Statements {
    /// Finds the statements about some tables.
    pub(super) fn of(kinds: &[TableKind], log_file: Option<&LogFile>) -> Statements {
        let (mut keys, mut providers) = (HashMap::new(), HashMap::new());
        for statement in
            STATEMENTS.iter().filter(|statement| statement.table.is_none_or(|table| kinds.contains(&table)))
        {
            match statement.source {
                Source::Provider(guid, id) => _ = providers.insert((guid, id), statement),
                source => keys.extend(source.keys().into_iter().map(|key| (key, statement))),
            }
        }
        Statements { keys, providers, reader: RecordReader::new(Wanted::new(&event_columns![Data], [], []), log_file) }
    }

    /// Returns the statement of an event.
    #[inline]
    pub(super) fn statement(&self, event: &Event<'_>) -> Option<&'static Statement> {
        let identity = event.identity();
        match identity.key() {
            Some((key, _)) => self.keys.get(&key).copied(),
            None => match identity {
                Identity::Provider { guid, id, .. } => self.providers.get(&(guid, id)).copied(),
                _ => None,
            },
        }
    }

    /// Reads the values that an event states. `None` if its data cannot be read.
    pub(super) fn values(
        &mut self,
        statement: &'static Statement,
        event: &Event<'_>,
        state: &State,
        schemas: &mut etwspec_schema::Decoder,
    ) -> Option<Values> {
        self.reader.read(event, Some(state), schemas, |record| {
            let Some(ColumnValue::Field(data)) = record.get(EventColumn::Data) else { return None };
            let mut values = Values::default();
            data.for_each_value(&mut |field, value| {
                for (at, (slot, take, name)) in statement.fields.iter().enumerate() {
                    if field.name != *name && field.own_name != *name {
                        continue;
                    }
                    let Some(own) = values.slots.get_mut(*slot as usize) else { continue };
                    if own.as_ref().is_some_and(|(from, _)| *from <= at) {
                        continue;
                    }
                    let known = match take {
                        Take::Value => known(field, &value, record.clock()),
                        Take::Label => label(field, &value),
                        Take::Referred => state.names().name(field, &value).map(|name| Known::Text(name.into())),
                    };
                    if let Some(known) = known {
                        *own = Some((at, known));
                    }
                }
            });
            Some(values)
        })
    }
}

fn known(field: &Field, value: &Value<'_>, clock: Option<Clock>) -> Option<Known> {
    Some(match *value {
        Value::Unsigned(number) | Value::Address(number) | Value::Hex(number) | Value::Boolean(number) => {
            Known::Number(number.into())
        }
        Value::Signed(number) => Known::Number(number.into()),
        Value::Time(time) => Known::Time(field.date(time).0?),
        Value::Stamp(stamp) => Known::Time(clock?.checked_time(stamp)?),
        ref other => Known::Text(other.to_string().into()),
    })
}

fn label(field: &Field, value: &Value<'_>) -> Option<Known> {
    let number = match *value {
        Value::Unsigned(number) | Value::Hex(number) => number,
        Value::Signed(number) => number as u64,
        _ => return None,
    };
    field.names.as_ref()?.name(number).map(|name| Known::Text(name.into()))
}
