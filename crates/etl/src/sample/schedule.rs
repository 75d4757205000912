//! Recorded events, which are written in time order.

use std::io::{Seek, Write};

use etwspec::Pointer;
use etwspec::headers::{EventExtendedItemPebsIndex, EventExtendedItemPmcCounters, HookId};

use crate::write::{Head, WriteError, Writer, heads};

/// Ticks of the clock in a microsecond.
const MICROSECOND: i64 = 10;

/// A thread and its process.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Thread {
    pub(crate) thread: u32,
    pub(crate) process: u32,
}

/// A processor, and microseconds since the start of the session.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Moment(pub(crate) u16, pub(crate) i64);

/// Events to write.
#[derive(Debug)]
pub(crate) struct Schedule {
    /// The pointer size of the kernel.
    pub(crate) pointer: Pointer,
    start: i64,
    events: Vec<(i64, u16, Vec<u8>)>,
}

impl Schedule {
    pub(crate) fn new(pointer: Pointer, start: i64) -> Self {
        Schedule { pointer, start, events: Vec::new() }
    }

    /// Returns the time stamp of a time.
    pub(crate) fn ticks(&self, micros: i64) -> i64 {
        self.start + micros * MICROSECOND
    }

    /// Writes an event.
    pub(crate) fn event(&mut self, at: Moment, head: &impl Head, data: &[u8]) -> Result<(), WriteError> {
        self.events.push((at.1, at.0, head.event(data)?));
        Ok(())
    }

    /// Records a kernel event with thread, process and processor times.
    pub(crate) fn system(
        &mut self,
        at: Moment,
        who: Thread,
        hook: HookId,
        version: u8,
        data: &[u8],
    ) -> Result<(), WriteError> {
        let mut head = heads::system(self.pointer, hook, version, self.ticks(at.1));
        head.set_thread_id(who.thread);
        head.set_process_id(who.process);
        head.set_kernel_time((at.1 / 15_600) as u32);
        head.set_user_time(0);
        self.event(at, &head, data)
    }

    /// Records a kernel event with thread and process.
    pub(crate) fn compact(
        &mut self,
        at: Moment,
        who: Thread,
        hook: HookId,
        version: u8,
        data: &[u8],
    ) -> Result<(), WriteError> {
        let mut head = heads::compact(self.pointer, hook, version, self.ticks(at.1));
        head.set_thread_id(who.thread);
        head.set_process_id(who.process);
        self.event(at, &head, data)
    }

    /// Records a kernel event with a time stamp alone.
    pub(crate) fn short(&mut self, at: Moment, hook: HookId, version: u8, data: &[u8]) -> Result<(), WriteError> {
        self.event(at, &heads::perfinfo(self.pointer, hook, version, self.ticks(at.1)), data)
    }

    /// Writes an event with the values of counters of the processor.
    pub(crate) fn counted(
        &mut self,
        at: Moment,
        hook: HookId,
        version: u8,
        counters: &[u64],
        data: &[u8],
    ) -> Result<(), WriteError> {
        let mut head = heads::perfinfo(self.pointer, hook, version, self.ticks(at.1));
        let mut item = EventExtendedItemPmcCounters::default();
        item.counter = counters.to_vec();
        head.insert_event_extended_item_pmc_counters(&item)?;
        self.event(at, &head, data)
    }

    /// Writes an event with the index of a sample of the processor.
    pub(crate) fn indexed(
        &mut self,
        at: Moment,
        hook: HookId,
        version: u8,
        index: u64,
        data: &[u8],
    ) -> Result<(), WriteError> {
        let mut head = heads::perfinfo(self.pointer, hook, version, self.ticks(at.1));
        head.insert_event_extended_item_pebs_index(&*EventExtendedItemPebsIndex::default().set_pebs_index(index))?;
        self.event(at, &head, data)
    }

    /// Writes all events, each processor's in the order of time.
    pub(crate) fn write_to<W: Write + Seek>(mut self, writer: &mut Writer<W>) -> Result<(), WriteError> {
        self.events.sort_by_key(|(micros, ..)| *micros);
        self.events.iter().try_for_each(|(_, processor, event)| writer.write(*processor, event))
    }
}
