//! Traces that once lost events, order or memory. They are not part of the repository: `../shared/repro`.

use std::fs;
use std::io::Cursor;
use std::path::PathBuf;

use etwspec::Error;
use etwspec::describe::{What, Why};
use etwspec::headers::EventHeader;
use etwspec_etl::buffers::Scratch;
use etwspec_etl::write::Copier;
use etwspec_etl::{Item, Trace};
use etwspec_tests::{console, corpus};

/// Returns the reproductions with a suffix, by name; none if the folder is absent.
fn traces(names: &[&str]) -> Vec<(String, Vec<u8>)> {
    let folder: PathBuf = corpus::repository().join("../shared/repro");
    if !folder.is_dir() {
        console::say(&format!("skipped: no reproductions at {}", folder.display()));
        return Vec::new();
    }
    let read =
        |name: &&str| ((*name).to_owned(), fs::read(folder.join(format!("{name}.etl"))).expect("it is readable"));
    names.iter().map(read).collect()
}

const ALL: [&str; 12] = [
    "cut-build-2600",
    "cut-cpu",
    "cut-first-compressed-flag",
    "dam-1",
    "dam-10",
    "dam-50",
    "esc-info",
    "hext-1",
    "perf-10",
    "sort-order",
    "swallow-lxcore",
    "swallow-tx",
];

/// Events with their processors, and the number of damaged parts.
fn read(file: &[u8]) -> (Vec<(u16, Vec<u8>)>, usize) {
    let (mut events, mut damages) = (Vec::new(), 0);
    Trace::new(file).for_each(|item| match item {
        Item::Event(buffer, event) => events.push((buffer.header().processor, event.bytes().to_vec())),
        Item::Damage(_) => damages += 1,
    });
    (events, damages)
}

#[test]
fn reads_swallowed_buffers() {
    for (name, file) in traces(&["swallow-tx", "swallow-lxcore"]) {
        let (_, damages) = read(&file);
        assert!(damages > 0, "{name}");
        // Every buffer has the size of the session again.
        let trace = Trace::new(&file);
        let nominal = trace.log_file().expect("there is a header").buffer_size as usize;
        assert!(trace.buffers().flatten().all(|raw| raw.bytes().len() == nominal), "{name}");
        assert_eq!(trace.buffers().flatten().count(), file.len() / nominal, "{name}");
    }
}

#[test]
fn reads_back_what_was_copied() {
    for (name, file) in traces(&ALL) {
        let (events, _) = read(&file);
        for compress in [None, Some(false), Some(true)] {
            let (mut copy, mut scratch) = (None, Scratch::new());
            for raw in Trace::new(&file).buffers().flatten() {
                let buffer = raw.open(&mut scratch);
                match &mut copy {
                    None => copy = Copier::new(Cursor::new(Vec::new()), &buffer, compress).ok(),
                    Some(copy) => copy.buffer(&buffer, |_| true).expect("memory does not fail"),
                }
            }
            let copy = copy.expect("there is a header").finish().expect("memory does not fail").into_inner();
            let (kept, damages) = read(&copy);
            assert_eq!(damages, 0, "{name} {compress:?}");
            // The first event is the header of the log file, which is corrected.
            assert_eq!(kept.len(), events.len(), "{name} {compress:?}");
            assert!(kept[1..] == events[1..], "{name} {compress:?}");
        }
    }
}

#[test]
fn sorts_all_events_by_time() {
    for (name, file) in traces(&ALL) {
        let (mut last, mut events) = (i64::MIN, 0);
        Trace::new(&file).for_each_by_time(|item| {
            let Item::Event(_, event) = item else { return };
            events += 1;
            if let Some(time) = event.time_stamp() {
                assert!(last <= time, "{name}: {last} before {time}");
                last = time;
            }
        });
        assert_eq!(events, read(&file).0.len(), "{name}");
    }
}

#[test]
fn decompresses_within_the_buffer_size_of_the_session() {
    for (name, file) in traces(&ALL) {
        let trace = Trace::new(&file);
        let nominal = trace.log_file().expect("there is a header").buffer_size as usize;
        let mut scratch = Scratch::new();
        for raw in trace.buffers().flatten() {
            assert!(raw.open(&mut scratch).bytes().len() <= nominal.max(raw.bytes().len()), "{name}");
        }
    }
}

#[test]
fn rejects_list_whose_last_item_announces_another() {
    let file = corpus::repository().join("../shared/repro/records-min.bin");
    let Ok(input) = fs::read(&file) else { return console::say("skipped: no records-min.bin") };
    // Two bytes for the fuzz target, then an event of which the target sets size and marker.
    let mut event = input[2..].to_vec();
    let size = (event.len() as u16).to_le_bytes();
    event[..4].copy_from_slice(&[size[0], size[1], 0x13, 0xC0]);
    let read = EventHeader::from_slice(&event);
    assert_eq!(read, Err(Error::BadCount { name: "EVENT_HEADER", field: "Linkage", stated: 1, have: 0 }));
    let pieces: Vec<What> = EventHeader::LAYOUT.walk(&event).map(|piece| piece.what).collect();
    assert!(pieces.iter().any(|what| matches!(what, What::Rest(Why::Error(Error::BadCount { .. })))), "{pieces:?}");
}
