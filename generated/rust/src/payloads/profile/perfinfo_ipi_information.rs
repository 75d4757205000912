// Generated from spec/structs/PERFINFO_IPI_INFORMATION.toml by `cargo spec generate`. Do not edit: edit that file.

//! Interrupt from one processor to another.
#[allow(unused_imports)]
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI];
pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_IPI_INFORMATION", "PerfinfoIpiInformation")
    .size(8)
    .summary("Interrupt from one processor to another.")
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG", "RequestType").at(0..4).of(crate::payloads::profile::PerfinfoIpiRequest::VALUES)
            .means(Meaning::Flags),
        unsigned("ULONG", "TargetProcessor").at(4..8)
            .doc("Index of the other processor. The header states that this is inferred.")
            .means(Meaning::ProcessorNumber),
    ]);
fixed! {
    /// Interrupt from one processor to another.
    ///
    /// In C: `PERFINFO_IPI_INFORMATION`, 0x8 bytes. Releases unknown.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "PERFINFO_IPI_INFORMATION")]
    owned PerfinfoIpiInformation / PerfinfoIpiInformationView: lone,
        name = "PERFINFO_IPI_INFORMATION", size = 8, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// `ULONG RequestType` at 0x00.
        request_type / set_request_type: crate::payloads::profile::PerfinfoIpiRequest, at = 0;
        /// Index of the other processor. The header states that this is inferred. `ULONG TargetProcessor` at 0x04.
        target_processor / set_target_processor: u32, at = 4;
    }
}
