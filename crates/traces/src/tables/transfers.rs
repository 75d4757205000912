//! Sums of transfers: of the network, and of files.

use etwspec_etl::counts::OrderBy as _;
use etwspec_etl::time::FileTime;
use hashbrown::HashMap;

use super::Room;
use super::read::Values;
use super::row::{FileUse, Traffic};
use super::statements::{Protocol, Role, Slot};

/// Ends of transfers.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct Key {
    pid: Option<u64>,
    protocol: Protocol,
    /// The remote address, or the path.
    to: Option<Box<str>>,
}

impl Key {
    pub(super) fn of_network(role: Role, values: &mut Values) -> Key {
        let (Role::Sent(protocol) | Role::Received(protocol)) = role else { return Key::of_file(None, values) };
        Key { pid: values.number(Slot::Pid), protocol, to: values.text(Slot::Remote) }
    }

    pub(super) fn of_file(pid: Option<u64>, values: &mut Values) -> Key {
        Key { pid, protocol: Protocol::File, to: values.text(Slot::Path) }
    }
}

#[derive(Clone, Copy, Debug, Default)]
struct Sums {
    received: (u64, u64),
    sent: (u64, u64),
    first: Option<FileTime>,
    last: Option<FileTime>,
}

impl Sums {
    fn bytes(&self) -> u64 {
        self.received.1.saturating_add(self.sent.1)
    }
}

/// Sums of transfers by their ends.
#[derive(Debug, Default)]
pub(super) struct Transfers(HashMap<Key, Sums>);

impl Transfers {
    pub(super) fn add(&mut self, key: Key, role: Role, time: Option<FileTime>, values: &Values, room: &mut Room) {
        let size = key.to.as_ref().map_or(0, |to| to.len());
        let sums = match self.0.get_mut(&key) {
            Some(sums) => sums,
            None if room.takes(size) => self.0.entry(key).or_default(),
            None => return,
        };
        let (number, bytes) = if matches!(role, Role::Sent(_)) { &mut sums.sent } else { &mut sums.received };
        *number += 1;
        *bytes = bytes.saturating_add(values.number(Slot::Size).unwrap_or(0));
        if let Some(time) = time {
            sums.first = Some(sums.first.map_or(time, |first| first.min(time)));
            sums.last = Some(sums.last.map_or(time, |last| last.max(time)));
        }
    }

    /// Returns the sums with the most bytes first.
    fn sorted(self) -> Vec<(Key, Sums)> {
        let mut all: Vec<(Key, Sums)> = self.0.into_iter().collect();
        all.order_by(|(one_key, one), (other_key, other)| {
            other.bytes().cmp(&one.bytes()).then_with(|| one_key.cmp(other_key))
        });
        all
    }

    pub(super) fn network(self, name: &dyn Fn(Option<u64>) -> Option<Box<str>>) -> Vec<Traffic> {
        let row = |(key, sums): (Key, Sums)| Traffic {
            pid: key.pid,
            process: name(key.pid),
            protocol: if key.protocol == Protocol::Tcp { "TCP" } else { "UDP" },
            remote: key.to,
            sends: sums.sent.0,
            sent_bytes: sums.sent.1,
            receives: sums.received.0,
            received_bytes: sums.received.1,
        };
        self.sorted().into_iter().map(row).collect()
    }

    pub(super) fn files(self, name: &dyn Fn(Option<u64>) -> Option<Box<str>>) -> Vec<FileUse> {
        let row = |(key, sums): (Key, Sums)| FileUse {
            pid: key.pid,
            process: name(key.pid),
            path: key.to,
            dos_path: None,
            reads: sums.received.0,
            read_bytes: sums.received.1,
            writes: sums.sent.0,
            written_bytes: sums.sent.1,
            first: sums.first,
            last: sums.last,
        };
        self.sorted().into_iter().map(row).collect()
    }
}
