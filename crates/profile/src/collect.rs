//! Reads traces into a profile.
//!
//! # Design
//!
//! A first pass collects names, images and methods, many of which are in the rundown at the end of a trace. The second pass reads
//! all traces in the order of time, so that each event meets the processes, threads and images of its time, and most stacks follow
//! their events. Context switches of a batch precede its event, so they are applied in the order of time at the end.

mod attach;
mod context;
mod markers;
mod switches;

pub use context::Context;

use etwspec::common::KprofileSource;
use etwspec::headers::HookId;
use etwspec::payloads::{Does, Payload, Reference};
use etwspec_etl::buffers::Merged;
use etwspec_etl::counts::OrderBy as _;
use etwspec_etl::state::{FirstPass, Pass, State};
use etwspec_etl::time::{Clock, FileTime};
use etwspec_etl::{Damage, Event, Item, LogFile, Trace};
use hashbrown::HashMap;

use crate::frames::{Modules, Resolver, is_kernel};
use crate::images::names_image;
use crate::join::{EventIndex, Joiner, Part};
use crate::keys::Keys;
use crate::methods::begins_process;
use crate::model::{Marker, MarkerKind, Missing, Nanos, Processor, Profile, Sample, Wait};
use crate::names::Texts;
use crate::stacks::{StackId, Stacks};
use crate::threads::{Stated, Threads};
use markers::Open;
use switches::{Ready, Switch};

/// Default maximum size of a profile in bytes. Four times the size of the traces is added.
pub const LIMIT: usize = 256 << 20;

/// Sampling interval in nanoseconds if no event states it: the default of Windows.
const INTERVAL: u32 = 1_000_000;

/// Size in bytes below which no event is added: more than an event and its thread take.
const MIN_ROOM: usize = 2 << 10;

/// Maximum number of processor counters whose names are kept.
const MAX_COUNTERS: usize = 256;

/// No event: its stack is unknown.
const NO_EVENT: EventIndex = EventIndex::MAX;

/// Stack of an event that the event itself does not contain.
#[derive(Debug)]
enum Content {
    Stack(StackId, StackId),
    Key(u64, u32),
}

/// A trace that is read.
#[derive(Debug)]
struct Source {
    clock: Clock,
    /// Index of the machine that wrote it.
    machine: usize,
    joiner: Joiner<Content>,
    keys: Keys,
    /// Sampling interval in nanoseconds, if an event stated it.
    interval: Option<u32>,
    /// True if context switches come in batches.
    is_batched: bool,
    /// Thread that each processor runs, and the time since which it does.
    running: Vec<Option<(u32, Nanos)>>,
}

/// Progress of a thread.
#[derive(Clone, Copy, Debug, Default)]
struct Progress {
    /// Time at which it stopped to run, and the reason.
    stopped: Option<(Nanos, Option<&'static str>)>,
    ready: Option<Ready>,
    /// Value of its running time at its last sample.
    sampled: u64,
}

/// Images, methods and properties of traces, from a pass before their events are collected.
#[derive(Debug)]
pub struct Rundown {
    sources: Vec<Source>,
    /// Machines with their boot times: traces of one machine and boot name the same processes.
    machines: Vec<(i64, Resolver)>,
    limit: usize,
    /// Number of bytes that may be added.
    room: usize,
    missing: Missing,
    /// Version of Windows.
    windows: Option<String>,
}

impl Rundown {
    /// Creates a rundown without traces, with a limit of memory in bytes for the profile, besides that of names. Data beyond it are
    /// left out and [counted](Missing).
    pub fn new(limit: usize) -> Rundown {
        let (sources, machines) = Default::default();
        Rundown { sources, machines, limit, room: limit / 2, missing: Missing::default(), windows: None }
    }

    /// Creates a rundown without traces that have a number of bytes.
    pub fn of_size(bytes: usize) -> Rundown {
        Rundown::new(LIMIT.saturating_add(bytes.saturating_mul(4)))
    }

