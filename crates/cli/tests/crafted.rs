//! Traces that are made to take much output.

use std::path::{Path, PathBuf};

use etwspec::headers::{EventDescriptor, EventHeaderExtType, EventHeaderFlags};
use etwspec::{Guid, Pointer};
use etwspec_etl::write::{Ended, Head, Options, Writer, heads};

/// Returns an event with TraceLogging metadata.
pub(crate) fn traced(metadata: &[u8], data: &[u8]) -> Vec<u8> {
    let provider = Guid { data1: 0x1234, ..Guid::default() };
    let mut head = heads::event_header(Pointer::Bits64, provider, EventDescriptor::default(), 2);
    let flags = head.flags().with(EventHeaderFlags::EXTENDED_INFO);
    head.set_flags(flags);
    let item = heads::item(EventHeaderExtType::EVENT_SCHEMA_TL, metadata).expect("the metadata are small");
    head.extended_data = Some(vec![item]);
    head.event(data).expect("the event is small")
}

/// Returns metadata with an array of structures that have one member each. The member is an empty structure.
pub(crate) fn empty_members(count: u16, array: &str, member: &str) -> Vec<u8> {
    let [low, high] = count.to_le_bytes();
    let array = [array.as_bytes(), &[0, 24 | 0x20 | 0x80, 1, low, high]].concat();
    let member = [member.as_bytes(), &[0, 24 | 0x80, 0]].concat();
    let parts = [&[0][..], b"Name\0", &array, &member].concat();
    [&(parts.len() as u16 + 2).to_le_bytes()[..], &parts].concat()
}

/// Writes a trace with one event.
pub(crate) fn trace(folder: &Path, event: &[u8]) -> PathBuf {
    trace_of(folder, [event.to_vec()])
}

/// Writes a trace.
pub(crate) fn trace_of(folder: &Path, events: impl IntoIterator<Item = Vec<u8>>) -> PathBuf {
    let options = Options { buffer_size: 68 << 10, ..Options::default() };
    let mut writer = Writer::in_memory(options).expect("the options are valid");
    events.into_iter().for_each(|event| writer.write(0, &event).expect("the event fits"));
    let path = folder.join("trace.etl");
    let file = writer.finish(Ended::default()).expect("memory does not fail").into_inner();
    std::fs::write(&path, file).expect("room");
    path
}
