// Generated from spec/structs/ETW_TRACE_PARTITION_INFORMATION.toml by `cargo spec generate`. Do not edit: edit that file.

//! Partition in which a trace was written, and the offset of its clock from that of the machine.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("ETW_TRACE_PARTITION_INFORMATION", "EtwTracePartitionInformation", (48, 48), "Partition in which a trace was written, and the offset of its clock from that of the machine.", &[
    field("PartitionId", 0, 16, "GUID", Kind::Guid, "Partition ID.").means(Meaning::Guid),
    field("ParentId", 16, 16, "GUID", Kind::Guid, "ID of the parent partition.").means(Meaning::Guid),
    field("QpcOffsetFromRoot", 32, 8, "LONGLONG", Kind::Signed, "Offset of the performance counter from that of the root partition.").in_units("performance counter ticks").means(Meaning::PerformanceCounter),
    unsigned("PartitionType", 40, 4, "ULONG", "Kind of container: 1 for a Windows Server container, 2 for a Hyper-V container, 3 for the template machine of one, 4 for Application Guard.").means(Meaning::Enumeration),
    field("", 44, 4, "padding", Kind::Padding, ""),
])
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::MINGW_W64_EVNTRACE, &crate::rt::sources::WINDOWS_SYS_ETW]);
fixed! {
    /// Partition in which a trace was written, and the offset of its clock from that of the machine.
    ///
    /// In C: `ETW_TRACE_PARTITION_INFORMATION`, 0x30 bytes. Releases unknown.
    ///
    /// Unknown:
    ///
    /// - Which releases have it. No header states it.
    ///
    /// Source: The mingw-w64 developers, *evntrace.h*; Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*.
    #[doc(alias = "ETW_TRACE_PARTITION_INFORMATION")]
    owned EtwTracePartitionInformation / EtwTracePartitionInformationView: lone [48] "ETW_TRACE_PARTITION_INFORMATION" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Partition ID. `GUID PartitionId` at 0x00.
        partition_id set_partition_id: Guid = 0;
        /// ID of the parent partition. `GUID ParentId` at 0x10.
        parent_id set_parent_id: Guid = 16;
        /// Offset of the performance counter from that of the root partition. `LONGLONG QpcOffsetFromRoot` at 0x20. Unit: performance counter ticks.
        qpc_offset_from_root set_qpc_offset_from_root: i64 = 32;
        /// Kind of container: 1 for a Windows Server container, 2 for a Hyper-V container, 3 for the template machine of one, 4 for Application Guard. `ULONG PartitionType` at 0x28.
        partition_type set_partition_type: u32 = 40;
    }
    bits {
    }
}
