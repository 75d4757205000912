//! Context switches, one by one and in batches, and the waits between them.

use etwspec::common::KthreadState;
use etwspec::payloads::thread::{ContextSwitchPayload, PerfinfoCcswapBufferView, PerfinfoCcswapRecordView};

use super::{At, Collector, NO_EVENT};
use crate::join::EventIndex;
use crate::model::{Nanos, Wait};
use crate::stacks::StackId;

/// Time at which a thread became ready, the thread that made it so, and the event.
pub(super) type Ready = (Nanos, Option<u32>, EventIndex);

/// A context switch.
#[derive(Clone, Copy, Debug)]
pub(super) struct Switch {
    source: usize,
    processor: u16,
    time: Nanos,
    /// Index of the thread that the processor ran.
    old: u32,
    /// Index of the thread that it runs. `None` if it is unknown.
    new: Option<u32>,
    /// Wait reason or state of the old thread.
    reason: Option<&'static str>,
    /// True if the old thread could have run on.
    preempts: bool,
    /// The event, which has the stack of the new thread.
    event: EventIndex,
    /// True if the event is selected.
    selected: bool,
}

impl Collector {
    pub(super) fn switch(&mut self, at: &At<'_, '_>, switch: &ContextSwitchPayload<'_>) {
        if self.is_full() {
            return;
        }
        let state = switch.old_thread_state();
        let reason = match state {
            KthreadState::WAITING => switch.old_thread_wait_reason().name(),
            other => other.name(),
        };
        let preempts = [KthreadState::READY, KthreadState::STANDBY, KthreadState::DEFERRED_READY].contains(&state);
        let new = switch.new_thread_id();
        let (old, next) = (self.thread(at, Some(switch.old_thread_id()), None), self.thread(at, Some(new), None));
        let selected = (at.selects)();
        let event = if selected { self.owner(at, Some(new)) } else { NO_EVENT };
        if !selected {
            self.other(at);
        }
        let (source, processor, time) = (at.source, at.processor, at.time);
        self.switched(&Switch { source, processor, time, old, new: Some(next), reason, preempts, event, selected });
    }

    /// Keeps the context switches of a batch until all events are read. The records state the wait reason or state relative to a
    /// number that depends on the release, and that no source states for all of them, so it is left out.
    pub(super) fn batch(&mut self, at: &At<'_, '_>) {
        let selected = (at.selects)();
        self.other(at);
        let Ok(batch) = at.event.data().and_then(PerfinfoCcswapBufferView::new) else { return };
        let Ok(tail) = batch.tail() else { return };
        let (ids, mut stamp) = (batch.tid_table(), batch.first_time_stamp());
        for record in tail.records.iter() {
            let (ticks, index) = match record {
                PerfinfoCcswapRecordView::PerfinfoCcswapIdleShort(idle) => (idle.time_delta().into(), None),
                PerfinfoCcswapRecordView::PerfinfoCcswapIdle(idle) => (idle.time_delta(), None),
                PerfinfoCcswapRecordView::PerfinfoCcswapLite(lite) => {
                    (lite.time_delta(), Some(lite.old_thread_id_index()))
                }
                PerfinfoCcswapRecordView::PerfinfoCcswap(full) => (full.time_delta(), Some(full.old_thread_id_index())),
                _ => return,
            };
            if self.is_full() || !self.take(2 * size_of::<Switch>()) {
                return;
            }
            stamp = stamp.saturating_add(ticks.into());
            let Some(time) = self.time(at.source, stamp) else { return };
            // The idle thread is in no table.
            let id = index.map_or(0, |index| ids.get(index as usize).copied().unwrap_or_default());
            let old = self.thread(at, Some(id), None);
            let (source, processor) = (at.source, at.processor);
            let (new, reason, preempts, event) = (None, None, false, NO_EVENT);
            self.batched.push(Switch { source, processor, time, old, new, reason, preempts, event, selected });
        }
    }

    /// Applies the context switches of batches.
    pub(super) fn apply_batches(&mut self) {
        let mut all = std::mem::take(&mut self.batched);
        all.sort_by_key(|switch| (switch.source, switch.processor, switch.time));
        for at in 1..all.len() {
            if let Some([switch, next]) = all.get_mut(at - 1..=at)
                && (switch.source, switch.processor) == (next.source, next.processor)
            {
                switch.new = Some(next.old);
            }
        }
        all.sort_by_key(|switch| switch.time);
        let mut ready = std::mem::take(&mut self.ready).into_iter().peekable();
        for switch in &all {
            while let Some((thread, ready)) = ready.next_if(|(_, (time, ..))| *time <= switch.time) {
                self.became_ready(thread, ready);
            }
            self.switched(switch);
        }
        self.waits.sort_by_key(|(wait, ..)| wait.to);
    }

    /// Applies a context switch.
    fn switched(&mut self, switch: &Switch) {
        let Switch { source, processor, time, old, new, reason, preempts, event, selected } = *switch;
        if let Some(processor) = self.processor(processor) {
            if processor.switches == 0 {
                processor.first = time;
            }
            processor.switches += 1;
            processor.last = time;
        }
        let Some(source) = self.sources.get_mut(source) else { return };
        let number = usize::from(processor);
        if source.running.len() <= number {
            source.running.resize(number + 1, None);
        }
        let next = new.map(|new| (new, time));
        let before = source.running.get_mut(number).and_then(|running| std::mem::replace(running, next));
        // The thread that ran, even if the switch to another one was lost.
        if let Some((thread, since)) = before
            && let Some(thread) = self.threads.threads.get_mut(thread as usize)
        {
            thread.running += time.abs_diff(since);
        }
        if let Some(progress) = self.progress.get_mut(old as usize) {
            progress.stopped = Some((time, reason));
            progress.ready = preempts.then_some((time, None, NO_EVENT));
        }
        let Some(new) = new else { return };
        let Some(progress) = self.progress.get_mut(new as usize) else { return };
        let (stopped, ready) = (progress.stopped.take(), progress.ready.take());
        let idle = self.threads.threads.get(new as usize).is_some_and(|thread| thread.idle.is_some());
        let Some((from, reason)) = stopped.filter(|_| selected && !idle) else { return };
        let wait = Wait {
            thread: new,
            from,
            to: time,
            ready: ready.map(|(time, ..)| time),
            readied_by: ready.and_then(|(_, by, _)| by),
            reason,
            stack: StackId::EMPTY,
            ready_stack: StackId::EMPTY,
        };
        if self.take(size_of::<(Wait, EventIndex, EventIndex)>()) {
            self.waits.push((wait, event, ready.map_or(NO_EVENT, |(.., event)| event)));
        }
    }

    pub(super) fn ready(&mut self, at: &At<'_, '_>, id: u32) {
        if self.is_full() {
            return;
        }
        let thread = self.thread(at, Some(id), None);
        let writer = at.state.writer();
        let by = writer.thread.map(|by| self.thread(at, Some(by), None));
        let ready = (at.time, by, self.owner(at, at.event.thread_id()));
        if !self.sources.get(at.source).is_some_and(|source| source.is_batched) {
            self.became_ready(thread, ready);
        } else if self.take(size_of::<(u32, Ready)>()) {
            self.ready.push((thread, ready));
        }
    }

    fn became_ready(&mut self, thread: u32, ready: Ready) {
        if let Some(progress) = self.progress.get_mut(thread as usize) {
            progress.ready.get_or_insert(ready);
        }
    }
}
