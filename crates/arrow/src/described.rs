//! The table that contains the fields of the events of a schema.

use std::sync::Arc;

use etwspec::{Guid, Pointer};
use etwspec_etl::Identity;
use etwspec_etl::payload::Column;
use etwspec_schema::{Schema, Source, columns, provider_table as own_tables};
use hashbrown::HashMap;

use crate::options::Options;
use crate::typed::{self, Typed};
use crate::{merge, names};

/// Columns of all tables for schemas in a trace. Each takes memory, whether it has rows or not.
const MAX_COLUMNS: usize = 1 << 16;

/// Number of schemas in a trace whose tables are remembered. Beyond it, they are determined again.
const MAX_SCHEMAS: usize = 1 << 16;

/// Maximum number of tables for schemas in a trace whose events have one name. A new schema is compared with each.
const MAX_ALIKE: u32 = 64;

/// The tables with fields that exist so far.
#[derive(Debug, Default)]
pub(crate) struct AllTyped {
    all: Vec<Typed>,
    by_name: HashMap<String, usize>,
}

impl AllTyped {
    /// Adds a table. Returns its index.
    pub(crate) fn add(&mut self, table: Typed) -> usize {
        let at = self.all.len();
        self.by_name.insert(table.name.to_string(), at);
        self.all.push(table);
        at
    }

    /// Returns the table with an index.
    #[inline]
    pub(crate) fn get_mut(&mut self, at: usize) -> Option<&mut Typed> {
        self.all.get_mut(at)
    }

    /// Returns all tables, in the order of their indices.
    pub(crate) fn iter_mut(&mut self) -> impl Iterator<Item = &mut Typed> {
        self.all.iter_mut()
    }

    /// Returns the index of the table with a name.
    fn find(&self, name: &str) -> Option<usize> {
        self.by_name.get(name).copied()
    }
}

/// The schemas of the events so far, and their tables.
#[derive(Debug, Default)]
pub(crate) struct Described {
    all: Vec<OfSchema>,
    /// Indices by the address of the schema.
    by_schema: HashMap<usize, usize>,
    /// Fields of the tables for schemas in the trace, whether they were selected or not: names do not depend on the selection.
    of_names: HashMap<String, Vec<Column>>,
    /// Number of tables for schemas in the trace.
    tables: usize,
    /// Number of their columns.
    columns: usize,
    omitted: Omitted,
}

/// A schema and its table.
#[derive(Debug)]
pub(crate) struct OfSchema {
    /// The schema, which keeps its address.
    pub(crate) schema: Arc<Schema>,
    /// Index of the table, if it was selected.
    pub(crate) table: Option<usize>,
    /// Name of the table, whether it was selected or not.
    pub(crate) name: Option<Arc<str>>,
    /// Fields by the columns of the table.
    pub(crate) order: Box<[(String, usize)]>,
}

/// Limits of tables: schemas that have none, whose events are in the table of all events, text that was cut off, and damage.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Omitted {
    /// Number of schemas with too many fields.
    pub large: u64,
    /// Number of schemas beyond the maximum number of tables.
    pub further: u64,
    /// Fields or messages of events exceed the [limit](etwspec_etl::text::output) of output for their size, and were cut off.
    pub cut_off: bool,
    /// Number of damaged parts of the trace.
    pub damaged: u64,
}

/// Inputs of a new table: the tables so far, and the options.
type Making<'m> = (&'m mut AllTyped, &'m Options);

impl Described {
    /// Returns the schema with an index.
    #[inline]
    pub(crate) fn get(&self, at: usize) -> Option<&OfSchema> {
        self.all.get(at)
    }

    /// Returns the schemas that have no table.
    pub(crate) fn omitted(&self) -> Omitted {
        self.omitted
    }

    /// Returns the index of a schema. Determines its table if it is new. `pointer` is the pointer size of the event.
    #[inline]
    pub(crate) fn index(&mut self, schema: &Arc<Schema>, pointer: Pointer, making: Making<'_>) -> usize {
        match self.by_schema.get(&(Arc::as_ptr(schema) as usize)) {
            Some(index) => *index,
            None => self.add(schema.clone(), pointer, making),
        }
    }

    #[cold]
    fn add(&mut self, schema: Arc<Schema>, pointer: Pointer, (typed, options): Making<'_>) -> usize {
        let fields = columns(&schema, pointer);
        let (table, name) = self.table_of(&schema, &fields, (typed, options));
        let order = table.and_then(|at| typed.all.get(at)?.order(&fields)).unwrap_or_default();
        if self.all.len() >= MAX_SCHEMAS {
            self.by_schema.clear();
            self.all.clear();
        }
        let index = self.all.len();
        self.by_schema.insert(Arc::as_ptr(&schema) as usize, index);
        self.all.push(OfSchema { schema, table, name, order: order.into() });
        index
    }

