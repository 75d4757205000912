// Generated from spec/structs/ETW_TRACE_PARTITION_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_TRACE_PARTITION_INFORMATION in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// The partition that a trace was written in, and how its clock relates to that of the machine.
///
/// In C: `ETW_TRACE_PARTITION_INFORMATION`, 0x30 bytes. Releases 5.0+.
///
/// What no source says:
///
/// - Which releases have it: no header says.
/// - The values of PartitionType.
///
/// Source: The mingw-w64 developers, *evntrace.h*; Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_TRACE_PARTITION_INFORMATION")]
pub struct EtwTracePartitionInformation {
    /// `GUID PartitionId`, at 0x00. The partition.
    pub partition_id: Guid,
    /// `GUID ParentId`, at 0x10. The partition that it is in.
    pub parent_id: Guid,
    /// `LONGLONG QpcOffsetFromRoot`, at 0x20. How far the performance counter is from that of the root partition.
    pub qpc_offset_from_root: i64,
    /// `ULONG PartitionType`, at 0x28. What it is for is not known.
    pub partition_type: u32,
    /// Padding. Kept as it is, so that what was read is what is written.
    pub padding_2c: Bytes<4>,
}

impl EtwTracePartitionInformation {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 48]) -> Self {
        Self {
            partition_id: Guid::from_bytes(get::<0, 16, _>(bytes)),
            parent_id: Guid::from_bytes(get::<16, 16, _>(bytes)),
            qpc_offset_from_root: i64::from_le_bytes(get::<32, 8, _>(bytes)),
            partition_type: u32::from_le_bytes(get::<40, 4, _>(bytes)),
            padding_2c: Bytes(get::<44, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 48] {
        let mut bytes = [0; 48];
        put::<0, 16, _>(&mut bytes, self.partition_id.to_bytes());
        put::<16, 16, _>(&mut bytes, self.parent_id.to_bytes());
        put::<32, 8, _>(&mut bytes, self.qpc_offset_from_root.to_le_bytes());
        put::<40, 4, _>(&mut bytes, self.partition_type.to_le_bytes());
        put::<44, 4, _>(&mut bytes, self.padding_2c.0);
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_trace_partition_information::V5_0;
}

fixed_record!(EtwTracePartitionInformation, EtwTracePartitionInformationView, 48, "ETW_TRACE_PARTITION_INFORMATION");
getters! {
    self EtwTracePartitionInformationView "EtwTracePartitionInformationView" {
        /// `GUID PartitionId`, at 0x00.
        partition_id: Guid = Guid::from_bytes(get::<0, 16, _>(self.fixed));
        /// `GUID ParentId`, at 0x10.
        parent_id: Guid = Guid::from_bytes(get::<16, 16, _>(self.fixed));
        /// `LONGLONG QpcOffsetFromRoot`, at 0x20.
        qpc_offset_from_root: i64 = i64::from_le_bytes(get::<32, 8, _>(self.fixed));
        /// `ULONG PartitionType`, at 0x28.
        partition_type: u32 = u32::from_le_bytes(get::<40, 4, _>(self.fixed));
    }
}
