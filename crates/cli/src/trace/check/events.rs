//! Checks buffers and their events.

use std::sync::Arc;

use etwspec::Pointer;
use etwspec::buffers::EtwBufferType;
use etwspec::describe::{Fit, Why};
use etwspec::headers::{EtwRtLoss, EventTraceGroup};
use etwspec_console::quantity::{count, duration};
use etwspec_etl::buffers::HeaderKind;
use etwspec_etl::payload::{Field, Value, Visitor};
use etwspec_etl::time::FileTime;
use etwspec_etl::{Buffer, Event, Identity};
use etwspec_schema::Fit as SchemaFit;

use super::findings::{Finding, Place};
use super::kinds::{HookKind, Kind};
use super::state::Check;

/// Size of a buffer header in bytes.
const HEADER: u32 = etwspec::buffers::WmiBufferHeaderPtr64::SIZE as u32;
/// A second in 100 ns units.
const SECOND: i64 = 10_000_000;

/// Finds bytes of a payload that no table describes.
#[derive(Default)]
struct Rest(Option<Why>);

impl<'a> Visitor<'a> for Rest {
    fn value(&mut self, _: &Field, _: Value<'a>) {}

    fn rest(&mut self, _: &'a [u8], why: Why) {
        self.0 = self.0.or(Some(why));
    }
}

impl Check {
    /// Checks a buffer and all of its events.
    pub(super) fn buffer(&mut self, buffer: &Buffer<'_>) {
        let (header, compressed) = (*buffer.header(), buffer.header().is_compressed());
        for damage in buffer.damages() {
            self.damage(&damage, compressed);
        }
        self.shape(buffer);
        self.counts.add(buffer);
        let place = |at: usize| match compressed {
            true => Place { offset: buffer.file_offset(), in_compressed: Some(at as u32) },
            false => Place::at(buffer.file_offset().saturating_add(at as u64)),
        };
        let saved = header.saved_offset as usize;
        let mut span: Option<(i64, i64)> = None;
        let mut before: Option<i64> = None;
        for event in buffer.events() {
            let event = match event {
                Ok(event) => event,
                Err(damage) => {
                    self.damage(&damage, compressed);
                    continue;
                }
            };
            let at = place(event.offset());
            if event.offset() >= saved {
                self.kinds.add(Kind::AfterSaved(saved == 0), at);
            }
            self.event(&event, at);
            // Events about the log file itself are written when the file is created, not when logged.
            let Some(stamp) = event
                .time_stamp()
                .filter(|_| event.hook().is_none_or(|(hook, _)| hook.group() != EventTraceGroup::HEADER))
            else {
                continue;
            };
            self.outside(stamp, at);
            if let Some(before) = before.filter(|before| *before > stamp) {
                self.kinds.add(Kind::Backwards(header.processor), at);
                let by = self.times.back.entry(header.processor).or_default();
                *by = (*by).max(before.saturating_sub(stamp));
            }
            before = Some(stamp);
            let (first, last) = span.unwrap_or((stamp, stamp));
            span = Some((first.min(stamp), last.max(stamp)));
        }
        if let Some((first, last)) = span {
            let key = (header.logger_id, header.processor);
            if self.times.last.insert(key, last).is_some_and(|before| before > first) {
                self.kinds.add(Kind::BufferBackwards(key.0, key.1), Place::at(buffer.file_offset()));
            }
            self.times.spans.push((first, last, buffer.file_offset()));
        }
    }

    /// Checks the buffer header.
    fn shape(&mut self, buffer: &Buffer<'_>) {
        let (header, place) = (buffer.header(), Place::at(buffer.file_offset()));
        let unnamed = header.flags.unnamed();
        if !unnamed.is_empty() {
            self.kinds.add(Kind::Flags(unnamed.0), place);
        }
        if header.buffer_type.0 >= EtwBufferType::MAXIMUM.0 {
            self.kinds.add(Kind::Type(header.buffer_type.0), place);
        }
        let size = match (header.is_compressed(), &self.log_file) {
            (false, _) => header.buffer_size,
            (true, Some(file)) => file.buffer_size,
            (true, None) => u32::MAX,
        };
        // If both are wrong, the reader reports damage.
        let wrong = |offset: u32| offset != 0 && !(HEADER..=size).contains(&offset);
        let text = match (wrong(header.saved_offset), wrong(header.offset)) {
            (true, false) => Some(format!("SavedOffset is {:#x} in a buffer of {size:#x} bytes", header.saved_offset)),
            (false, true) => Some(format!("Offset is {:#x} in a buffer of {size:#x} bytes", header.offset)),
            _ => None,
        };
        if let Some(text) = text {
            self.find("offset-field", buffer.file_offset(), 1, text);
        }
        if let Some(file) = &self.log_file {
            if file.processors != 0 && u32::from(header.processor) >= file.processors {
                self.kinds.add(Kind::Processor(header.processor), place);
            }
            // A buffer that contains only the log file header may be smaller.
            let exempt = header.is_compressed() || header.buffer_type == EtwBufferType::HEADER;
            if !exempt && header.buffer_size != file.buffer_size {
                self.kinds.add(Kind::Size(header.buffer_size), place);
            }
        }
    }

