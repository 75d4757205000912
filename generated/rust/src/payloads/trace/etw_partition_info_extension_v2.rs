// Generated from spec/structs/ETW_PARTITION_INFO_EXTENSION_V2.toml by `cargo spec generate`. Do not edit: edit that file.

//! Partition of a trace, with separate identifiers.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "ETW_PARTITION_INFO_EXTENSION_V2",
    aliases: &[],
    form: "EtwPartitionInfoExtensionV2",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(255) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(255) },],
    releases: "observed in 2004..20H2, 11-21H2",
    size: 16,
    fixed: 16,
    inserted: &[],
    total: None,
    summary: "Partition of a trace, with separate identifiers.",
    sources: &[&crate::rt::sources::SELENE_SDK],
    fields: &[
        unsigned("EventVersion", 0, 2, "USHORT", "").means(Meaning::Version),
        field("", 2, 2, "padding", Kind::Padding, ""),
        unsigned("PartitionType", 4, 4, "ULONG", "").means(Meaning::Enumeration),
        field("QpcOffsetFromRoot", 8, 8, "LARGE_INTEGER", Kind::Signed, "").in_units("performance counter ticks").means(Meaning::PerformanceCounter),
    ],
    tail: &[],
};
fixed! {
    /// Partition of a trace, with separate identifiers.
    ///
    /// In C: `ETW_PARTITION_INFO_EXTENSION_V2`, 0x10 bytes. Observed in 2004..20H2, 11-21H2.
    ///
    /// Source: Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "ETW_PARTITION_INFO_EXTENSION_V2")]
    owned EtwPartitionInfoExtensionV2 / EtwPartitionInfoExtensionV2View: lone [16] "ETW_PARTITION_INFO_EXTENSION_V2" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Version number. `USHORT EventVersion` at 0x00.
        event_version set_event_version: u16 = 0;
        /// `ULONG PartitionType` at 0x04.
        partition_type set_partition_type: u32 = 4;
        /// `LARGE_INTEGER QpcOffsetFromRoot` at 0x08. Unit: performance counter ticks.
        qpc_offset_from_root set_qpc_offset_from_root: i64 = 8;
    }
    bits {
    }
}
