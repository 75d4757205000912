// Generated from spec/structs/PERFINFO_BOOT_PREFETCH_INFORMATION.toml by `cargo spec generate`. Do not edit: edit that
// file.

//! Pages prefetched for a faster boot.
#[allow(unused_imports)]
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_BOOT_PREFETCH_INFORMATION", "PerfinfoBootPrefetchInformation")
    .size(12)
    .about("Pages prefetched for a faster boot.")
    .in_releases(
        "observed in 1607, 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)]
    )
    .stated_by(SOURCES)
    .fields(&[
        signed("LONG Action").at(0..4).of_unknown_purpose(),
        unsigned("NTSTATUS Status").at(4..8).means(Meaning::NtStatus)
            .with(&[More::Values(crate::common::Ntstatus::VALUES)]),
        signed("LONG Pages").at(8..12).means(Meaning::Pages).with(&[More::Units("pages")]),
    ]);
fixed! {
    /// Pages prefetched for a faster boot.
    ///
    /// In C: `PERFINFO_BOOT_PREFETCH_INFORMATION`, 0xc bytes. Observed in 1607, 2004..20H2, 11-21H2.
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_BOOT_PREFETCH_INFORMATION")]
    owned PerfinfoBootPrefetchInformation / PerfinfoBootPrefetchInformationView: lone,
        name = "PERFINFO_BOOT_PREFETCH_INFORMATION", size = 12, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Purpose unknown. `LONG Action` at 0x00.
        action / set_action: i32, at = 0;
        /// NTSTATUS. `NTSTATUS Status` at 0x04.
        status / set_status: crate::common::Ntstatus, at = 4;
        /// `LONG Pages` at 0x08. Unit: pages.
        pages / set_pages: i32, at = 8;
    }
}
