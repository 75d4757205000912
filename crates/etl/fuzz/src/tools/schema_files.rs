//! Files with schemas: manifests, TMF files and PDB files.

use std::collections::HashMap;
use std::sync::Arc;

use etwspec_etl::write::{Ended, Head, Options, Writer, heads};
use etwspec_etl::{Item, Json, Trace};
use etwspec_schema::manifest::{self, Provider};
use etwspec_schema::message::Message;
use etwspec_schema::{Decoder, EventId, Schema, Schemas, wpp};

use super::super::library::{Target, mutate};
use super::output::check_size;

/// The target.
pub const TARGET: Target = Target { name: "schema_files", run, seeds, mutate: Some(mutate::text), words };

/// Maximum number of fields of all schemas, without those that schemas share, for each byte of the input and besides.
const FIELDS: (usize, usize) = (64, 1 << 20);

/// Maximum number of schemas of which an event is written.
const EVENTS: usize = 64;

/// Input: a file, in the format that its first bytes determine.
///
/// Checks that nothing panics. The size of the input bounds the number of fields, the output and the JSON of an event.
/// The schemas can be written as a manifest that can be read, and that decodes events whose data are the input.
pub fn run(input: &[u8]) {
    let mut schemas: Vec<Arc<Schema>> = Vec::new();
    let manifest = manifest::read(input, &manifest::Options::default());
    if let Ok((messages, _)) = wpp::read_pdb(input, "a.pdb") {
        schemas.extend(messages);
    }
    schemas.extend(wpp::read_tmf(&String::from_utf8_lossy(input), "a.tmf").0);
    if !manifest.providers.is_empty() {
        let written = manifest::write(&manifest.providers);
        let again = manifest::read(written.text.as_bytes(), &manifest::Options::default());
        assert_eq!(again.providers.len(), manifest.providers.len(), "{}", written.text);
    }
    schemas.extend(manifest.providers.into_iter().flat_map(|provider: Provider| provider.schemas).map(Arc::new));
    let lists: HashMap<_, _> = schemas.iter().map(|schema| (schema.fields.as_ptr(), schema.fields.len())).collect();
    let fields: usize = lists.values().sum();
    assert!(fields <= FIELDS.0 * input.len() + FIELDS.1, "{fields} fields");
    let data = &input[..input.len().min(4096)];
    let mut writer = Writer::in_memory(Options { buffer_size: 1 << 13, ..Options::default() }).expect("good options");
    let mut all = Schemas::new();
    for schema in schemas.into_iter().take(EVENTS) {
        let _message = Message::new(&schema);
        let event = match schema.event {
            EventId::Manifest { id, version } => {
                super::schemas::manifest(etwspec::Pointer::Bits64, schema.provider, id, version).event(data)
            }
            EventId::Class { kind, version } => {
                heads::event_trace(etwspec::Pointer::Bits32, schema.provider, kind, version.into(), 2).event(data)
            }
            _ => continue,
        };
        if let Ok(event) = event {
            writer.write(0, &event).expect("the event fits");
        }
        all.add(schema);
    }
    let file = writer.finish(Ended::default()).expect("memory does not fail").into_inner();
    let trace = Trace::new(&file);
    let (mut decoder, mut json, mut line) =
        (Decoder::new(Arc::new(all), None), Json::new(trace.log_file()), Vec::new());
    trace.for_each(|item| match item {
        Item::Event(_, event) => {
            line.clear();
            json.line_described(&event, None, &mut decoder, &mut line);
            let object = serde_json::from_slice::<serde_json::Value>(&line);
            check_size(line.len(), 1, input.len());
            assert!(object.as_ref().is_ok_and(serde_json::Value::is_object), "{object:?}: {}", line.escape_ascii());
        }
        Item::Damage(damage) => panic!("{damage}"),
    });
}

/// A manifest with every kind of element.
pub(super) const MANIFEST: &str = r#"<?xml version="1.0" encoding="UTF-8"?>
<instrumentationManifest xmlns="http://schemas.microsoft.com/win/2004/08/events"><instrumentation><events>
<provider name="Example" guid="{00010203-0405-0607-0809-0a0b0c0d0e0f}" symbol="E" resourceFileName="e" messageFileName="e">
<keywords><keyword name="K" mask="0x1"/></keywords><tasks><task name="T" value="1"><opcodes><opcode name="O" value="11"/></opcodes></task></tasks>
<maps><valueMap name="M"><map value="1" message="$(string.one)"/></valueMap><bitMap name="B"><map value="0x2" message="$(string.one)"/></bitMap></maps>
<templates><template tid="A"><data name="n" inType="win:UInt16"/><data name="v" inType="win:UInt32" count="n" map="M"/>
<data name="s" inType="win:UnicodeString" length="n"/><struct name="S" count="2"><data name="b" inType="win:Binary" length="4"/></struct></template></templates>
<events><event value="1" version="0" task="T" opcode="O" keywords="K" template="A" message="$(string.one)"/></events></provider></events></instrumentation>
<localization><resources culture="en-US"><stringTable><string id="one" value="One %1!s!"/></stringTable></resources></localization></instrumentationManifest>"#;

/// Returns a manifest with every kind of element, one of an EventSource, and a TMF file.
fn seeds() -> Vec<Vec<u8>> {
    let messages = "00010203-0405-0607-0809-0a0b0c0d0e0f example // SRC=a.c MJ= MN=\n#typev a_c7 10 \"%0[%!FUNC!] %10!s! %11!04x! %12!x!\" //   LEVEL=INFO FUNC=main\n{\npath, ItemWString -- 10\nid, ItemLong -- 11\nkind, ItemEnum(Kinds) -- 12\n}\n#enumv Kinds { One, 0x1, Two, 0x2 }\n";
    vec![MANIFEST.into(), messages.into(), b"Microsoft C/C++ MSF 7.00\r\n\x1aDS\0\0\0".to_vec()]
}

/// Names of elements, attributes, types and statements.
fn words() -> Vec<Vec<u8>> {
    let words = [
        "<data name=\"",
        "inType=\"win:",
        "outType=\"win:",
        "count=\"",
        "length=\"",
        "map=\"",
        "<struct name=\"",
        "</struct>",
        "$(string.",
        "&#x",
        "<![CDATA[",
        "<!DOCTYPE",
        "<!ENTITY",
        "#typev",
        "#enumv",
        "ItemWString",
        "ItemListLong(",
        "!FUNC!",
        "%10!",
        "UInt64",
        "AnsiString",
        "Binary",
        "SID",
        "GUID",
    ];
    words.map(|word| word.as_bytes().to_vec()).to_vec()
}
