//! Events of the providers of Windows are decoded without the schemas of their traces.

use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::sync::Arc;

use etwspec::{Guid, Pointer};
use etwspec_etl::payload::Value;
use etwspec_etl::{Event, Identity, Item, Trace};
use etwspec_schema::pack::Pack;
use etwspec_schema::{Content, Decoder, EventId, Field, Length, Schemas, Source, columns, provider_table, windows};

/// Events whose fields differ from what the schemas of the traces state, and the reason.
const DIFFERENCES: [(&str, u16, u8, &str); 4] = [
    ("Microsoft-Windows-Immersive-Shell", 191, 0, "the trace is of Windows 8, which no dump describes"),
    ("Microsoft-Windows-Immersive-Shell", 192, 0, "the trace is of Windows 8, which no dump describes"),
    ("Microsoft-Windows-RPC", 1, 1, "Params is a structure; the dumps state the index of its first member as its type"),
    ("Microsoft-Windows-DNS-Client", 1001, 0, "the dumps state no form of bytes, so an address of a socket is bytes"),
];

/// Returns the names and values of an event. The dumps state no forms of numbers.
fn values(decoder: &mut Decoder, event: &Event<'_>) -> Vec<(String, String)> {
    let text = |value: Value<'_>| match value {
        Value::Unsigned(number) | Value::Hex(number) | Value::Address(number) | Value::Boolean(number) => {
            number.to_string()
        }
        Value::Signed(number) => (number as u64).to_string(),
        other => format!("{other:?}"),
    };
    decoder.values(event).map(|value| (value.name.to_string(), text(value.value))).collect()
}

/// Number of events of Windows' providers in a trace, and of those without a schema. Adds the events that differ.
fn compare(trace: &Trace<'_>, pack_only: bool, differ: &mut BTreeSet<(String, u16, u8)>) -> [usize; 2] {
    let mut schemas = Schemas::new();
    schemas.read_trace(trace);
    let build = schemas.build();
    let mut stripped = Schemas::new();
    stripped.set_build(build);
    let mut seen = HashSet::new();
    trace.for_each(|item| {
        // Schemas that are added precede the tables of this project.
        if let Item::Event(_, event) = item
            && pack_only
            && seen.insert(event.identity())
        {
            windows::schemas(Pack::builtin(), &event.identity(), build)
                .into_iter()
                .rev()
                .for_each(|schema| stripped.add(schema));
        }
    });
    stripped.finish();
    let (mut with, mut without) = (Decoder::new(Arc::new(schemas), None), Decoder::new(Arc::new(stripped), None));
    let [mut all, mut unnamed] = [0; 2];
    trace.for_each(|item| {
        let Item::Event(_, event) = item else { return };
        let Identity::Provider { guid, id, version } = event.identity() else { return };
        let Some(name) = windows::name(Pack::builtin(), guid) else { return };
        let Some((schema, fit, _)) = with.fit(&event) else { return };
        if schema.source != Source::TraceEventInfo {
            return;
        }
        all += 1;
        match without.fit(&event) {
            None => unnamed += 1,
            Some((_, other, _)) => {
                if (fit, values(&mut with, &event)) != (other, values(&mut without, &event)) {
                    differ.insert((name.to_owned(), id, u8::try_from(version).expect("a version")));
                }
            }
        }
    });
    [all, unnamed]
}

#[test]
fn stripped_traces_have_the_same_fields() {
    let Some(folder) = etwspec_corpus::folder_or_skip() else { return };
    for pack_only in [false, true] {
        let (mut all, mut unnamed, mut differ) = (0, 0, BTreeSet::new());
        for path in etwspec_corpus::traces(&folder) {
            let bytes = std::fs::read(&path).expect("readable");
            let [more, more_unnamed] = compare(&Trace::new(&bytes), pack_only, &mut differ);
            all += more;
            unnamed += more_unnamed;
        }
        assert!(all > 50_000, "{all} events of Windows' providers");
        assert!(100 * unnamed <= 3 * all, "{unnamed} of {all} events have no schema");
        differ.retain(|(name, id, version)| {
            !DIFFERENCES.iter().any(|(own, event, of, _)| (own, event, of) == (&name.as_str(), id, version))
        });
        assert!(differ.is_empty(), "pack only: {pack_only}: fields differ: {differ:?}");
    }
}

/// Returns the GUID of a provider of the pack.
fn guid(name: &str) -> Guid {
    let entry = Pack::builtin().named(name).expect("a provider");
    Guid::from_bytes(entry.guids().next().expect("a GUID").guid)
}

