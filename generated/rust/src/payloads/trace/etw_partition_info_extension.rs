// Generated from spec/structs/ETW_PARTITION_INFO_EXTENSION.toml by `cargo spec generate`. Do not edit: edit that file.

//! Partition of a trace.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PANOPTICONCENTRAL_ETWTOOLS, &sources::MICROSOFT_WMI];
const SOURCES_1: &[&Source] =
    &[&sources::CHAPPELL_NTETW, &sources::SELENE_SDK, &sources::PANOPTICONCENTRAL_ETWTOOLS, &sources::MICROSOFT_WMI];
pub(crate) static LAYOUT_0: Layout = layout("ETW_PARTITION_INFO_EXTENSION", "EtwPartitionInfoExtension")
    .size(48)
    .about("Partition of a trace.")
    .in_releases("observed in 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES_1)
    .fields(&[
        unsigned("USHORT EventVersion").at(0..2).means(Meaning::Version),
        unsigned("USHORT Reserved").at(2..4).means(Meaning::Reserved).stated_by(SOURCES),
        unsigned("ULONG PartitionType").at(4..8).means(Meaning::Enumeration),
        signed("LARGE_INTEGER QpcOffsetFromRoot").at(8..16).means(Meaning::PerformanceCounter)
            .with(&[More::Units("performance counter ticks")]),
        field("GUID PartitionId", Kind::Guid).at(16..32).means(Meaning::Guid),
        field("GUID ParentId", Kind::Guid).at(32..48).means(Meaning::Guid),
    ]);
fixed! {
    /// Partition of a trace.
    ///
    /// In C: `ETW_PARTITION_INFO_EXTENSION`, 0x30 bytes. Observed in 2004..20H2, 11-21H2.
    ///
    /// Source: Geoff Chappell, *NTETW.H*; Can Bölük, *Windows types from symbol files*; Paul Vick, *EtwTools*;
    /// Microsoft, *Classes of WMI in Go*.
    #[doc(alias = "ETW_PARTITION_INFO_EXTENSION")]
    owned EtwPartitionInfoExtension / EtwPartitionInfoExtensionView: lone,
        name = "ETW_PARTITION_INFO_EXTENSION", size = 48, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Version number. `USHORT EventVersion` at 0x00.
        event_version / set_event_version: u16, at = 0;
        /// Reserved or padding, according to a source. `USHORT Reserved` at 0x02.
        reserved / set_reserved: u16, at = 2;
        /// `ULONG PartitionType` at 0x04.
        partition_type / set_partition_type: u32, at = 4;
        /// `LARGE_INTEGER QpcOffsetFromRoot` at 0x08. Unit: performance counter ticks.
        qpc_offset_from_root / set_qpc_offset_from_root: i64, at = 8;
        /// `GUID PartitionId` at 0x10.
        partition_id / set_partition_id: Guid, at = 16;
        /// `GUID ParentId` at 0x20.
        parent_id / set_parent_id: Guid, at = 32;
    }
}
