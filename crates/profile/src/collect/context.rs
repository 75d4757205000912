//! Events that a profile of selected events needs besides them.

use std::collections::{HashMap, HashSet};

use etwspec::headers::{EventExtendedItemView, HookId, TraceHeaderView};
use etwspec::payloads::Payload;
use etwspec::providers::dotnet::dotnet_runtime::payloads::{
    GcEndPayload, GcRestartEeEndPayload, GcStartPayload, GcSuspendEeBeginPayload,
};
use etwspec_etl::Event;
use etwspec_etl::state::{State, Writer, WriterBy};

use super::markers::Open;
use crate::methods::is_statement;

/// Finds the events that a profile of selected events needs besides them: their stacks, the methods in these, the sampling
/// configuration, the start of a wait and the end of an operation, and the context switches since the previous sample of a thread.
///
/// Add all events, then call [`sort`](Self::sort), then ask for each event. The order of the events does not matter.
///
/// Names of processes, threads, files and images are not among them: see [`Needed`](etwspec_etl::state::Needed).
#[derive(Debug, Default)]
pub struct Context {
    /// Time stamps of selected events and of others that are needed. A stack states that of its event.
    stamps: HashSet<i64>,
    /// Stack events: the time stamp of their event, the process, and the key of the stack.
    walks: Vec<(i64, u32, Option<u64>)>,
    keys: HashSet<u64>,
    /// Processes whose methods are needed.
    processes: HashSet<u32>,
    rows: HashMap<Row, Vec<(i64, Step)>>,
    /// True if processor samples are selected.
    samples: bool,
    /// True if context switches in batches are needed.
    batches: bool,
}

/// Events that depend on each other, in the order of time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Row {
    /// Those of a thread. Each processor has its idle thread 0.
    Thread(u32, u16),
    /// Context switches of a processor, and events of the threads that it runs.
    Processor(u16),
    Operation(Open),
}

/// Meaning of an event for those of its row, and whether it is selected.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Step {
    Stops,
    Ready,
    Runs(bool),
    /// The thread that the processor runs logged it.
    Logged,
    Sample(bool),
    Begins(bool),
    Ends,
}

impl Context {
    /// Adds an event. `state` has been moved to it.
    pub fn add(&mut self, event: &Event<'_>, state: &State, selected: bool) {
        let Some(stamp) = event.time_stamp() else { return };
        let Writer { process, by, .. } = state.writer();
        let payload = event.payload().and_then(Result::ok);
        match &payload {
            Some(Payload::StackWalkEventData(walk)) => {
                self.walks.push((walk.time_stamp() as i64, walk.process_id(), None));
            }
            Some(Payload::StackWalkKeyEventData(walk)) => {
                self.walks.push((walk.time_stamp() as i64, walk.process_id(), Some(walk.stack_key())));
            }
            _ => {}
        }
        each_step(event, payload.as_ref(), selected, |row, step| self.rows.entry(row).or_default().push((stamp, step)));
        if by == Some(WriterBy::Processor) && (selected || state.reads(event) || describes(event, payload.as_ref())) {
            self.rows.entry(Row::Processor(event.processor())).or_default().push((stamp, Step::Logged));
        }
        if !selected {
            return;
        }
        self.stamps.insert(stamp);
        let is_sample = matches!(
            payload,
            Some(Payload::PerfinfoSampledProfileInformation(_) | Payload::PerfinfoPmcSampleInformation(_))
        );
        self.samples |= is_sample;
        self.batches |= is_sample || is_batch(event);
        if self.add_items(event) || is_sample {
            self.processes.extend(process);
        }
    }

    /// Adds the keys of stacks in the header of an event. Returns whether it contains stacks or their keys.
    fn add_items(&mut self, event: &Event<'_>) -> bool {
        let Ok(TraceHeaderView::EventHeader(header)) = event.header() else { return false };
        let items = header.tail().ok().and_then(|tail| tail.extended_data);
        let mut any = false;
        for item in items.iter().flat_map(|items| items.iter()) {
            any |= match item.data_view() {
                Ok(EventExtendedItemView::EventExtendedItemStackKey32(stack)) => {
                    self.keys.insert(stack.stack_key().into());
                    true
                }
                Ok(EventExtendedItemView::EventExtendedItemStackKey64(stack)) => {
                    self.keys.insert(stack.stack_key());
                    true
                }
                Ok(
                    EventExtendedItemView::EventExtendedItemStackTrace32(_)
                    | EventExtendedItemView::EventExtendedItemStackTrace64(_),
                ) => true,
                _ => false,
            };
        }
        any
    }

