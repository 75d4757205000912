// Generated from spec/structs/ETW_KERNEL_HEADER_EXTENSION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_KERNEL_HEADER_EXTENSION in the form of releases 5.2.
#[allow(unused_imports)]
use crate::rt::*;

/// Which kernel events a session has enabled, and how new the kernel is.
///
/// An older form.
/// In C: `ETW_KERNEL_HEADER_EXTENSION`, 0x20 bytes. Releases 5.2.
///
/// A session of kernel events has it as its second event, and then a pair of events whenever the masks change: the old ones, and the new ones.
///
/// Source: Geoff Chappell, *ETW_KERNEL_HEADER_EXTENSION*; Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct V5_2 {
    /// `PERFINFO_GROUPMASK GroupMasks`, at 0x00. The events that are enabled, or were until now.
    pub group_masks: crate::masks::PerfinfoGroupmask,
}

impl V5_2 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 32]) -> Self {
        Self {
            group_masks: crate::masks::PerfinfoGroupmask::from_bytes(part::<0, 32, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 32] {
        let mut bytes = [0; 32];
        put::<0, 32, _>(&mut bytes, self.group_masks.to_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_kernel_header_extension::V5_2;
}

fixed_record!(V5_2, V5_2View, 32, "ETW_KERNEL_HEADER_EXTENSION");
getters! {
    self V5_2View "V5_2View" {
        /// `PERFINFO_GROUPMASK GroupMasks`, at 0x00.
        group_masks: crate::masks::PerfinfoGroupmaskView<'a> = crate::masks::PerfinfoGroupmaskView::from_bytes(part::<0, 32, _>(self.fixed));
    }
}
