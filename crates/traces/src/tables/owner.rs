//! Processes to which rows belong.

use etwspec::payloads::Reference;
use etwspec_etl::state::State;

/// Life of a process. IDs are used again.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct Owner {
    pub(super) pid: Option<u64>,
    /// Time stamp of its start; the minimum if it lived before the trace.
    pub(super) life: Option<i64>,
    pub(super) name: Option<Box<str>>,
}

impl Owner {
    /// Returns the process that has an ID at the event to which the state was moved.
    pub(super) fn of(state: &State, pid: Option<u64>) -> Owner {
        let life = pid.and_then(|pid| state.life(Reference::ProcessId, pid, None));
        let name = pid.and_then(|pid| state.name(Reference::ProcessId, pid, None)).map(Into::into);
        Owner { pid, life, name }
    }
}