    fn event(&mut self, event: &Event<'_>, at: Place) {
        match event.kind() {
            HeaderKind::Unknown => {
                return self.kinds.add(Kind::HeaderType(event.header_type().unwrap_or_default().0), at);
            }
            HeaderKind::MessageTraceHeader => {}
            _ => {
                let narrow = self.log_file.as_ref().is_some_and(|file| file.pointer_size == 4);
                if narrow && event.pointer() == Pointer::Bits64 {
                    self.kinds.add(Kind::Wide, at);
                }
            }
        }
        if let Identity::Class { guid: EtwRtLoss::CLASS, kind, .. } = event.identity() {
            self.kinds.add(Kind::Loss(kind), at);
        }
        let mut rest = Rest::default();
        let info = match self.decoder.fields(event, &mut rest) {
            // Damage.
            Err(_) => return,
            Ok(None) => return self.schema(event, at),
            Ok(Some(info)) => info,
        };
        let version = event.key().map_or(0, |(_, version)| version);
        let kind = HookKind { key: info.key, version, pointer: event.pointer(), structure: info.structure };
        if info.fit == Fit::Exact && info.pointer != event.pointer() {
            self.kinds.add(Kind::OtherPointer(kind), at);
        }
        match rest.0 {
            Some(Why::Error(_)) => self.kinds.add(Kind::Undecodable(kind), at),
            Some(_) => self.kinds.add(Kind::Unexplained(kind), at),
            None if info.structure.is_none() && event.data().is_ok_and(|data| !data.is_empty()) => {
                self.kinds.add(Kind::Unknown(kind), at);
            }
            None => {}
        }
    }

    /// Checks that the data of an event fits its schema.
    fn schema(&mut self, event: &Event<'_>, at: Place) {
        self.schemas.read_event(event);
        let Some((choice, schema)) = self.schemas.choose(event) else { return };
        let (source, has_message) = (schema.source, schema.message.is_some());
        let Some(fit) = self.schemas.fields_by(choice, event, &mut Rest::default()) else { return };
        if fit != SchemaFit::Exact {
            self.kinds.add(Kind::Schema(event.identity(), source, fit), at);
        }
        if has_message && fit != SchemaFit::CutOff && self.schemas.cuts_off_message(choice, event) {
            self.kinds.add(Kind::Schema(event.identity(), source, SchemaFit::CutOff), at);
        }
    }

    /// Reports the schemas of the trace that could not be read.
    pub(super) fn unreadable_schemas(&mut self) {
        let schemas = Arc::clone(self.schemas.schemas());
        if schemas.unreadable() > 0 {
            self.find("schema-unreadable", 0, schemas.unreadable(), count(schemas.unreadable(), "record"));
        }
        if schemas.left_out() > 0 {
            self.find("schema-left-out", 0, schemas.left_out(), count(schemas.left_out(), "schema"));
        }
        for finding in schemas.findings() {
            self.find("schema-manifest", 0, 1, finding.to_string());
        }
    }

    /// Checks that a time lies within the session.
    fn outside(&mut self, stamp: i64, at: Place) {
        let Some(file) = &self.log_file else { return };
        let FileTime(time) = file.clock.time(stamp);
        let early = file.start_time != 0 && time < file.start_time.saturating_sub(SECOND);
        let late = file.end_time != 0 && time > file.end_time.saturating_add(SECOND);
        if early || late {
            self.kinds.add(Kind::Outside, at);
        }
    }

    /// Reports findings of the same kind once.
    pub(super) fn kinds(&mut self) {
        let kinds = std::mem::take(&mut self.kinds);
        for (kind, (place, n)) in kinds.0 {
            let (rule, text) = self.describe(kind, n);
            self.findings.add(Finding { rule, place, count: n, length: 0, text, findings: 1 });
        }
        self.gaps();
    }

