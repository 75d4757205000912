// Generated from spec/structs/TPCBDequeue.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! TPCBDequeue in the form of releases 5.0+ with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// A callback was taken from the queue, or has ended.
///
/// In C: `TPCBDequeue`, 0x4 bytes. Releases 5.0+ with 32 bit pointers.
///
/// Source: Microsoft, *MOF classes of the NT Kernel Logger*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "TPCBDequeue")]
pub struct TpcbDequeueX86 {
    /// `PVOID TaskId`, at 0x00. The task, by which its events are matched.
    pub task_id: u32,
}

impl TpcbDequeueX86 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 4]) -> Self {
        Self {
            task_id: u32::from_le_bytes(get::<0, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 4] {
        let mut bytes = [0; 4];
        put::<0, 4, _>(&mut bytes, self.task_id.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::tpcb_dequeue::V5_0X86;
}

fixed_record!(TpcbDequeueX86, TpcbDequeueX86View, 4, "TPCBDequeue");
getters! {
    self TpcbDequeueX86View "TpcbDequeueX86View" {
        /// `PVOID TaskId`, at 0x00.
        task_id: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
    }
}
