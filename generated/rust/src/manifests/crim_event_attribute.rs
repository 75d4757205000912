// Generated from spec/structs/CRIM_EVENT_ATTRIBUTE.toml by `cargo spec generate`. Do not edit: edit that file.

//! Attribute of an event.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::EVENTTRACEKIT_BLOCK_TYPES, &sources::OBSERVED_BINARIES];
pub(crate) static LAYOUT_0: Layout = layout("CRIM_EVENT_ATTRIBUTE", "CrimEventAttribute")
    .size(8)
    .about("Attribute of an event.")
    .in_releases("6.0+", &[holds(Pointer::Bits32, 4, 255), holds(Pointer::Bits64, 4, 255)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("UCHAR Type").at(0..1).about("Kind of attribute.").means(Meaning::Enumeration)
            .with(&[More::Values(crate::manifests::CrimEventAttributeType::VALUES)]),
        unsigned("UCHAR Version").at(1..2).about("Version of the event.").means(Meaning::Version),
        unsigned("USHORT Id").at(2..4).about("Event ID.").means(Meaning::Identifier),
        unsigned("ULONG ValueOffset").at(4..8)
            .about("Offset from the start of the manifest to the value: text in UTF-16 that ends with a zero.")
            .means(Meaning::Bytes).with(&[More::Units("bytes")]),
    ]);
fixed! {
    /// Attribute of an event.
    ///
    /// No known name in C; here: `CRIM_EVENT_ATTRIBUTE`, 0x8 bytes. Documented for 6.0+.
    ///
    /// Source: Nico Rieck, *Blocks of compiled manifests, of a compiler of manifests*; The etwspec
    /// developers, *Resources of Windows programs in public packages*.
    #[doc(alias = "CRIM_EVENT_ATTRIBUTE")]
    owned CrimEventAttribute / CrimEventAttributeView: lone,
        name = "CRIM_EVENT_ATTRIBUTE", size = 8, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Kind of attribute. `UCHAR Type` at 0x00.
        kind / set_kind: crate::manifests::CrimEventAttributeType, at = 0;
        /// Version of the event. `UCHAR Version` at 0x01.
        version / set_version: u8, at = 1;
        /// Event ID. `USHORT Id` at 0x02.
        id / set_id: u16, at = 2;
        /// Offset from the start of the manifest to the value: text in UTF-16 that ends with a zero. `ULONG
        /// ValueOffset` at 0x04. Unit: bytes.
        value_offset / set_value_offset: u32, at = 4;
    }
}

/// Alias of [`CrimEventAttribute`], named by the first release of the form.
pub type V6_0 = CrimEventAttribute;
/// Alias of [`CrimEventAttributeView`], named by the first release of the form.
pub type V6_0View<'a> = CrimEventAttributeView<'a>;
