//! Arbitrary schemas and values: the decoder returns the encoded values.

use std::sync::Arc;

use etwspec::Pointer;
use etwspec_etl::Trace;
use etwspec_etl::payload::ValueNames;
use etwspec_etl::text::output;
use etwspec_schema::{
    Content, EventId, Field, Fit, Schema, Schemas, Source, read_event_map_info, read_trace_event_info,
    read_tracelogging,
};
use proptest::prelude::*;

use crate::cases::{self, Case, Encoder, Entropy, From};
use crate::events::{self, EVENT_INFO, MAP_INFO};
use crate::records;

const ID: u16 = 7;
const VERSION: u8 = 1;
const NAMES: records::Names<'static> = ["Contoso-Tests", "win:Informational", "", "Read", "Work", "Step", "Step %1"];

fn pointers() -> impl Strategy<Value = Pointer> {
    prop_oneof![Just(Pointer::Bits32), Just(Pointer::Bits64)]
}

fn entropy() -> impl Strategy<Value = Vec<u8>> {
    prop::collection::vec(any::<u8>(), 1..64)
}

/// Returns the schemas of a source, and a file with an event of them.
fn written(from: From, cases: &[Case], pointer: Pointer, data: &[u8]) -> (Schemas, Vec<u8>) {
    let fields = cases::fields(cases, &mut 0);
    match from {
        From::Model => {
            let mut schemas = Schemas::new();
            let id = EventId::Manifest { id: ID, version: VERSION };
            let mut schema = Schema::new(Source::Manifest, events::provider(), id);
            schema.fields = fields.into();
            schemas.add(schema);
            (schemas, events::file(&[events::event(pointer, ID, VERSION, data)]))
        }
        From::Record => {
            // Windows appends schemas to a trace.
            let info = records::trace_event_info(events::provider(), ID, VERSION, &NAMES, &fields);
            let mut all = vec![events::event(pointer, ID, VERSION, data), events::record(pointer, EVENT_INFO, &info)];
            let maps = cases::maps();
            let maps = maps.iter().map(|map| records::event_map_info(events::provider(), map));
            all.extend(maps.map(|map| events::record(pointer, MAP_INFO, &map)));
            let file = events::file(&all);
            (events::schemas(&file), file)
        }
        From::Metadata => {
            let metadata = records::tracelogging("Name", 0, &fields);
            (Schemas::new(), events::file(&[events::traced(pointer, &metadata, None, data)]))
        }
    }
}

