//! A decompressed buffer, as its header and its events.

use etwspec::buffers::{EtwBufferFlag, WmiBufferHeaderPtr64};
use etwspec::describe::{Layout, layouts};
use etwspec::headers::{HookId, TRACE_HEADER_ALIGNMENT, TraceHeaderKind};
use etwspec::{Pointer, Release, payloads};
use etwspec_etl::buffers::{Scratch, xpress};
use etwspec_etl::{Event, LogFile, Trace};

use super::fields;

/// A buffer.
#[derive(Clone, Debug)]
pub(super) struct Plain {
    layout: &'static Layout,
    header: Vec<u8>,
    pub(super) events: Vec<Record>,
    pub(super) compressed: bool,
    /// Size of the stored buffer in bytes, if it was not compressed.
    stored: usize,
}

/// An event, and what determines the layouts of its parts.
#[derive(Clone, Debug)]
pub(super) struct Record {
    pub(super) bytes: Vec<u8>,
    /// Offset of the data.
    pub(super) data: usize,
    kind: TraceHeaderKind,
    hook: Option<(HookId, u8)>,
    pointer: Pointer,
    release: Option<Release>,
}

/// Returns the layout of buffer headers in a file.
pub(super) fn layout(file: &[u8]) -> &'static Layout {
    of_log_file(Trace::new(file).log_file())
}

fn of_log_file(log_file: Option<&LogFile>) -> &'static Layout {
    let current = WmiBufferHeaderPtr64::LAYOUT;
    let release = log_file.and_then(|log_file| Some((log_file.release?, log_file.pointer)));
    // Since this release, files contain the header of a 64-bit kernel, whatever the machine.
    let Some((release, pointer)) = release.filter(|(release, _)| *release < Release::WINDOWS_VISTA_EARLY) else {
        return current;
    };
    let old = |layout: &&Layout| layout.name == current.name && layout.holds(release, pointer);
    layouts().find(old).unwrap_or(current)
}

impl Plain {
    /// Reads and decompresses the buffer at an offset of a file.
    pub(super) fn read(file: &[u8], offset: usize) -> Option<Plain> {
        let trace = Trace::new(file);
        let raw = trace.buffers().flatten().find(|raw| raw.file_offset() as usize == offset)?;
        let mut scratch = Scratch::new();
        let buffer = raw.open(&mut scratch);
        let release = trace.log_file().and_then(|log_file| log_file.release);
        Some(Plain {
            layout: of_log_file(trace.log_file()),
            header: raw.bytes().get(..WmiBufferHeaderPtr64::SIZE)?.to_vec(),
            events: buffer.events().flatten().map(|event| Record::new(&event, release)).collect(),
            compressed: raw.header().is_compressed(),
            stored: if raw.header().is_compressed() { 0 } else { raw.bytes().len() },
        })
    }

    /// Returns the bytes of the buffer, with sizes and the flag of compression that are valid for its events.
    pub(super) fn encode(&self) -> Vec<u8> {
        let mut events = Vec::new();
        for record in &self.events {
            events.extend_from_slice(&record.bytes);
            events.resize(events.len().next_multiple_of(TRACE_HEADER_ALIGNMENT), 0);
        }
        let mut buffer = self.header.clone();
        let end = buffer.len() + events.len();
        match self.compressed {
            true => xpress::compress(&events, &mut buffer),
            false => {
                buffer.extend_from_slice(&events);
                buffer.resize(buffer.len().max(self.stored), u8::MAX);
            }
        }
        let size = buffer.len() as u64;
        fields::set(self.layout, &mut buffer, &["BufferSize"], size);
        fields::set(self.layout, &mut buffer, &["SavedOffset", "CurrentOffset", "Offset"], end as u64);
        let flag = u64::from(EtwBufferFlag::COMPRESSED.0);
        if let Some(flags) = fields::get(self.layout, &buffer, "BufferFlag") {
            let flags = if self.compressed { flags | flag } else { flags & !flag };
            fields::set(self.layout, &mut buffer, &["BufferFlag"], flags);
        }
        buffer
    }
}

impl Record {
    pub(super) fn new(event: &Event<'_>, release: Option<Release>) -> Record {
        Record {
            bytes: event.bytes().to_vec(),
            data: event.data().map_or(event.bytes().len(), |data| event.bytes().len() - data.len()),
            kind: event.kind(),
            hook: event.hook(),
            pointer: event.pointer(),
            release,
        }
    }

    /// Returns the newest layout of the header.
    pub(super) fn head(&self) -> Option<&'static Layout> {
        let name = self.kind.name()?;
        layouts().find(|layout| layout.name == name && layout.holds(Release::NEWEST, self.pointer))
    }

    /// Returns the layout of the data.
    pub(super) fn payload(&self) -> Option<&'static Layout> {
        let (hook, version) = self.hook?;
        payloads::find(hook, version, self.pointer, self.release)?.layout(self.pointer, self.release)
    }
}
