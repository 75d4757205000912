// Generated from spec/structs/EVENT_MAP_ENTRY.toml by `cargo spec generate`. Do not edit: edit that file.

//! Name of a value, in a map.
#[allow(unused_imports)]
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::MINGW_W64_TDH, &sources::OBSERVED_TRACES];
pub(crate) static LAYOUT_0: Layout = layout("EVENT_MAP_ENTRY", "EventMapEntry")
    .size(8)
    .summary("Name of a value, in a map.")
    .in_releases("6.0+", &[holds(Pointer::Bits32, 4, 255), holds(Pointer::Bits64, 4, 255)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG", "OutputOffset").at(0..4).doc("Offset of the name, from the start of the map.")
            .in_units("bytes").means(Meaning::Bytes),
        union("union", "").at(4..8).with(&[
            unsigned("ULONG", "Value").at(4..8).doc("Value.").means(Meaning::Number),
            unsigned("ULONG", "InputOffset").at(4..8).doc("For a map of texts: offset of the text.").in_units("bytes")
                .means(Meaning::Bytes),
        ]),
    ]);
fixed! {
    /// Name of a value, in a map.
    ///
    /// In C: `EVENT_MAP_ENTRY`, 0x8 bytes. Documented for 6.0+.
    ///
    /// Source: The mingw-w64 developers, *tdh.h*; The etwspec developers, *Nineteen log files of public projects*.
    #[doc(alias = "EVENT_MAP_ENTRY")]
    owned EventMapEntry / EventMapEntryView: lone,
        name = "EVENT_MAP_ENTRY", size = 8, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Offset of the name, from the start of the map. `ULONG OutputOffset` at 0x00. Unit: bytes.
        output_offset / set_output_offset: u32, at = 0;
        /// Value. `ULONG Value` at 0x04.
        value / set_value: u32, at = 4;
        /// For a map of texts: offset of the text. `ULONG InputOffset` at 0x04. Unit: bytes.
        input_offset / set_input_offset: u32, at = 4;
    }
}

/// Alias of [`EventMapEntry`], named by the first release of the form.
pub type V6_0 = EventMapEntry;
/// Alias of [`EventMapEntryView`], named by the first release of the form.
pub type V6_0View<'a> = EventMapEntryView<'a>;
