//! Stacks of events: those of stack events, those that keys refer to, and those in headers.

use etwspec::Pointer;
use etwspec::headers::{EventExtendedItemView, TraceHeaderView};
use etwspec::payloads::Numbers;
use etwspec_etl::time::FileTime;

use super::{At, Collector, Content, NO_EVENT};
use crate::frames::{Place, is_kernel};
use crate::join::{EventIndex, Found, Joiner, Owner, Part};
use crate::keys::{self, Addresses, Keys};
use crate::stacks::StackId;

impl Collector {
    /// Adds an event that a stack may belong to.
    pub(super) fn owner(&mut self, at: &At<'_, '_>, thread: Option<u32>) -> EventIndex {
        let size = size_of::<(StackId, StackId)>() + Joiner::<Content>::EVENT;
        if self.events.len() >= NO_EVENT as usize || !self.take(size) {
            return NO_EVENT;
        }
        let index = self.events.len() as EventIndex;
        self.events.push((StackId::EMPTY, StackId::EMPTY));
        let mut early = Vec::new();
        if let Some(source) = self.sources.get_mut(at.source) {
            let owner = Owner { time: at.stamp, thread, processor: at.processor };
            source.joiner.add(owner, index, |part, content| early.push((part, content)));
        }
        early.into_iter().for_each(|(_, content)| self.attach(at, at.stamp, index, content));
        index
    }

    /// Divides the stack of a process at a time, innermost frame first, into the part of the kernel and the part of the process.
    pub(super) fn split(
        &mut self,
        at: &At<'_, '_>,
        (process, stamp): (u32, i64),
        all: impl Iterator<Item = u64>,
        pointer: Pointer,
    ) -> (StackId, StackId) {
        let Collector { sources, machines, stacks, modules, addresses, .. } = self;
        let Some(source) = sources.get(at.source) else { return Default::default() };
        let Some(resolver) = machines.get_mut(source.machine) else { return Default::default() };
        addresses.clear();
        addresses.extend(all);
        let time = source.clock.checked_time(stamp);
        let time = time.unwrap_or(FileTime(self.start.0.saturating_add(at.time / 100)));
        let place = Place { process, time };
        let kernel = addresses.iter().take_while(|address| is_kernel(**address, pointer)).count();
        let (inner, outer) = addresses.split_at(kernel);
        let mut part =
            |part: &[u64], kernel| resolver.stack(part, kernel, &place, at.state, (&mut *stacks, &mut *modules));
        (part(inner, true), part(outer, false))
    }

    /// Attaches a stack to the event that it states, or keeps it for one that follows.
    pub(super) fn stack(&mut self, at: &At<'_, '_>, stamp: i64, thread: u32, part: Part, content: Content) {
        let Some(source) = self.sources.get_mut(at.source) else { return };
        let owner = Owner { time: stamp, thread: Some(thread), processor: at.processor };
        match source.joiner.find(owner, part) {
            Found::Event(event) => self.attach(at, stamp, event, content),
            Found::None => source.joiner.keep(owner, part, content),
            Found::Other => {}
        }
    }

    /// Attaches a stack to an event with a time stamp.
    pub(super) fn attach(&mut self, at: &At<'_, '_>, stamp: i64, event: EventIndex, content: Content) {
        let (key, process) = match content {
            Content::Stack(kernel, user) => return self.set(event, (kernel, user)),
            Content::Key(key, process) => (key, process),
        };
        if !self.take(Keys::REFERENCE) {
            return;
        }
        let Some(source) = self.sources.get_mut(at.source) else { return };
        if let Some(addresses) = source.keys.refer(key, keys::Reference { event, process, stamp }).cloned() {
            let parts = self.split(at, (process, stamp), addresses.all.iter().copied(), addresses.pointer);
            self.set(event, parts);
        }
    }

    /// Adds parts of the stack of an event. The first of each part is that of the event.
    pub(super) fn set(&mut self, event: EventIndex, (kernel, user): (StackId, StackId)) {
        let Some(parts) = self.events.get_mut(event as usize) else { return };
        if parts.0.is_empty() {
            parts.0 = kernel;
        }
        if parts.1.is_empty() {
            parts.1 = user;
        }
    }

    /// Attaches the stack with a key to all events that refer to it.
    pub(super) fn define(&mut self, at: &At<'_, '_>, key: u64, all: Numbers<'_>, leaves: bool) {
        let Some(source) = self.sources.get_mut(at.source) else { return };
        let mut references = Vec::new();
        source.keys.define(key, |reference| references.push(reference));
        for keys::Reference { event, process, stamp } in references {
            let parts = self.split(at, (process, stamp), all.iter(), at.event.pointer());
            self.set(event, parts);
        }
        let size = all.len() * size_of::<u64>() + Keys::REFERENCE;
        if !leaves
            && self.take(size)
            && let Some(source) = self.sources.get_mut(at.source)
        {
            source.keys.cache(key, Addresses { all: all.iter().collect(), pointer: at.event.pointer() });
        }
    }

    /// Attaches the stack in the header of an event.
    pub(super) fn own_stack(&mut self, at: &At<'_, '_>, event: EventIndex) {
        let Ok(TraceHeaderView::EventHeader(header)) = at.event.header() else { return };
        let Some(items) = header.tail().ok().and_then(|tail| tail.extended_data) else { return };
        let process = at.event.process_id().unwrap_or_default();
        let of = (process, at.stamp);
        for item in items.iter() {
            match item.data_view() {
                Ok(EventExtendedItemView::EventExtendedItemStackTrace32(stack)) => {
                    let all = stack.address().iter().map(u64::from);
                    let parts = self.split(at, of, all, Pointer::Bits32);
                    self.set(event, parts);
                }
                Ok(EventExtendedItemView::EventExtendedItemStackTrace64(stack)) => {
                    let parts = self.split(at, of, stack.address().iter(), Pointer::Bits64);
                    self.set(event, parts);
                }
                Ok(EventExtendedItemView::EventExtendedItemStackKey32(stack)) => {
                    self.attach(at, at.stamp, event, Content::Key(stack.stack_key().into(), process));
                }
                Ok(EventExtendedItemView::EventExtendedItemStackKey64(stack)) => {
                    self.attach(at, at.stamp, event, Content::Key(stack.stack_key(), process));
                }
                _ => {}
            }
        }
    }
}
