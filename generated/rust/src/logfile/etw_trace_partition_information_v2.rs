// Generated from spec/structs/ETW_TRACE_PARTITION_INFORMATION_V2.toml by `cargo spec generate`. Do not edit: edit that
// file.

//! Partition in which a trace was written, with pointers to the partition ID strings.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::WINDOWS_SYS_ETW];
pub(crate) static LAYOUT_0: Layout = layout("ETW_TRACE_PARTITION_INFORMATION_V2", "EtwTracePartitionInformationV2Ptr32")
    .size(24)
    .about("Partition in which a trace was written, with pointers to the partition ID strings.")
    .in_releases("releases unknown (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        signed("LONGLONG QpcOffsetFromRoot").at(0..8)
            .about("Offset of the performance counter from that of the root partition.")
            .means(Meaning::PerformanceCounter).with(&[More::Units("performance counter ticks")]),
        unsigned("ULONG PartitionType").at(8..12)
            .about("Kind of container: 1 for a Windows Server container, 2 for a Hyper-V container, 3 for the template \
                machine of one, 4 for Application Guard.")
            .means(Meaning::Enumeration),
        address("WCHAR * PartitionId").at(12..16).about("Partition ID.").means(Meaning::DataAddress),
        address("WCHAR * ParentId").at(16..20).about("ID of the parent partition.").means(Meaning::DataAddress),
        field("padding ", Kind::Padding).at(20..24),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("ETW_TRACE_PARTITION_INFORMATION_V2", "EtwTracePartitionInformationV2Ptr64")
    .size(32)
    .about("Partition in which a trace was written, with pointers to the partition ID strings.")
    .in_releases("releases unknown (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        signed("LONGLONG QpcOffsetFromRoot").at(0..8)
            .about("Offset of the performance counter from that of the root partition.")
            .means(Meaning::PerformanceCounter).with(&[More::Units("performance counter ticks")]),
        unsigned("ULONG PartitionType").at(8..12)
            .about("Kind of container: 1 for a Windows Server container, 2 for a Hyper-V container, 3 for the template \
                machine of one, 4 for Application Guard.")
            .means(Meaning::Enumeration),
        field("padding ", Kind::Padding).at(12..16),
        address("WCHAR * PartitionId").at(16..24).about("Partition ID.").means(Meaning::DataAddress),
        address("WCHAR * ParentId").at(24..32).about("ID of the parent partition.").means(Meaning::DataAddress),
    ]);
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
    owned EtwTracePartitionInformationV2Ptr32 / EtwTracePartitionInformationV2Ptr32View: lone,
        name = "ETW_TRACE_PARTITION_INFORMATION_V2", size = 24, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Offset of the performance counter from that of the root partition. `LONGLONG QpcOffsetFromRoot` at 0x00.
        /// Unit: performance counter ticks.
        qpc_offset_from_root / set_qpc_offset_from_root: i64, at = 0;
        /// Kind of container: 1 for a Windows Server container, 2 for a Hyper-V container, 3 for the template machine
        /// of one, 4 for Application Guard. `ULONG PartitionType` at 0x08.
        partition_type / set_partition_type: u32, at = 8;
        /// Partition ID. `WCHAR * PartitionId` at 0x0C.
        partition_id / set_partition_id: u32, at = 12;
        /// ID of the parent partition. `WCHAR * ParentId` at 0x10.
        parent_id / set_parent_id: u32, at = 16;
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
    owned EtwTracePartitionInformationV2Ptr64 / EtwTracePartitionInformationV2Ptr64View: lone,
        name = "ETW_TRACE_PARTITION_INFORMATION_V2", size = 32, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// Offset of the performance counter from that of the root partition. `LONGLONG QpcOffsetFromRoot` at 0x00.
        /// Unit: performance counter ticks.
        qpc_offset_from_root / set_qpc_offset_from_root: i64, at = 0;
        /// Kind of container: 1 for a Windows Server container, 2 for a Hyper-V container, 3 for the template machine
        /// of one, 4 for Application Guard. `ULONG PartitionType` at 0x08.
        partition_type / set_partition_type: u32, at = 8;
        /// Partition ID. `WCHAR * PartitionId` at 0x10.
        partition_id / set_partition_id: u64, at = 16;
        /// ID of the parent partition. `WCHAR * ParentId` at 0x18.
        parent_id / set_parent_id: u64, at = 24;
    }
}

/// Alias of [`EtwTracePartitionInformationV2Ptr64`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `EtwTracePartitionInformationV2Ptr32` or \
        `EtwTracePartitionInformationV2Ptr64`"
]
pub type EtwTracePartitionInformationV2 = EtwTracePartitionInformationV2Ptr64;
/// Alias of [`EtwTracePartitionInformationV2Ptr64View`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `EtwTracePartitionInformationV2Ptr32View` or \
        `EtwTracePartitionInformationV2Ptr64View`"
]
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
