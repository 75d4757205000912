//! Counts the structures, values and kernel events of a trace, which the walker of these tests reads.

use etwspec::buffers::{EtwBufferFlag, EtwBufferType, WmiBufferHeaderPtr64};
use etwspec::headers::{
    CompactSystemTraceHeaderView, EventTraceHeader, MessageTraceHeader, PerfinfoTraceHeaderView, SystemTraceHeaderView,
    TraceHeaderType,
};
use etwspec_catalog::Catalog;
use etwspec_catalog::axis::Pointer;
use etwspec_desk::evidence::observed::Counts;

use crate::walk::{Buffer, Event, buffers};

/// Counts the contents of a trace, and returns its rows of `evidence/observed.toml`. Only the headers of compressed buffers
/// are read.
///
/// # Panics
///
/// Panics if the bytes are not a complete trace.
pub fn rows(file: &[u8], name: &str, catalog: &Catalog) -> String {
    let all: Vec<Buffer<'_>> = buffers(file).collect::<Result<_, _>>().expect("the file ends with its last buffer");
    let first = all.iter().flat_map(Buffer::events).next().expect("there is an event").expect("it is complete");
    let header = SystemTraceHeaderView::new(first.bytes).expect("the first event describes the file");
    // TRACE_LOGFILE_HEADER, as documented by Microsoft: the build is at offset 8.
    let build = header.data().expect("the payload is not empty").get(8..).and_then(|rest| rest.first_chunk());
    let build = u32::from_le_bytes(*build.expect("the build is present"));
    let pointer = if header.header_type() == TraceHeaderType::SYSTEM32 { Pointer::Bits32 } else { Pointer::Bits64 };
    let mut counts = Counts::new(catalog, build, pointer);
    for buffer in &all {
        add_buffer(&mut counts, buffer);
        for event in buffer.events() {
            add_event(&mut counts, &event.expect("events of an uncompressed buffer are complete"));
        }
    }
    counts.rows(name)
}

fn add_buffer(counts: &mut Counts<'_>, buffer: &Buffer<'_>) {
    counts.structure(WmiBufferHeaderPtr64::LAYOUT.name);
    let kind: EtwBufferType = buffer.header.buffer_type();
    counts.value(kind.name());
    let flags: EtwBufferFlag = buffer.header.buffer_flag();
    for (name, _) in flags.names() {
        counts.value(Some(name));
    }
}

fn add_event(counts: &mut Counts<'_>, event: &Event<'_>) {
    let Some(header_type) = event.header_type else {
        // The fixed part of a WPP message has no pointer size; use the pointer size of the file.
        return counts.structure(MessageTraceHeader::LAYOUT.name);
    };
    counts.value(header_type.name());
    counts.header(header_type.0);
    let whole = "the header is complete";
    let (hook, version, pointer, data) = match header_type {
        TraceHeaderType::SYSTEM32 | TraceHeaderType::SYSTEM64 => {
            let view = SystemTraceHeaderView::new(event.bytes).expect(whole);
            let data = view.data().expect(whole).len();
            (view.packet().hook_id(), view.version(), header_type == TraceHeaderType::SYSTEM32, data)
        }
        TraceHeaderType::COMPACT32 | TraceHeaderType::COMPACT64 => {
            let view = CompactSystemTraceHeaderView::new(event.bytes).expect(whole);
            let data = event.bytes.len() - view.as_bytes().len().min(event.bytes.len());
            (view.packet().hook_id(), view.version(), header_type == TraceHeaderType::COMPACT32, data)
        }
        TraceHeaderType::PERFINFO32 | TraceHeaderType::PERFINFO64 => {
            let view = PerfinfoTraceHeaderView::new(event.bytes).expect(whole);
            let data = view.data().expect(whole).len();
            (view.packet().hook_id(), view.version(), header_type == TraceHeaderType::PERFINFO32, data)
        }
        _ => return debug_assert!(event.bytes.len() >= EventTraceHeader::SIZE.min(event.bytes.len())),
    };
    let pointer = if pointer { Pointer::Bits32 } else { Pointer::Bits64 };
    counts.hook(hook.0, version, pointer, data);
}
