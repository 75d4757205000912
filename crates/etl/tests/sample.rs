//! The sample: what ships is what the function makes, and all of it can be read.

use std::collections::BTreeMap;
use std::io::Cursor;
use std::path::Path;

use etwspec::Pointer;
use etwspec::describe::What;
use etwspec::headers::TraceHeaderType;
use etwspec::payloads::{self, Payload};
use etwspec_etl::buffers::HeaderKind;
use etwspec_etl::sample::{self, Sample};
use etwspec_etl::{Item, SAMPLE, Trace};

fn made(pointer: Pointer, compress: bool) -> Vec<u8> {
    sample::write(Cursor::new(Vec::new()), Sample { pointer, compress }).expect("memory does not fail").into_inner()
}

/// Returns all samples.
fn all() -> impl Iterator<Item = Vec<u8>> {
    let pointers = [Pointer::Bits64, Pointer::Bits32];
    pointers.into_iter().flat_map(|pointer| [false, true].map(|compress| made(pointer, compress)))
}

/// `BLESS=1` writes what ships.
#[test]
fn shipped_sample_is_current_and_small() {
    let made = made(Pointer::Bits64, false);
    if std::env::var_os("BLESS").is_some() {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/sample.etl");
        std::fs::write(path, &made).expect("the repository can be written to");
        return;
    }
    assert!(SAMPLE == made, "assets/sample.etl is not what the function makes: BLESS=1 cargo test writes it");
    assert!(SAMPLE.len() < 64 << 10, "{} bytes", SAMPLE.len());
}

#[test]
fn sample_contains_every_header_type() {
    for file in all() {
        let mut types = BTreeMap::new();
        Trace::new(&file).for_each(|item| match item {
            Item::Event(_, event) => *types.entry(event.header_type()).or_insert(0) += 1,
            Item::Damage(damage) => panic!("{damage}"),
        });
        let wanted = [1, 2, 3, 4, 10, 11, 16, 17, 18, 19, 20, 21].map(|of| Some(TraceHeaderType(of)));
        assert!(wanted.iter().all(|wanted| types.contains_key(wanted)), "{types:?}");
        assert!(types.get(&None) >= Some(&6), "{types:?}");
        let events: u32 = types.values().sum();
        assert!((250..1_000).contains(&events), "{events} events");
    }
}

#[test]
fn compressed_sample_has_same_events_and_header() {
    for pointer in [Pointer::Bits64, Pointer::Bits32] {
        let files = [false, true].map(|compress| made(pointer, compress));
        let events = files.each_ref().map(|file| {
            let mut events: BTreeMap<u16, Vec<Vec<u8>>> = BTreeMap::new();
            Trace::new(file).for_each(|item| {
                if let Item::Event(buffer, event) = item
                    && buffer.header().sequence_number != Some(0)
                {
                    events.entry(buffer.header().processor).or_default().push(event.bytes().to_vec());
                }
            });
            events
        });
        assert_eq!(events[0], events[1]);
        assert_eq!(events[0].len(), 2, "two processors");
        for (file, compress) in files.iter().zip([false, true]) {
            let trace = Trace::new(file);
            let log = trace.log_file().expect("it begins as a log file does");
            assert_eq!((log.processors, log.events_lost, log.pointer), (2, 3, pointer));
            assert_eq!(log.buffers_written as usize, trace.buffers().count());
            assert_eq!(log.session_name, "etwspec sample");
            assert_eq!(log.clock.time(72_000_000_000).to_string(), START);
            let compressed = trace.buffers().filter_map(Result::ok).filter(|buffer| buffer.header().is_compressed());
            assert_eq!(compressed.count() > 0, compress);
        }
    }
}

const START: &str = "2024-05-04T09:00:00.0000000Z";

#[test]
fn every_byte_of_kernel_events_is_decoded() {
    let mut kinds = BTreeMap::new();
    for file in all() {
        let trace = Trace::new(&file);
        let release = trace.log_file().and_then(|log| log.release);
        trace.for_each(|item| {
            let Item::Event(_, event) = item else { return };
            assert_ne!(event.kind(), HeaderKind::Unknown);
            let data = event.data().expect("headers hold together");
            let Some((hook, version)) = event.hook() else { return };
            let Some(binding) = payloads::find(hook, version, event.pointer(), release) else {
                return assert!(data.is_empty(), "{hook:#06x} v{version}");
            };
            let layout = binding.layout(event.pointer(), release).expect("there is a form");
            for piece in layout.walk(data) {
                assert!(!matches!(piece.what, What::Rest(_)), "{hook:#06x} v{version}: {:?}", piece.what);
            }
            let typed = Payload::decode_in(hook, version, event.pointer(), release, data);
            assert!(matches!(typed, Some(Ok(_))), "{hook:#06x} v{version}: {typed:?}");
            *kinds.entry((hook, event.pointer())).or_insert(0) += 1;
        });
    }
    assert!(kinds.len() > 80, "{} kinds", kinds.len());
    assert!(kinds.values().sum::<u32>() > 1_000);
}
