// Generated from spec/structs/MESSAGE_RESOURCE_BLOCK.toml by `cargo spec generate`. Do not edit: edit that file.

//! Messages with consecutive IDs.
#[allow(unused_imports)]
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::MINGW_W64_WINNT, &sources::OBSERVED_BINARIES];
pub(crate) static LAYOUT_0: Layout = layout("MESSAGE_RESOURCE_BLOCK", "MessageResourceBlock")
    .size(12)
    .about("Messages with consecutive IDs.")
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG LowId").at(0..4).about("ID of the first message.").means(Meaning::Identifier),
        unsigned("ULONG HighId").at(4..8).about("ID of the last message.").means(Meaning::Identifier),
        unsigned("ULONG OffsetToEntries").at(8..12)
            .about("Offset from the start of the table to the first MESSAGE_RESOURCE_ENTRY. The others follow it.")
            .means(Meaning::Bytes).with(&[More::Units("bytes")]),
    ]);
fixed! {
    /// Messages with consecutive IDs.
    ///
    /// In C: `MESSAGE_RESOURCE_BLOCK`, 0xc bytes. Releases unknown.
    ///
    /// Source: The mingw-w64 developers, *winnt.h*; The etwspec developers, *Resources of Windows programs in public
    /// packages*.
    #[doc(alias = "MESSAGE_RESOURCE_BLOCK")]
    owned MessageResourceBlock / MessageResourceBlockView: lone,
        name = "MESSAGE_RESOURCE_BLOCK", size = 12, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// ID of the first message. `ULONG LowId` at 0x00.
        low_id / set_low_id: u32, at = 0;
        /// ID of the last message. `ULONG HighId` at 0x04.
        high_id / set_high_id: u32, at = 4;
        /// Offset from the start of the table to the first MESSAGE_RESOURCE_ENTRY. The others follow it. `ULONG
        /// OffsetToEntries` at 0x08. Unit: bytes.
        offset_to_entries / set_offset_to_entries: u32, at = 8;
    }
}
