// Generated from spec/structs/ETW_KERNEL_HEADER_EXTENSION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_KERNEL_HEADER_EXTENSION in the form of releases 6.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// Which kernel events a session has enabled, and how new the kernel is.
///
/// In C: `ETW_KERNEL_HEADER_EXTENSION`, 0x24 bytes. Releases 6.0+.
///
/// A session of kernel events has it as its second event, and then a pair of events whenever the masks change: the old ones, and the new ones.
///
/// Source: Geoff Chappell, *ETW_KERNEL_HEADER_EXTENSION*; Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_KERNEL_HEADER_EXTENSION")]
pub struct EtwKernelHeaderExtension {
    /// `PERFINFO_GROUPMASK GroupMasks`, at 0x00. The events that are enabled, or were until now.
    pub group_masks: crate::masks::PerfinfoGroupmask,
    /// `ULONG Version`, at 0x20. The kernel's ETW_KERNEL_EVENT_VERSION: a trace of build 18362 has 70, as that name says for 1903.
    pub version: u32,
}

impl EtwKernelHeaderExtension {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 36]) -> Self {
        Self {
            group_masks: crate::masks::PerfinfoGroupmask::from_bytes(part::<0, 32, _>(bytes)),
            version: u32::from_le_bytes(get::<32, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 36] {
        let mut bytes = [0; 36];
        put::<0, 32, _>(&mut bytes, self.group_masks.to_bytes());
        put::<32, 4, _>(&mut bytes, self.version.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_kernel_header_extension::V6_0;
}

fixed_record!(EtwKernelHeaderExtension, EtwKernelHeaderExtensionView, 36, "ETW_KERNEL_HEADER_EXTENSION");
getters! {
    self EtwKernelHeaderExtensionView "EtwKernelHeaderExtensionView" {
        /// `PERFINFO_GROUPMASK GroupMasks`, at 0x00.
        group_masks: crate::masks::PerfinfoGroupmaskView<'a> = crate::masks::PerfinfoGroupmaskView::from_bytes(part::<0, 32, _>(self.fixed));
        /// `ULONG Version`, at 0x20.
        version: u32 = u32::from_le_bytes(get::<32, 4, _>(self.fixed));
    }
}