    /// Returns the rule and the text for `n` findings of a kind.
    fn describe(&self, kind: Kind, n: u64) -> (&'static str, String) {
        let (events, buffers) = (count(n, "event"), count(n, "buffer"));
        match kind {
            Kind::Undecodable(of) => ("payload-undecodable", format!("{events}: {of}")),
            Kind::Unexplained(of) => ("payload-unexplained", format!("{events}: {of}")),
            Kind::OtherPointer(of) => ("payload-pointer-size", format!("{events}: {of}")),
            Kind::Unknown(of) => ("payload-unknown", format!("{events}: {of}")),
            Kind::Schema(identity, source, fit) => {
                let of = match identity {
                    Identity::Provider { guid, id, version } => format!("{guid} event {id} version {version}"),
                    Identity::Class { guid, kind, version } => format!("{guid} type {kind} version {version}"),
                    Identity::Message { guid: Some(guid), number } => format!("{guid} message {number}"),
                    _ => "other".to_owned(),
                };
                let (rule, fit) = match fit {
                    SchemaFit::BytesLeft => ("schema-unexplained", "bytes left"),
                    SchemaFit::TooShort => ("schema-undecodable", "too short"),
                    SchemaFit::CutOff => ("output-cut-off", "cut off"),
                    _ => ("schema-undecodable", "unknown encoding"),
                };
                (rule, format!("{events}: {of}, {fit}, schema: {}", source.word()))
            }
            Kind::HeaderType(of) => ("header-type", format!("{events} with header type {of:#04x}")),
            Kind::Loss(of) => match EtwRtLoss(of.into()) {
                EtwRtLoss::BUFFER => ("lost-buffer-record", count(n, "record")),
                EtwRtLoss::BACKUP => ("lost-file-record", count(n, "record")),
                _ => ("lost-event-record", count(n, "record")),
            },
            Kind::AfterSaved(zero) => {
                let zero = if zero { ", which is 0" } else { "" };
                ("after-saved-offset", format!("{events} after SavedOffset{zero}"))
            }
            Kind::Wide => ("mixed-pointers", format!("{events} with 64-bit pointers, but PointerSize is 4")),
            Kind::Backwards(processor) => {
                let by = self.times.back.get(&processor).map_or_else(String::new, |ticks| self.ticks(*ticks));
                ("time-backwards", format!("{events} on processor {processor}, by at most {by}"))
            }
            Kind::BufferBackwards(session, processor) => {
                ("buffer-backwards", format!("{buffers} of processor {processor} in session {session}"))
            }
            Kind::Outside => ("outside-session", events),
            Kind::Size(size) => ("nominal-size", format!("{buffers} of {size:#x} bytes")),
            Kind::Processor(processor) => ("processor-number", format!("{buffers} of processor {processor}")),
            Kind::Flags(flags) => ("buffer-flags", format!("{buffers} with flags {flags:#06x}")),
            Kind::Type(of) => ("buffer-flags", format!("{buffers} with type {of:#06x}")),
        }
    }

    /// Formats ticks of the session clock as a duration.
    fn ticks(&self, ticks: i64) -> String {
        let clock = self.log_file.as_ref().map(|file| file.clock);
        clock.map_or_else(
            || count(ticks.unsigned_abs(), "tick"),
            |clock| duration(clock.time(ticks).0.wrapping_sub(clock.time(0).0)),
        )
    }

    /// Reports gaps between events that are longer than 5 s and than a tenth of the trace.
    fn gaps(&mut self) {
        let mut spans = std::mem::take(&mut self.times.spans);
        let Some(clock) = self.log_file.as_ref().map(|file| file.clock) else { return };
        spans.sort_unstable();
        let first = spans.first().map_or(0, |span| span.0);
        let Some(last) = spans.iter().map(|span| span.1).max() else { return };
        let all = clock.time(last).0.saturating_sub(clock.time(first).0);
        let mut end = first;
        for (from, to, offset) in spans {
            let gap = clock.time(from).0.saturating_sub(clock.time(end).0);
            if gap > (5 * SECOND).max(all / 10) {
                let text = format!("{} from {} to {}", duration(gap), clock.time(end), clock.time(from));
                self.find("time-gap", offset, 1, text);
            }
            end = end.max(to);
        }
    }
}
