// Generated from spec/structs/TPCBCancel.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! TPCBCancel in the form of releases 5.0+ with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;
/// A callback was cancelled.
///
/// In C: `TPCBCancel`, 0xc bytes. Releases 5.0+ with 64 bit pointers.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x8 | PVOID | `TaskId` |
/// | 0x08 | 0x4 | ULONG | `CancelCount` |
///
/// Source: Microsoft, *MOF classes of the NT Kernel Logger*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "TPCBCancel")]
pub struct TpcbCancelX64 {
    /// `PVOID TaskId`, at 0x00. The task, by which its events are matched.
    pub task_id: u64,
    /// `ULONG CancelCount`, at 0x08. How many were.
    pub cancel_count: u32,
}
impl TpcbCancelX64 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 12]) -> Self {
        Self {
            task_id: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            cancel_count: u32::from_le_bytes(get::<8, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 12] {
        let mut bytes = [0; 12];
        put::<0, 8, _>(&mut bytes, self.task_id.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.cancel_count.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::tpcb_cancel::V5_0X64;
}
fixed_record!(TpcbCancelX64, TpcbCancelX64View, 12, "TPCBCancel");
impl<'a> TpcbCancelX64View<'a> {
    /// `PVOID TaskId`, at 0x00. The task, by which its events are matched.
    #[inline]
    pub fn task_id(&self) -> u64 {
        u64::from_le_bytes(get::<0, 8, _>(self.fixed))
    }
    /// `ULONG CancelCount`, at 0x08. How many were.
    #[inline]
    pub fn cancel_count(&self) -> u32 {
        u32::from_le_bytes(get::<8, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for TpcbCancelX64View<'_> {
    #[inline]
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("TpcbCancelX64View");
        out.field("task_id", &self.task_id());
        out.field("cancel_count", &self.cancel_count());
        out.finish()
    }
}
