// Generated from spec/structs/CRIM_LIST_ENTRY.toml by `cargo spec generate`. Do not edit: edit that file.

//! Type and place of a list of a provider.
#[allow(unused_imports)]
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::EVENTTRACEKIT_BLOCK_TYPES, &sources::OBSERVED_BINARIES];
const SOURCES_1: &[&Source] =
    &[&sources::LIBYAL_FWEVT, &sources::EVENTTRACEKIT_BLOCK_TYPES, &sources::OBSERVED_BINARIES];
pub(crate) static LAYOUT_0: Layout = layout("CRIM_LIST_ENTRY", "CrimListEntry")
    .size(8)
    .summary("Type and place of a list of a provider.")
    .in_releases("6.0+", &[holds(Pointer::Bits32, 4, 255), holds(Pointer::Bits64, 4, 255)])
    .stated_by(SOURCES_1)
    .fields(&[
        unsigned("ULONG", "Type").at(0..4).doc("Type of the list.").of(crate::manifests::CrimListType::VALUES)
            .means(Meaning::Enumeration).stated_by(SOURCES),
        unsigned("ULONG", "ListOffset").at(4..8).doc("Offset from the start of the manifest to the list.")
            .in_units("bytes").means(Meaning::Bytes),
    ]);
fixed! {
    /// Type and place of a list of a provider.
    ///
    /// No known name in C; here: `CRIM_LIST_ENTRY`, 0x8 bytes. Documented for 6.0+.
    ///
    /// Source: Joachim Metz, *Windows Event manifest binary format*; Nico Rieck, *Blocks of compiled manifests, of a
    /// compiler of manifests*; The etwspec developers, *Resources of Windows programs in public packages*.
    #[doc(alias = "CRIM_LIST_ENTRY")]
    owned CrimListEntry / CrimListEntryView: lone,
        name = "CRIM_LIST_ENTRY", size = 8, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Type of the list. `ULONG Type` at 0x00.
        kind / set_kind: crate::manifests::CrimListType, at = 0;
        /// Offset from the start of the manifest to the list. `ULONG ListOffset` at 0x04. Unit: bytes.
        list_offset / set_list_offset: u32, at = 4;
    }
}

/// Alias of [`CrimListEntry`], named by the first release of the form.
pub type V6_0 = CrimListEntry;
/// Alias of [`CrimListEntryView`], named by the first release of the form.
pub type V6_0View<'a> = CrimListEntryView<'a>;