    /// Finds what the selected events need. Call it after all events were added.
    pub fn sort(&mut self) {
        for (_, mut steps) in self.rows.drain() {
            steps.sort_unstable();
            let (mut stopped, mut runs, mut sample, mut ran) = (None, None, None, None);
            for (at, (_, step)) in steps.iter().enumerate() {
                // The switch that tells which thread ran, and the first of the events before this one that are needed.
                let (switch, from) = match step {
                    Step::Stops => {
                        stopped = Some(at);
                        continue;
                    }
                    Step::Logged => (runs, at),
                    Step::Runs(selected) => {
                        runs = Some(at);
                        (None, stopped.take().filter(|_| *selected).unwrap_or(at))
                    }
                    Step::Sample(selected) => {
                        let before = (std::mem::replace(&mut ran, runs), sample.replace(at).unwrap_or(0));
                        if *selected { before } else { continue }
                    }
                    _ => continue,
                };
                let needed = steps.get(from..at).into_iter().flatten().chain(switch.and_then(|at| steps.get(at)));
                self.stamps.extend(needed.map(|(stamp, _)| *stamp));
            }
            let mut end = None;
            for (stamp, step) in steps.iter().rev() {
                match step {
                    Step::Ends => end = Some(*stamp),
                    Step::Begins(true) => self.stamps.extend(end),
                    _ => {}
                }
            }
        }
        for (_, process, key) in std::mem::take(&mut self.walks).iter().filter(|walk| self.stamps.contains(&walk.0)) {
            self.processes.insert(*process);
            self.keys.extend(key);
        }
    }

    /// Returns whether some event may need an event to find its stack, methods or the sampling interval.
    pub fn may_need(event: &Event<'_>) -> bool {
        describes(event, event.payload().and_then(Result::ok).as_ref())
    }

    /// Returns whether the selected events need an event.
    pub fn needs(&self, event: &Event<'_>) -> bool {
        let payload = event.payload().and_then(Result::ok);
        match &payload {
            Some(Payload::StackWalkEventData(walk)) => self.stamps.contains(&(walk.time_stamp() as i64)),
            Some(Payload::StackWalkKeyEventData(walk)) => self.stamps.contains(&(walk.time_stamp() as i64)),
            Some(Payload::StackTraceEventData(stack)) => self.keys.contains(&stack.stack_key()),
            Some(Payload::PerfinfoSampledProfileConfig(_)) => self.samples,
            Some(Payload::PerfinfoCcswapBuffer(_)) => self.batches,
            _ if event.process_id().is_some_and(|id| self.processes.contains(&id)) && is_statement(event) => true,
            _ => {
                let mut needs = false;
                if event.time_stamp().is_some_and(|stamp| self.stamps.contains(&stamp)) {
                    each_step(event, payload.as_ref(), false, |_, _| needs = true);
                }
                // Threads become ready for the switches of a batch.
                needs || self.batches && matches!(payload, Some(Payload::EtwReadyThreadEvent(_)))
            }
        }
    }
}

/// Returns whether an event states a stack, a method or the sampling interval.
fn describes(event: &Event<'_>, payload: Option<&Payload<'_>>) -> bool {
    use Payload::{PerfinfoSampledProfileConfig, StackTraceEventData, StackWalkEventData, StackWalkKeyEventData};
    match payload {
        Some(payload) => matches!(
            payload,
            StackWalkEventData(_) | StackWalkKeyEventData(_) | StackTraceEventData(_) | PerfinfoSampledProfileConfig(_)
        ),
        None => is_statement(event),
    }
}

fn is_batch(event: &Event<'_>) -> bool {
    event.hook_id() == Some(HookId::CONTEXTSWAP_BATCH)
}

/// Passes on the rows to which an event belongs, and what it means for them.
fn each_step(event: &Event<'_>, payload: Option<&Payload<'_>>, selected: bool, mut each: impl FnMut(Row, Step)) {
    let thread = |id: u32| Row::Thread(id, if id == 0 { event.processor() } else { 0 });
    let process = event.process_id().unwrap_or_default();
    match payload {
        Some(Payload::ContextSwitch(switch)) => {
            each(thread(switch.old_thread_id()), Step::Stops);
            each(thread(switch.new_thread_id()), Step::Runs(selected));
            each(Row::Processor(event.processor()), Step::Runs(false));
        }
        Some(Payload::EtwReadyThreadEvent(ready)) => each(thread(ready.thread_id()), Step::Ready),
        Some(Payload::PerfinfoSampledProfileInformation(sample)) => {
            each(thread(sample.thread_id()), Step::Sample(selected));
        }
        Some(Payload::PerfinfoFileOperationEnd(end)) => each(Row::Operation(Open::Request(end.irp())), Step::Ends),
        Some(payload) => {
            if let Some(request) = Open::request(payload) {
                each(Row::Operation(request), Step::Begins(selected));
            }
        }
        None => {
            let row = |open| Row::Operation(open);
            if let Some(Ok(start)) = event.provider_payload::<GcStartPayload<'_>>() {
                each(row(Open::Collection(process, start.count())), Step::Begins(selected));
            } else if let Some(Ok(end)) = event.provider_payload::<GcEndPayload<'_>>() {
                each(row(Open::Collection(process, end.count())), Step::Ends);
            } else if let Some(Ok(_)) = event.provider_payload::<GcSuspendEeBeginPayload<'_>>() {
                each(row(Open::Suspension(process)), Step::Begins(selected));
            } else if let Some(Ok(_)) = event.provider_payload::<GcRestartEeEndPayload<'_>>() {
                each(row(Open::Suspension(process)), Step::Ends);
            }
        }
    }
}
