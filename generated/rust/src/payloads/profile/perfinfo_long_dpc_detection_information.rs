// Generated from spec/structs/PERFINFO_LONG_DPC_DETECTION_INFORMATION.toml by `cargo spec generate`. Do not edit: edit that file.

//! Long-running deferred procedure calls detected.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "PERFINFO_LONG_DPC_DETECTION_INFORMATION",
    aliases: &[],
    form: "PerfinfoLongDpcDetectionInformation",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(255) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(255) },],
    releases: "observed in 11-21H2",
    size: 8,
    fixed: 8,
    inserted: &[],
    total: None,
    summary: "Long-running deferred procedure calls detected.",
    sources: &[&crate::rt::sources::SELENE_SDK],
    fields: &[
        field("DpcQueueDepth", 0, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
        unsigned("LongDpcPresent", 4, 1, "BOOLEAN", "").means(Meaning::Boolean),
        field("", 5, 3, "padding", Kind::Padding, ""),
    ],
    tail: &[],
};
fixed! {
    /// Long-running deferred procedure calls detected.
    ///
    /// In C: `PERFINFO_LONG_DPC_DETECTION_INFORMATION`, 0x8 bytes. Observed in 11-21H2.
    ///
    /// Source: Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_LONG_DPC_DETECTION_INFORMATION")]
    owned PerfinfoLongDpcDetectionInformation / PerfinfoLongDpcDetectionInformationView: lone [8] "PERFINFO_LONG_DPC_DETECTION_INFORMATION" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// `LONG DpcQueueDepth` at 0x00.
        dpc_queue_depth set_dpc_queue_depth: i32 = 0;
        /// Zero is false, any other value is true. `BOOLEAN LongDpcPresent` at 0x04.
        long_dpc_present set_long_dpc_present: u8 = 4;
    }
    bits {
    }
}
