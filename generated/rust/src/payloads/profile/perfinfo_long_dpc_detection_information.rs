// Generated from spec/structs/PERFINFO_LONG_DPC_DETECTION_INFORMATION.toml by `cargo spec generate`. Do not edit: edit
// that file.

//! Long-running deferred procedure calls detected.
#[allow(unused_imports)]
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout =
    layout("PERFINFO_LONG_DPC_DETECTION_INFORMATION", "PerfinfoLongDpcDetectionInformation")
    .size(8)
    .about("Long-running deferred procedure calls detected.")
    .in_releases("observed in 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        signed("LONG DpcQueueDepth").at(0..4).means(Meaning::Count),
        unsigned("BOOLEAN LongDpcPresent").at(4..5).means(Meaning::Boolean),
        field("padding ", Kind::Padding).at(5..8),
    ]);
fixed! {
    /// Long-running deferred procedure calls detected.
    ///
    /// In C: `PERFINFO_LONG_DPC_DETECTION_INFORMATION`, 0x8 bytes. Observed in 11-21H2.
    ///
    /// Source: Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_LONG_DPC_DETECTION_INFORMATION")]
    owned PerfinfoLongDpcDetectionInformation / PerfinfoLongDpcDetectionInformationView: lone,
        name = "PERFINFO_LONG_DPC_DETECTION_INFORMATION", size = 8, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// `LONG DpcQueueDepth` at 0x00.
        dpc_queue_depth / set_dpc_queue_depth: i32, at = 0;
        /// Zero is false, any other value is true. `BOOLEAN LongDpcPresent` at 0x04.
        long_dpc_present / set_long_dpc_present: u8, at = 4;
    }
}
