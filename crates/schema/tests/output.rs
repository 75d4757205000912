//! The limits of the output for an event.

use std::sync::Arc;

use etwspec::Pointer;
use etwspec::headers::{TdhInType, TdhOutType};
use etwspec_etl::columns::{Describe, Tape};
use etwspec_etl::text::output;
use etwspec_etl::{Event, File, Json, Trace};
use etwspec_schema::{Content, Count, Decoder, EventId, Field, FieldIndex, Fit, Schema, Schemas, Source};
use proptest::prelude::*;

use crate::{events, records};

/// Maximum output for an event beside its fields and its message, in bytes: values of the header, and names in a schema.
const BESIDE: usize = 7 * (7 * output::NAME_SIZE + output::KEYWORDS_SIZE) + 1024;

/// Maximum number of bytes of JSON for a byte of a text.
const ESCAPED: usize = 7;

/// Calls a function with each event of a trace, the events that it contains first.
fn each(trace: &Trace<'_>, given: Schemas, mut each: impl FnMut(&Event<'_>, &mut Decoder)) {
    let mut schemas = given;
    schemas.read_trace(trace);
    let clock = trace.log_file().map(|log_file| log_file.clock);
    let mut decoder = Decoder::new(Arc::new(schemas), clock);
    trace.for_each_event(|event| each(event, &mut decoder));
}

#[test]
fn ordinary_events_are_far_below_the_limits() {
    let Some(folder) = etwspec_corpus::folder_or_skip() else { return };
    let wpp = folder.join("wpp");
    let mut given = Schemas::new();
    for entry in std::fs::read_dir(&wpp).expect("a folder").map(|entry| entry.expect("an entry").path()) {
        if entry.extension().is_some_and(|extension| extension == "tmf") {
            let text = std::fs::read_to_string(&entry).expect("text");
            etwspec_schema::wpp::read_tmf(&text, "tmf").0.into_iter().for_each(|schema| given.add(schema));
        }
    }
    let (mut lines, mut messages, mut large) = ((0, 0), (0, 0), (0, 0));
    let traces = [etwspec_corpus::traces(&folder), etwspec_corpus::traces(&wpp)].concat();
    assert!(traces.len() >= 19, "{} traces", traces.len());
    for path in traces {
        let file = File::read(&path).expect("a trace");
        let trace = file.trace();
        let mut json = Json::new(trace.log_file());
        let (mut line, mut message) = (Vec::new(), String::new());
        each(&trace, given.clone(), |event, decoder| {
            line.clear();
            json.line_described(event, None, decoder, &mut line);
            let size = event.bytes().len();
            let of = |limit: usize, used: usize| (1000 * used / limit, used);
            // Names are a part of the line.
            lines = lines.max(of(output::names_limit(size), line.len()));
            if size > output::MIN_SIZE {
                large = large.max((10 * line.len() / size, line.len()));
            }
            if Describe::message(decoder, event, &mut message) {
                messages = messages.max(of(output::message_limit(size), message.len()));
            }
            assert!(!decoder.has_cut_off(), "{}: {}", path.display(), String::from_utf8_lossy(&line));
        });
    }
    let used = format!("per mille of the limit, bytes: {lines:?}, messages {messages:?}; tenths per byte {large:?}");
    assert!(lines.0 < 100 && messages.0 < 100 && lines.0 > 0 && messages.0 > 0, "{used}");
}

/// Names of up to 2,000 bytes, with characters that JSON and terminals escape.
fn name() -> impl Strategy<Value = String> {
    let character = prop_oneof![Just('n'), Just('"'), Just('\\'), Just('\u{1b}'), Just('ä'), Just('\u{202e}')];
    (prop::collection::vec(character, 1..4), prop_oneof![1usize..4, 1usize..500])
        .prop_map(|(some, times)| some.into_iter().collect::<String>().repeat(times))
}

