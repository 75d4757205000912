// Generated from spec/structs/ETW_TRACE_PARTITION_INFORMATION_V2.toml by `cargo spec generate`. Do not edit: edit that file.

//! Partition in which a trace was written, with pointers to the partition ID strings.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("ETW_TRACE_PARTITION_INFORMATION_V2", "EtwTracePartitionInformationV2Ptr32", (24, 24), "Partition in which a trace was written, with pointers to the partition ID strings.", &[
    field("QpcOffsetFromRoot", 0, 8, "LONGLONG", Kind::Signed, "Offset of the performance counter from that of the root partition.").in_units("performance counter ticks").means(Meaning::PerformanceCounter),
    unsigned("PartitionType", 8, 4, "ULONG", "Kind of container: 1 for a Windows Server container, 2 for a Hyper-V container, 3 for the template machine of one, 4 for Application Guard.").means(Meaning::Enumeration),
    address("PartitionId", 12, 4, "WCHAR *", "Partition ID.").means(Meaning::DataAddress),
    address("ParentId", 16, 4, "WCHAR *", "ID of the parent partition.").means(Meaning::DataAddress),
    field("", 20, 4, "padding", Kind::Padding, ""),
])
    .in_releases("releases unknown (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(&[&crate::rt::sources::WINDOWS_SYS_ETW]);
pub(crate) static LAYOUT_1: Layout = layout("ETW_TRACE_PARTITION_INFORMATION_V2", "EtwTracePartitionInformationV2Ptr64", (32, 32), "Partition in which a trace was written, with pointers to the partition ID strings.", &[
    field("QpcOffsetFromRoot", 0, 8, "LONGLONG", Kind::Signed, "Offset of the performance counter from that of the root partition.").in_units("performance counter ticks").means(Meaning::PerformanceCounter),
    unsigned("PartitionType", 8, 4, "ULONG", "Kind of container: 1 for a Windows Server container, 2 for a Hyper-V container, 3 for the template machine of one, 4 for Application Guard.").means(Meaning::Enumeration),
    field("", 12, 4, "padding", Kind::Padding, ""),
    address("PartitionId", 16, 8, "WCHAR *", "Partition ID.").means(Meaning::DataAddress),
    address("ParentId", 24, 8, "WCHAR *", "ID of the parent partition.").means(Meaning::DataAddress),
])
    .in_releases("releases unknown (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::WINDOWS_SYS_ETW]);
fixed! {
    /// Partition in which a trace was written, with pointers to the partition ID strings.
    ///
    /// In C: `ETW_TRACE_PARTITION_INFORMATION_V2`, 0x18 bytes. Releases unknown (32-bit).
    ///
    /// Unknown:
    ///
    /// - Which releases have it. No header states it.
    ///
    /// Source: Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*.
    #[doc(alias = "ETW_TRACE_PARTITION_INFORMATION_V2")]
    owned EtwTracePartitionInformationV2Ptr32 / EtwTracePartitionInformationV2Ptr32View: lone [24] "ETW_TRACE_PARTITION_INFORMATION_V2" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Offset of the performance counter from that of the root partition. `LONGLONG QpcOffsetFromRoot` at 0x00. Unit: performance counter ticks.
        qpc_offset_from_root set_qpc_offset_from_root: i64 = 0;
        /// Kind of container: 1 for a Windows Server container, 2 for a Hyper-V container, 3 for the template machine of one, 4 for Application Guard. `ULONG PartitionType` at 0x08.
        partition_type set_partition_type: u32 = 8;
        /// Partition ID. `WCHAR * PartitionId` at 0x0C.
        partition_id set_partition_id: u32 = 12;
        /// ID of the parent partition. `WCHAR * ParentId` at 0x10.
        parent_id set_parent_id: u32 = 16;
    }
    bits {
    }
}

fixed! {
    /// Partition in which a trace was written, with pointers to the partition ID strings.
    ///
    /// In C: `ETW_TRACE_PARTITION_INFORMATION_V2`, 0x20 bytes. Releases unknown (64-bit).
    ///
    /// Unknown:
    ///
    /// - Which releases have it. No header states it.
    ///
    /// Source: Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*.
    #[doc(alias = "ETW_TRACE_PARTITION_INFORMATION_V2")]
    owned EtwTracePartitionInformationV2Ptr64 / EtwTracePartitionInformationV2Ptr64View: lone [32] "ETW_TRACE_PARTITION_INFORMATION_V2" Table::form(&LAYOUT_1), LAYOUT_1;
    fields {
        /// Offset of the performance counter from that of the root partition. `LONGLONG QpcOffsetFromRoot` at 0x00. Unit: performance counter ticks.
        qpc_offset_from_root set_qpc_offset_from_root: i64 = 0;
        /// Kind of container: 1 for a Windows Server container, 2 for a Hyper-V container, 3 for the template machine of one, 4 for Application Guard. `ULONG PartitionType` at 0x08.
        partition_type set_partition_type: u32 = 8;
        /// Partition ID. `WCHAR * PartitionId` at 0x10.
        partition_id set_partition_id: u64 = 16;
        /// ID of the parent partition. `WCHAR * ParentId` at 0x18.
        parent_id set_parent_id: u64 = 24;
    }
    bits {
    }
}

/// Alias of [`EtwTracePartitionInformationV2Ptr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `EtwTracePartitionInformationV2Ptr32` or `EtwTracePartitionInformationV2Ptr64`"]
pub type EtwTracePartitionInformationV2 = EtwTracePartitionInformationV2Ptr64;
/// Alias of [`EtwTracePartitionInformationV2Ptr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `EtwTracePartitionInformationV2Ptr32View` or `EtwTracePartitionInformationV2Ptr64View`"]
pub type EtwTracePartitionInformationV2View<'a> = EtwTracePartitionInformationV2Ptr64View<'a>;
any_form! {
    "ETW_TRACE_PARTITION_INFORMATION_V2" {
        /// Releases unknown (32-bit).
        EtwTracePartitionInformationV2Ptr32(EtwTracePartitionInformationV2Ptr32, fixed) = 0,
        /// Releases unknown (64-bit).
        EtwTracePartitionInformationV2Ptr64(EtwTracePartitionInformationV2Ptr64, fixed) = 1,
    }
    Bits32 0..=255 => 0,
    Bits64 0..=255 => 1,
}
