// Generated from spec/structs/ETW_PARTITION_INFO_EXTENSION_V2.toml by `cargo spec generate`. Do not edit: edit that
// file.

//! Partition of a trace, with separate identifiers.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("ETW_PARTITION_INFO_EXTENSION_V2", "EtwPartitionInfoExtensionV2")
    .size(16)
    .about("Partition of a trace, with separate identifiers.")
    .in_releases("observed in 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("USHORT EventVersion").at(0..2).means(Meaning::Version),
        field("padding ", Kind::Padding).at(2..4),
        unsigned("ULONG PartitionType").at(4..8).means(Meaning::Enumeration),
        signed("LARGE_INTEGER QpcOffsetFromRoot").at(8..16).means(Meaning::PerformanceCounter)
            .with(&[More::Units("performance counter ticks")]),
    ]);
fixed! {
    /// Partition of a trace, with separate identifiers.
    ///
    /// In C: `ETW_PARTITION_INFO_EXTENSION_V2`, 0x10 bytes. Observed in 2004..20H2, 11-21H2.
    ///
    /// Source: Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "ETW_PARTITION_INFO_EXTENSION_V2")]
    owned EtwPartitionInfoExtensionV2 / EtwPartitionInfoExtensionV2View: lone,
        name = "ETW_PARTITION_INFO_EXTENSION_V2", size = 16, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Version number. `USHORT EventVersion` at 0x00.
        event_version / set_event_version: u16, at = 0;
        /// `ULONG PartitionType` at 0x04.
        partition_type / set_partition_type: u32, at = 4;
        /// `LARGE_INTEGER QpcOffsetFromRoot` at 0x08. Unit: performance counter ticks.
        qpc_offset_from_root / set_qpc_offset_from_root: i64, at = 8;
    }
}
