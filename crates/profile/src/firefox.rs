//! The processed format of the Firefox Profiler, which Perfetto reads too.
//!
//! # Design
//!
//! Each thread has tables of its own, so a stack is written once for each thread that has it. Frames are offsets in images, with
//! the identity of their symbols: symbol servers name them when the profile is opened. Waits are markers, because a sample states
//! that a processor ran a thread.

use std::io::{self, Write};
use std::time::Duration;

use etwspec_console::VisibleJson;
use flate2::Compression;
use flate2::write::GzEncoder;
use fxprof_processed_profile as format;
use fxprof_processed_profile::debugid::DebugId;
use fxprof_processed_profile::{
    CategoryColor, CategoryHandle, CpuDelta, FrameFlags, FrameInfo, LibraryHandle, LibraryInfo, MarkerFieldFlags,
    MarkerFieldFormat, MarkerTiming, ReferenceTimestamp, SamplingInterval, StackHandle, StaticSchemaMarker,
    StaticSchemaMarkerField, StringHandle, ThreadHandle, Timestamp,
};
use hashbrown::HashMap;

use crate::images::Module;
use crate::model::{Marker, MarkerKind, Missing, Nanos, Profile, Wait};
use crate::stacks::{Code, FrameId, StackId};
use crate::times::Times;

/// Categories of frames and markers.
struct Categories {
    kernel: CategoryHandle,
    user: CategoryHandle,
    managed: CategoryHandle,
    idle: CategoryHandle,
}

/// Writes a profile.
struct Converter<'p> {
    profile: &'p Profile,
    to: format::Profile,
    threads: Vec<Option<ThreadHandle>>,
    modules: Vec<Option<LibraryHandle>>,
    categories: Categories,
    /// Stacks that were written, by thread. The instruction of the innermost frame is not that of a call.
    stacks: HashMap<(ThreadHandle, StackId, bool), StackHandle>,
    /// Names of frames that are texts.
    labels: HashMap<FrameId, StringHandle>,
    /// Number of bytes of threads and their stacks that may be added.
    room: usize,
    missing: Missing,
}

/// Size of a thread in bytes, with its tables and its process.
const THREAD: usize = 3 << 10;

/// Size of a stack of a thread in bytes, with its frame.
const STACK: usize = 256;

impl Profile {
    /// Writes the profile in the processed format of the Firefox Profiler: JSON, compressed by gzip if `compress` is set. Returns
    /// the data that it lacks besides those that the profile lacks: stacks that were cut and data of threads that were left out,
    /// because threads and their stacks take at most as much as the profile may take.
    ///
    /// # Errors
    ///
    /// Returns the errors of the output.
    pub fn write_firefox(&self, product: &str, compress: bool, to: impl Write) -> io::Result<Missing> {
        let (profile, missing) = Converter::new(self, product).convert();
        if compress {
            json(&profile, GzEncoder::new(to, Compression::fast()))?.finish()?.flush()?;
        } else {
            json(&profile, to)?.flush()?;
        }
        Ok(missing)
    }
}

/// Writes the JSON of a profile, with hidden characters as escapes.
fn json<W: Write>(profile: &format::Profile, to: W) -> io::Result<W> {
    let mut to = Times::new(VisibleJson::new(to));
    serde_json::to_writer(&mut to, profile)?;
    Ok(to.finish()?.into_inner())
}

/// Returns a time of the profile.
fn timestamp(time: Nanos) -> Timestamp {
    Timestamp::from_nanos_since_reference(u64::try_from(time).unwrap_or(0))
}

