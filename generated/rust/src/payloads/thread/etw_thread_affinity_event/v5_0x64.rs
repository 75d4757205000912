// Generated from spec/structs/ETW_THREAD_AFFINITY_EVENT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_THREAD_AFFINITY_EVENT in the form of releases 5.0+ with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// The processors that a thread may execute on were changed.
///
/// In C: `ETW_THREAD_AFFINITY_EVENT`, 0x10 bytes. Releases 5.0+ with 64 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_THREAD_AFFINITY_EVENT")]
pub struct EtwThreadAffinityEventX64 {
    /// `KAFFINITY Mask`, at 0x00. The processors of the group, a bit for each.
    pub mask: u64,
    /// `ULONG ThreadId`, at 0x08.
    pub thread_id: u32,
    /// `USHORT Group`, at 0x0C. The group of processors.
    pub group: u16,
    /// `USHORT Reserved`, at 0x0E. What it is for is not known.
    pub reserved: u16,
}

impl EtwThreadAffinityEventX64 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 16]) -> Self {
        Self {
            mask: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            thread_id: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            group: u16::from_le_bytes(get::<12, 2, _>(bytes)),
            reserved: u16::from_le_bytes(get::<14, 2, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 16] {
        let mut bytes = [0; 16];
        put::<0, 8, _>(&mut bytes, self.mask.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.thread_id.to_le_bytes());
        put::<12, 2, _>(&mut bytes, self.group.to_le_bytes());
        put::<14, 2, _>(&mut bytes, self.reserved.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_thread_affinity_event::V5_0X64;
}

fixed_record!(EtwThreadAffinityEventX64, EtwThreadAffinityEventX64View, 16, "ETW_THREAD_AFFINITY_EVENT");
getters! {
    self EtwThreadAffinityEventX64View "EtwThreadAffinityEventX64View" {
        /// `KAFFINITY Mask`, at 0x00.
        mask: u64 = u64::from_le_bytes(get::<0, 8, _>(self.fixed));
        /// `ULONG ThreadId`, at 0x08.
        thread_id: u32 = u32::from_le_bytes(get::<8, 4, _>(self.fixed));
        /// `USHORT Group`, at 0x0C.
        group: u16 = u16::from_le_bytes(get::<12, 2, _>(self.fixed));
        /// `USHORT Reserved`, at 0x0E.
        reserved: u16 = u16::from_le_bytes(get::<14, 2, _>(self.fixed));
    }
}
