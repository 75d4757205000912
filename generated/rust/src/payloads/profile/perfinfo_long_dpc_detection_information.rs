// Generated from spec/structs/PERFINFO_LONG_DPC_DETECTION_INFORMATION.toml by `cargo spec generate`. Do not edit: edit that file.

//! Long-running deferred procedure calls detected.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_LONG_DPC_DETECTION_INFORMATION", "PerfinfoLongDpcDetectionInformation", (8, 8), "Long-running deferred procedure calls detected.", &[
    field("DpcQueueDepth", 0, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    unsigned("LongDpcPresent", 4, 1, "BOOLEAN", "").means(Meaning::Boolean),
    field("", 5, 3, "padding", Kind::Padding, ""),
])
    .in_releases("observed in 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::SELENE_SDK]);
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
