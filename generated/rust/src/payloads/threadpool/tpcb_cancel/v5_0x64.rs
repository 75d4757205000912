// Generated from spec/structs/TPCBCancel.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! TPCBCancel in the form of releases 5.0+ with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// A callback was cancelled.
///
/// In C: `TPCBCancel`, 0xc bytes. Releases 5.0+ with 64 bit pointers.
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
getters! {
    self TpcbCancelX64View "TpcbCancelX64View" {
        /// `PVOID TaskId`, at 0x00.
        task_id: u64 = u64::from_le_bytes(get::<0, 8, _>(self.fixed));
        /// `ULONG CancelCount`, at 0x08.
        cancel_count: u32 = u32::from_le_bytes(get::<8, 4, _>(self.fixed));
    }
}
