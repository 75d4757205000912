//! Garbage collections of .NET, and their pauses.

use etwspec_etl::counts::OrderBy as _;
use etwspec_etl::time::FileTime;
use hashbrown::HashMap;

use super::Room;
use super::images::least;
use super::read::Values;
use super::row::Collection;
use super::statements::{Role, Slot};

/// Size that a point in time counts in bytes.
const POINT: usize = 64;

/// Process and instance of a runtime.
type Runtime = (Option<u64>, Option<u64>);

/// Times of a runtime, until [`sort`](Self::sort) in no order.
#[derive(Debug, Default)]
struct Pauses {
    suspended: Vec<FileTime>,
    resumed: Vec<FileTime>,
}

impl Pauses {
    fn sort(&mut self) {
        self.suspended.sort_unstable();
        self.resumed.sort_unstable();
    }

    /// Returns the pause of a collection that starts at a time: from the last suspension before it to the next resumption.
    fn around(&self, start: FileTime) -> Option<i64> {
        let suspended = *self.suspended.get(self.suspended.partition_point(|time| *time <= start).checked_sub(1)?)?;
        let next = self.resumed.partition_point(|time| *time <= start);
        let resumed = *self.resumed.get(next)?;
        // Threads that ran again before the start were suspended for something else.
        let before = next.checked_sub(1).and_then(|before| self.resumed.get(before));
        if before.is_some_and(|before| *before > suspended) {
            return None;
        }
        resumed.0.checked_sub(suspended.0)?.checked_mul(100)
    }
}

/// Collects what events state about collections.
#[derive(Debug, Default)]
pub(super) struct Collections {
    /// Collections by runtime and number. Two providers may log the same one.
    all: HashMap<(Runtime, Option<u64>), Collection>,
    ends: HashMap<(Runtime, Option<u64>), FileTime>,
    pauses: HashMap<Runtime, Pauses>,
}

impl Collections {
    pub(super) fn add(
        &mut self,
        (role, pid, time): (Role, Option<u64>, Option<FileTime>),
        mut values: Values,
        room: &mut Room,
    ) {
        let runtime = (pid, values.number(Slot::Runtime));
        let number = values.number(Slot::Number);
        let has_room = if role == Role::Begins { room.takes(0) } else { room.takes_bytes(POINT) };
        if !has_room {
            return;
        }
        match (role, time) {
            (Role::Begins, _) => {
                let own = self.all.entry((runtime, number)).or_insert_with(|| Collection {
                    pid,
                    process: None,
                    runtime: runtime.1,
                    number,
                    generation: None,
                    reason: None,
                    kind: None,
                    start: None,
                    end: None,
                    pause_ns: None,
                });
                least(&mut own.start, time);
                least(&mut own.generation, values.number(Slot::Generation));
                least(&mut own.reason, values.text(Slot::Reason));
                least(&mut own.kind, values.text(Slot::Kind));
            }
            (Role::Ends, Some(time)) => {
                let end = self.ends.entry((runtime, number)).or_insert(time);
                *end = time.min(*end);
            }
            (Role::Suspends, Some(time)) => self.pauses.entry(runtime).or_default().suspended.push(time),
            (Role::Resumes, Some(time)) => self.pauses.entry(runtime).or_default().resumed.push(time),
            _ => {}
        }
    }

    pub(super) fn finish(mut self, name: &dyn Fn(Option<u64>) -> Option<Box<str>>) -> Vec<Collection> {
        self.pauses.values_mut().for_each(Pauses::sort);
        let Collections { all, ends, pauses } = self;
        let complete = |(key, collection): ((Runtime, Option<u64>), Collection)| Collection {
            process: name(collection.pid),
            end: ends.get(&key).copied(),
            pause_ns: collection.start.and_then(|start| pauses.get(&key.0)?.around(start)),
            ..collection
        };
        let mut all: Vec<Collection> = all.into_iter().map(complete).collect();
        all.order_by_key(|one| (one.start.map(|time| time.0), one.pid, one.runtime, one.number));
        all
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pauses_are_those_around_starts() {
        let times = |all: &[i64]| all.iter().copied().map(FileTime).collect();
        let pauses = Pauses { suspended: times(&[10, 50, 70]), resumed: times(&[30, 60, 90]) };
        let around = |start| pauses.around(FileTime(start));
        assert_eq!([9, 10, 20, 30, 55, 75].map(around), [None, Some(2000), Some(2000), None, Some(1000), Some(2000)]);
        assert_eq!([40, 90].map(around), [None, None]);
    }
}
