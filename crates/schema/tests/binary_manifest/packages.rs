//! Programs of public packages, which `tests/binaries/fetch` collects: `ETWSPEC_BINARIES` names the folder.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use etwspec::headers::{TdhInType, TdhOutType};
use etwspec_schema::binary_manifest::{Resources, write};
use etwspec_schema::files::{self, Reason};
use etwspec_schema::manifest::Provider;
use etwspec_schema::{Content, Schema, provider_table};

use super::{described, fields, id, providers, read_all};
use crate::support::say;

/// Returns the files in a subfolder. Without it, prints what was skipped.
fn files_of(name: &str) -> Vec<PathBuf> {
    let folder = std::env::var_os("ETWSPEC_BINARIES").map(|folder| Path::new(&folder).join(name));
    let entries = folder.as_ref().and_then(|folder| std::fs::read_dir(folder).ok());
    let mut files: Vec<PathBuf> = entries.into_iter().flatten().flatten().map(|entry| entry.path()).collect();
    files.sort();
    if files.is_empty() {
        say(&format!("skipped: no {name} in ETWSPEC_BINARIES; tests/binaries/fetch collects them"));
    }
    files
}

fn only(providers: Vec<Provider>) -> Provider {
    let [provider] = <[Provider; 1]>::try_from(providers).expect("one provider");
    provider
}

/// Fields of events of node, as `name type`, in src/res/node_etw_provider.man.
const CONNECTION: &[&str] = &["fd u32", "port u32", "remote text", "buffered u32"];
const CLIENT: &[&str] = &["url text", "method text", "fd u32", "port u32", "remote text", "buffered u32"];
const SERVER: &[&str] =
    &["url text", "method text", "forwardedFor text", "fd u32", "port u32", "remote text", "buffered u32"];
const GC: &[&str] = &["gctype u32", "gccallbackflags u32"];
const MOVE: &[&str] = &["addr1 hex", "addr2 hex"];
const METHOD: &[&str] = &[
    "ScriptContextID hex",
    "MethodStartAddress hex",
    "MethodSize u64",
    "MethodID u32",
    "MethodFlags u16",
    "MethodAddressRangeID u16",
    "SourceID u64",
    "Line u32",
    "Column u32",
    "MethodName wide",
];

/// ID, opcode and its value, fields, and message of the events of node.
const NODE: &[(u16, &str, u8, &[&str], &str)] = &[
    (
        1,
        "NODE_HTTP_SERVER_REQUEST",
        10,
        SERVER,
        "Node.js HTTP Server Request%nMethod: %2%nRemote: %6%nPort: %5%nURL: %1",
    ),
    (2, "NODE_HTTP_SERVER_RESPONSE", 11, CONNECTION, "Node.js HTTP Server Response%nRemote: %3%nPort: %2"),
    (
        3,
        "NODE_HTTP_CLIENT_REQUEST",
        12,
        CLIENT,
        "Node.js HTTP Client Request%nMethod: %2%nRemote: %5%nPort: %4%nURL: %1",
    ),
    (4, "NODE_HTTP_CLIENT_RESPONSE", 13, CONNECTION, "Node.js HTTP Client Response%nRemote: %3%nPort: %2"),
    (5, "NODE_NET_SERVER_CONNECTION", 14, CONNECTION, "Node.js Net Server Connection%nRemote: %3%nPort: %2"),
    (6, "NODE_NET_STREAM_END", 15, CONNECTION, "Node.js Net Stream End%nRemote: %3%nPort: %2"),
    (7, "NODE_GC_START", 16, GC, "Node.js Garbage Collection Start"),
    (8, "NODE_GC_DONE", 17, GC, "Node.js Garbage Collection Done"),
    (9, "MethodLoad", 10, METHOD, "Node.js Function Compiled: %10"),
    (21, "NODE_V8SYMBOL_REMOVE", 21, MOVE, "Node.js V8 Symbol Remove"),
    (22, "NODE_V8SYMBOL_MOVE", 22, MOVE, "Node.js V8 Symbol Move"),
    (23, "NODE_V8SYMBOL_RESET", 23, &[], "Node.js V8 Symbol Reset"),
];

