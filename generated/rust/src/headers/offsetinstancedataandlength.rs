// Generated from spec/structs/OFFSETINSTANCEDATAANDLENGTH.toml by `cargo spec generate`. Do not edit: edit that file.

//! Offset and size of the data of one instance.
#[allow(unused_imports)]
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::MINGW_W64_WMISTR, &sources::MICROSOFT_WNODE_ALL_DATA];
pub(crate) static LAYOUT_0: Layout = layout("OFFSETINSTANCEDATAANDLENGTH", "Offsetinstancedataandlength")
    .size(8)
    .summary("Offset and size of the data of one instance.")
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG", "OffsetInstanceData").at(0..4).doc("Offset of the data from the start of the WNODE_ALL_DATA.")
            .in_units("bytes").means(Meaning::Bytes),
        unsigned("ULONG", "LengthInstanceData").at(4..8).doc("Size of the data.").in_units("bytes")
            .means(Meaning::Bytes),
    ]);
fixed! {
    /// Offset and size of the data of one instance.
    ///
    /// In C: `OFFSETINSTANCEDATAANDLENGTH`, 0x8 bytes. Releases unknown.
    ///
    /// Source: The mingw-w64 developers, *wmistr.h*; Microsoft, *WNODE_ALL_DATA structure*.
    #[doc(alias = "OFFSETINSTANCEDATAANDLENGTH")]
    owned Offsetinstancedataandlength / OffsetinstancedataandlengthView: lone,
        name = "OFFSETINSTANCEDATAANDLENGTH", size = 8, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Offset of the data from the start of the WNODE_ALL_DATA. `ULONG OffsetInstanceData` at 0x00. Unit: bytes.
        offset_instance_data / set_offset_instance_data: u32, at = 0;
        /// Size of the data. `ULONG LengthInstanceData` at 0x04. Unit: bytes.
        length_instance_data / set_length_instance_data: u32, at = 4;
    }
}