fn field() -> impl Strategy<Value = Field> {
    let types = [TdhInType::UINT8, TdhInType::INT64, TdhInType::BOOLEAN, TdhInType::DOUBLE, TdhInType::UNICODESTRING];
    let types = [&types[..], &[TdhInType::ANSISTRING, TdhInType::FILETIME, TdhInType::SYSTEMTIME]].concat();
    let count = || prop_oneof![Just(Count::One), Just(Count::Prefixed), (0..=u16::MAX).prop_map(Count::Fixed)];
    let leaf = (name(), prop::sample::select(types), count()).prop_map(|(name, of, count)| {
        let mut field = Field::value(&name, of, TdhOutType::NULL);
        field.count = count;
        field
    });
    leaf.prop_recursive(4, 12, 3, move |inner| {
        (name(), prop::collection::vec(inner, 0..4), count()).prop_map(|(name, members, count)| {
            let mut field = Field::structure(&name, members);
            field.count = count;
            field
        })
    })
}

/// Checks all output for the events of a file. Returns the fit of the last one.
fn check(file: &[u8], given: Schemas) -> Option<Fit> {
    let trace = Trace::new(file);
    let mut json = Json::new(trace.log_file());
    let mut last = None;
    each(&trace, given, |event, decoder| {
        let size = event.bytes().len();
        let least = size.max(output::MIN_SIZE);
        let mut line = Vec::new();
        json.line_described(event, None, decoder, &mut line);
        // Items contain the names in metadata.
        let limit =
            output::OUTPUT_PER_BYTE * least + ESCAPED * output::message_limit(size) + BESIDE + ESCAPED * 2 * size;
        assert!(line.len() <= limit, "{} bytes of JSON, {limit} allowed", line.len());
        let line: serde_json::Value = serde_json::from_slice(&line).expect("valid JSON");
        let values: usize = decoder.values(event).map(|value| value.name.len()).sum();
        assert!(values <= output::names_limit(size), "{values} bytes of paths");
        let mut message = String::new();
        if Describe::message(decoder, event, &mut message) {
            let limit = output::message_limit(size) + output::MARK.len();
            assert!(message.len() <= limit, "{} bytes of message", message.len());
            let is_cut = message.len() == limit || message.ends_with(output::MARK);
            let (choice, _) = decoder.choose(event).expect("a schema");
            assert_eq!(decoder.cuts_off_message(choice, event), is_cut);
        }
        if let Some((_, fit, _)) = decoder.fit(event) {
            assert_eq!(line["fit"] == "cut-off", fit == Fit::CutOff, "{fit:?}");
            assert_eq!(line["data"]["cut_off"] == true, fit == Fit::CutOff, "{fit:?}");
            let (choice, _) = decoder.choose(event).expect("a schema");
            assert_eq!(decoder.fields_by(choice, event, &mut Tape::default()), Some(fit));
            last = Some(fit);
        }
    });
    last
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(etwspec_corpus::cases(96)) })]

    #[test]
    fn output_of_any_metadata_is_limited(
        fields in prop::collection::vec(field(), 1..5),
        data in prop_oneof![
            prop::collection::vec(any::<u8>(), 0..3000),
            (any::<u8>(), 0usize..3000).prop_map(|(byte, size)| vec![byte; size]),
        ],
    ) {
        let metadata = records::tracelogging("Name", 0, &fields);
        prop_assume!(metadata.len() + data.len() < 60_000);
        check(&events::file(&[events::traced(Pointer::Bits64, &metadata, None, &data)]), Schemas::new());
    }

    #[test]
    fn output_of_any_schema_is_limited(
        mut fields in prop::collection::vec(field(), 1..5),
        message in prop::collection::vec("%[1-6]|%[1-3]!4096s!|\u{1b}{1,40}|text", 0..200),
        names in prop::collection::vec(name(), 7..80),
        data in prop::collection::vec(0x18u8..0x60, 0..3000),
    ) {
        // A number that an array refers to.
        fields.insert(0, Field::value("count", TdhInType::UINT16, TdhOutType::NULL));
        if let [_, field, ..] = &mut fields[..] && matches!(field.content, Content::Struct(_)) {
            field.count = Count::Field(FieldIndex(0));
        }
        let id = EventId::Manifest { id: 1, version: 0 };
        let mut schema = Schema::new(Source::Manifest, events::provider(), id);
        schema.fields = fields.into();
        schema.message = Some(message.concat().into());
        let mut names = names.into_iter().map(|name| name.repeat(3).into());
        let [provider, task, opcode, level, channel, own] = [(); 6].map(|()| names.next());
        (schema.provider_name, schema.task, schema.opcode) = (provider, task, opcode);
        (schema.level, schema.channel, schema.name) = (level, channel, own);
        schema.keywords = names.collect();
        let mut schemas = Schemas::new();
        schemas.add(schema);
        check(&events::file(&[events::event(Pointer::Bits64, 1, 0, &data)]), schemas);
    }
}