#[test]
fn node_contains_the_manifest_of_its_source() {
    for path in files_of("node") {
        let provider = only(files::read(&path).unwrap_or_else(|error| panic!("{error}")).providers);
        let version = path.file_name().expect("a name").to_string_lossy().into_owned();
        assert_eq!(provider.guid.to_string(), "77754e9b-264b-4d8d-b981-e4135c1ecb0c", "{version}");
        assert_eq!(provider.name.as_deref(), Some("NodeJS-ETW-provider"), "{version}");
        let tasks: Vec<(u16, &str)> = provider.tasks.iter().map(|(value, named)| (*value, &*named.name)).collect();
        assert_eq!(tasks, [(1, "MethodRuntime")], "{version}");
        assert!(provider.keywords.is_empty() && provider.levels.is_empty() && provider.channels.is_empty());
        assert_eq!(provider.schemas.len(), NODE.len(), "{version}");
        for (schema, (event, opcode, value, fields, message)) in provider.schemas.iter().zip(NODE) {
            assert_eq!(id(schema), (*event, 0), "{version}");
            assert_eq!(schema.opcode.as_deref(), Some(*opcode), "{version}");
            let task = schema.task.as_deref().map(|_| 1);
            assert_eq!(provider.opcodes.get(&(task, *value)).map(|named| &*named.name), Some(*opcode), "{version}");
            assert_eq!(
                (task, schema.level.as_deref()),
                ((*event == 9).then_some(1), Some("Informational")),
                "{version}"
            );
            assert_eq!(schema.message.as_deref(), Some(*message), "{version}");
            assert_eq!(shown(schema), *fields, "{version}, event {event}");
        }
        say(&format!("{version}: {} events as in the source of node", NODE.len()));
    }
}

/// Fields as `name type`.
fn shown(schema: &Schema) -> Vec<String> {
    let shown = schema.fields.iter().map(|field| {
        let Content::Value { in_type, out_type, .. } = field.content else { panic!("a structure") };
        let shown = match (in_type, out_type) {
            (TdhInType::UINT16, TdhOutType::UNSIGNEDSHORT) => "u16",
            (TdhInType::UINT32, TdhOutType::UNSIGNEDINT) => "u32",
            (TdhInType::UINT64, TdhOutType::UNSIGNEDLONG) => "u64",
            (TdhInType::POINTER, TdhOutType::HEXINT64) => "hex",
            (TdhInType::ANSISTRING, TdhOutType::STRING) => "text",
            (TdhInType::UNICODESTRING, TdhOutType::STRING) => "wide",
            other => panic!("{other:?}"),
        };
        format!("{} {shown}", field.name)
    });
    shown.collect()
}

#[test]
fn dotnet_contains_the_events_of_the_provider_tables() {
    for path in files_of("dotnet") {
        let (mut same, mut all) = (0, 0);
        let mut differ = Vec::new();
        for provider in files::read(&path).unwrap_or_else(|error| panic!("{error}")).providers {
            let table = provider_table::find(provider.guid).expect("a table of the provider");
            let table: BTreeMap<(u16, u8), Schema> = table.into_iter().map(|schema| (id(&schema), schema)).collect();
            assert_eq!(provider.name.as_deref(), provider_table::name(provider.guid));
            for schema in &provider.schemas {
                all += 1;
                let Some(wanted) = table.get(&id(schema)) else {
                    differ.push(format!("{:?} {:?}: not in the table", provider.name, schema.event));
                    continue;
                };
                let names = |schema: &Schema| (schema.task.clone(), schema.opcode.clone(), schema.level.clone());
                // The tables name more flags than the manifests.
                let types = |schema| described(schema, false);
                match names(schema) == names(wanted) && types(schema) == types(wanted) {
                    true => same += 1,
                    false => differ.push(format!("{:?}: {:?} {:?}", schema.event, fields(schema), fields(wanted))),
                }
            }
        }
        say(&format!("{}: {same} of {all} events as in the provider tables", path.display()));
        // The tables correct the count of the addresses of a stack, and describe an event without a template.
        assert!(same > 400 && differ.len() <= 2, "{differ:#?}");
    }
}