    /// Reads traces in memory twice, for a rundown and a profile of the events that `selects` selects, by the index of the trace and
    /// the names at the event. Passes damage on.
    pub fn read(
        mut self,
        traces: &[Trace<'_>],
        selects: &dyn Fn(usize, &Event<'_>, &State) -> bool,
        mut damaged: impl FnMut(usize, &Damage),
    ) -> Profile {
        let first = traces.iter().map(|trace| {
            self.begin(trace.log_file());
            let mut first = FirstPass::for_trace(trace);
            trace.for_each_event(|event| {
                first.event(event);
                self.event(event);
            });
            first
        });
        let mut states = FirstPass::states(first.collect());
        let mut collector = Collector::new(self, states.iter().all(State::is_complete));
        let mut items = Merged::new(traces);
        while let Some((trace, item)) = items.next() {
            match (item, states.get_mut(trace)) {
                (Item::Damage(damage), _) => damaged(trace, &damage),
                (Item::Event(_, event), Some(state)) => {
                    state.update(&event);
                    collector.event(trace, &event, state, &|| selects(trace, &event, state));
                }
                _ => {}
            }
        }
        collector.finish()
    }
}

impl Pass for Rundown {
    fn begin(&mut self, log_file: Option<&LogFile>) {
        let boot = log_file.map_or(0, |log_file| log_file.boot_time);
        let machine = self.machines.iter().position(|(known, _)| *known == boot && boot != 0);
        let machine = machine.unwrap_or(self.machines.len());
        if machine == self.machines.len() {
            self.machines.push((boot, Resolver::default()));
        }
        if let Some(log_file) = log_file {
            self.missing.lost_events += u64::from(log_file.events_lost);
            self.missing.lost_buffers += u64::from(log_file.buffers_lost);
            let (major, minor) = log_file.os_version;
            self.windows.get_or_insert_with(|| format!("Windows {major}.{minor}.{}", log_file.build));
        }
        self.sources.push(Source {
            clock: log_file.map_or(Clock::SYSTEM, |log_file| log_file.clock),
            machine,
            joiner: Joiner::new(),
            keys: Keys::default(),
            interval: None,
            is_batched: false,
            running: Vec::new(),
        });
    }

    fn event(&mut self, event: &Event<'_>) {
        let Some(source) = self.sources.last_mut().filter(|_| self.room > 0) else { return };
        let Some((_, resolver)) = self.machines.get_mut(source.machine) else { return };
        let time = || event.time_stamp().and_then(|stamp| source.clock.checked_time(stamp));
        let new = match event.hook_id() {
            Some(hook) if names_image(hook) => time().map(|time| resolver.identities.add(event, time)),
            Some(hook) if begins_process(hook) => time().map(|time| resolver.methods.begin_process(event, time)),
            Some(hook) => {
                source.is_batched |= hook == HookId::CONTEXTSWAP_BATCH;
                source.interval = source.interval.or_else(|| interval_of(hook, event));
                None
            }
            None => time().map(|time| resolver.identities.add(event, time) + resolver.methods.add(event, time)),
        };
        self.room = self.room.saturating_sub(new.unwrap_or(0));
    }
}

/// Collects the events of traces for a profile, which are added in the order of time.
#[derive(Debug, Default)]
pub struct Collector {
    /// Context switches of batches, whose new threads are those of the next ones.
    batched: Vec<Switch>,
    /// Threads that became ready in traces with batches.
    ready: Vec<(u32, Ready)>,
    start: FileTime,
    end: Nanos,
    sources: Vec<Source>,
    machines: Vec<Resolver>,
    threads: Threads,
    progress: Vec<Progress>,
    stacks: Stacks,
    modules: Modules,
    /// Parts of the stack of each event: of the kernel and of the process.
    events: Vec<(StackId, StackId)>,
    samples: Vec<(Sample, EventIndex)>,
    waits: Vec<(Wait, EventIndex, EventIndex)>,
    markers: Vec<(Marker, EventIndex)>,
    processors: Vec<Processor>,
    texts: Texts,
    /// Names of processor counters, by number.
    counter_names: HashMap<u32, Box<str>>,
    /// Markers that have not ended, by machine and the request or the process and collection.
    open: HashMap<(usize, Open), usize>,
    missing: Missing,
    /// Number of bytes that may be added.
    room: usize,
    /// Addresses of a stack, while it is read.
    addresses: Vec<u64>,
    interval_is_known: bool,
    /// Names of managed methods.
    methods: Vec<Box<str>>,
    limit: usize,
    windows: Option<String>,
}

/// An event with its time and its place in the traces.
struct At<'e, 'a> {
    source: usize,
    processor: u16,
    event: &'e Event<'a>,
    state: &'e State,
    selects: &'e dyn Fn() -> bool,
    stamp: i64,
    time: Nanos,
}

impl Profile {
    /// Reads traces, such as those of the kernel and of programs on one machine. Passes damage on, with the index of its trace.
    ///
    /// ```
    /// use etwspec_etl::{SAMPLE, Trace};
    /// use etwspec_profile::Profile;
    ///
    /// let profile = Profile::read(&[Trace::new(SAMPLE)], |_, damage| panic!("{damage}"));
    /// assert!(!profile.samples.is_empty());
    /// ```
    pub fn read(traces: &[Trace<'_>], damaged: impl FnMut(usize, &Damage)) -> Profile {
        let rundown = Rundown::of_size(traces.iter().map(|trace| trace.as_bytes().len()).sum());
        rundown.read(traces, &|_, _, _| true, damaged)
    }
}

impl Collector {
    /// Creates a profile of traces with a rundown, without events. `has_names` is false if names in the traces were left out.
    pub fn new(rundown: Rundown, has_names: bool) -> Collector {
        let Rundown { sources, machines, limit, room, mut missing, windows } = rundown;
        missing.names = !has_names;
        missing.left_out += u64::from(room == 0);
        let mut machines: Vec<Resolver> = machines.into_iter().map(|(_, resolver)| resolver).collect();
        let mut methods = Vec::new();
        for resolver in &mut machines {
            resolver.identities.sort();
            resolver.methods.sort(&mut methods);
        }
        Collector {
            start: FileTime(i64::MAX),
            interval_is_known: sources.iter().any(|source| source.interval.is_some()),
            sources,
            machines,
            stacks: Stacks::new(limit / 2 / Stacks::NODE),
            missing,
            room,
            methods,
            limit,
            windows,
            ..Collector::default()
        }
    }

    /// Adds the next event of a trace, with the names at its time. `selects` returns whether the profile contains the sample, the wait
    /// that ends, or the marker of the event; it is called for such events only. Other events give names and stacks to them.
    pub fn event(&mut self, index: usize, event: &Event<'_>, state: &State, selects: &dyn Fn() -> bool) {
        let Some(source) = self.sources.get_mut(index) else { return };
        let Some(stamp) = event.time_stamp() else { return };
        let Some(time) = source.clock.checked_time(stamp) else { return };
        // Events come in the order of time, so the first has the earliest.
        if self.start.0 == i64::MAX {
            self.start = time;
        }
        let time = time.0.saturating_sub(self.start.0).saturating_mul(100).max(0);
        self.end = self.end.max(time);
        let processor = event.processor();
        let at = At { source: index, processor, event, state, selects, stamp, time };
        match event.key() {
            Some((key, _)) => match (key.hook_id(), event.payload()) {
                (hook, Some(Ok(payload))) => self.kernel(&at, hook, &payload),
                _ => self.other(&at),
            },
            None => self.provider(&at),
        }
    }

    /// Remembers an event that the profile does not contain.
    fn other(&mut self, at: &At<'_, '_>) {
        if let Some(source) = self.sources.get_mut(at.source) {
            source.joiner.add_other(at.stamp);
        }
    }

    fn kernel(&mut self, at: &At<'_, '_>, hook: Option<HookId>, payload: &Payload<'_>) {
        let does = |reference: Reference| {
            let hook = hook?;
            reference.table().events.iter().find(|event| event.hook() == Some(hook)).map(|event| event.does)
        };
        match payload {
            Payload::StackWalkEventData(walk) => {
                let Some(addresses) = walk.addresses() else { return };
                let first = addresses.iter().next();
                let part = match first.is_some_and(|first| is_kernel(first, at.event.pointer())) {
                    true => Part::Kernel,
                    false => Part::User,
                };
                let stamp = walk.time_stamp() as i64;
                let of = (walk.process_id(), stamp);
                let (kernel, user) = self.split(at, of, addresses.iter(), at.event.pointer());
                self.stack(at, stamp, walk.thread_id(), part, Content::Stack(kernel, user));
            }
            Payload::StackWalkKeyEventData(walk) => {
                let part = if hook == Some(HookId::STACKTRACE_KEY_KERNEL) { Part::Kernel } else { Part::User };
                let content = Content::Key(walk.stack_key(), walk.process_id());
                self.stack(at, walk.time_stamp() as i64, walk.thread_id(), part, content);
            }
            Payload::StackTraceEventData(stack) => {
                let Some(addresses) = stack.addresses() else { return };
                let leaves = hook == Some(HookId::STACKTRACE_DELETE);
                self.define(at, stack.stack_key(), addresses, leaves);
            }
            Payload::PerfinfoSampledProfileInformation(sample) if hook == Some(HookId::SAMPLED_PROFILE) => {
                self.sample(at, sample.instruction_pointer(), sample.thread_id(), KprofileSource::TIME);
            }
            Payload::PerfinfoPmcSampleInformation(sample) => {
                let source = KprofileSource(sample.profile_source().into());
                self.sample(at, sample.instruction_pointer(), sample.thread_id(), source);
            }
            Payload::PerfinfoSampledProfileConfig(config) => {
                let name = config.source_name().map(|name| name.to_string()).filter(|name| !name.is_empty());
                if let Some(name) = name.filter(|_| self.counter_names.len() < MAX_COUNTERS) {
                    self.counter_names.insert(config.source().0, name.into());
                }
                let interval = hook.and_then(|hook| interval_of(hook, at.event));
                if let (Some(interval), Some(source)) = (interval, self.sources.get_mut(at.source)) {
                    source.interval = Some(interval);
                }
            }
            Payload::ContextSwitch(switch) => self.switch(at, switch),
            Payload::PerfinfoCcswapBuffer(_) => self.batch(at),
            Payload::EtwReadyThreadEvent(ready) => self.ready(at, ready.thread_id()),
            Payload::Process(process) => {
                let Ok(id) = u32::try_from(process.process_id()) else { return };
                self.process(at, id, does(Reference::ProcessId));
                self.other(at);
            }
            Payload::Thread(thread) => {
                let does = does(Reference::ThreadId);
                self.thread_event(at, thread.process_id(), thread.thread_id(), does);
                self.other(at);
            }
            Payload::ImageLoad(image) => {
                let process = image.process_id().or(at.event.process_id()).unwrap_or(0);
                if let Some(resolver) = self.machine(at) {
                    resolver.forget(process);
                }
                let (kind, name) = match does(Reference::ModuleBase).filter(|_| hook.is_some_and(names_image)) {
                    Some(Does::Begins) => (MarkerKind::ImageLoad, "Image load"),
                    Some(Does::Ends) => (MarkerKind::ImageUnload, "Image unload"),
                    _ => return self.other(at),
                };
                let path = image.file_name().map(|name| name.to_string());
                let thread = at.event.thread_id();
                self.marker(at, kind, name, (thread, Some(process)), path.as_deref(), Some(image.image_size()));
            }
            _ => self.operation(at, hook, payload),
        }
    }

    fn machine(&mut self, at: &At<'_, '_>) -> Option<&mut Resolver> {
        let machine = self.sources.get(at.source)?.machine;
        self.machines.get_mut(machine)
    }

    /// Returns the time of a number of ticks before an event.
    fn before(&self, at: &At<'_, '_>, ticks: i64) -> Option<Nanos> {
        Some(self.time(at.source, at.stamp.checked_sub(ticks)?)?.min(at.time))
    }

    /// Returns the time of a time stamp.
    fn time(&self, source: usize, stamp: i64) -> Option<Nanos> {
        let time = self.sources.get(source)?.clock.checked_time(stamp)?;
        Some(time.0.checked_sub(self.start.0)?.checked_mul(100)?.max(0))
    }

    /// Takes a number of bytes. False if there is no room for them.
    fn take(&mut self, bytes: usize) -> bool {
        match self.room.checked_sub(bytes) {
            Some(room) => {
                self.room = room;
                true
            }
            None => {
                self.missing.left_out += 1;
                false
            }
        }
    }

    /// Returns the index of a thread, whose process is that of the names unless it is given.
    fn thread(&mut self, at: &At<'_, '_>, thread: Option<u32>, process: Option<u32>) -> u32 {
        let Some(source) = self.sources.get(at.source) else { return 0 };
        let process = process.or_else(|| at.state.process_of_thread(thread?)).or_else(|| {
            let writer = at.state.writer();
            writer.process.filter(|_| thread.is_none() || writer.thread == thread)
        });
        let index = self.threads.thread(&stated(source, at, thread, process));
        self.grow();
        index
    }

    /// Returns whether there is no room for threads and what they do. Counts it.
    fn is_full(&mut self) -> bool {
        let full = self.room < MIN_ROOM;
        self.missing.left_out += u64::from(full);
        full
    }

    fn grow(&mut self) {
        let new = self.threads.threads.len().saturating_sub(self.progress.len());
        if new > 0 {
            self.room = self.room.saturating_sub(new * Threads::THREAD);
            self.progress.resize(self.threads.threads.len(), Progress::default());
        }
    }

    fn process(&mut self, at: &At<'_, '_>, process: u32, does: Option<Does>) {
        if self.is_full() {
            return;
        }
        let Some(source) = self.sources.get(at.source) else { return };
        let stated = stated(source, at, None, Some(process));
        match does {
            Some(Does::Begins) => {
                self.threads.new_process(&stated, Some(at.time));
                self.room = self.room.saturating_sub(Threads::THREAD);
            }
            Some(Does::Ends) => self.threads.end_process(&stated, at.time),
            _ => {}
        }
    }

    fn thread_event(&mut self, at: &At<'_, '_>, process: u32, thread: u32, does: Option<Does>) {
        if self.is_full() {
            return;
        }
        let Some(source) = self.sources.get(at.source) else { return };
        let stated = stated(source, at, Some(thread), Some(process));
        match does {
            _ if thread == 0 => {}
            Some(Does::Begins) => drop(self.threads.new_thread(&stated, Some(at.time))),
            Some(Does::Ends) => self.threads.end_thread(&stated, at.time),
            _ => {}
        }
        self.grow();
    }

    fn processor(&mut self, number: u16) -> Option<&mut Processor> {
        let number = usize::from(number);
        if self.processors.len() <= number {
            self.processors.resize(number + 1, Processor::default());
        }
        self.processors.get_mut(number)
    }

    fn sample(&mut self, at: &At<'_, '_>, address: u64, id: u32, by: KprofileSource) {
        if self.is_full() {
            return;
        }
        let thread = self.thread(at, Some(id), None);
        let process = at.state.writer().process;
        let of = (process.unwrap_or_default(), at.stamp);
        let (kernel, user) = self.split(at, of, std::iter::once(address), at.event.pointer());
        let is_timed = by == KprofileSource::TIME;
        let Some(source) = self.sources.get(at.source) else { return };
        let interval = if is_timed { source.interval.unwrap_or(INTERVAL) } else { 0 };
        let running = source.running.get(usize::from(at.processor)).copied().flatten();
        let since = running.filter(|(running, _)| *running == thread).map_or(0, |(_, since)| at.time.abs_diff(since));
        let total = self.threads.threads.get(thread as usize).map_or(0, |thread| thread.running) + since;
        let ran = match (self.progress.get_mut(thread as usize), running) {
            (Some(progress), Some(_)) if is_timed => {
                let ran = total.saturating_sub(progress.sampled);
                progress.sampled = total;
                u32::try_from(ran).unwrap_or(u32::MAX)
            }
            _ if id == 0 => 0,
            _ => interval,
        };
        if !(at.selects)() {
            return self.other(at);
        }
        if let Some(processor) = self.processor(at.processor).filter(|_| is_timed) {
            processor.samples += 1;
        }
        let event = self.owner(at, Some(id));
        if self.take(size_of::<(Sample, EventIndex)>()) {
            let stack = if user.is_empty() { kernel } else { user };
            let sample = Sample { time: at.time, thread, processor: at.processor, source: by, interval, ran, stack };
            self.samples.push((sample, event));
        }
    }

    /// Returns the profile of the events.
    pub fn finish(mut self) -> Profile {
        if !self.batched.is_empty() {
            self.apply_batches();
        }
        let Collector { mut stacks, events, mut missing, threads, .. } = self;
        let mut whole = |event: EventIndex| {
            let (kernel, user) = events.get(event as usize).copied().unwrap_or_default();
            stacks.join(user, kernel)
        };
        let idle = |thread: u32| threads.threads.get(thread as usize).is_some_and(|thread| thread.idle.is_some());
        let samples = self.samples.into_iter().map(|(sample, event)| {
            let stack = whole(event);
            missing.samples_without_stack += u64::from(stack.is_empty() && !idle(sample.thread));
            Sample { stack: if stack.is_empty() { sample.stack } else { stack }, ..sample }
        });
        let is_timed = |sample: &Sample| sample.source == KprofileSource::TIME;
        let (samples, counter_samples): (Vec<Sample>, Vec<Sample>) = samples.partition(is_timed);
        let waits = self.waits.into_iter().map(|(wait, event, ready)| Wait {
            stack: whole(event),
            ready_stack: whole(ready),
            ..wait
        });
        let waits: Vec<Wait> = waits.collect();
        let markers = self.markers.into_iter().map(|(marker, event)| Marker { stack: whole(event), ..marker });
        let mut markers: Vec<Marker> = markers.collect();
        markers.order_by_key(|marker| marker.from);
        for source in &self.sources {
            missing.stacks_without_event += source.joiner.without_event();
            missing.keys_without_stack += source.keys.open();
        }
        missing.cut_stacks = stacks.cut_off();
        stacks.fold();
        Profile {
            start: if self.start.0 == i64::MAX { FileTime(0) } else { self.start },
            end: self.end,
            interval: samples.first().map_or(INTERVAL, |sample| sample.interval).into(),
            interval_is_known: self.interval_is_known,
            windows: self.windows,
            processes: threads.processes,
            threads: threads.threads,
            samples,
            counter_samples,
            counter_names: self.counter_names,
            waits,
            markers,
            processors: self.processors,
            stacks,
            modules: self.modules.into_all(),
            #[cfg(feature = "symbols")]
            functions: Vec::new(),
            methods: self.methods,
            texts: self.texts.all,
            missing,
            limit: self.limit,
        }
    }
}

/// Returns the names of a thread and a process at the time of an event.
fn stated<'s>(source: &Source, at: &At<'s, '_>, thread: Option<u32>, process: Option<u32>) -> Stated<'s> {
    Stated {
        machine: source.machine,
        thread,
        process,
        processor: at.processor,
        thread_name: thread.and_then(|thread| at.state.name(Reference::ThreadId, thread.into(), None)),
        process_name: process.and_then(|process| at.state.process(process)),
    }
}

/// Returns the sampling interval in nanoseconds that an event states.
fn interval_of(hook: HookId, event: &Event<'_>) -> Option<u32> {
    const HOOKS: [HookId; 3] =
        [HookId::SAMPLED_PROFILE_SET_INTERVAL, HookId::SAMPLED_PROFILE_DC_START, HookId::SAMPLED_PROFILE_DC_END];
    if !HOOKS.contains(&hook) {
        return None;
    }
    let Some(Ok(Payload::PerfinfoSampledProfileConfig(config))) = event.payload() else { return None };
    // In units of 100 ns.
    let interval = config.new_interval().checked_mul(100).filter(|interval| *interval != 0);
    interval.filter(|_| config.source() == KprofileSource::TIME)
}
