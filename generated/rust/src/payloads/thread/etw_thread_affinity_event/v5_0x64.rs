// Generated from spec/structs/ETW_THREAD_AFFINITY_EVENT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_THREAD_AFFINITY_EVENT in the form of releases 5.0+ with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;
/// The processors that a thread may execute on were changed.
///
/// In C: `ETW_THREAD_AFFINITY_EVENT`, 0x10 bytes. Releases 5.0+ with 64 bit pointers.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x8 | KAFFINITY | `Mask` |
/// | 0x08 | 0x4 | ULONG | `ThreadId` |
/// | 0x0c | 0x2 | USHORT | `Group` |
/// | 0x0e | 0x2 | USHORT | `Reserved` |
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
fixed_record!(
    EtwThreadAffinityEventX64, EtwThreadAffinityEventX64View, 16,
    "ETW_THREAD_AFFINITY_EVENT"
);
impl<'a> EtwThreadAffinityEventX64View<'a> {
    /// `KAFFINITY Mask`, at 0x00. The processors of the group, a bit for each.
    #[inline]
    pub fn mask(&self) -> u64 {
        u64::from_le_bytes(get::<0, 8, _>(self.fixed))
    }
    /// `ULONG ThreadId`, at 0x08.
    #[inline]
    pub fn thread_id(&self) -> u32 {
        u32::from_le_bytes(get::<8, 4, _>(self.fixed))
    }
    /// `USHORT Group`, at 0x0C. The group of processors.
    #[inline]
    pub fn group(&self) -> u16 {
        u16::from_le_bytes(get::<12, 2, _>(self.fixed))
    }
    /// `USHORT Reserved`, at 0x0E. What it is for is not known.
    #[inline]
    pub fn reserved(&self) -> u16 {
        u16::from_le_bytes(get::<14, 2, _>(self.fixed))
    }
}
impl core::fmt::Debug for EtwThreadAffinityEventX64View<'_> {
    #[inline]
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("EtwThreadAffinityEventX64View");
        out.field("mask", &self.mask());
        out.field("thread_id", &self.thread_id());
        out.field("group", &self.group());
        out.field("reserved", &self.reserved());
        out.finish()
    }
}
