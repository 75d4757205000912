//! Real messages, and the text that Microsoft's tool shows for them.

use std::collections::HashMap;
use std::fs;
use std::path::Path;
use std::sync::Arc;

use etwspec_etl::{File, Item};
use etwspec_schema::message::{Arguments, Context, Header, Message, STANDARD_PREFIX};
use etwspec_schema::{Decoder, Fit, Schemas};

/// Reads all TMF files of a folder.
fn schemas(folder: &Path) -> Arc<Schemas> {
    let mut schemas = Schemas::new();
    for entry in fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path()) {
        if entry.extension().is_some_and(|extension| extension == "tmf") {
            let text = fs::read_to_string(&entry).expect("text");
            let (read, problems) = etwspec_schema::wpp::read_tmf(&text, &entry.display().to_string());
            assert!(problems.is_empty(), "{problems:?}");
            read.into_iter().for_each(|schema| schemas.add(schema));
        }
    }
    Arc::new(schemas)
}

/// Returns the messages of a trace.
fn messages(path: &Path, schemas: &Arc<Schemas>, prefix: Option<&Message>) -> Vec<String> {
    let file = File::read(path).expect("a trace");
    let trace = file.trace();
    let clock = trace.log_file().map(|log_file| log_file.clock);
    let mut decoder = Decoder::new(Arc::clone(schemas), None);
    let mut compiled = HashMap::new();
    let mut found = Vec::new();
    trace.for_each(|item| {
        let Item::Event(buffer, event) = item else { return };
        let mut arguments = Arguments::new();
        let Some((schema, fit)) = decoder.fields(&event, &mut arguments).expect("data") else { return };
        assert_eq!(fit, Fit::Exact, "{:?}", schema.name);
        let message = compiled.entry(event.identity()).or_insert_with(|| Message::new(schema).expect("a message"));
        let header = Header::of(&event, buffer.header().processor, clock.as_ref());
        let context = Context { pointer_size: event.pointer().bytes(), header, prefix, ..Context::default() };
        let mut out = String::new();
        message.write(&arguments, &context, &mut out);
        found.push(out);
    });
    found
}

#[test]
#[cfg(feature = "codes")]
fn shows_messages_as_tracefmt_does() {
    let Some(folder) = etwspec_corpus::folder_or_skip() else { return };
    let folder = folder.join("wpp");
    let schemas = schemas(&folder);
    let expected = fs::read_to_string(folder.join("expected.json")).expect("expected messages");
    let expected: HashMap<String, serde_json::Value> = serde_json::from_str(&expected).expect("JSON");
    assert_eq!(expected.len(), 4);
    for (trace, expected) in expected {
        let shown = messages(&folder.join(&trace), &schemas, None);
        for message in expected["contains"].as_array().expect("a list") {
            let message = message.as_str().expect("text");
            assert!(shown.iter().any(|shown| shown == message), "{trace}: no {message}; shown: {shown:#?}");
        }
        for (part, count) in expected["counts"].as_object().into_iter().flatten() {
            let found = shown.iter().filter(|shown| shown.contains(part.as_str())).count();
            assert_eq!(Some(found as u64), count.as_u64(), "{trace}: {part}");
        }
        assert!(shown.iter().all(|shown| !shown.contains('%')), "{shown:#?}");
    }
}

#[test]
fn writes_the_standard_prefix() {
    let Some(folder) = etwspec_corpus::folder_or_skip() else { return };
    let schemas = schemas(&folder.join("wpp"));
    let prefix = Message::prefix(&format!("{STANDARD_PREFIX}%7!d! %2: "));
    let shown = messages(&folder.join("findneedle-wpp-emitter.etl"), &schemas, Some(&prefix));
    let first = shown.first().expect("a message");
    assert!(first.starts_with('['), "{first}");
    assert!(first.contains("Z [findneedle]"), "{first}");
    assert!(first.contains("WppEmitter_cpp36: WppEmitter work item id=0"), "{first}");
}
