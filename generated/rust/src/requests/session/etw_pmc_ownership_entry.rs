// Generated from spec/structs/ETW_PMC_OWNERSHIP_ENTRY.toml by `cargo spec generate`. Do not edit: edit that file.

//! Owner of one of a processor's counters.
#[allow(unused_imports)]
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::WINDOWS_SYS_ETW];
pub(crate) static LAYOUT_0: Layout = layout("ETW_PMC_OWNERSHIP_ENTRY", "EtwPmcOwnershipEntry")
    .size(12)
    .about("Owner of one of a processor's counters.")
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG Type").at(0..4)
            .about("OwnerType in ETW_PMC_COUNTER_OWNER, a public structure of the same layout.")
            .means(Meaning::Enumeration),
        unsigned("ULONG Data1").at(4..8).about("ProfileSource in ETW_PMC_COUNTER_OWNER.").means(Meaning::Enumeration),
        unsigned("ULONG Data2").at(8..12).about("OwnerTag in ETW_PMC_COUNTER_OWNER.").means(Meaning::Identifier),
    ]);
fixed! {
    /// Owner of one of a processor's counters.
    ///
    /// In C: `ETW_PMC_OWNERSHIP_ENTRY`, 0xc bytes. Releases unknown.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*;
    /// Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*.
    #[doc(alias = "ETW_PMC_OWNERSHIP_ENTRY")]
    owned EtwPmcOwnershipEntry / EtwPmcOwnershipEntryView: lone,
        name = "ETW_PMC_OWNERSHIP_ENTRY", size = 12, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// OwnerType in ETW_PMC_COUNTER_OWNER, a public structure of the same layout. `ULONG Type` at 0x00.
        kind / set_kind: u32, at = 0;
        /// ProfileSource in ETW_PMC_COUNTER_OWNER. `ULONG Data1` at 0x04.
        data1 / set_data1: u32, at = 4;
        /// OwnerTag in ETW_PMC_COUNTER_OWNER. `ULONG Data2` at 0x08.
        data2 / set_data2: u32, at = 8;
    }
}
