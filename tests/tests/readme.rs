//! Runs the code shown in the README.

use std::error::Error;

use binrw::BinRead;

#[test]
fn readme_code_runs() -> Result<(), Box<dyn Error>> {
    let mut event = vec![0x02, 0x00, 0x11, 0xC0, 0x30, 0x00, 0x24, 0x05];
    event.resize(0x30, 0);
    run(&event)
}

// What follows stands in the README, line by line.
#[rustfmt::skip]
#[allow(unused_variables)]
fn run(bytes: &[u8]) -> Result<(), Box<dyn Error>> {
let mut stream = std::io::Cursor::new(bytes);
use etwspec::headers::{EventTraceHeader, HookId, PerfinfoTraceHeaderView, event_trace_header};
use etwspec::masks::{EventTraceFlag, GroupMask, Perf};
use etwspec::{Pointer, Release};

// A header where it lies: nothing is copied, every read is checked, no `unsafe`.
let view = PerfinfoTraceHeaderView::new(bytes)?;
assert_eq!(view.packet().hook_id(), HookId::CONTEXTSWAP); // 0x0524
let payload = view.data()?;

// An older form by name, or the form of a release.
let old = event_trace_header::V5_0::from_slice(bytes)?;
let any = event_trace_header::Any::from_slice(bytes, Release::WINDOWS_XP, Pointer::Bits32)?;

// With binrw, from any stream.
let header = EventTraceHeader::read_le(&mut stream)?;

// What a session has enabled.
let mut mask = GroupMask::new();
mask.enable(Perf::CONTEXT_SWITCH); // 0x20000004: Masks[1], bit 0x4
mask.enable_flags(EventTraceFlag::PROCESS | EventTraceFlag::CSWITCH)?;
assert_eq!(mask.to_string(), "PERF_PROCESS|PERF_CONTEXT_SWITCH");
Ok(())
}

#[test]
fn readme_code_matches_this_file() {
    let readme = include_str!("../../README.md");
    let block = readme.split("```rust\n").nth(1).and_then(|rest| rest.split("```").next()).expect("a block of Rust");
    let this = include_str!("readme.rs");
    for line in block.lines() {
        assert!(this.lines().any(|own| own == line), "not in the test: {line}");
    }
}
