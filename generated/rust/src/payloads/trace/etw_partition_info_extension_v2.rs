// Generated from spec/structs/ETW_PARTITION_INFO_EXTENSION_V2.toml by `cargo spec generate`. Do not edit: edit that file.

//! Partition of a trace, with separate identifiers.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("ETW_PARTITION_INFO_EXTENSION_V2", "EtwPartitionInfoExtensionV2", (16, 16), "Partition of a trace, with separate identifiers.", &[
    unsigned("EventVersion", 0, 2, "USHORT", "").means(Meaning::Version),
    field("", 2, 2, "padding", Kind::Padding, ""),
    unsigned("PartitionType", 4, 4, "ULONG", "").means(Meaning::Enumeration),
    field("QpcOffsetFromRoot", 8, 8, "LARGE_INTEGER", Kind::Signed, "").in_units("performance counter ticks").means(Meaning::PerformanceCounter),
])
    .in_releases("observed in 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::SELENE_SDK]);
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
