//! The end of a session.

use crate::time::FileTime;

/// Results of a session that has ended.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Ended {
    /// End time.
    pub end_time: FileTime,
    /// Number of lost events.
    pub events_lost: u32,
    /// Number of lost buffers.
    pub buffers_lost: u32,
}
