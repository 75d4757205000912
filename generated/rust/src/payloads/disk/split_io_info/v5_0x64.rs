// Generated from spec/structs/SplitIo_Info.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! SplitIo_Info in the form of releases 5.0+ with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// A volume manager made of one disk operation another one, on its part of the disks.
///
/// In C: `SplitIo_Info`, 0x10 bytes. Releases 5.0+ with 64 bit pointers.
///
/// Source: Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "SplitIo_Info")]
pub struct SplitIoInfoX64 {
    /// `PVOID ParentIrp`, at 0x00. The I/O request packet that was split.
    pub parent_irp: u64,
    /// `PVOID ChildIrp`, at 0x08. The one that was made of it.
    pub child_irp: u64,
}

impl SplitIoInfoX64 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 16]) -> Self {
        Self {
            parent_irp: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            child_irp: u64::from_le_bytes(get::<8, 8, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 16] {
        let mut bytes = [0; 16];
        put::<0, 8, _>(&mut bytes, self.parent_irp.to_le_bytes());
        put::<8, 8, _>(&mut bytes, self.child_irp.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::split_io_info::V5_0X64;
}

fixed_record!(SplitIoInfoX64, SplitIoInfoX64View, 16, "SplitIo_Info");
getters! {
    self SplitIoInfoX64View "SplitIoInfoX64View" {
        /// `PVOID ParentIrp`, at 0x00.
        parent_irp: u64 = u64::from_le_bytes(get::<0, 8, _>(self.fixed));
        /// `PVOID ChildIrp`, at 0x08.
        child_irp: u64 = u64::from_le_bytes(get::<8, 8, _>(self.fixed));
    }
}
