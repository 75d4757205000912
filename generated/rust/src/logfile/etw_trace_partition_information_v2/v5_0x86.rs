// Generated from spec/structs/ETW_TRACE_PARTITION_INFORMATION_V2.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_TRACE_PARTITION_INFORMATION_V2 in the form of releases 5.0+ with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// The partition that a trace was written in, with the addresses of strings for partitions.
///
/// In C: `ETW_TRACE_PARTITION_INFORMATION_V2`, 0x18 bytes. Releases 5.0+ with 32 bit pointers.
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
pub struct EtwTracePartitionInformationV2X86 {
    /// `LONGLONG QpcOffsetFromRoot`, at 0x00. How far the performance counter is from that of the root partition.
    pub qpc_offset_from_root: i64,
    /// `ULONG PartitionType`, at 0x08. What it is for is not known.
    pub partition_type: u32,
    /// `WCHAR * PartitionId`, at 0x0C. The partition.
    pub partition_id: u32,
    /// `WCHAR * ParentId`, at 0x10. The partition that it is in.
    pub parent_id: u32,
    /// Padding. Kept as it is, so that what was read is what is written.
    pub padding_14: Bytes<4>,
}

impl EtwTracePartitionInformationV2X86 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 24]) -> Self {
        Self {
            qpc_offset_from_root: i64::from_le_bytes(get::<0, 8, _>(bytes)),
            partition_type: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            partition_id: u32::from_le_bytes(get::<12, 4, _>(bytes)),
            parent_id: u32::from_le_bytes(get::<16, 4, _>(bytes)),
            padding_14: Bytes(get::<20, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 24] {
        let mut bytes = [0; 24];
        put::<0, 8, _>(&mut bytes, self.qpc_offset_from_root.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.partition_type.to_le_bytes());
        put::<12, 4, _>(&mut bytes, self.partition_id.to_le_bytes());
        put::<16, 4, _>(&mut bytes, self.parent_id.to_le_bytes());
        put::<20, 4, _>(&mut bytes, self.padding_14.0);
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_trace_partition_information_v2::V5_0X86;
}

fixed_record!(EtwTracePartitionInformationV2X86, EtwTracePartitionInformationV2X86View, 24, "ETW_TRACE_PARTITION_INFORMATION_V2");
getters! {
    self EtwTracePartitionInformationV2X86View "EtwTracePartitionInformationV2X86View" {
        /// `LONGLONG QpcOffsetFromRoot`, at 0x00.
        qpc_offset_from_root: i64 = i64::from_le_bytes(get::<0, 8, _>(self.fixed));
        /// `ULONG PartitionType`, at 0x08.
        partition_type: u32 = u32::from_le_bytes(get::<8, 4, _>(self.fixed));
        /// `WCHAR * PartitionId`, at 0x0C.
        partition_id: u32 = u32::from_le_bytes(get::<12, 4, _>(self.fixed));
        /// `WCHAR * ParentId`, at 0x10.
        parent_id: u32 = u32::from_le_bytes(get::<16, 4, _>(self.fixed));
    }
}
