//! Markers: operations of disks and files, images, collections of .NET.

use etwspec::headers::HookId;
use etwspec::payloads::{EventKey, Payload, Reference};
use etwspec::providers::dotnet::dotnet_runtime;
use etwspec::providers::dotnet::dotnet_runtime::payloads::{
    GcEndPayload, GcRestartEeEndPayload, GcStartPayload, GcSuspendEeBeginPayload,
};

use super::{At, Collector};
use crate::join::EventIndex;
use crate::model::{Marker, MarkerKind, Nanos};
use crate::stacks::StackId;

/// An operation that an event ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Open {
    Request(u64),
    Collection(u32, u32),
    Suspension(u32),
}

impl Open {
    /// Returns the operation on a file that an event begins.
    pub(super) fn request(payload: &Payload<'_>) -> Option<Open> {
        Some(Open::Request(match payload {
            Payload::FileCreate(file) => file.irp(),
            Payload::FileTransfer(file) => file.irp(),
            Payload::FileOperation(file) => file.irp(),
            Payload::FileInformation(file) => file.irp(),
            Payload::DirectoryEnumeration(file) => file.irp(),
            _ => return None,
        }))
    }
}

impl Collector {
    /// Adds a disk or file operation.
    pub(super) fn operation(&mut self, at: &At<'_, '_>, hook: Option<HookId>, payload: &Payload<'_>) {
        let name = || hook.and_then(|hook| EventKey::from(hook).community_name()).unwrap_or_default();
        let of_file = |key: u64, object: u64| {
            let name = at.state.name(Reference::FileObject, object, None);
            name.or_else(|| at.state.name(Reference::FileKey, key, None)).map(str::to_owned)
        };
        macro_rules! of_operation {
            ($file:ident, $size:expr) => {
                (of_file($file.file_key(), $file.file_object()), $file.issuing_thread_id(), $size)
            };
        }
        let (path, thread, number) = match payload {
            Payload::DiskTransfer(disk) => {
                let path = of_file(disk.file_object(), disk.file_object());
                let started = disk.high_res_response_time().and_then(|ticks| i64::try_from(ticks).ok());
                let started = started.and_then(|ticks| self.before(at, ticks));
                let ids = (disk.issuing_thread_id(), None);
                let number = Some(u64::from(disk.size()));
                let marker = self.marker(at, MarkerKind::Disk, name(), ids, path.as_deref(), number);
                return self.began(marker, started, at.time);
            }
            Payload::DiskFlush(disk) => {
                let started = i64::try_from(disk.high_res_response_time()).ok();
                let started = started.and_then(|ticks| self.before(at, ticks));
                let marker = self.marker(at, MarkerKind::Disk, name(), (disk.issuing_thread_id(), None), None, None);
                return self.began(marker, started, at.time);
            }
            Payload::FileCreate(file) => {
                let path = file.open_path().map(|path| path.to_string());
                (path, file.issuing_thread_id(), None)
            }
            Payload::FileTransfer(file) => of_operation!(file, Some(u64::from(file.size()))),
            Payload::FileOperation(file) => of_operation!(file, None),
            Payload::FileInformation(file) => of_operation!(file, None),
            Payload::DirectoryEnumeration(file) => of_operation!(file, None),
            Payload::PerfinfoFileOperationEnd(end) => {
                self.ended(at, Open::Request(end.irp()));
                return self.other(at);
            }
            _ => return self.other(at),
        };
        let ids = (u32::try_from(thread).ok(), None);
        let marker = self.marker(at, MarkerKind::File, name(), ids, path.as_deref(), number);
        if let Some(request) = Open::request(payload) {
            self.begin(at, request, marker);
        }
    }

