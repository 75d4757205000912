//! Joins call stacks to the events that they belong to.
//!
//! # Design
//!
//! An event and its stack are separate events of a trace: the stack states the time stamp and the thread of its event. The part
//! of the kernel follows at once. The part of the process may follow seconds later, when the thread returns to it, from another
//! processor. A part may contain only a key; the addresses follow in a later event, when the stack leaves the cache.
//!
//! Events are therefore known by their time stamp for the whole trace. The thread selects one of several with the same time
//! stamp, and each takes each part once, so no stack is attached to two events.

use std::collections::VecDeque;

use hashbrown::HashMap;

/// Index of an event that a stack may belong to.
pub(crate) type EventIndex = u32;

/// Maximum number of stacks that wait for an event which follows them.
const EARLY: usize = 4096;

/// Maximum number of events with one time stamp, and of stacks, that are compared. Clocks of real traces advance between events
/// of a thread.
const SAME_TIME: usize = 64;

/// Number of time stamps of other events that are remembered; a power of two.
const OTHERS: usize = 1 << 16;

/// Part of a call stack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Part {
    Kernel,
    User,
}

impl Part {
    fn bit(self) -> u8 {
        1 << self as u8
    }
}

/// Identity of an event in the stack that belongs to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Owner {
    /// Time stamp, by the clock of the session.
    pub(crate) time: i64,
    /// Thread, if it is known.
    pub(crate) thread: Option<u32>,
    /// Processor that logged the event or the stack.
    pub(crate) processor: u16,
}

/// Result of the search for the event of a stack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Found {
    Event(EventIndex),
    /// An event that the profile does not contain.
    Other,
    /// No event so far.
    None,
}

#[derive(Debug)]
struct Waiting {
    owner: Owner,
    event: EventIndex,
    /// Parts that the event has.
    parts: u8,
    /// Index plus 1 of another event with the same time stamp.
    next: u32,
}

/// Events that stacks may belong to, and stacks that precede their events.
#[derive(Debug)]
pub(crate) struct Joiner<S> {
    waiting: Vec<Waiting>,
    /// Index plus 1 of the last event with a time stamp.
    by_time: HashMap<i64, u32>,
    early: HashMap<i64, Vec<(Owner, Part, S)>>,
    /// Time stamps of early stacks, the oldest first.
    order: VecDeque<i64>,
    others: Box<[i64]>,
    /// Number of stacks without an event.
    lost: u64,
}

impl<S> Joiner<S> {
    pub(crate) fn new() -> Joiner<S> {
        Joiner {
            waiting: Vec::new(),
            by_time: HashMap::new(),
            early: HashMap::new(),
            order: VecDeque::new(),
            others: vec![i64::MIN; OTHERS].into(),
            lost: 0,
        }
    }

    /// Size of an event in bytes, with its share of the table.
    pub(crate) const EVENT: usize = size_of::<Waiting>() + 2 * size_of::<(i64, u32)>();

    /// Adds an event, and passes the stacks on that preceded it.
    pub(crate) fn add(&mut self, owner: Owner, event: EventIndex, mut each: impl FnMut(Part, S)) {
        let next = self.by_time.insert(owner.time, self.waiting.len() as u32 + 1).unwrap_or(0);
        let mut waiting = Waiting { owner, event, parts: 0, next };
        if !self.early.is_empty()
            && let Some(stacks) = self.early.remove(&owner.time)
        {
            let mut left = Vec::new();
            for (stack, part, content) in stacks {
                if waiting.parts & part.bit() == 0 && fits(&owner, &stack) != Fit::No {
                    waiting.parts |= part.bit();
                    each(part, content);
                } else {
                    left.push((stack, part, content));
                }
            }
            if !left.is_empty() {
                self.early.insert(owner.time, left);
            }
        }
        self.waiting.push(waiting);
    }

    /// Remembers an event that the profile does not contain.
    #[inline]
    pub(crate) fn add_other(&mut self, time: i64) {
        if let Some(other) = self.others.get_mut(slot(time)) {
            *other = time;
        }
    }

    /// Returns the event of a stack, which takes this part of it.
    pub(crate) fn find(&mut self, stack: Owner, part: Part) -> Found {
        let mut at = self.by_time.get(&stack.time).copied().unwrap_or(0);
        let mut best: Option<(Fit, usize)> = None;
        for _ in 0..SAME_TIME {
            let Some(index) = (at as usize).checked_sub(1) else { break };
            let Some(waiting) = self.waiting.get(index) else { break };
            at = waiting.next;
            let fit = fits(&waiting.owner, &stack);
            // Of several, the first one: the chain begins with the last.
            if fit != Fit::No && waiting.parts & part.bit() == 0 && best.is_none_or(|(before, _)| fit >= before) {
                best = Some((fit, index));
            }
        }
        match best.and_then(|(_, index)| self.waiting.get_mut(index)) {
            Some(waiting) => {
                waiting.parts |= part.bit();
                Found::Event(waiting.event)
            }
            None if self.others.get(slot(stack.time)) == Some(&stack.time) => Found::Other,
            None => Found::None,
        }
    }

