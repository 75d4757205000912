// Generated from spec/structs/ETW_PARTITION_INFO_EXTENSION.toml by `cargo spec generate`. Do not edit: edit that file.

//! Partition of a trace.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("ETW_PARTITION_INFO_EXTENSION", "EtwPartitionInfoExtension", (48, 48), "Partition of a trace.", &[
    unsigned("EventVersion", 0, 2, "USHORT", "").means(Meaning::Version),
    unsigned("Reserved", 2, 2, "USHORT", "").means(Meaning::Reserved).stated_by(&[&crate::rt::sources::PANOPTICONCENTRAL_ETWTOOLS, &crate::rt::sources::MICROSOFT_WMI]),
    unsigned("PartitionType", 4, 4, "ULONG", "").means(Meaning::Enumeration),
    field("QpcOffsetFromRoot", 8, 8, "LARGE_INTEGER", Kind::Signed, "").in_units("performance counter ticks").means(Meaning::PerformanceCounter),
    field("PartitionId", 16, 16, "GUID", Kind::Guid, "").means(Meaning::Guid),
    field("ParentId", 32, 16, "GUID", Kind::Guid, "").means(Meaning::Guid),
])
    .in_releases("observed in 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::CHAPPELL_NTETW, &crate::rt::sources::SELENE_SDK, &crate::rt::sources::PANOPTICONCENTRAL_ETWTOOLS, &crate::rt::sources::MICROSOFT_WMI]);
fixed! {
    /// Partition of a trace.
    ///
    /// In C: `ETW_PARTITION_INFO_EXTENSION`, 0x30 bytes. Observed in 2004..20H2, 11-21H2.
    ///
    /// Source: Geoff Chappell, *NTETW.H*; Can Bölük, *Windows types from symbol files*; Paul Vick, *EtwTools*; Microsoft, *Classes of WMI in Go*.
    #[doc(alias = "ETW_PARTITION_INFO_EXTENSION")]
    owned EtwPartitionInfoExtension / EtwPartitionInfoExtensionView: lone [48] "ETW_PARTITION_INFO_EXTENSION" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Version number. `USHORT EventVersion` at 0x00.
        event_version set_event_version: u16 = 0;
        /// Reserved or padding, according to a source. `USHORT Reserved` at 0x02.
        reserved set_reserved: u16 = 2;
        /// `ULONG PartitionType` at 0x04.
        partition_type set_partition_type: u32 = 4;
        /// `LARGE_INTEGER QpcOffsetFromRoot` at 0x08. Unit: performance counter ticks.
        qpc_offset_from_root set_qpc_offset_from_root: i64 = 8;
        /// `GUID PartitionId` at 0x10.
        partition_id set_partition_id: Guid = 16;
        /// `GUID ParentId` at 0x20.
        parent_id set_parent_id: Guid = 32;
    }
    bits {
    }
}
