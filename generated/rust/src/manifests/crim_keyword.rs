// Generated from spec/structs/CRIM_KEYWORD.toml by `cargo spec generate`. Do not edit: edit that file.

//! Keyword of a provider.
#[allow(unused_imports)]
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::LIBYAL_FWEVT, &sources::EVENTTRACEKIT_BLOCK_TYPES, &sources::OBSERVED_BINARIES];
pub(crate) static LAYOUT_0: Layout = layout("CRIM_KEYWORD", "CrimKeyword")
    .size(16)
    .about("Keyword of a provider.")
    .in_releases("6.0+", &[holds(Pointer::Bits32, 4, 255), holds(Pointer::Bits64, 4, 255)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONGLONG Mask").at(0..8).about("Bit of the keyword.").means(Meaning::Flags),
        unsigned("ULONG MessageId").at(8..12)
            .about("ID of the message with the name for people, in the message table of the program. 0xFFFFFFFF if \
                there is none.")
            .means(Meaning::Identifier),
        unsigned("ULONG NameOffset").at(12..16).about("Offset from the start of the manifest to the name, a CRIM_TEXT.")
            .means(Meaning::Bytes).with(&[More::Units("bytes")]),
    ]);
fixed! {
    /// Keyword of a provider.
    ///
    /// No known name in C; here: `CRIM_KEYWORD`, 0x10 bytes. Documented for 6.0+.
    ///
    /// Source: Joachim Metz, *Windows Event manifest binary format*; Nico Rieck, *Blocks of compiled manifests, of a
    /// compiler of manifests*; The etwspec developers, *Resources of Windows programs in public packages*.
    #[doc(alias = "CRIM_KEYWORD")]
    owned CrimKeyword / CrimKeywordView: lone,
        name = "CRIM_KEYWORD", size = 16, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Bit of the keyword. `ULONGLONG Mask` at 0x00.
        mask / set_mask: u64, at = 0;
        /// ID of the message with the name for people, in the message table of the program. 0xFFFFFFFF if there is
        /// none. `ULONG MessageId` at 0x08.
        message_id / set_message_id: u32, at = 8;
        /// Offset from the start of the manifest to the name, a CRIM_TEXT. `ULONG NameOffset` at 0x0C. Unit: bytes.
        name_offset / set_name_offset: u32, at = 12;
    }
}

/// Alias of [`CrimKeyword`], named by the first release of the form.
pub type V6_0 = CrimKeyword;
/// Alias of [`CrimKeywordView`], named by the first release of the form.
pub type V6_0View<'a> = CrimKeywordView<'a>;