/// Returns an array of as many structures, each with an empty member that has a name of this size.
fn empty_members(count: u16, name: usize) -> Vec<u8> {
    let mut field = Field::structure("a", vec![Field::structure(&"N".repeat(name), Vec::new())]);
    field.count = Count::Fixed(count);
    let metadata = records::tracelogging("E", 0, &[field]);
    events::file(&[events::traced(Pointer::Bits64, &metadata, None, &[7; 8])])
}

#[test]
fn names_that_repeat_are_cut_off() {
    assert_eq!(check(&empty_members(65_535, 30_000), Schemas::new()), Some(Fit::CutOff));
    // 112 bytes for each byte of an event of 160 bytes, which counts as 1 KiB.
    let fits = output::names_limit(0) / (2 * output::PUNCTUATION + 1 + 1 + 40 + 4 + 1);
    assert_eq!(check(&empty_members(fits as u16, 40), Schemas::new()), Some(Fit::BytesLeft));
    assert_eq!(check(&empty_members(2 * fits as u16, 40), Schemas::new()), Some(Fit::CutOff));
}

#[test]
fn long_messages_are_cut_off() {
    let message = |text: &str, size: usize| {
        let id = EventId::Manifest { id: 1, version: 0 };
        let mut schema = Schema::new(Source::Manifest, events::provider(), id);
        schema.fields = Arc::new([Field::value("Text", TdhInType::ANSISTRING, TdhOutType::NULL)]);
        schema.message = Some(text.into());
        let mut schemas = Schemas::new();
        schemas.add(schema);
        let file = events::file(&[events::event(Pointer::Bits64, 1, 0, &vec![b'x'; size])]);
        check(&file, schemas.clone());
        let mut line = events::json(&file, schemas).pop().expect("a line");
        serde_json::from_value::<String>(line["message"].take()).expect("a message")
    };
    assert_eq!(message("<%1>", 3), "<xxx>");
    assert_eq!(message(&"%1".repeat(10), 1000), "x".repeat(10_000));
    let limit = output::message_limit(0);
    assert_eq!(message(&"%1".repeat(1000), 900), "x".repeat(limit) + output::MARK);
    assert_eq!(message(&"ä".repeat(limit), 0), "ä".repeat(limit / 2) + output::MARK);
    assert_eq!(message(&"%1!4000s!".repeat(1000), 0), " ".repeat(limit) + output::MARK);
}

#[test]
fn long_names_of_schemas_are_cut_off() {
    let mut schema = Schema::new(Source::Manifest, events::provider(), EventId::Manifest { id: 1, version: 0 });
    schema.provider_name = Some("P".repeat(10_000).into());
    schema.task = Some("T".repeat(output::NAME_SIZE).into());
    schema.keywords = (0..64).map(|number| format!("{number}").repeat(100).into()).collect();
    let mut schemas = Schemas::new();
    schemas.add(schema);
    let file = events::file(&[events::event(Pointer::Bits64, 1, 0, &[])]);
    let line = events::json(&file, schemas).pop().expect("a line");
    assert_eq!(line["provider_name"], "P".repeat(output::NAME_SIZE) + output::MARK);
    assert_eq!(line["task_name"], "T".repeat(output::NAME_SIZE));
    let keywords = line["keywords"].as_array().expect("a list");
    assert!((20..50).contains(&keywords.len()), "{}", keywords.len());
    assert_eq!(keywords.last().expect("a mark"), output::MARK);
}
