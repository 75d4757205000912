//! Files of schemas among the sources of `etwspec schema`: manifests, programs that contain them, and messages of WPP.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use etwspec_console::quantity::number;
use etwspec_console::table::{Column, table};
use etwspec_console::{Console, Problem, visible};
use etwspec_schema::files::SchemaFile;
use etwspec_schema::manifest::{Named, Provider};
use etwspec_schema::{EventId, Schema};
use serde_json::{Value, json};

use crate::trace::Location;
use crate::trace::schema_files::{SchemaArgs, is_schemas};

/// Sources of a command: traces, and files of schemas with their names.
#[derive(Default)]
pub(super) struct Sources<'p> {
    pub(super) traces: Vec<Location<'p>>,
    pub(super) files: Vec<(String, SchemaFile)>,
}

impl<'p> Sources<'p> {
    /// Reads the files and folders of schemas. The others are traces.
    ///
    /// # Errors
    ///
    /// [`Problem::Refused`] if a file of schemas cannot be read or contains no schema.
    pub(super) fn new(all: &[Location<'p>], args: &SchemaArgs, console: &mut Console<'_>) -> Result<Self, Problem> {
        let mut sources = Sources::default();
        for source in all {
            match source {
                Location::Path(path) if is_schemas(path) => args.read_each(path, console, |path: &Path, file| {
                    sources.files.push((path.to_string_lossy().into_owned(), file));
                })?,
                _ => sources.traces.push(*source),
            }
        }
        Ok(sources)
    }
}

/// Returns the schemas of a file, in the order of the file.
fn schemas<'s>(file: &'s SchemaFile) -> impl Iterator<Item = &'s Schema> {
    let of_provider = |provider: &'s Provider| provider.schemas.iter().chain(&provider.classic);
    file.providers.iter().flat_map(of_provider).chain(file.schemas.iter().map(|schema| &**schema))
}

/// Number of an event, and its version if it has one.
fn event(schema: &Schema) -> (Option<u16>, Option<u8>) {
    match schema.event {
        EventId::Manifest { id, version } => (Some(id), Some(version)),
        EventId::Class { kind, version } => (Some(kind.into()), Some(version)),
        EventId::Message { number } => (Some(number), None),
        _ => (None, None),
    }
}

/// Appends a table with the events of a file.
pub(super) fn list(name: &str, file: &SchemaFile, width: Option<usize>, out: &mut String) {
    out.push_str(&format!("{}\n", visible(name)));
    let columns = ["provider", "event", "name", "level", "channel"].map(Column::Left);
    let columns: Vec<Column> = columns.into_iter().chain([Column::Right("fields")]).collect();
    let rows = schemas(file).map(|schema| {
        let (id, version) = event(schema);
        let text = |text: Option<&str>| text.map(|text| visible(text).into_owned()).unwrap_or_default();
        let kind = if matches!(schema.event, EventId::Class { .. }) { "type " } else { "" };
        let id = id.map(|id| format!("{kind}{id}")).unwrap_or_default();
        let version = version.map(|version| format!(" v{version}")).unwrap_or_default();
        vec![
            text(Some(schema.provider_name.as_deref().unwrap_or(&schema.provider.to_string()))),
            id + &version,
            // A program may name nothing but the opcode.
            text(schema.event_name().or_else(|| schema.opcode.clone()).as_deref()),
            text(schema.level.as_deref()),
            text(schema.channel.as_deref()),
            number(schema.fields.len() as u64),
        ]
    });
    table(out, &columns, &rows.collect::<Vec<_>>(), width);
}

/// Returns the events of a file as JSON.
pub(super) fn json(name: &str, file: &SchemaFile) -> Value {
    let rows = schemas(file).map(|schema| {
        let (id, version) = event(schema);
        json!({
            "provider": schema.provider.to_string(),
            "provider_name": schema.provider_name.as_deref(),
            "event": id,
            "version": version,
            "event_name": schema.event_name().as_deref(),
            "level": schema.level.as_deref(),
            "channel": schema.channel.as_deref(),
            "task": schema.task.as_deref(),
            "opcode": schema.opcode.as_deref(),
            "keywords": schema.keywords.iter().map(|name| &**name).collect::<Vec<_>>(),
            "message": schema.message.as_deref(),
            "fields": schema.fields.iter().map(|field| &*field.name).collect::<Vec<_>>(),
            "schema": schema.source.word(),
        })
    });
    json!({ "file": name, "schemas": rows.collect::<Vec<_>>() })
}

/// Adds a provider to others. Of two schemas of an event or two names of a number, the first is kept. Returns the number of
/// events with two schemas whose fields differ.
pub(crate) fn merge(into: &mut BTreeMap<[u8; 16], Provider>, more: Provider) -> usize {
    let provider = into.entry(more.guid.to_bytes()).or_insert_with(|| Provider::new(more.guid));
    provider.name = provider.name.take().or(more.name);
    add(&mut provider.levels, more.levels);
    add(&mut provider.channels, more.channels);
    add(&mut provider.tasks, more.tasks);
    add(&mut provider.opcodes, more.opcodes);
    add(&mut provider.keywords, more.keywords);
    provider.classic.extend(more.classic);
    provider.unread.extend(more.unread);
    // TraceLogging events have no ID.
    let key = |schema: &Schema| {
        let name = (schema.event == EventId::TraceLogging).then(|| schema.name.clone());
        (order(schema), name)
    };
    let mut known: BTreeMap<_, usize> =
        provider.schemas.iter().enumerate().map(|(at, schema)| (key(schema), at)).collect();
    let mut differ = BTreeSet::new();
    for schema in more.schemas {
        match known.get(&key(&schema)).and_then(|at| provider.schemas.get(*at)) {
            None => {
                known.insert(key(&schema), provider.schemas.len());
                provider.schemas.push(schema);
            }
            Some(first) if first.fields != schema.fields => _ = differ.insert(key(&schema)),
            Some(_) => {}
        }
    }
    differ.len()
}

/// Adds names of numbers. The first name of a number is kept.
fn add<K: Ord>(known: &mut BTreeMap<K, Named>, more: BTreeMap<K, Named>) {
    for (value, named) in more {
        known.entry(value).or_insert(named);
    }
}

/// Order of the events of a provider: by kind, ID and version.
pub fn order(schema: &Schema) -> (u8, u16, u8) {
    match schema.event {
        EventId::Manifest { id, version } => (0, id, version),
        EventId::Class { kind, version } => (1, kind.into(), version),
        EventId::Message { number } => (2, number, 0),
        _ => (3, 0, 0),
    }
}