    pub(super) fn provider(&mut self, at: &At<'_, '_>) {
        if at.event.provider() != Some(dotnet_runtime::GUID) {
            return self.other(at);
        }
        let (process, thread) = (at.event.process_id(), at.event.thread_id());
        let of = process.unwrap_or_default();
        if let Some(Ok(start)) = at.event.provider_payload::<GcStartPayload<'_>>() {
            let collection = Open::Collection(of, start.count());
            // A runtime may log a collection in several versions of the event.
            if self.is_open(at, collection) {
                return self.other(at);
            }
            let reason = start.reason().to_string();
            let generation = start.depth().map(u64::from);
            let ids = (thread, process);
            let marker = self.marker(at, MarkerKind::Collection, "GC", ids, Some(&reason), generation);
            self.begin(at, collection, marker);
        } else if let Some(Ok(end)) = at.event.provider_payload::<GcEndPayload<'_>>() {
            self.ended(at, Open::Collection(of, end.count()));
            self.other(at);
        } else if let Some(Ok(begin)) = at.event.provider_payload::<GcSuspendEeBeginPayload<'_>>() {
            let reason = begin.reason().to_string();
            let ids = (thread, process);
            let marker = self.marker(at, MarkerKind::Suspension, "GC suspension", ids, Some(&reason), None);
            self.begin(at, Open::Suspension(of), marker);
        } else {
            if let Some(Ok(_)) = at.event.provider_payload::<GcRestartEeEndPayload<'_>>() {
                self.ended(at, Open::Suspension(of));
            }
            self.other(at);
        }
    }

    /// Adds a marker, on a thread and in a process if they are given. Returns its index.
    pub(super) fn marker(
        &mut self,
        at: &At<'_, '_>,
        kind: MarkerKind,
        name: &'static str,
        (thread, process): (Option<u32>, Option<u32>),
        text: Option<&str>,
        number: Option<u64>,
    ) -> Option<usize> {
        if self.is_full() {
            return None;
        }
        if !(at.selects)() {
            self.other(at);
            return None;
        }
        let writer = at.state.writer();
        let (thread, process) = match thread.or(writer.thread) {
            // Images are loaded into a process by one of its threads, or by another process.
            Some(thread) => (Some(thread), process.filter(|_| kind != MarkerKind::ImageLoad)),
            None => (None, process.or(writer.process)),
        };
        let thread = self.thread(at, thread, process);
        let text = text.filter(|text| !text.is_empty()).and_then(|text| self.text(text));
        // The processor may have run another thread than the one that asked for the operation.
        let event = self.owner(at, at.event.thread_id());
        let marker = Marker { thread, kind, name, from: at.time, to: None, text, number, stack: StackId::EMPTY };
        if !self.take(size_of::<(Marker, EventIndex)>()) {
            return None;
        }
        self.own_stack(at, event);
        self.markers.push((marker, event));
        Some(self.markers.len() - 1)
    }

    fn text(&mut self, text: &str) -> Option<u32> {
        let known = self.texts.known(text);
        known.or_else(|| self.take(2 * text.len() + 32).then(|| self.texts.index(text)))
    }

    /// Sets the start of a marker that an event at its end states.
    fn began(&mut self, marker: Option<usize>, from: Option<Nanos>, to: Nanos) {
        if let Some((marker, _)) = marker.and_then(|index| self.markers.get_mut(index)) {
            marker.to = Some(to);
            marker.from = from.unwrap_or(to);
        }
    }

    /// Remembers a marker until an event ends it.
    fn begin(&mut self, at: &At<'_, '_>, of: Open, marker: Option<usize>) {
        let (Some(marker), Some(source)) = (marker, self.sources.get(at.source)) else { return };
        let machine = source.machine;
        if self.take(size_of::<((usize, Open), usize)>()) {
            self.open.insert((machine, of), marker);
        }
    }

    fn is_open(&self, at: &At<'_, '_>, of: Open) -> bool {
        self.sources.get(at.source).is_some_and(|source| self.open.contains_key(&(source.machine, of)))
    }

    fn ended(&mut self, at: &At<'_, '_>, of: Open) {
        let Some(source) = self.sources.get(at.source) else { return };
        let marker = self.open.remove(&(source.machine, of));
        if marker.is_some() {
            self.room += size_of::<((usize, Open), usize)>();
        }
        if let Some((marker, _)) = marker.and_then(|index| self.markers.get_mut(index)) {
            marker.to = Some(at.time);
        }
    }
}
