// Generated from spec/structs/OFFSETINSTANCEDATAANDLENGTH.toml by `cargo spec generate`. Do not edit: edit that file.

//! Offset and size of the data of one instance.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("OFFSETINSTANCEDATAANDLENGTH", "Offsetinstancedataandlength", (8, 8), "Offset and size of the data of one instance.", &[
    unsigned("OffsetInstanceData", 0, 4, "ULONG", "Offset of the data from the start of the WNODE_ALL_DATA.").in_units("bytes").means(Meaning::Bytes),
    unsigned("LengthInstanceData", 4, 4, "ULONG", "Size of the data.").in_units("bytes").means(Meaning::Bytes),
])
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::MINGW_W64_WMISTR, &crate::rt::sources::MICROSOFT_WNODE_ALL_DATA]);
fixed! {
    /// Offset and size of the data of one instance.
    ///
    /// In C: `OFFSETINSTANCEDATAANDLENGTH`, 0x8 bytes. Releases unknown.
    ///
    /// Source: The mingw-w64 developers, *wmistr.h*; Microsoft, *WNODE_ALL_DATA structure*.
    #[doc(alias = "OFFSETINSTANCEDATAANDLENGTH")]
    owned Offsetinstancedataandlength / OffsetinstancedataandlengthView: lone [8] "OFFSETINSTANCEDATAANDLENGTH" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Offset of the data from the start of the WNODE_ALL_DATA. `ULONG OffsetInstanceData` at 0x00. Unit: bytes.
        offset_instance_data set_offset_instance_data: u32 = 0;
        /// Size of the data. `ULONG LengthInstanceData` at 0x04. Unit: bytes.
        length_instance_data set_length_instance_data: u32 = 4;
    }
    bits {
    }
}
