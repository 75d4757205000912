// Generated from spec/structs/ETW_TRACE_PARTITION_INFORMATION_V2.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_TRACE_PARTITION_INFORMATION_V2 in the form of releases 5.0+ with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// The partition that a trace was written in, with the addresses of strings for partitions.
///
/// In C: `ETW_TRACE_PARTITION_INFORMATION_V2`, 0x20 bytes. Releases 5.0+ with 64 bit pointers.
///
/// What no source says:
///
/// - Which releases have it: no header says.
/// - The values of PartitionType.
///
/// Source: Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_TRACE_PARTITION_INFORMATION_V2")]
pub struct EtwTracePartitionInformationV2X64 {
    /// `LONGLONG QpcOffsetFromRoot`, at 0x00. How far the performance counter is from that of the root partition.
    pub qpc_offset_from_root: i64,
    /// `ULONG PartitionType`, at 0x08. What it is for is not known.
    pub partition_type: u32,
    /// Padding. Kept as it is, so that what was read is what is written.
    pub padding_0c: Bytes<4>,
    /// `WCHAR * PartitionId`, at 0x10. The partition.
    pub partition_id: u64,
    /// `WCHAR * ParentId`, at 0x18. The partition that it is in.
    pub parent_id: u64,
}

impl EtwTracePartitionInformationV2X64 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 32]) -> Self {
        Self {
            qpc_offset_from_root: i64::from_le_bytes(get::<0, 8, _>(bytes)),
            partition_type: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            padding_0c: Bytes(get::<12, 4, _>(bytes)),
            partition_id: u64::from_le_bytes(get::<16, 8, _>(bytes)),
            parent_id: u64::from_le_bytes(get::<24, 8, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 32] {
        let mut bytes = [0; 32];
        put::<0, 8, _>(&mut bytes, self.qpc_offset_from_root.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.partition_type.to_le_bytes());
        put::<12, 4, _>(&mut bytes, self.padding_0c.0);
        put::<16, 8, _>(&mut bytes, self.partition_id.to_le_bytes());
        put::<24, 8, _>(&mut bytes, self.parent_id.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_trace_partition_information_v2::V5_0X64;
}

fixed_record!(EtwTracePartitionInformationV2X64, EtwTracePartitionInformationV2X64View, 32, "ETW_TRACE_PARTITION_INFORMATION_V2");
getters! {
    self EtwTracePartitionInformationV2X64View "EtwTracePartitionInformationV2X64View" {
        /// `LONGLONG QpcOffsetFromRoot`, at 0x00.
        qpc_offset_from_root: i64 = i64::from_le_bytes(get::<0, 8, _>(self.fixed));
        /// `ULONG PartitionType`, at 0x08.
        partition_type: u32 = u32::from_le_bytes(get::<8, 4, _>(self.fixed));
        /// `WCHAR * PartitionId`, at 0x10.
        partition_id: u64 = u64::from_le_bytes(get::<16, 8, _>(self.fixed));
        /// `WCHAR * ParentId`, at 0x18.
        parent_id: u64 = u64::from_le_bytes(get::<24, 8, _>(self.fixed));
    }
}
