// Generated from spec/structs/PERFINFO_WORKLOAD_CLASS_UPDATE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_WORKLOAD_CLASS_UPDATE in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// The class of work that a thread does was changed.
///
/// In C: `PERFINFO_WORKLOAD_CLASS_UPDATE`, 0x8 bytes. Releases 5.0+.
///
/// Source: Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_WORKLOAD_CLASS_UPDATE")]
pub struct PerfinfoWorkloadClassUpdate {
    /// `ULONG ThreadId`, at 0x00.
    pub thread_id: u32,
    /// `USHORT Flags`, at 0x04.
    pub flags: u16,
    /// `UCHAR Class`, at 0x06.
    pub class: u8,
    /// Padding. Kept as it is, so that what was read is what is written.
    pub padding_07: Bytes<1>,
}

impl PerfinfoWorkloadClassUpdate {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 8]) -> Self {
        Self {
            thread_id: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            flags: u16::from_le_bytes(get::<4, 2, _>(bytes)),
            class: u8::from_le_bytes(get::<6, 1, _>(bytes)),
            padding_07: Bytes(get::<7, 1, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 8] {
        let mut bytes = [0; 8];
        put::<0, 4, _>(&mut bytes, self.thread_id.to_le_bytes());
        put::<4, 2, _>(&mut bytes, self.flags.to_le_bytes());
        put::<6, 1, _>(&mut bytes, self.class.to_le_bytes());
        put::<7, 1, _>(&mut bytes, self.padding_07.0);
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_workload_class_update::V5_0;
}

fixed_record!(PerfinfoWorkloadClassUpdate, PerfinfoWorkloadClassUpdateView, 8, "PERFINFO_WORKLOAD_CLASS_UPDATE");
getters! {
    self PerfinfoWorkloadClassUpdateView "PerfinfoWorkloadClassUpdateView" {
        /// `ULONG ThreadId`, at 0x00.
        thread_id: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `USHORT Flags`, at 0x04.
        flags: u16 = u16::from_le_bytes(get::<4, 2, _>(self.fixed));
        /// `UCHAR Class`, at 0x06.
        class: u8 = u8::from_le_bytes(get::<6, 1, _>(self.fixed));
    }
}
