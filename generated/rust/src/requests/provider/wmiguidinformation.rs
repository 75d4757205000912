// Generated from spec/structs/WMIGUIDINFORMATION.toml by `cargo spec generate`. Do not edit: edit that file.

//! Information about a WMI data block.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI];
pub(crate) static LAYOUT_0: Layout = layout("WMIGUIDINFORMATION", "Wmiguidinformation")
    .size(8)
    .about("Information about a WMI data block.")
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG Size").at(0..4).about("Size of this structure.").means(Meaning::Bytes)
            .with(&[More::Units("bytes")]),
        unsigned("BOOLEAN IsExpensive").at(4..5).about("True if the data is expensive to collect.")
            .means(Meaning::Boolean),
        unsigned("BOOLEAN IsEventOnly").at(5..6).about("True if the block is event-only.").means(Meaning::Boolean),
        field("padding ", Kind::Padding).at(6..8),
    ]);
fixed! {
    /// Information about a WMI data block.
    ///
    /// In C: `WMIGUIDINFORMATION`, 0x8 bytes. Releases unknown.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "WMIGUIDINFORMATION")]
    owned Wmiguidinformation / WmiguidinformationView: lone,
        name = "WMIGUIDINFORMATION", size = 8, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Size of this structure. `ULONG Size` at 0x00. Unit: bytes.
        size / set_size: u32, at = 0;
        /// True if the data is expensive to collect. `BOOLEAN IsExpensive` at 0x04.
        is_expensive / set_is_expensive: u8, at = 4;
        /// True if the block is event-only. `BOOLEAN IsEventOnly` at 0x05.
        is_event_only / set_is_event_only: u8, at = 5;
    }
}
