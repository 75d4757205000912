// Generated from spec/structs/EVENT_EXTENDED_ITEM_QPC_DELTA.toml by `cargo spec generate`. Do not edit: edit that file.

//! Difference of two values of the performance counter, inferred from the name.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "EVENT_EXTENDED_ITEM_QPC_DELTA",
    aliases: &[],
    form: "EventExtendedItemQpcDelta",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(255) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(255) },],
    releases: "releases unknown",
    size: 8,
    fixed: 8,
    inserted: &[],
    total: None,
    summary: "Difference of two values of the performance counter, inferred from the name.",
    sources: &[&crate::rt::sources::WINDOWS_SYS_ETW],
    fields: &[
        field("QpcDelta", 0, 8, "LARGE_INTEGER", Kind::Signed, "Difference of two values of the performance counter, which have 64 bits.").in_units("performance counter ticks").means(Meaning::PerformanceCounter),
    ],
    tail: &[],
};
fixed! {
    /// Difference of two values of the performance counter, inferred from the name.
    ///
    /// No known name in C; here: `EVENT_EXTENDED_ITEM_QPC_DELTA`, 0x8 bytes. Releases unknown.
    ///
    /// Unknown:
    ///
    /// - The values of which it is the difference.
    /// - The sign. It is signed in the tables because a difference can be negative.
    ///
    /// Source: Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*.
    #[doc(alias = "EVENT_EXTENDED_ITEM_QPC_DELTA")]
    owned EventExtendedItemQpcDelta / EventExtendedItemQpcDeltaView: lone [8] "EVENT_EXTENDED_ITEM_QPC_DELTA" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Difference of two values of the performance counter, which have 64 bits. `LARGE_INTEGER QpcDelta` at 0x00. Unit: performance counter ticks.
        qpc_delta set_qpc_delta: i64 = 0;
    }
    bits {
    }
}

split_lone!(EventExtendedItemQpcDelta, EventExtendedItemQpcDeltaView, 8);
