// Generated from spec/structs/PERFINFO_BOOT_PREFETCH_INFORMATION.toml by `cargo spec generate`. Do not edit: edit that file.

//! Pages prefetched for a faster boot.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_BOOT_PREFETCH_INFORMATION", "PerfinfoBootPrefetchInformation", (12, 12), "Pages prefetched for a faster boot.", &[
    field("Action", 0, 4, "LONG", Kind::Signed, "").of_unknown_purpose(),
    unsigned("Status", 4, 4, "NTSTATUS", "").of(crate::common::Ntstatus::VALUES).means(Meaning::NtStatus),
    field("Pages", 8, 4, "LONG", Kind::Signed, "").in_units("pages").means(Meaning::Pages),
])
    .in_releases("observed in 1607, 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::SELENE_SDK]);
fixed! {
    /// Pages prefetched for a faster boot.
    ///
    /// In C: `PERFINFO_BOOT_PREFETCH_INFORMATION`, 0xc bytes. Observed in 1607, 2004..20H2, 11-21H2.
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_BOOT_PREFETCH_INFORMATION")]
    owned PerfinfoBootPrefetchInformation / PerfinfoBootPrefetchInformationView: lone [12] "PERFINFO_BOOT_PREFETCH_INFORMATION" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Purpose unknown. `LONG Action` at 0x00.
        action set_action: i32 = 0;
        /// NTSTATUS. `NTSTATUS Status` at 0x04.
        status set_status: crate::common::Ntstatus = 4;
        /// `LONG Pages` at 0x08. Unit: pages.
        pages set_pages: i32 = 8;
    }
    bits {
    }
}
