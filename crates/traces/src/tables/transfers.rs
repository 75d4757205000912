//! Sums of transfers: of the network, and of files.

use etwspec_etl::counts::OrderBy as _;
use etwspec_etl::time::FileTime;
use hashbrown::HashMap;

use super::Room;
use super::owner::Owner;
use super::read::Values;
use super::row::{FileUse, Traffic};
use super::statements::{Protocol, Role, Slot, Source};

/// Ends of transfers.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct Key {
    owner: Owner,
    protocol: Protocol,
    /// The remote address, or the path.
    to: Option<Box<str>>,
}

impl Key {
    pub(super) fn of_network(owner: Owner, role: Role, values: &mut Values) -> Key {
        let (Role::Sent(protocol) | Role::Received(protocol)) = role else { return Key::of_file(owner, values) };
        Key { owner, protocol, to: values.text(Slot::Remote) }
    }

    pub(super) fn of_file(owner: Owner, values: &mut Values) -> Key {
        Key { owner, protocol: Protocol::File, to: values.text(Slot::Path) }
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

    fn merge(&mut self, other: Sums) {
        for (own, (number, bytes)) in [(&mut self.received, other.received), (&mut self.sent, other.sent)] {
            *own = (own.0 + number, own.1.saturating_add(bytes));
        }
        self.first = self.first.into_iter().chain(other.first).min();
        self.last = self.last.max(other.last);
    }
}

/// Sums of transfers by their ends.
#[derive(Debug, Default)]
pub(super) struct Transfers {
    of_kernel: HashMap<Key, Sums>,
    /// Those that events of providers state, which repeat those of the kernel. They count in traces without the latter.
    of_provider: HashMap<Key, Sums>,
}

impl Transfers {
    pub(super) fn add(
        &mut self,
        (key, role, source): (Key, Role, Source),
        time: Option<FileTime>,
        values: &Values,
        room: &mut Room,
    ) {
        let all = if matches!(source, Source::Provider(..)) { &mut self.of_provider } else { &mut self.of_kernel };
        let size = key.to.as_ref().map_or(0, |to| to.len());
        let sums = match all.get_mut(&key) {
            Some(sums) => sums,
            None if room.takes(size) => all.entry(key).or_default(),
            None => return,
        };
        let bytes = (1, values.number(Slot::Size).unwrap_or(0));
        let (sent, received) = if matches!(role, Role::Sent(_)) { (bytes, (0, 0)) } else { ((0, 0), bytes) };
        sums.merge(Sums { received, sent, first: time, last: time });
    }

    /// Returns the sums with the most bytes first. A process whose name was not known at an event has that of `name`.
    fn sorted(self, name: &dyn Fn(Option<u64>) -> Option<Box<str>>) -> Vec<(Key, Sums)> {
        let all = if self.of_kernel.is_empty() { self.of_provider } else { self.of_kernel };
        let mut named: HashMap<Key, Sums> = HashMap::with_capacity(all.len());
        for (mut key, sums) in all {
            key.owner.name = key.owner.name.or_else(|| name(key.owner.pid));
            named.entry(key).or_default().merge(sums);
        }
        let mut all: Vec<(Key, Sums)> = named.into_iter().collect();
        all.order_by(|(one_key, one), (other_key, other)| {
            other.bytes().cmp(&one.bytes()).then_with(|| one_key.cmp(other_key))
        });
        all
    }

    pub(super) fn network(self, name: &dyn Fn(Option<u64>) -> Option<Box<str>>) -> Vec<Traffic> {
        let row = |(key, sums): (Key, Sums)| Traffic {
            pid: key.owner.pid,
            process: key.owner.name,
            protocol: if key.protocol == Protocol::Tcp { "TCP" } else { "UDP" },
            remote: key.to,
            sends: sums.sent.0,
            sent_bytes: sums.sent.1,
            receives: sums.received.0,
            received_bytes: sums.received.1,
        };
        self.sorted(name).into_iter().map(row).collect()
    }

    pub(super) fn files(self, name: &dyn Fn(Option<u64>) -> Option<Box<str>>) -> Vec<FileUse> {
        let row = |(key, sums): (Key, Sums)| FileUse {
            pid: key.owner.pid,
            process: key.owner.name,
            path: key.to,
            dos_path: None,
            reads: sums.received.0,
            read_bytes: sums.received.1,
            writes: sums.sent.0,
            written_bytes: sums.sent.1,
            first: sums.first,
            last: sums.last,
        };
        self.sorted(name).into_iter().map(row).collect()
    }
}
