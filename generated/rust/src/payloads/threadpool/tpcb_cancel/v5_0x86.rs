// Generated from spec/structs/TPCBCancel.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! TPCBCancel in the form of releases 5.0+ with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;
/// A callback was cancelled.
///
/// In C: `TPCBCancel`, 0x8 bytes. Releases 5.0+ with 32 bit pointers.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | PVOID | `TaskId` |
/// | 0x04 | 0x4 | ULONG | `CancelCount` |
///
/// Source: Microsoft, *MOF classes of the NT Kernel Logger*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "TPCBCancel")]
pub struct TpcbCancelX86 {
    /// `PVOID TaskId`, at 0x00. The task, by which its events are matched.
    pub task_id: u32,
    /// `ULONG CancelCount`, at 0x04. How many were.
    pub cancel_count: u32,
}
impl TpcbCancelX86 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 8]) -> Self {
        Self {
            task_id: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            cancel_count: u32::from_le_bytes(get::<4, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 8] {
        let mut bytes = [0; 8];
        put::<0, 4, _>(&mut bytes, self.task_id.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.cancel_count.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::tpcb_cancel::V5_0X86;
}
fixed_record!(TpcbCancelX86, TpcbCancelX86View, 8, "TPCBCancel");
impl<'a> TpcbCancelX86View<'a> {
    /// `PVOID TaskId`, at 0x00. The task, by which its events are matched.
    #[inline]
    pub fn task_id(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(self.fixed))
    }
    /// `ULONG CancelCount`, at 0x04. How many were.
    #[inline]
    pub fn cancel_count(&self) -> u32 {
        u32::from_le_bytes(get::<4, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for TpcbCancelX86View<'_> {
    #[inline]
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("TpcbCancelX86View");
        out.field("task_id", &self.task_id());
        out.field("cancel_count", &self.cancel_count());
        out.finish()
    }
}
