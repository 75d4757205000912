// Generated from spec/structs/WMIGUIDINFORMATION.toml by `cargo spec generate`. Do not edit: edit that file.

//! Information about a WMI data block.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("WMIGUIDINFORMATION", "Wmiguidinformation", (8, 8), "Information about a WMI data block.", &[
    unsigned("Size", 0, 4, "ULONG", "Size of this structure.").in_units("bytes").means(Meaning::Bytes),
    unsigned("IsExpensive", 4, 1, "BOOLEAN", "Whether the data is expensive to collect.").means(Meaning::Boolean),
    unsigned("IsEventOnly", 5, 1, "BOOLEAN", "Whether the block is event-only.").means(Meaning::Boolean),
    field("", 6, 2, "padding", Kind::Padding, ""),
])
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI]);
fixed! {
    /// Information about a WMI data block.
    ///
    /// In C: `WMIGUIDINFORMATION`, 0x8 bytes. Releases unknown.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "WMIGUIDINFORMATION")]
    owned Wmiguidinformation / WmiguidinformationView: lone [8] "WMIGUIDINFORMATION" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Size of this structure. `ULONG Size` at 0x00. Unit: bytes.
        size set_size: u32 = 0;
        /// Whether the data is expensive to collect. `BOOLEAN IsExpensive` at 0x04.
        is_expensive set_is_expensive: u8 = 4;
        /// Whether the block is event-only. `BOOLEAN IsEventOnly` at 0x05.
        is_event_only set_is_event_only: u8 = 5;
    }
    bits {
    }
}
