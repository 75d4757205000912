//! Events of traces as samples for the decoder of catalogs.

use etwspec_catalog::axis::Pointer;
use etwspec_catalog::changes::{Sample, Subject};
use etwspec_etl::{Event, Identity, Item, Trace};
use etwspec_traces::decode::pointer_size::to_catalog;

/// Bytes of an event: all of it, which begins with its header, or its data.
#[derive(Debug)]
pub struct Found<'t> {
    /// Subject of the bytes.
    pub subject: Subject,
    /// Pointer size of the event.
    pub pointer: Pointer,
    /// Build of the trace, which selects the release in each version of the tables.
    pub release: Option<&'t String>,
    bytes: &'t [u8],
    /// Offset of the buffer in the trace, and of the event in the buffer.
    place: (u64, usize),
}

impl Found<'_> {
    /// Copies the bytes. `trace` is the name of the trace.
    pub fn sample(self, trace: &str) -> Sample {
        let (buffer, event) = self.place;
        Sample {
            subject: self.subject,
            pointer: self.pointer,
            release: self.release.cloned(),
            bytes: self.bytes.to_vec(),
            origin: format!("{trace}, event at 0x{buffer:X}+0x{event:X}"),
            synthetic: false,
        }
    }
}

/// Passes each event of a trace to `visit`: first as its header, then as its data if the tables can describe it.
pub fn each(trace: &Trace<'_>, mut visit: impl FnMut(Found<'_>)) {
    let release = trace.log_file().map(|log_file| log_file.build.to_string());
    trace.for_each(|item| {
        let Item::Event(buffer, event) = item else { return };
        let (pointer, place) = (to_catalog(event.pointer()), (buffer.file_offset(), event.offset()));
        let header = (Subject::Structure(event.header_name().to_owned()), event.bytes());
        for (subject, bytes) in [Some(header), data(&event)].into_iter().flatten() {
            visit(Found { subject, pointer, release: release.as_ref(), bytes, place });
        }
    });
}

/// Returns the data of an event that has a key of the tables.
fn data<'e>(event: &Event<'e>) -> Option<(Subject, &'e [u8])> {
    let subject = match event.identity() {
        Identity::Hook { id, version } => Subject::Hook(id.0.into(), version.into()),
        Identity::Class { guid, kind, version } => Subject::Class(format!("{guid:X}"), kind.into(), version.into()),
        _ => return None,
    };
    Some((subject, event.data().ok()?))
}
