//! Passes the buffers and events of a trace to the comparison with facts.

use std::ops::ControlFlow;

use crate::evidence::observed::Counts;
use crate::evidence::{Event, Evidence, Key, Place, Report, Session};
use etwspec::buffers::WmiBufferHeaderPtr64;
use etwspec::headers::{EventTraceGroup, MessageTraceHeader};
use etwspec_catalog::Catalog;
use etwspec_console::Problem;
use etwspec_etl::buffers::HeaderKind;
use etwspec_etl::time::Clock;
use etwspec_etl::{Buffer, Identity, LogFile};
use etwspec_traces::Traces;
use etwspec_traces::decode::pointer_size::to_catalog;

/// Result of reading a trace.
pub(super) struct Read {
    /// Result of the comparison.
    pub(super) report: Report,
    /// Rows of the table of observations, if they were asked for. `None` if the trace has no log file header, or is damaged:
    /// its counts would not be those of the trace.
    pub(super) observed: Option<Observed>,
}

/// Counts of a trace.
pub(super) struct Observed {
    /// Name of the file, without its folder.
    pub(super) file: String,
    /// Rows of the table.
    pub(super) rows: String,
}

/// Compares a trace with the facts of a catalog, and counts what its table of observations contains, if `observe` is set.
pub(super) fn read(traces: &mut Traces<'_>, catalog: &Catalog, observe: bool) -> Result<Read, Problem> {
    let log_file = traces.log_file(0).cloned();
    let buffer_header = WmiBufferHeaderPtr64::LAYOUT.name;
    let evidence = Evidence::new(catalog, session(log_file.as_ref()), buffer_header)
        .ok_or_else(|| Problem::new("the tables have no releases, so nothing can be compared"))?;
    let counted = log_file.as_ref().filter(|_| observe);
    let counts = counted.map(|file| Counts::new(catalog, file.build, to_catalog(file.pointer)));
    let clock = log_file.as_ref().map(|file| file.clock);
    let mut reading = Reading { evidence, counts, clock, after_damage: false, damaged: false };
    traces.each_buffer(0, &mut |next| {
        match next {
            // A search found the bytes after damage, so they may be no buffer.
            Err(_) => (reading.after_damage, reading.damaged) = (true, true),
            Ok(buffer) => reading.buffer(buffer),
        }
        Ok(ControlFlow::Continue(()))
    })?;
    let Reading { evidence, counts, damaged, .. } = reading;
    let file = traces.name(0).rsplit(['/', '\\']).next().unwrap_or_default().to_owned();
    let observed = counts.filter(|_| !damaged).map(|counts| Observed { rows: counts.rows(&file), file });
    Ok(Read { report: evidence.finish(), observed })
}

fn session(log_file: Option<&LogFile>) -> Session {
    log_file.map_or_else(Session::default, |file| Session {
        build: Some(file.build),
        pointer: Some(to_catalog(file.pointer)),
        log_version: Some(file.log_version),
        start: file.start_time,
        end: file.end_time,
    })
}

/// A trace that is being read.
struct Reading<'c> {
    evidence: Evidence<'c>,
    counts: Option<Counts<'c>>,
    clock: Option<Clock>,
    /// True if damage was found since the last buffer.
    after_damage: bool,
    damaged: bool,
}

impl Reading<'_> {
    fn buffer(&mut self, buffer: &Buffer<'_>) {
        let raw = buffer.raw();
        // Headers before damage may be damaged too: a wrong size is found only at the next event.
        let damaged = buffer.damages().next().is_some() || buffer.events().any(|event| event.is_err());
        if damaged || std::mem::take(&mut self.after_damage) {
            self.damaged = true;
            return self.evidence.skip_buffer();
        }
        let place = Place { buffer: raw.file_offset(), offset: 0, compressed: false };
        self.evidence.buffer(raw.bytes(), place);
        if let Some(counts) = &mut self.counts {
            counts.structure(WmiBufferHeaderPtr64::LAYOUT.name);
            counts.value(raw.header().buffer_type.name());
            raw.header().flags.names().for_each(|(name, _)| counts.value(Some(name)));
        }
        self.events(buffer);
    }

    fn events(&mut self, buffer: &Buffer<'_>) {
        let compressed = buffer.header().is_compressed();
        for event in buffer.events().flatten() {
            let identity = event.identity();
            let (key, version) = match identity {
                Identity::Hook { id, version } => (Some(Key::Hook(id.0)), version),
                Identity::Class { guid, kind, version } => (Some(Key::Class(guid.to_bytes(), kind)), version),
                Identity::Provider { version, .. } => (None, version),
                _ => (None, 0),
            };
            let pointer = to_catalog(event.pointer());
            // Events about the log file itself are written when the file is created, not when logged.
            let about_file = event.hook().is_some_and(|(hook, _)| hook.group() == EventTraceGroup::HEADER);
            let stamp = event.time_stamp().filter(|_| !about_file);
            let time = self.clock.zip(stamp).map(|(clock, stamp)| clock.time(stamp).0);
            let place = Place { buffer: event.buffer_offset(), offset: event.offset() as u64, compressed };
            let bytes = event.bytes();
            self.evidence.event(&Event { bytes, key, version, pointer, time, place });
            if let Some(counts) = self.counts.as_mut().filter(|_| !compressed) {
                match event.header_type() {
                    None if event.kind() == HeaderKind::MessageTraceHeader => {
                        counts.structure(MessageTraceHeader::LAYOUT.name);
                    }
                    None => {}
                    Some(header_type) => {
                        counts.value(header_type.name());
                        counts.header(header_type.0);
                    }
                }
                if let (Identity::Hook { id, version }, Ok(data)) = (identity, event.data()) {
                    counts.hook(id.0, version, pointer, data.len());
                }
            }
        }
    }
}
