// Generated from spec/structs/ETW_PMC_COUNTER_OWNER.toml by `cargo spec generate`. Do not edit: edit that file.

//! Owner of one performance monitoring counter.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("ETW_PMC_COUNTER_OWNER", "EtwPmcCounterOwner", (12, 12), "Owner of one performance monitoring counter.", &[
    unsigned("OwnerType", 0, 4, "ETW_PMC_COUNTER_OWNER_TYPE", "Kind of owner.").of(crate::requests::session::EtwPmcCounterOwnerType::VALUES).means(Meaning::Enumeration),
    unsigned("ProfileSource", 4, 4, "ULONG", "Profile source that the counter counts.").means(Meaning::Enumeration),
    unsigned("OwnerTag", 8, 4, "ULONG", "Tag of the owner.").means(Meaning::Identifier),
])
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::WINDOWS_SYS_ETW]);
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
