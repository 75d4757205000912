// Generated from spec/structs/ETW_PMC_COUNTER_OWNER.toml by `cargo spec generate`. Do not edit: edit that file.

//! Owner of one performance monitoring counter.
#[allow(unused_imports)]
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::WINDOWS_SYS_ETW];
pub(crate) static LAYOUT_0: Layout = layout("ETW_PMC_COUNTER_OWNER", "EtwPmcCounterOwner")
    .size(12)
    .about("Owner of one performance monitoring counter.")
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ETW_PMC_COUNTER_OWNER_TYPE OwnerType").at(0..4).about("Kind of owner.").means(Meaning::Enumeration)
            .with(&[More::Values(crate::requests::session::EtwPmcCounterOwnerType::VALUES)]),
        unsigned("ULONG ProfileSource").at(4..8).about("Profile source that the counter counts.")
            .means(Meaning::Enumeration),
        unsigned("ULONG OwnerTag").at(8..12).about("Tag of the owner.").means(Meaning::Identifier),
    ]);
fixed! {
    /// Owner of one performance monitoring counter.
    ///
    /// In C: `ETW_PMC_COUNTER_OWNER`, 0xc bytes. Releases unknown.
    ///
    /// ETW_PMC_OWNERSHIP_ENTRY of the native interface has the same layout.
    ///
    /// Source: Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*.
    #[doc(alias = "ETW_PMC_COUNTER_OWNER")]
    owned EtwPmcCounterOwner / EtwPmcCounterOwnerView: lone,
        name = "ETW_PMC_COUNTER_OWNER", size = 12, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Kind of owner. `ETW_PMC_COUNTER_OWNER_TYPE OwnerType` at 0x00.
        owner_type / set_owner_type: crate::requests::session::EtwPmcCounterOwnerType, at = 0;
        /// Profile source that the counter counts. `ULONG ProfileSource` at 0x04.
        profile_source / set_profile_source: u32, at = 4;
        /// Tag of the owner. `ULONG OwnerTag` at 0x08.
        owner_tag / set_owner_tag: u32, at = 8;
    }
}