impl<'p> Converter<'p> {
    fn new(profile: &'p Profile, product: &str) -> Converter<'p> {
        let start = u64::try_from(profile.start.unix_nanos().max(0) / 1000).unwrap_or(0);
        let start = ReferenceTimestamp::from_duration_since_unix_epoch(Duration::from_micros(start));
        let mut to = format::Profile::new(product, start, SamplingInterval::from_nanos(profile.interval));
        if let Some(windows) = &profile.windows {
            to.set_os_name(windows);
        }
        let categories = Categories {
            kernel: to.add_category("Kernel", CategoryColor::Orange),
            user: to.add_category("User", CategoryColor::Yellow),
            managed: to.add_category("Compiled at run time", CategoryColor::Green),
            idle: to.add_category("Idle", CategoryColor::Transparent),
        };
        let mut converter = Converter {
            profile,
            to,
            threads: vec![None; profile.threads.len()],
            modules: vec![None; profile.modules.len()],
            categories,
            stacks: HashMap::new(),
            labels: HashMap::new(),
            room: profile.limit,
            missing: Missing::default(),
        };
        converter.add_threads();
        converter
    }

    /// Adds the threads of which something is known, and their processes.
    fn add_threads(&mut self) {
        let profile = self.profile;
        let mut used = vec![false; profile.threads.len()];
        let of_samples = profile.samples.iter().map(|sample| sample.thread);
        let of_waits = profile.waits.iter().map(|wait| wait.thread);
        let of_markers = profile.markers.iter().map(|marker| marker.thread);
        for thread in of_samples.chain(of_waits).chain(of_markers) {
            if let Some(used) = used.get_mut(thread as usize) {
                *used = true;
            }
        }
        let mut processes = vec![None; profile.processes.len()];
        let all = profile.threads.iter().zip(used).zip(&mut self.threads).zip(0..);
        for (((thread, _), handle), index) in all.filter(|(((_, used), _), _)| *used) {
            let Some(process) = profile.processes.get(thread.process as usize) else { continue };
            let Some(known) = processes.get_mut(thread.process as usize) else { continue };
            let Some(room) = self.room.checked_sub(THREAD) else { break };
            self.room = room;
            let is_main = known.is_none();
            let process = *known.get_or_insert_with(|| {
                let name = process.name.as_deref().unwrap_or("unknown");
                let start = timestamp(process.start.unwrap_or(0));
                let new = self.to.add_process(name, process.id.unwrap_or(u32::MAX), start);
                if let Some(end) = process.end {
                    self.to.set_process_end_time(new, timestamp(end));
                }
                new
            });
            let start = timestamp(thread.start.unwrap_or(0));
            let new = self.to.add_thread(process, thread.id.unwrap_or(u32::MAX), start, is_main);
            if let Some(end) = thread.end {
                self.to.set_thread_end_time(new, timestamp(end));
            }
            // The profiler shows the ID beside the name.
            match &thread.name {
                _ if thread.idle.is_some() => self.to.set_thread_name(new, &profile.thread_name(index)),
                Some(name) => self.to.set_thread_name(new, name),
                None => {}
            }
            *handle = Some(new);
        }
    }

    fn convert(mut self) -> (format::Profile, Missing) {
        let profile = self.profile;
        for sample in &profile.samples {
            let Some(thread) = self.thread(sample.thread) else { continue };
            let idle = profile.threads.get(sample.thread as usize).is_some_and(|thread| thread.idle.is_some());
            let stack = self.stack(thread, sample.stack, idle, true);
            let ran = CpuDelta::from_nanos(sample.ran.into());
            self.to.add_sample(thread, timestamp(sample.time), stack, ran, 1);
        }
        for wait in &profile.waits {
            self.wait(wait);
        }
        for marker in &profile.markers {
            self.marker(marker);
        }
        (self.to, self.missing)
    }

    /// Returns a thread, or counts what is left out with it.
    fn thread(&mut self, thread: u32) -> Option<ThreadHandle> {
        let known = self.threads.get(thread as usize).copied().flatten();
        self.missing.left_out += u64::from(known.is_none());
        known
    }

    /// Returns the stack of a thread.
    fn stack(&mut self, thread: ThreadHandle, stack: StackId, idle: bool, innermost: bool) -> Option<StackHandle> {
        let stack = self.profile.stacks.folded(stack);
        if let Some(known) = self.stacks.get(&(thread, stack, innermost)) {
            return Some(*known);
        }
        // Stacks may be deep.
        let (mut missing, mut rest, mut parent) = (Vec::new(), stack, None);
        while let Some((outer, frame)) = self.profile.stacks.innermost_folded(rest) {
            let innermost = innermost && rest == stack;
            if let Some(known) = self.stacks.get(&(thread, rest, innermost)) {
                parent = Some(*known);
                break;
            }
            missing.push((rest, frame, innermost));
            rest = outer;
        }
        while let Some((at, frame, innermost)) = missing.pop() {
            let Some(room) = self.room.checked_sub(STACK) else {
                self.missing.cut_stacks += 1;
                break;
            };
            self.room = room;
            let frame = self.frame(frame, idle, innermost);
            let frame = self.to.intern_frame(thread, frame);
            let handle = self.to.intern_stack(thread, parent, frame);
            self.stacks.insert((thread, at, innermost), handle);
            parent = Some(handle);
        }
        parent
    }

    fn frame(&mut self, id: FrameId, idle: bool, innermost: bool) -> FrameInfo {
        let frame = self.profile.stacks.get(id).copied();
        let category = match frame {
            _ if idle => self.categories.idle,
            Some(frame) if frame.kernel => self.categories.kernel,
            Some(frame) if matches!(frame.code, Code::Method(_)) => self.categories.managed,
            _ => self.categories.user,
        };
        let frame = match frame.map(|frame| frame.code) {
            Some(Code::Module(module, offset)) => {
                self.module(module).zip(u32::try_from(offset).ok()).map(|(module, offset)| match innermost {
                    true => format::Frame::RelativeAddressFromInstructionPointer(module, offset),
                    false => format::Frame::RelativeAddressFromReturnAddress(module, offset),
                })
            }
            _ => None,
        };
        let frame = frame.unwrap_or_else(|| format::Frame::Label(self.label(id)));
        FrameInfo { frame, category_pair: category.into(), flags: FrameFlags::empty() }
    }

    fn label(&mut self, frame: FrameId) -> StringHandle {
        if let Some(known) = self.labels.get(&frame) {
            return *known;
        }
        let label = self.to.intern_string(&self.profile.frame_name(frame));
        self.labels.insert(frame, label);
        label
    }

    fn module(&mut self, index: u32) -> Option<LibraryHandle> {
        let known = self.modules.get_mut(index as usize)?;
        if known.is_none() {
            let module = self.profile.modules.get(index as usize)?;
            let library = self.to.add_lib(library(module));
            #[cfg(feature = "symbols")]
            if let Some(functions) = self.profile.functions.get(index as usize).filter(|all| !all.is_empty()) {
                let symbols = functions.iter().map(|function| format::Symbol {
                    address: function.start,
                    size: function.size,
                    name: function.name.to_string(),
                });
                self.to.set_lib_symbol_table(library, format::SymbolTable::new(symbols.collect()).into());
            }
            *known = Some(library);
        }
        *known
    }

    fn wait(&mut self, wait: &Wait) {
        let Some(thread) = self.thread(wait.thread) else { return };
        let by = wait.readied_by.and_then(|by| Some((self.profile.threads.get(by as usize)?.process, by)));
        let by = by.map(|(process, by)| [self.profile.process_name(process), self.profile.thread_name(by)].join(", "));
        let by = by.unwrap_or_default();
        let reason = self.to.intern_string(wait.reason.unwrap_or_default());
        let by = self.to.intern_string(&by);
        let ready = wait.ready.map_or(0, |ready| wait.to.saturating_sub(ready).max(0));
        let name = self.to.intern_string("Wait");
        let marker = WaitMarker { name, reason, by, ready: ready as f64 / 1e6 };
        let timing = MarkerTiming::Interval(timestamp(wait.from), timestamp(wait.to));
        let handle = self.to.add_marker(thread, timing, marker);
        let stack = self.stack(thread, wait.stack, false, true);
        self.to.set_marker_stack(thread, handle, stack);
    }

    fn marker(&mut self, marker: &Marker) {
        let Some(thread) = self.thread(marker.thread) else { return };
        let timing = match marker.to {
            Some(to) => MarkerTiming::Interval(timestamp(marker.from), timestamp(to)),
            None => MarkerTiming::Instant(timestamp(marker.from)),
        };
        let (name, text) = (self.to.intern_string(marker.name), self.to.intern_string(self.profile.text(marker.text)));
        let number = marker.number.unwrap_or(0) as f64;
        let handle = match marker.kind {
            MarkerKind::Collection | MarkerKind::Suspension => {
                self.to.add_marker(thread, timing, CollectionMarker { name, reason: text, generation: number })
            }
            _ => self.to.add_marker(thread, timing, FileMarker { name, path: text, size: number }),
        };
        let stack = self.stack(thread, marker.stack, false, true);
        self.to.set_marker_stack(thread, handle, stack);
    }
}

/// Returns the identity of an image, by which symbol servers find its symbols.
fn library(module: &Module) -> LibraryInfo {
    let name = module.name().to_owned();
    let symbols = module.symbols.as_ref();
    let id = symbols.and_then(|symbols| DebugId::from_guid_age(&symbols.guid.to_bytes(), symbols.age).ok());
    let code = module.time_date_stamp.zip(module.size);
    LibraryInfo {
        debug_name: symbols.map_or_else(|| name.clone(), |symbols| symbols.name().to_owned()),
        debug_path: symbols.map_or_else(|| module.path.to_string(), |symbols| symbols.path.to_string()),
        debug_id: id.unwrap_or_default(),
        code_id: code.map(|(stamp, size)| format!("{stamp:08X}{size:x}")),
        path: module.path.to_string(),
        arch: None,
        symbol_table: None,
        name,
    }
}

/// Defines the type of a marker: its texts first, then its numbers.
macro_rules! marker {
    ($(#[$meta:meta])* $name:ident, $type:literal, $label:literal, [$(($text:ident, $text_label:literal)),*],
     [$(($number:ident, $number_label:literal, $format:ident)),*]) => {
        $(#[$meta])*
        struct $name {
            name: StringHandle,
            $($text: StringHandle,)*
            $($number: f64,)*
        }

        impl StaticSchemaMarker for $name {
            const UNIQUE_MARKER_TYPE_NAME: &'static str = $type;
            const CHART_LABEL: Option<&'static str> = Some($label);
            const TOOLTIP_LABEL: Option<&'static str> = Some("{marker.name}");
            const TABLE_LABEL: Option<&'static str> = Some($label);
            const FIELDS: &'static [StaticSchemaMarkerField] = &[
                $(StaticSchemaMarkerField {
                    key: stringify!($text),
                    label: $text_label,
                    format: MarkerFieldFormat::String,
                    flags: MarkerFieldFlags::SEARCHABLE,
                },)*
                $(StaticSchemaMarkerField {
                    key: stringify!($number),
                    label: $number_label,
                    format: MarkerFieldFormat::$format,
                    flags: MarkerFieldFlags::empty(),
                },)*
            ];

            fn name(&self, _: &mut format::Profile) -> StringHandle {
                self.name
            }

            fn category(&self, _: &mut format::Profile) -> CategoryHandle {
                CategoryHandle::OTHER
            }

            fn string_field_value(&self, field: u32) -> StringHandle {
                [$(self.$text),*].get(field as usize).copied().unwrap_or(self.name)
            }

            fn number_field_value(&self, field: u32) -> f64 {
                let texts = [$(stringify!($text)),*].len();
                (field as usize).checked_sub(texts).and_then(|at| [$(self.$number),*].get(at).copied()).unwrap_or(0.0)
            }
        }
    };
}

marker! {
    /// A thread did not run.
    WaitMarker, "Wait", "{marker.data.reason}",
    [(reason, "Reason"), (by, "Readied by")],
    [(ready, "Time from ready to running", Duration)]
}
marker! {
    /// Operation on a file, disk or image.
    FileMarker, "File", "{marker.name} {marker.data.path}", [(path, "Path")], [(size, "Size", Bytes)]
}
marker! {
    /// Garbage collection.
    CollectionMarker, "Collection", "{marker.name} {marker.data.reason}",
    [(reason, "Reason")], [(generation, "Generation", Integer)]
}
