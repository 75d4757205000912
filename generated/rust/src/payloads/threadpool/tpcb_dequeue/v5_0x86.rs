// Generated from spec/structs/TPCBDequeue.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! TPCBDequeue in the form of releases 5.0+ with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;
/// A callback was taken from the queue, or has ended.
///
/// In C: `TPCBDequeue`, 0x4 bytes. Releases 5.0+ with 32 bit pointers.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | PVOID | `TaskId` |
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
impl<'a> TpcbDequeueX86View<'a> {
    /// `PVOID TaskId`, at 0x00. The task, by which its events are matched.
    #[inline]
    pub fn task_id(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for TpcbDequeueX86View<'_> {
    #[inline]
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("TpcbDequeueX86View");
        out.field("task_id", &self.task_id());
        out.finish()
    }
}
