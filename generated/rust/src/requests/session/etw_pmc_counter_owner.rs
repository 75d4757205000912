// Generated from spec/structs/ETW_PMC_COUNTER_OWNER.toml by `cargo spec generate`. Do not edit: edit that file.

//! Owner of one performance monitoring counter.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "ETW_PMC_COUNTER_OWNER",
    aliases: &[],
    form: "EtwPmcCounterOwner",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(255) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(255) },],
    releases: "releases unknown",
    size: 12,
    fixed: 12,
    inserted: &[],
    total: None,
    summary: "Owner of one performance monitoring counter.",
    sources: &[&crate::rt::sources::WINDOWS_SYS_ETW],
    fields: &[
        unsigned("OwnerType", 0, 4, "ETW_PMC_COUNTER_OWNER_TYPE", "Kind of owner.").of(crate::requests::session::EtwPmcCounterOwnerType::VALUES).means(Meaning::Enumeration),
        unsigned("ProfileSource", 4, 4, "ULONG", "Profile source that the counter counts.").means(Meaning::Enumeration),
        unsigned("OwnerTag", 8, 4, "ULONG", "Tag of the owner.").means(Meaning::Identifier),
    ],
    tail: &[],
};
fixed! {
    /// Owner of one performance monitoring counter.
    ///
    /// In C: `ETW_PMC_COUNTER_OWNER`, 0xc bytes. Releases unknown.
    ///
    /// ETW_PMC_OWNERSHIP_ENTRY of the native interface has the same layout.
    ///
    /// Source: Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*.
    #[doc(alias = "ETW_PMC_COUNTER_OWNER")]
    owned EtwPmcCounterOwner / EtwPmcCounterOwnerView: lone [12] "ETW_PMC_COUNTER_OWNER" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Kind of owner. `ETW_PMC_COUNTER_OWNER_TYPE OwnerType` at 0x00.
        owner_type set_owner_type: crate::requests::session::EtwPmcCounterOwnerType = 0;
        /// Profile source that the counter counts. `ULONG ProfileSource` at 0x04.
        profile_source set_profile_source: u32 = 4;
        /// Tag of the owner. `ULONG OwnerTag` at 0x08.
        owner_tag set_owner_tag: u32 = 8;
    }
    bits {
    }
}
