// Generated from spec/structs/ETW_PARTITION_INFO_EXTENSION_V2.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_PARTITION_INFO_EXTENSION_V2 in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// The partition that a trace is of, with its identifiers apart.
///
/// In C: `ETW_PARTITION_INFO_EXTENSION_V2`, 0x10 bytes. Releases 5.0+.
///
/// Source: Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_PARTITION_INFO_EXTENSION_V2")]
pub struct EtwPartitionInfoExtensionV2 {
    /// `USHORT EventVersion`, at 0x00.
    pub event_version: u16,
    /// Padding. Kept as it is, so that what was read is what is written.
    pub padding_02: Bytes<2>,
    /// `ULONG PartitionType`, at 0x04.
    pub partition_type: u32,
    /// `LARGE_INTEGER QpcOffsetFromRoot`, at 0x08.
    pub qpc_offset_from_root: i64,
}

impl EtwPartitionInfoExtensionV2 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 16]) -> Self {
        Self {
            event_version: u16::from_le_bytes(get::<0, 2, _>(bytes)),
            padding_02: Bytes(get::<2, 2, _>(bytes)),
            partition_type: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            qpc_offset_from_root: i64::from_le_bytes(get::<8, 8, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 16] {
        let mut bytes = [0; 16];
        put::<0, 2, _>(&mut bytes, self.event_version.to_le_bytes());
        put::<2, 2, _>(&mut bytes, self.padding_02.0);
        put::<4, 4, _>(&mut bytes, self.partition_type.to_le_bytes());
        put::<8, 8, _>(&mut bytes, self.qpc_offset_from_root.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_partition_info_extension_v2::V5_0;
}

fixed_record!(EtwPartitionInfoExtensionV2, EtwPartitionInfoExtensionV2View, 16, "ETW_PARTITION_INFO_EXTENSION_V2");
getters! {
    self EtwPartitionInfoExtensionV2View "EtwPartitionInfoExtensionV2View" {
        /// `USHORT EventVersion`, at 0x00.
        event_version: u16 = u16::from_le_bytes(get::<0, 2, _>(self.fixed));
        /// `ULONG PartitionType`, at 0x04.
        partition_type: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
        /// `LARGE_INTEGER QpcOffsetFromRoot`, at 0x08.
        qpc_offset_from_root: i64 = i64::from_le_bytes(get::<8, 8, _>(self.fixed));
    }
}
