// Generated from spec/structs/CRIM_MAP_ENTRY.toml by `cargo spec generate`. Do not edit: edit that file.

//! Value or bit, and its name.
#[allow(unused_imports)]
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::LIBYAL_FWEVT, &sources::EVENTTRACEKIT_BLOCK_TYPES, &sources::OBSERVED_BINARIES];
pub(crate) static LAYOUT_0: Layout = layout("CRIM_MAP_ENTRY", "CrimMapEntry")
    .size(8)
    .summary("Value or bit, and its name.")
    .in_releases("6.0+", &[holds(Pointer::Bits32, 4, 255), holds(Pointer::Bits64, 4, 255)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG", "Value").at(0..4).doc("Value, or the bit.").means(Meaning::Hex),
        unsigned("ULONG", "MessageId").at(4..8)
            .doc("ID of the message with the name, in the message table of the program. 0xFFFFFFFF if there is none.")
            .means(Meaning::Identifier),
    ]);
fixed! {
    /// Value or bit, and its name.
    ///
    /// No known name in C; here: `CRIM_MAP_ENTRY`, 0x8 bytes. Documented for 6.0+.
    ///
    /// Source: Joachim Metz, *Windows Event manifest binary format*; Nico Rieck, *Blocks of compiled manifests, of a
    /// compiler of manifests*; The etwspec developers, *Resources of Windows programs in public packages*.
    #[doc(alias = "CRIM_MAP_ENTRY")]
    owned CrimMapEntry / CrimMapEntryView: lone,
        name = "CRIM_MAP_ENTRY", size = 8, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Value, or the bit. `ULONG Value` at 0x00.
        value / set_value: u32, at = 0;
        /// ID of the message with the name, in the message table of the program. 0xFFFFFFFF if there is none. `ULONG
        /// MessageId` at 0x04.
        message_id / set_message_id: u32, at = 4;
    }
}

/// Alias of [`CrimMapEntry`], named by the first release of the form.
pub type V6_0 = CrimMapEntry;
/// Alias of [`CrimMapEntryView`], named by the first release of the form.
pub type V6_0View<'a> = CrimMapEntryView<'a>;