    /// Keeps a stack whose event may follow.
    pub(crate) fn keep(&mut self, stack: Owner, part: Part, content: S) {
        if self.order.len() >= EARLY
            && let Some(oldest) = self.order.pop_front()
        {
            self.lost += self.early.remove(&oldest).map_or(0, |stacks| stacks.len() as u64);
        }
        let stacks = self.early.entry(stack.time).or_default();
        if stacks.len() >= SAME_TIME {
            self.lost += 1;
            return;
        }
        stacks.push((stack, part, content));
        self.order.push_back(stack.time);
    }

    /// Returns the number of stacks without an event.
    pub(crate) fn without_event(&self) -> u64 {
        self.lost + self.early.values().map(|stacks| stacks.len() as u64).sum::<u64>()
    }
}

/// Agreement of a stack with an event of the same time stamp.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Fit {
    No,
    /// The thread of the event is unknown, and both are of one processor.
    Processor,
    Thread,
}

fn fits(event: &Owner, stack: &Owner) -> Fit {
    match event.thread {
        Some(thread) if stack.thread == Some(thread) => Fit::Thread,
        None if event.processor == stack.processor => Fit::Processor,
        _ => Fit::No,
    }
}

/// Returns the slot of a time stamp among those of other events.
fn slot(time: i64) -> usize {
    ((time as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 48) as usize & (OTHERS - 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn owner(time: i64, thread: impl Into<Option<u32>>, processor: u16) -> Owner {
        Owner { time, thread: thread.into(), processor }
    }

    fn no_stack(_: Part, (): ()) {
        panic!("no stack precedes the event");
    }

    #[test]
    fn each_part_is_taken_once() {
        let mut joiner = Joiner::new();
        joiner.add(owner(10, 7, 0), 0, no_stack);
        joiner.add(owner(10, 8, 1), 1, no_stack);
        joiner.add(owner(10, 7, 0), 2, no_stack);
        assert_eq!(joiner.find(owner(10, 7, 3), Part::Kernel), Found::Event(0));
        assert_eq!(joiner.find(owner(10, 7, 3), Part::Kernel), Found::Event(2));
        assert_eq!(joiner.find(owner(10, 7, 3), Part::Kernel), Found::None);
        assert_eq!(joiner.find(owner(10, 7, 3), Part::User), Found::Event(0));
        assert_eq!(joiner.find(owner(10, 8, 3), Part::User), Found::Event(1));
        assert_eq!(joiner.find(owner(10, 9, 0), Part::User), Found::None);
    }

    #[test]
    fn the_processor_decides_if_the_thread_is_unknown() {
        let mut joiner = Joiner::new();
        joiner.add(owner(10, None, 2), 0, no_stack);
        assert_eq!(joiner.find(owner(10, 7, 1), Part::Kernel), Found::None);
        assert_eq!(joiner.find(owner(10, 7, 2), Part::Kernel), Found::Event(0));
    }

    #[test]
    fn stacks_may_precede_their_events() {
        let mut joiner = Joiner::new();
        joiner.keep(owner(10, 7, 0), Part::User, 'a');
        joiner.keep(owner(10, 9, 0), Part::User, 'b');
        let mut taken = Vec::new();
        joiner.add(owner(10, 7, 0), 0, |part, stack| taken.push((part, stack)));
        assert_eq!(taken, [(Part::User, 'a')]);
        assert_eq!(joiner.without_event(), 1);
        assert_eq!(joiner.find(owner(10, 7, 0), Part::User), Found::None);
    }

    #[test]
    fn early_stacks_are_limited_and_counted() {
        let mut joiner = Joiner::new();
        for time in 0..2 * EARLY as i64 {
            joiner.keep(owner(time, 1, 0), Part::Kernel, ());
        }
        assert_eq!(joiner.early.len(), EARLY);
        assert_eq!(joiner.without_event(), 2 * EARLY as u64);
    }

    #[test]
    fn stacks_of_other_events_are_no_loss() {
        let mut joiner: Joiner<()> = Joiner::new();
        joiner.add_other(10);
        assert_eq!(joiner.find(owner(10, 7, 0), Part::Kernel), Found::Other);
    }
}
