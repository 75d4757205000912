// Generated from spec/structs/EVENT_EXTENDED_ITEM_QPC_DELTA.toml by `cargo spec generate`. Do not edit: edit that file.

//! Difference of two values of the performance counter, inferred from the name.
#[allow(unused_imports)]
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::WINDOWS_SYS_ETW];
pub(crate) static LAYOUT_0: Layout = layout("EVENT_EXTENDED_ITEM_QPC_DELTA", "EventExtendedItemQpcDelta")
    .size(8)
    .summary("Difference of two values of the performance counter, inferred from the name.")
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        signed("LARGE_INTEGER", "QpcDelta").at(0..8)
            .doc("Difference of two values of the performance counter, which have 64 bits.")
            .in_units("performance counter ticks").means(Meaning::PerformanceCounter),
    ]);
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
    owned EventExtendedItemQpcDelta / EventExtendedItemQpcDeltaView: lone,
        name = "EVENT_EXTENDED_ITEM_QPC_DELTA", size = 8, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Difference of two values of the performance counter, which have 64 bits. `LARGE_INTEGER QpcDelta` at 0x00.
        /// Unit: performance counter ticks.
        qpc_delta / set_qpc_delta: i64, at = 0;
    }
}

split_lone!(EventExtendedItemQpcDelta, view = EventExtendedItemQpcDeltaView, size = 8);