#[test]
fn programs_of_windows_are_read_or_refused() {
    for path in files_of("windows") {
        match files::read(&path) {
            Ok(file) => {
                let events: usize = file.providers.iter().map(|provider| provider.schemas.len()).sum();
                assert!(file.providers.iter().all(|provider| provider.name.is_some()));
                assert!(
                    file.problems.iter().all(|problem| problem.contains("messages are left out")),
                    "{:?}",
                    file.problems
                );
                let (again, problems) = write(&file.providers);
                assert_eq!(problems, [""; 0]);
                assert_eq!(read_all(&again).providers, file.providers);
                say(&format!("{}: {} providers, {events} events", path.display(), file.providers.len()));
            }
            Err(error) => {
                assert!(matches!(error.reason, Reason::NoManifest), "{error}");
                say(&format!("refused: {error}"));
            }
        }
    }
}

/// Compares binary manifests with the manifests from which they were compiled: `a.man`, `a.wevt.bin`, `a.msg.bin`.
#[test]
fn compiled_manifests_are_their_source() {
    let files = files_of("compiled");
    for path in files.iter().filter(|path| path.extension().is_some_and(|extension| extension == "man")) {
        let stem = path.file_stem().expect("a name").to_string_lossy().into_owned();
        let wanted = providers(&std::fs::read(path).expect("a manifest"));
        let name = |path: &Path| path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let compiled =
            |path: &&PathBuf| name(path).starts_with(&format!("{stem}.wevt.")) && name(path).ends_with(".bin");
        for binary in files.iter().filter(compiled) {
            let mut resources = Resources::of_manifest(std::fs::read(binary).expect("a resource"));
            resources.messages.extend(std::fs::read(path.with_extension("msg.bin")));
            let found = read_all(&resources);
            assert_eq!(found.problems, [""; 0], "{}", name(binary));
            assert_eq!(found.providers.len(), wanted.len(), "{}", name(binary));
            for (found, wanted) in found.providers.iter().zip(&wanted) {
                same(found, wanted, &name(binary));
            }
            say(&format!("{}: as its source", name(binary)));
        }
    }
}

/// Compares a provider of a binary manifest with the provider of its source.
fn same(found: &Provider, wanted: &Provider, file: &str) {
    assert_eq!(found.guid, wanted.guid, "{file}");
    if found.name.is_some() {
        assert_eq!(found.name, wanted.name, "{file}");
    }
    // The compiler chooses the value of a channel if there is none.
    for (value, named) in &wanted.channels {
        assert_eq!(found.channels.get(value), Some(named), "{file}");
    }
    assert_eq!((&found.tasks, &found.opcodes), (&wanted.tasks, &wanted.opcodes), "{file}");
    assert_eq!((&found.keywords, &found.levels), (&wanted.keywords, &wanted.levels), "{file}");
    let wanted: BTreeMap<(u16, u8), &Schema> = wanted.schemas.iter().map(|schema| (id(schema), schema)).collect();
    assert_eq!(found.schemas.len(), wanted.len(), "{file}");
    for schema in &found.schemas {
        let wanted = wanted[&id(schema)];
        let names = |schema: &Schema| {
            // The compiler sorts keywords.
            let keywords: BTreeSet<_> = schema.keywords.iter().cloned().collect();
            let names = [&schema.channel, &schema.level, &schema.task, &schema.opcode, &schema.message];
            (names.map(Clone::clone), keywords)
        };
        assert_eq!(names(schema), names(wanted), "{file}: {:?}", schema.event);
        // For the compiler, a count or length of 0 is none.
        let none = |line: String| line.replace("Fixed(0)", "One").replace(" One ", " Unstated ");
        let wanted: Vec<String> = fields(wanted).into_iter().map(none).collect();
        assert_eq!(fields(schema), wanted, "{file}: {:?}", schema.event);
    }
}
