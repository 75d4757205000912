// Generated from spec/structs/PERFINFO_CC_WORKITEM_COMPLETE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_CC_WORKITEM_COMPLETE in the form of releases 5.0+ with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// A work item of the cache manager is done.
///
/// In C: `PERFINFO_CC_WORKITEM_COMPLETE`, 0x8 bytes. Releases 5.0+ with 64 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_CC_WORKITEM_COMPLETE")]
pub struct PerfinfoCcWorkitemCompleteX64 {
    /// `ULONG_PTR WorkItemKey`, at 0x00. Finds the other events of the work item.
    pub work_item_key: u64,
}

impl PerfinfoCcWorkitemCompleteX64 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 8]) -> Self {
        Self {
            work_item_key: u64::from_le_bytes(get::<0, 8, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 8] {
        let mut bytes = [0; 8];
        put::<0, 8, _>(&mut bytes, self.work_item_key.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_cc_workitem_complete::V5_0X64;
}

fixed_record!(PerfinfoCcWorkitemCompleteX64, PerfinfoCcWorkitemCompleteX64View, 8, "PERFINFO_CC_WORKITEM_COMPLETE");
getters! {
    self PerfinfoCcWorkitemCompleteX64View "PerfinfoCcWorkitemCompleteX64View" {
        /// `ULONG_PTR WorkItemKey`, at 0x00.
        work_item_key: u64 = u64::from_le_bytes(get::<0, 8, _>(self.fixed));
    }
}