#[test]
fn build_of_the_trace_decides_between_layouts() {
    // The event has other fields in each of these releases.
    let identity = Identity::Provider { guid: guid("Microsoft-Windows-Dwm-Core"), id: 328, version: 0 };
    let names = |build| {
        let schemas = windows::schemas(Pack::builtin(), &identity, Some(build));
        let names: Option<Vec<String>> =
            schemas.first().map(|first| first.fields.iter().map(|field| field.name.to_string()).collect());
        (schemas[0].source, names.unwrap_or_default())
    };
    let (source, first) = names(17134);
    assert_eq!(source, Source::Windows);
    let (source, last) = names(18362);
    assert_eq!(source, Source::Windows);
    assert_ne!(first, last);
    assert_eq!(names(18000).0, Source::OtherWindows, "the releases before and after the build differ");
    let others: Vec<Source> =
        windows::schemas(Pack::builtin(), &identity, Some(17134)).iter().skip(1).map(|own| own.source).collect();
    assert!(!others.is_empty() && others.iter().all(|source| *source == Source::OtherWindows), "{others:?}");
}

#[test]
fn every_layout_has_columns_or_ends_at_what_is_unknown() {
    let pack = Pack::builtin();
    let mut by_end: BTreeMap<bool, usize> = BTreeMap::new();
    for entry in pack.providers() {
        let Some(guid) = entry.guids().next().map(|own| Guid::from_bytes(own.guid)) else { continue };
        for (id, version) in entry.read().expect("readable").events() {
            let identity = Identity::Provider { guid, id, version: version.into() };
            let schemas = windows::schemas(Pack::builtin(), &identity, None);
            assert!(!schemas.is_empty(), "{} {id} v{version}", entry.name());
            for schema in schemas {
                let whole = columns(&schema, Pointer::Bits64).len() == schema.fields.len();
                *by_end.entry(whole).or_default() += 1;
                let refers = schema.fields.iter().any(|field| {
                    matches!(field.content, Content::Value { length: Length::Field(index), .. }
                        if index.0 != u16::MAX && usize::from(index.0) >= schema.fields.len())
                });
                assert!(!refers, "{} {id} v{version}: a length is in no field", entry.name());
            }
        }
    }
    // Bytes whose length no dump states, readings before an assumed length, and structures whose members are unknown.
    assert!(by_end[&false] * 30 < by_end[&true], "{by_end:?}");
}

/// Reviewed disagreements between tables of this project and dumps: provider, ID, version and reason in each line.
const DISAGREEMENTS: &str = include_str!("disagreements.tsv");

/// Names and types of fields, and those of members.
fn shape(fields: &[Field]) -> Vec<(String, u16)> {
    let shape = |field: &Field| match &field.content {
        Content::Value { in_type, .. } => vec![(field.name.to_string(), in_type.0)],
        Content::Struct(members) => [vec![(field.name.to_string(), u16::MAX)], self::shape(members)].concat(),
        _ => vec![(field.name.to_string(), u16::MAX)],
    };
    fields.iter().flat_map(shape).collect()
}

#[test]
fn tables_agree_with_dumps_or_the_disagreement_is_reviewed() {
    let mut known: BTreeSet<String> = DISAGREEMENTS
        .lines()
        .filter(|line| !line.starts_with('#'))
        .map(|line| {
            let columns: Vec<&str> = line.split('\t').collect();
            assert!(
                columns.len() == 4 && !columns[3].is_empty(),
                "not a provider, an ID, a version and a reason: {line}"
            );
            columns[..3].join("\t")
        })
        .collect();
    let (mut compared, mut new) = (0, Vec::new());
    for schema in provider_table::all() {
        let (Some(identity), EventId::Manifest { id, version }) = (schema.identity(), schema.event) else { continue };
        let dumps = windows::schemas(Pack::builtin(), &identity, None);
        if dumps.is_empty() {
            continue;
        }
        compared += 1;
        let own = shape(&schema.fields);
        if dumps.iter().any(|dump| shape(&dump.fields) == own) {
            continue;
        }
        let key = format!("{}\t{id}\t{version}", schema.provider_name.as_deref().unwrap_or_default());
        if !known.remove(&key) {
            let other = shape(&dumps[0].fields);
            let first = own.iter().zip(&other).find(|(own, other)| own != other);
            new.push(format!("{key}\t{first:?} of {} and {} fields", own.len(), other.len()));
        }
    }
    assert!(compared > 1000, "{compared} events are in tables and in dumps");
    assert!(new.is_empty(), "{} of {compared} events disagree:\n{}", new.len(), new.join("\n"));
    assert!(known.is_empty(), "these agree or are in no table: {known:?}");
}
