// Generated from spec/structs/TPCBDequeue.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! TPCBDequeue in the form of releases 5.0+ with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// A callback was taken from the queue, or has ended.
///
/// In C: `TPCBDequeue`, 0x8 bytes. Releases 5.0+ with 64 bit pointers.
///
/// Source: Microsoft, *MOF classes of the NT Kernel Logger*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "TPCBDequeue")]
pub struct TpcbDequeueX64 {
    /// `PVOID TaskId`, at 0x00. The task, by which its events are matched.
    pub task_id: u64,
}

impl TpcbDequeueX64 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 8]) -> Self {
        Self {
            task_id: u64::from_le_bytes(get::<0, 8, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 8] {
        let mut bytes = [0; 8];
        put::<0, 8, _>(&mut bytes, self.task_id.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::tpcb_dequeue::V5_0X64;
}

fixed_record!(TpcbDequeueX64, TpcbDequeueX64View, 8, "TPCBDequeue");
getters! {
    self TpcbDequeueX64View "TpcbDequeueX64View" {
        /// `PVOID TaskId`, at 0x00.
        task_id: u64 = u64::from_le_bytes(get::<0, 8, _>(self.fixed));
    }
}
