// Generated from spec/structs/CRIM_LEVEL.toml by `cargo spec generate`. Do not edit: edit that file.

//! Level of the events of a provider.
#[allow(unused_imports)]
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::LIBYAL_FWEVT, &sources::EVENTTRACEKIT_BLOCK_TYPES, &sources::OBSERVED_BINARIES];
pub(crate) static LAYOUT_0: Layout = layout("CRIM_LEVEL", "CrimLevel")
    .size(12)
    .about("Level of the events of a provider.")
    .in_releases("6.0+", &[holds(Pointer::Bits32, 4, 255), holds(Pointer::Bits64, 4, 255)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG Value").at(0..4).about("Value of the level.").means(Meaning::Identifier),
        unsigned("ULONG MessageId").at(4..8)
            .about("ID of the message with the name for people, in the message table of the program. 0xFFFFFFFF if \
                there is none.")
            .means(Meaning::Identifier),
        unsigned("ULONG NameOffset").at(8..12)
            .about("Offset from the start of the manifest to the name, a CRIM_TEXT. The names of levels that all \
                manifests share begin with `win:`.")
            .means(Meaning::Bytes).with(&[More::Units("bytes")]),
    ]);
fixed! {
    /// Level of the events of a provider.
    ///
    /// No known name in C; here: `CRIM_LEVEL`, 0xc bytes. Documented for 6.0+.
    ///
    /// Source: Joachim Metz, *Windows Event manifest binary format*; Nico Rieck, *Blocks of compiled manifests, of a
    /// compiler of manifests*; The etwspec developers, *Resources of Windows programs in public packages*.
    #[doc(alias = "CRIM_LEVEL")]
    owned CrimLevel / CrimLevelView: lone,
        name = "CRIM_LEVEL", size = 12, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Value of the level. `ULONG Value` at 0x00.
        value / set_value: u32, at = 0;
        /// ID of the message with the name for people, in the message table of the program. 0xFFFFFFFF if there is
        /// none. `ULONG MessageId` at 0x04.
        message_id / set_message_id: u32, at = 4;
        /// Offset from the start of the manifest to the name, a CRIM_TEXT. The names of levels that all manifests share
        /// begin with `win:`. `ULONG NameOffset` at 0x08. Unit: bytes.
        name_offset / set_name_offset: u32, at = 8;
    }
}

/// Alias of [`CrimLevel`], named by the first release of the form.
pub type V6_0 = CrimLevel;
/// Alias of [`CrimLevelView`], named by the first release of the form.
pub type V6_0View<'a> = CrimLevelView<'a>;