/// Encodes values, decodes them, and compares. Also with every kind of damage that the size of the data can have.
fn check(from: From, cases: &[Case], pointer: Pointer, pool: Vec<u8>) {
    let mut encoder = Encoder::new(from, pointer.bytes(), Entropy::new(pool));
    encoder.cases(cases);
    let Encoder { data, shown, .. } = encoder;
    let (schemas, file) = written(from, cases, pointer, &data);
    let all = events::decode(&file, schemas.clone());
    let [(decoded, fit)] = &all[..] else { panic!("{} events", all.len()) };
    // Structures without bytes in arrays are decoded up to a number that the bytes justify.
    let exceeds = shown.len() > output::names_limit(0) / (output::PUNCTUATION + 256);
    if exceeds && *fit == Some(Fit::CutOff) {
        assert!(decoded.lines.len() < shown.len(), "{:#?}", decoded.lines);
        return;
    }
    assert_eq!(*fit, Some(Fit::Exact), "{:#?} of {shown:#?}, {} bytes left", decoded.lines, decoded.rest.len());
    assert_eq!(decoded.lines, shown);
    assert!(decoded.rest.is_empty());
    let [line] = &events::json(&file, schemas)[..] else { panic!("one line") };
    assert_eq!(line.get("fit"), None, "{line}");
    assert_eq!(line["data"].as_object().is_some_and(|data| !data.is_empty()), !shown.is_empty(), "{line}");
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(etwspec_corpus::cases(48)) })]

    #[test]
    fn values_of_any_schema_are_decoded(
        cases in cases::cases(From::Model), pointer in pointers(), pool in entropy(),
    ) {
        check(From::Model, &cases, pointer, pool);
    }

    #[test]
    fn values_are_decoded_by_trace_event_info(
        cases in cases::cases(From::Record), pointer in pointers(), pool in entropy(),
    ) {
        check(From::Record, &cases, pointer, pool);
    }

    #[test]
    fn values_are_decoded_by_tracelogging_metadata(
        cases in cases::cases(From::Metadata), pointer in pointers(), pool in entropy(),
    ) {
        check(From::Metadata, &cases, pointer, pool);
    }

    #[test]
    fn trace_event_info_returns_the_fields_that_it_was_made_of(cases in cases::cases(From::Record)) {
        let fields = cases::fields(&cases, &mut 0);
        let bytes = records::trace_event_info(events::provider(), ID, VERSION, &NAMES, &fields);
        let schema = read_trace_event_info(&bytes).expect("it is valid").expect("it is of a manifest");
        let provider = schema.provider;
        let names = [&schema.provider_name, &schema.level, &schema.channel, &schema.task, &schema.opcode];
        let names = names.map(|name| name.as_deref().unwrap_or(""));
        assert_eq!(names, [NAMES[0], NAMES[1], NAMES[2], NAMES[4], NAMES[5]]);
        assert_eq!(schema.keywords, [NAMES[3].into()]);
        assert_eq!(schema.message.as_deref(), Some(NAMES[6]));
        // Names of values are in other records.
        let mut expected = fields;
        without_values(&mut expected);
        let mut fields = schema.fields.to_vec();
        without_values(&mut fields);
        assert_eq!(fields, expected);
        assert_eq!(provider, events::provider());
        // No prefix is a schema of other fields.
        for size in 0..bytes.len() {
            let _ = read_trace_event_info(&bytes[..size]);
        }
    }

    #[test]
    fn tracelogging_metadata_return_the_fields_that_they_were_made_of(
        cases in cases::cases(From::Metadata), tags in prop::collection::vec(0u32..1 << 28, 1..8),
    ) {
        let mut fields = cases::fields(&cases, &mut 0);
        for (field, tag) in fields.iter_mut().zip(&tags) {
            field.tag = *tag;
        }
        let bytes = records::tracelogging("Näme", tags[0], &fields);
        let schema = read_tracelogging(events::provider(), &bytes).expect("it is valid");
        assert_eq!((schema.name.as_deref(), schema.tag), (Some("Näme"), tags[0]));
        same_fields(&schema.fields, &fields);
        for size in 0..bytes.len() {
            let _ = read_tracelogging(events::provider(), &bytes[..size]);
        }
    }

    #[test]
    fn truncated_and_longer_data_are_accounted_for_once(
        cases in cases::cases(From::Model), pointer in pointers(), pool in entropy(), cut in 0.0..1.0f64,
        more in prop::collection::vec(any::<u8>(), 1..9),
    ) {
        let mut encoder = Encoder::new(From::Model, pointer.bytes(), Entropy::new(pool));
        encoder.cases(&cases);
        let whole = encoder.data;
        let (schemas, file) = written(From::Model, &cases, pointer, &whole[..(whole.len() as f64 * cut) as usize]);
        let all = events::decode(&file, schemas.clone());
        let (decoded, fit) = &all[0];
        // Truncated data shows the same lines as the complete data, until text that the end of the data cuts. Text
        // after it is empty.
        let values = |line: &&String| line.contains('=');
        let (short, long) = (decoded.lines.iter().filter(values), encoder.shown.iter().filter(values));
        let cut = short.clone().zip(long).take_while(|(a, b)| a == b).count();
        let is_empty = |line: &String| line.ends_with("=w") || line.ends_with("=n") || line.ends_with("=8");
        prop_assert!(short.skip(cut + 1).all(is_empty), "{fit:?} {decoded:#?} of {:#?}", encoder.shown);
        let (_, file) = written(From::Model, &cases, pointer, &[&whole[..], &more].concat());
        let (decoded, fit) = &events::decode(&file, schemas)[0];
        prop_assert!(*fit == Some(Fit::BytesLeft) && decoded.rest == more || decoded.rest.is_empty(), "{decoded:#?}");
    }

    #[test]
    fn arbitrary_bytes_are_no_reason_to_panic(
        bytes in prop::collection::vec(any::<u8>(), 0..400), data in entropy(), pointer in pointers(),
    ) {
        let _ = read_trace_event_info(&bytes);
        let _ = read_event_map_info(&bytes);
        let _ = read_tracelogging(events::provider(), &bytes);
        let file = events::file(&[events::traced(pointer, &bytes, Some(&data), &data)]);
        events::decode(&file, events::schemas(&file));
        events::json(&file, events::schemas(&file));
        prop_assert!(Trace::new(&file).log_file().is_some());
    }
}

#[test]
fn every_in_type_and_out_type_is_decoded() {
    for pointer in [Pointer::Bits32, Pointer::Bits64] {
        for case in cases::every_type() {
            for round in 0..8 {
                let pool = (0..97u8).map(|byte| byte.wrapping_mul(31).wrapping_add(round * 29)).collect();
                check(From::Model, std::slice::from_ref(&case), pointer, pool);
            }
        }
    }
}

fn without_values(fields: &mut [Field]) {
    for field in fields {
        match &mut field.content {
            Content::Value { map: Some(map), .. } => {
                *map = Arc::new(ValueNames { name: map.name.clone(), ..ValueNames::default() });
            }
            Content::Struct(members) => without_values(members),
            _ => {}
        }
    }
}

/// Checks that metadata state the same fields. Values decide whether the out-types are right.
fn same_fields(read: &[Field], written: &[Field]) {
    assert_eq!(read.len(), written.len());
    for (read, written) in read.iter().zip(written) {
        assert_eq!((&read.name, read.count, read.tag), (&written.name, written.count, written.tag));
        match (&read.content, &written.content) {
            (Content::Struct(read), Content::Struct(written)) => same_fields(read, written),
            (Content::Value { in_type: read, .. }, Content::Value { in_type: written, .. }) => {
                // In metadata, a size precedes the bytes of the type.
                let written = if written.0 == 14 { 25 } else { written.0 };
                assert_eq!(read.0, written);
            }
            (read, written) => assert_eq!(read, written),
        }
    }
}