    /// Returns the table of a schema if it was selected, and its name.
    fn table_of(
        &mut self,
        schema: &Schema,
        fields: &[Column],
        (typed, options): Making<'_>,
    ) -> (Option<usize>, Option<Arc<str>>) {
        let identity = schema.identity();
        let known = match identity {
            Some(Identity::Provider { guid, id, .. }) => names::provider_table(guid, id).map(|name| (name, guid, id)),
            // Messages have numbers and no names, and text has one field.
            Some(Identity::Message { .. }) => return (None, None),
            None if schema.source != Source::TraceLogging => return (None, None),
            _ => None,
        };
        if let Some((name, guid, id)) = known {
            // A schema in the trace may have other fields than the table of this project.
            let at = typed.find(name);
            let fits = match at.and_then(|at| typed.all.get(at)) {
                Some(table) => table.order(fields).is_some(),
                None => {
                    let own = merge::merge(own_columns(guid, id, &own_schemas(guid, id)));
                    fields.iter().all(|field| merge::find(&own, field).is_some())
                }
            };
            if fits && !options.has(name) {
                return (None, Some(name.into()));
            }
            if fits {
                let at = at.unwrap_or_else(|| typed.add(of_provider(guid, id, name, options)));
                return (Some(at), Some(name.into()));
            }
        }
        let base = match known {
            Some((name, ..)) => format!("{name}_of_trace"),
            None => names::schema_table(schema),
        };
        self.own_table(base, schema, fields, (typed, options))
    }

    /// Returns the table for a schema in the trace: the one of this name with the same fields, or a new one.
    fn own_table(
        &mut self,
        base: String,
        schema: &Schema,
        fields: &[Column],
        (typed, options): Making<'_>,
    ) -> (Option<usize>, Option<Arc<str>>) {
        let own = merge::merge(vec![fields.to_vec()]);
        let is_own = |known: &Vec<Column>| {
            known.len() == own.len() && own.iter().all(|field| merge::find(known, field).is_some())
        };
        let mut number = 1u32;
        let name = loop {
            let name = if number == 1 { base.clone() } else { format!("{base}_{number}") };
            match self.of_names.get(&name) {
                Some(known) if is_own(known) => {
                    let at = typed.find(&name);
                    // A selected table that does not exist was omitted.
                    let is_table = at.is_some() || !options.has(&name);
                    return (at, is_table.then(|| name.into()));
                }
                Some(_) if number == MAX_ALIKE => {
                    self.omitted.further += u64::from(options.has(&base));
                    return (None, None);
                }
                Some(_) => number += 1,
                None => break name,
            }
        };
        if self.of_names.len() < MAX_SCHEMAS {
            self.of_names.insert(name.clone(), own);
        }
        if !options.has(&name) {
            return (None, Some(name.into()));
        }
        let columns = typed::count(fields);
        if columns > options.columns {
            self.omitted.large += 1;
            return (None, None);
        }
        if self.tables >= options.schemas || self.columns + columns > MAX_COLUMNS {
            self.omitted.further += 1;
            return (None, None);
        }
        self.tables += 1;
        self.columns += columns;
        let doc = schema.event_name();
        let (doc, provider) = (doc.as_deref().unwrap_or(""), Some(schema.provider));
        let at = typed.add(Typed::new(name.clone(), vec![fields.to_vec()], doc, provider, options));
        (Some(at), Some(name.into()))
    }
}

/// Returns the table of an event of a provider that this project describes, without rows.
pub(crate) fn of_provider(guid: Guid, id: u16, name: &str, options: &Options) -> Typed {
    let schemas = own_schemas(guid, id);
    let doc = schemas.first().and_then(Schema::event_name);
    Typed::new(name.to_owned(), own_columns(guid, id, &schemas), doc.as_deref().unwrap_or(""), Some(guid), options)
}

/// Returns the schemas of all versions of an event in the table of a provider, the newest first.
fn own_schemas(guid: Guid, id: u16) -> Vec<Schema> {
    let is = |schema: &Schema| matches!(schema.identity(), Some(Identity::Provider { .. }));
    let mut all: Vec<Schema> = own_tables::versions(guid, id).into_iter().filter(is).collect();
    all.reverse();
    all
}

/// Returns the columns of the schemas of all versions of an event.
fn own_columns(guid: Guid, id: u16, schemas: &[Schema]) -> Vec<Vec<Column>> {
    let mut sources = Vec::new();
    merge::extend(&mut sources, own_tables::sources(guid, id));
    let mut all: Vec<Vec<Column>> = schemas.iter().map(|schema| columns(schema, Pointer::Bits64)).collect();
    for column in all.iter_mut().flatten() {
        column.sources.clone_from(&sources);
        column.field.doc = own_tables::doc(guid, id, &column.field.name).unwrap_or_default();
    }
    all
}
