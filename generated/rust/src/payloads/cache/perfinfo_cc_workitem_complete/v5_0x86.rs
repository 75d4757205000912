// Generated from spec/structs/PERFINFO_CC_WORKITEM_COMPLETE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_CC_WORKITEM_COMPLETE in the form of releases 5.0+ with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// A work item of the cache manager is done.
///
/// In C: `PERFINFO_CC_WORKITEM_COMPLETE`, 0x4 bytes. Releases 5.0+ with 32 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_CC_WORKITEM_COMPLETE")]
pub struct PerfinfoCcWorkitemCompleteX86 {
    /// `ULONG_PTR WorkItemKey`, at 0x00. Finds the other events of the work item.
    pub work_item_key: u32,
}

impl PerfinfoCcWorkitemCompleteX86 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 4]) -> Self {
        Self {
            work_item_key: u32::from_le_bytes(get::<0, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 4] {
        let mut bytes = [0; 4];
        put::<0, 4, _>(&mut bytes, self.work_item_key.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_cc_workitem_complete::V5_0X86;
}

fixed_record!(PerfinfoCcWorkitemCompleteX86, PerfinfoCcWorkitemCompleteX86View, 4, "PERFINFO_CC_WORKITEM_COMPLETE");
getters! {
    self PerfinfoCcWorkitemCompleteX86View "PerfinfoCcWorkitemCompleteX86View" {
        /// `ULONG_PTR WorkItemKey`, at 0x00.
        work_item_key: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
    }
}
