//! Manifests of event sources in traces.
#![allow(clippy::unwrap_used, clippy::print_stdout)]

use std::path::Path;
use std::sync::Arc;

use etwspec::Guid;
use etwspec_etl::payload::{Field, Value, Visitor};
use etwspec_etl::{Event, File, Identity, Item};
use etwspec_schema::event_source::{Collected, Collector, Limits};
use etwspec_schema::manifest::{Options, read, write};
use etwspec_schema::{Decoder, EventId, Fit, Schemas, Source};

struct Nothing;

impl<'a> Visitor<'a> for Nothing {
    fn value(&mut self, _: &Field, _: Value<'a>) {}
}

fn each(path: &Path, mut found: impl FnMut(&Event<'_>)) {
    let file = File::read(path).unwrap();
    file.trace().for_each(|item| {
        if let Item::Event(_, event) = item {
            found(&event);
        }
    });
}

/// Events that contradict the manifest of their provider. PerfView logs the level of `ClrEnableParameters` in 8 bytes, and
/// its manifest states 4.
const CONTRADICTIONS: [(Guid, u16, Fit); 1] = [(
    Guid { data1: 0xA8A7_1AC1, data2: 0x040F, data3: 0x54A2, data4: [0x07, 0xCA, 0x00, 0xA8, 0x9B, 0x5A, 0xB7, 0x61] },
    13,
    Fit::BytesLeft,
)];

#[test]
fn manifests_of_real_traces_are_read_without_a_problem_and_explain_all_events() {
    let Some(folder) = etwspec_corpus::folder_or_skip() else { return };
    let (mut manifests, mut events) = (0, 0);
    for path in etwspec_corpus::traces(&folder) {
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        let mut collector = Collector::new();
        each(&path, |event| _ = collector.event(event));
        let collected = collector.finish();
        assert_eq!(collected.findings, [], "{name}");
        manifests += collected.providers.len();
        let mut schemas = Schemas::new();
        for provider in &collected.providers {
            provider.schemas.iter().for_each(|schema| schemas.add(schema.clone()));
        }
        let mut decoder = Decoder::new(Arc::new(schemas), None);
        each(&path, |event| {
            let Identity::Provider { guid, id, version } = event.identity() else { return };
            if Collector::accepts(&event.identity()) || !collected.providers.iter().any(|own| own.guid == guid) {
                return;
            }
            events += 1;
            let found = decoder.fields(event, &mut Nothing).unwrap();
            let (schema, fit) = found.unwrap_or_else(|| panic!("{name}: {guid} {id} {version} has no schema"));
            assert_eq!(schema.source, Source::EventSource, "{name}: {guid} {id} {version}");
            let known = CONTRADICTIONS.iter().find(|known| (known.0, known.1) == (guid, id));
            assert_eq!(fit, known.map_or(Fit::Exact, |known| known.2), "{name}: {guid} {id} {version}");
        });
        if collected.providers.is_empty() {
            continue;
        }
        // A manifest that is written from the collected one contains the same.
        let written = write(&collected.providers);
        let mut options = Options::default();
        options.source = Source::EventSource;
        let again = read(written.text.as_bytes(), &options);
        assert_eq!((&written.problems, &again.problems), (&Vec::new(), &Vec::new()), "{name}");
        let mut expected = collected.providers;
        for provider in &mut expected {
            provider.schemas.iter_mut().for_each(|schema| schema.process = None);
            provider.schemas.sort_by_key(|schema| match schema.event {
                EventId::Manifest { id, version } => (id, version),
                other => panic!("{other:?} in a manifest"),
            });
        }
        assert_eq!(again.providers, expected, "{name}");
    }
    println!("{manifests} manifests, {events} events");
    assert!(manifests >= 10 && events >= 1000, "{manifests} manifests, {events} events");
}

const PROVIDER: Guid = Guid { data1: 0x0A1B_2C3D, data2: 1, data3: 2, data4: [0, 3, 1, 0x23, 0x45, 0x67, 0x89, 0xAB] };

/// Returns a manifest with one event, which has a field for each byte of a name.
fn manifest(name: &str, padding: usize) -> String {
    let padding = "x".repeat(padding);
    format!(
        "<provider name=\"P\" guid=\"{{{PROVIDER}}}\"><!--{padding}--><events><event value=\"1\" symbol=\"{name}\"/></events></provider>"
    )
}

/// Parts of a manifest, as the payloads of events.
fn parts(text: &str, size: usize) -> Vec<Vec<u8>> {
    let chunks: Vec<&[u8]> = text.as_bytes().chunks(size).collect();
    let total = u16::try_from(chunks.len()).unwrap();
    let part = |(index, chunk): (usize, &&[u8])| {
        let mut payload = vec![1, 1, 0, 0x5B];
        payload.extend(total.to_le_bytes());
        payload.extend(u16::try_from(index).unwrap().to_le_bytes());
        payload.extend(*chunk);
        payload
    };
    chunks.iter().enumerate().map(part).collect()
}

/// Names of the events, with their process.
fn names(collected: &Collected) -> Vec<(Option<u32>, String)> {
    let all = collected.providers.iter().flat_map(|provider| &provider.schemas);
    all.map(|schema| (schema.process, schema.name.as_deref().unwrap_or("").to_owned())).collect()
}

#[test]
fn parts_may_come_in_any_order_and_repeatedly() {
    let all = parts(&manifest("A", 100), 16);
    for rotation in 0..all.len() {
        let mut collector = Collector::new();
        for payload in all.iter().rev().cycle().skip(rotation).take(2 * all.len() + 3) {
            assert!(collector.part(PROVIDER, Some(7), Some(8), payload));
        }
        let collected = collector.finish();
        assert_eq!(collected.findings, []);
        assert_eq!(names(&collected), [(None, "A".to_owned())]);
    }
}

#[test]
fn processes_with_different_versions_have_their_own_schemas() {
    let (a, b) = (parts(&manifest("A", 200), 32), parts(&manifest("B", 200), 32));
    let mut collector = Collector::new();
    for (one, other) in a.iter().zip(&b) {
        collector.part(PROVIDER, Some(1), Some(10), one);
        collector.part(PROVIDER, Some(2), Some(20), other);
        collector.part(PROVIDER, Some(3), Some(30), one);
    }
    let collected = collector.finish();
    assert_eq!(collected.findings, []);
    // The manifest that was logged last comes last: it has precedence for events of other processes.
    assert_eq!(names(&collected), [(Some(2), "B".to_owned()), (Some(1), "A".to_owned()), (Some(3), "A".to_owned())]);
}

#[test]
fn one_manifest_from_several_processes_is_read_once() {
    let mut collector = Collector::new();
    for process in 0..100 {
        parts(&manifest("A", 0), 40).iter().for_each(|part| _ = collector.part(PROVIDER, Some(process), None, part));
    }
    assert_eq!(names(&collector.finish()), [(None, "A".to_owned())]);
}

#[test]
fn versions_that_one_thread_logs_after_each_other_are_kept_apart() {
    let mut collector = Collector::new();
    for name in ["A", "B", "C"] {
        parts(&manifest(name, 90), 16).iter().for_each(|part| _ = collector.part(PROVIDER, Some(1), Some(2), part));
    }
    let collected = collector.finish();
    let mut found: Vec<String> = names(&collected).into_iter().map(|(_, name)| name).collect();
    found.sort();
    assert_eq!((found, collected.findings), (vec!["A".to_owned(), "B".to_owned(), "C".to_owned()], Vec::new()));
}

#[test]
fn missing_parts_are_a_finding_unless_another_copy_is_whole() {
    let all = parts(&manifest("A", 100), 16);
    let mut collector = Collector::new();
    for payload in all.iter().enumerate().filter(|(index, _)| *index != 3).map(|(_, payload)| payload) {
        collector.part(PROVIDER, Some(7), None, payload);
    }
    let collected = collector.finish();
    assert_eq!(collected.providers, []);
    let expected = format!(
        "manifest of {PROVIDER} in process 7: 1 of {} parts are missing, the first is part 3; it is not read",
        all.len()
    );
    assert_eq!(collected.findings.iter().map(ToString::to_string).collect::<Vec<_>>(), [expected]);

    let mut collector = Collector::new();
    all.iter().for_each(|payload| _ = collector.part(PROVIDER, Some(1), None, payload));
    all.iter().take(2).for_each(|payload| _ = collector.part(PROVIDER, Some(2), None, payload));
    assert_eq!(collector.finish().findings, []);
}

#[test]
fn other_payloads_are_no_parts() {
    let mut collector = Collector::new();
    for payload in [&b""[..], b"\x01\x01\0\x5B\x01\0\0", b"\x01\x01\0\x5C\x01\0\0\0<a/>"] {
        assert!(!collector.part(PROVIDER, None, None, payload));
    }
    assert!(collector.part(PROVIDER, None, None, b"\x02\x01\0\x5B\x01\0\0\0"));
    assert!(collector.part(PROVIDER, None, None, b"\x01\x01\0\x5B\x01\0\x01\0"));
    let findings = collector.finish().findings;
    assert_eq!(findings[0].problem.message, "unknown format 2");
    assert_eq!(findings[1].problem.message, "part 1 of 1 cannot be; it is ignored");
}

#[test]
fn memory_is_limited() {
    let mut limits = Limits::default();
    limits.manifests = 10;
    limits.bytes = 4096;
    let mut collector = Collector::with_limits(limits);
    for process in 0..20_000 {
        collector.part(PROVIDER, Some(process), None, b"\x01\x01\0\x5B\xFF\xFF\0\0<a>");
    }
    let findings = collector.finish().findings;
    assert!(findings.len() <= 1002, "{}", findings.len());
    assert!(findings[0].problem.message.contains("more than 10 manifests"), "{}", findings[0]);

    // Equal parts are kept once.
    limits.bytes = 2048;
    let mut collector = Collector::with_limits(limits);
    parts(&manifest("A", 8000), 1000).iter().for_each(|part| _ = collector.part(PROVIDER, None, None, part));
    assert!(collector.finish().findings[0].problem.message.contains("exceed 2048 bytes"));
}

#[test]
fn ten_thousand_manifests_are_read() {
    let mut collector = Collector::new();
    for process in 0..10_000u32 {
        let text = manifest(&format!("E{process}"), 0);
        parts(&text, 4096).iter().for_each(|part| _ = collector.part(PROVIDER, Some(process), None, part));
    }
    let collected = collector.finish();
    assert_eq!((collected.providers.len(), collected.findings.len()), (10_000, 0));
}

#[test]
fn texts_of_event_sources_are_read_alike_by_schemas_of_other_sources() {
    let Some(path) = etwspec_corpus::case_or_skip("eventsource-embedded-nul.etl") else { return };
    let mut schemas = Schemas::new();
    schemas.read_trace(&File::read(&path).unwrap().trace());
    // Tools that merge a trace add TRACE_EVENT_INFO, which has precedence.
    let merged: Vec<_> = schemas.iter().map(|schema| (**schema).clone()).collect();
    for mut schema in merged {
        schema.source = Source::TraceEventInfo;
        schemas.add(schema);
    }
    let (mut decoder, mut found) = (Decoder::new(Arc::new(schemas), None), Vec::new());
    each(&path, |event| {
        if let Identity::Provider { id: 1, .. } = event.identity() {
            let (schema, fit) = decoder.fields(event, &mut Nothing).unwrap().unwrap();
            found.push((schema.source, fit));
        }
    });
    assert_eq!(found, [(Source::TraceEventInfo, Fit::Exact); 3]);
}
