// Generated from spec/structs/CRIM_CHANNEL.toml by `cargo spec generate`. Do not edit: edit that file.

//! Channel of a provider.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::EVENTTRACEKIT_BLOCK_TYPES, &sources::OBSERVED_BINARIES];
const SOURCES_1: &[&Source] =
    &[&sources::LIBYAL_FWEVT, &sources::EVENTTRACEKIT_BLOCK_TYPES, &sources::OBSERVED_BINARIES];
pub(crate) static LAYOUT_0: Layout = layout("CRIM_CHANNEL", "CrimChannel")
    .size(16)
    .about("Channel of a provider.")
    .in_releases("6.0+", &[holds(Pointer::Bits32, 4, 255), holds(Pointer::Bits64, 4, 255)])
    .stated_by(SOURCES_1)
    .fields(&[
        unsigned("ULONG Flags").at(0..4).about("Flags.").means(Meaning::Flags).stated_by(SOURCES)
            .with(&[More::Values(crate::manifests::CrimChannelFlags::VALUES)]),
        unsigned("ULONG NameOffset").at(4..8).about("Offset from the start of the manifest to the name, a CRIM_TEXT.")
            .means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("ULONG Value").at(8..12).about("Value of the channel, as in events.").means(Meaning::Identifier)
            .stated_by(SOURCES),
        unsigned("ULONG MessageId").at(12..16)
            .about("ID of the message with the name for people, in the message table of the program. 0xFFFFFFFF if \
                there is none.")
            .means(Meaning::Identifier),
    ]);
fixed! {
    /// Channel of a provider.
    ///
    /// No known name in C; here: `CRIM_CHANNEL`, 0x10 bytes. Documented for 6.0+.
    ///
    /// Source: Joachim Metz, *Windows Event manifest binary format*; Nico Rieck, *Blocks of compiled manifests, of a
    /// compiler of manifests*; The etwspec developers, *Resources of Windows programs in public packages*.
    #[doc(alias = "CRIM_CHANNEL")]
    owned CrimChannel / CrimChannelView: lone,
        name = "CRIM_CHANNEL", size = 16, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Flags. `ULONG Flags` at 0x00.
        flags / set_flags: crate::manifests::CrimChannelFlags, at = 0;
        /// Offset from the start of the manifest to the name, a CRIM_TEXT. `ULONG NameOffset` at 0x04. Unit: bytes.
        name_offset / set_name_offset: u32, at = 4;
        /// Value of the channel, as in events. `ULONG Value` at 0x08.
        value / set_value: u32, at = 8;
        /// ID of the message with the name for people, in the message table of the program. 0xFFFFFFFF if there is
        /// none. `ULONG MessageId` at 0x0C.
        message_id / set_message_id: u32, at = 12;
    }
}

/// Alias of [`CrimChannel`], named by the first release of the form.
pub type V6_0 = CrimChannel;
/// Alias of [`CrimChannelView`], named by the first release of the form.
pub type V6_0View<'a> = CrimChannelView<'a>;
