// Generated from spec/structs/PERFINFO_IPI_INFORMATION.toml by `cargo spec generate`. Do not edit: edit that file.

//! Interrupt from one processor to another.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_IPI_INFORMATION", "PerfinfoIpiInformation", (8, 8), "Interrupt from one processor to another.", &[
    unsigned("RequestType", 0, 4, "ULONG", "").of(crate::payloads::profile::PerfinfoIpiRequest::VALUES).means(Meaning::Flags),
    unsigned("TargetProcessor", 4, 4, "ULONG", "Index of the other processor. The header states that this is inferred.").means(Meaning::ProcessorNumber),
])
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI]);
fixed! {
    /// Interrupt from one processor to another.
    ///
    /// In C: `PERFINFO_IPI_INFORMATION`, 0x8 bytes. Releases unknown.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "PERFINFO_IPI_INFORMATION")]
    owned PerfinfoIpiInformation / PerfinfoIpiInformationView: lone [8] "PERFINFO_IPI_INFORMATION" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// `ULONG RequestType` at 0x00.
        request_type set_request_type: crate::payloads::profile::PerfinfoIpiRequest = 0;
        /// Index of the other processor. The header states that this is inferred. `ULONG TargetProcessor` at 0x04.
        target_processor set_target_processor: u32 = 4;
    }
    bits {
    }
}
