//! Garbage collections of .NET, and their pauses.

use etwspec::payloads::Reference;
use etwspec_etl::counts::OrderBy as _;
use etwspec_etl::state::State;
use etwspec_etl::time::FileTime;
use hashbrown::HashMap;

use super::Room;
use super::images::least;
use super::read::Values;
use super::row::Collection;
use super::statements::{Role, Slot};

/// Size that a point in time counts in bytes, and a collection of which only the end is known.
const POINT: usize = 256;

/// Reasons of suspensions for collections. Debuggers and unloads of application domains suspend threads, too.
const REASONS: [&str; 2] = ["SuspendForGC", "SuspendForGCPrep"];

/// Process ID, time from which it refers to the process, and instance of the runtime.
type Key = (Option<u64>, Option<i64>, Option<u64>);

/// Collections and pauses of a runtime, in the order of the events.
#[derive(Debug, Default)]
struct Runtime {
    /// Collections by number. Two providers may log the same one.
    all: HashMap<Option<u64>, Collection>,
    /// Times at which threads stop, with `Some(true)` if it is for a collection, and at which they run again.
    switches: Vec<(FileTime, Option<bool>)>,
}

impl Runtime {
    /// Returns the pauses for collections, in the order of time. A start or end without the other is no pause.
    fn pauses(&mut self) -> impl Iterator<Item = (FileTime, FileTime)> {
        self.switches.order_by_key(|(time, stops)| (*time, *stops));
        self.switches.windows(2).filter_map(|pair| match *pair {
            [(from, Some(true)), (to, None)] => Some((from, to)),
            _ => None,
        })
    }

    /// Returns the collections with their pauses. A pause is of the first collection that starts in it, or of the last one that
    /// has not ended: a background collection has several. No pause counts twice.
    fn finish(mut self) -> Vec<Collection> {
        // The start of a collection may have been lost.
        let all = std::mem::take(&mut self.all).into_values().filter(|one| one.start.is_some());
        let mut all: Vec<Collection> = all.collect();
        all.order_by_key(|one| (one.start, one.number));
        let (mut next, mut open) = (0, Vec::new());
        for (from, to) in self.pauses() {
            let started = |next: usize, before: FileTime| {
                all.get(next).is_some_and(|one: &Collection| one.start.is_none_or(|start| start < before))
            };
            while started(next, from) {
                open.push(next);
                next += 1;
            }
            let own = if started(next, to) {
                Some(next)
            } else {
                while open
                    .pop_if(|last| all.get(*last).is_some_and(|one| one.end.is_some_and(|end| end < from)))
                    .is_some()
                {}
                open.last().copied()
            };
            if let Some(own) = own.and_then(|own| all.get_mut(own)) {
                let pause = to.0.saturating_sub(from.0).saturating_mul(100);
                own.pauses += 1;
                own.pause_ns = Some(own.pause_ns.unwrap_or(0).saturating_add(pause));
                own.longest_pause_ns = own.longest_pause_ns.max(Some(pause));
            }
        }
        all
    }
}

/// Collects what events state about collections.
#[derive(Debug, Default)]
pub(super) struct Collections(HashMap<Key, Runtime>);

impl Collections {
    pub(super) fn add(
        &mut self,
        (role, time): (Role, Option<FileTime>),
        state: &State,
        mut values: Values,
        room: &mut Room,
    ) {
        let has_room = if role == Role::Begins { room.takes(0) } else { room.takes_bytes(POINT) };
        if !has_room {
            return;
        }
        let process = state.writer().process;
        let life = process.and_then(|pid| state.life(Reference::ProcessId, pid.into(), None));
        let (pid, runtime) = (process.map(u64::from), values.number(Slot::Runtime));
        let own = self.0.entry((pid, life, runtime)).or_default();
        let number = values.number(Slot::Number);
        match (role, time) {
            (Role::Begins | Role::Ends, _) => {
                let own = own.all.entry(number).or_insert_with(|| {
                    let process = state.writer_name().map(Box::from);
                    Collection { pid, process, runtime, number, ..Collection::default() }
                });
                if role == Role::Ends {
                    return least(&mut own.end, time);
                }
                least(&mut own.start, time);
                least(&mut own.generation, values.number(Slot::Generation));
                least(&mut own.reason, values.text(Slot::Reason));
                least(&mut own.kind, values.text(Slot::Kind));
            }
            (Role::Suspends, Some(time)) => {
                let is_own = values.text(Slot::Reason).is_none_or(|reason| REASONS.contains(&&*reason));
                own.switches.push((time, Some(is_own)));
            }
            (Role::Resumes, Some(time)) => own.switches.push((time, None)),
            _ => {}
        }
    }

    pub(super) fn finish(self, name: &dyn Fn(Option<u64>) -> Option<Box<str>>) -> Vec<Collection> {
        let mut all: Vec<Collection> = self.0.into_values().flat_map(Runtime::finish).collect();
        // The state has no names of providers.
        all.iter_mut().for_each(|one| one.process = one.process.take().or_else(|| name(one.pid)));
        all.order_by_key(|one| (one.start.map(|time| time.0), one.pid, one.runtime, one.number));
        all
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pauses_for_collections_count_once() {
        let collection = |number, start, end: Option<i64>| {
            let (start, end) = (Some(FileTime(start)), end.map(FileTime));
            Collection { number: Some(number), start, end, ..Collection::default() }
        };
        // The second is a background collection, of which the third is a part. Both begin in one pause.
        let all = [
            collection(1, 15, Some(18)),
            collection(2, 32, Some(90)),
            collection(3, 34, Some(38)),
            collection(4, 99, None),
        ];
        let all = all.into_iter().map(|one| (one.number, one)).collect();
        let mut runtime = Runtime { all, switches: Vec::new() };
        let of = |(from, to, own): (i64, i64, bool)| [(FileTime(to), None), (FileTime(from), Some(own))];
        // The first suspension has no end, the one at 70 is for something else, the last is after all collections with an end.
        let pauses = [(10, 20, true), (30, 40, true), (50, 60, true), (70, 75, false), (95, 96, true)];
        runtime.switches = pauses.into_iter().flat_map(of).collect();
        runtime.switches.push((FileTime(5), Some(true)));
        let rows = runtime.finish();
        let found: Vec<_> = rows.iter().map(|one| (one.pauses, one.pause_ns, one.longest_pause_ns)).collect();
        assert_eq!(found, [(1, Some(1000), Some(1000)), (2, Some(2000), Some(1000)), (0, None, None), (0, None, None)]);
    }
}
