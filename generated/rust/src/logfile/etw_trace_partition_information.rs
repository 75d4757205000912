// Generated from spec/structs/ETW_TRACE_PARTITION_INFORMATION.toml by `cargo spec generate`. Do not edit: edit that
// file.

//! Partition in which a trace was written, and the offset of its clock from that of the machine.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::MINGW_W64_EVNTRACE, &sources::WINDOWS_SYS_ETW];
pub(crate) static LAYOUT_0: Layout = layout("ETW_TRACE_PARTITION_INFORMATION", "EtwTracePartitionInformation")
    .size(48)
    .about("Partition in which a trace was written, and the offset of its clock from that of the machine.")
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        field("GUID PartitionId", Kind::Guid).at(0..16).about("Partition ID.").means(Meaning::Guid),
        field("GUID ParentId", Kind::Guid).at(16..32).about("ID of the parent partition.").means(Meaning::Guid),
        signed("LONGLONG QpcOffsetFromRoot").at(32..40)
            .about("Offset of the performance counter from that of the root partition.")
            .means(Meaning::PerformanceCounter).with(&[More::Units("performance counter ticks")]),
        unsigned("ULONG PartitionType").at(40..44)
            .about("Kind of container: 1 for a Windows Server container, 2 for a Hyper-V container, 3 for the template \
                machine of one, 4 for Application Guard.")
            .means(Meaning::Enumeration),
        field("padding ", Kind::Padding).at(44..48),
    ]);
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
    owned EtwTracePartitionInformation / EtwTracePartitionInformationView: lone,
        name = "ETW_TRACE_PARTITION_INFORMATION", size = 48, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Partition ID. `GUID PartitionId` at 0x00.
        partition_id / set_partition_id: Guid, at = 0;
        /// ID of the parent partition. `GUID ParentId` at 0x10.
        parent_id / set_parent_id: Guid, at = 16;
        /// Offset of the performance counter from that of the root partition. `LONGLONG QpcOffsetFromRoot` at 0x20.
        /// Unit: performance counter ticks.
        qpc_offset_from_root / set_qpc_offset_from_root: i64, at = 32;
        /// Kind of container: 1 for a Windows Server container, 2 for a Hyper-V container, 3 for the template machine
        /// of one, 4 for Application Guard. `ULONG PartitionType` at 0x28.
        partition_type / set_partition_type: u32, at = 40;
    }
}
