// Generated from spec/structs/CRIM_TEMPLATE_ITEM.toml by `cargo spec generate`. Do not edit: edit that file.

//! Field of events, in a template.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::EVENTTRACEKIT_BLOCK_TYPES, &sources::OBSERVED_BINARIES];
const SOURCES_1: &[&Source] =
    &[&sources::LIBYAL_FWEVT, &sources::EVENTTRACEKIT_BLOCK_TYPES, &sources::OBSERVED_BINARIES];
pub(crate) static LAYOUT_0: Layout = layout("CRIM_TEMPLATE_ITEM", "CrimTemplateItem")
    .size(20)
    .about("Field of events, in a template.")
    .in_releases("6.0+", &[holds(Pointer::Bits32, 4, 255), holds(Pointer::Bits64, 4, 255)])
    .stated_by(SOURCES_1)
    .fields(&[
        unsigned("ULONG Flags").at(0..4).about("Flags: structure or value, and the meaning of count and length.")
            .means(Meaning::Flags).stated_by(SOURCES).with(&[More::Values(crate::manifests::CrimItemFlags::VALUES)]),
        union("union ").at(4..12).with(&[More::Fields(&[
            structure("struct nonStructType").at(4..12).with(&[More::Fields(&[
                unsigned("UCHAR nonStructType.InType").at(4..5).about("Type of the bytes: a value of TDH_IN_TYPE.")
                    .means(Meaning::Enumeration),
                unsigned("UCHAR nonStructType.OutType").at(5..6)
                    .about("Form in which the value is shown: a value of TDH_OUT_TYPE.").means(Meaning::Enumeration),
                unsigned("USHORT nonStructType.Padding").at(6..8).about("0 in all observed manifests.")
                    .of_unknown_purpose(),
                unsigned("ULONG nonStructType.MapOffset").at(8..12)
                    .about("Offset from the start of the manifest to the CRIM_MAP. 0 if there is none.")
                    .means(Meaning::Bytes).stated_by(SOURCES).with(&[More::Units("bytes")]),
            ])]),
            structure("struct structType").at(4..12).with(&[More::Fields(&[
                unsigned("USHORT structType.StructStartIndex").at(4..6)
                    .about("Index of the first item of the structure.").means(Meaning::Index),
                unsigned("USHORT structType.NumOfStructMembers").at(6..8).about("Number of items of the structure.")
                    .means(Meaning::Count),
                unsigned("ULONG structType.padding").at(8..12).of_unknown_purpose(),
            ])]),
        ])]),
        union("union ").at(12..14).with(&[More::Fields(&[
            unsigned("USHORT Count").at(12..14).about("Number of elements. 0 if the item is no array.")
                .means(Meaning::Count),
            unsigned("USHORT CountItemIndex").at(12..14)
                .about("Index of the item that contains the number of elements.").means(Meaning::Index),
        ])]),
        union("union ").at(14..16).with(&[More::Fields(&[
            unsigned("USHORT Length").at(14..16).about("Size in bytes, or in characters for text."),
            unsigned("USHORT LengthItemIndex").at(14..16).about("Index of the item that contains the size.")
                .means(Meaning::Index),
        ])]),
        unsigned("ULONG NameOffset").at(16..20).about("Offset from the start of the manifest to the name, a CRIM_TEXT.")
            .means(Meaning::Bytes).with(&[More::Units("bytes")]),
    ]);
fixed! {
    /// Type of the member `nonStructType`, 0x8 bytes.
    owned NonStructType / NonStructTypeView: lone,
        name = "nonStructType", size = 8, table = Table::inner(&LAYOUT_0, "nonStructType");
    fields {
        /// Type of the bytes: a value of TDH_IN_TYPE. `UCHAR InType` at 0x04.
        in_type / set_in_type: u8, at = 0;
        /// Form in which the value is shown: a value of TDH_OUT_TYPE. `UCHAR OutType` at 0x05.
        out_type / set_out_type: u8, at = 1;
        /// 0 in all observed manifests. Purpose unknown. `USHORT Padding` at 0x06.
        padding / set_padding: u16, at = 2;
        /// Offset from the start of the manifest to the CRIM_MAP. 0 if there is none. `ULONG MapOffset` at 0x08. Unit:
        /// bytes.
        map_offset / set_map_offset: u32, at = 4;
    }
}

fixed! {
    /// Type of the member `structType`, 0x8 bytes.
    owned StructType / StructTypeView: lone,
        name = "structType", size = 8, table = Table::inner(&LAYOUT_0, "structType");
    fields {
        /// Index of the first item of the structure. `USHORT StructStartIndex` at 0x04.
        struct_start_index / set_struct_start_index: u16, at = 0;
        /// Number of items of the structure. `USHORT NumOfStructMembers` at 0x06.
        num_of_struct_members / set_num_of_struct_members: u16, at = 2;
        /// Purpose unknown. `ULONG padding` at 0x08.
        padding / set_padding: u32, at = 4;
    }
}

fixed! {
    /// Field of events, in a template.
    ///
    /// No known name in C; here: `CRIM_TEMPLATE_ITEM`, 0x14 bytes. Documented for 6.0+.
    ///
    /// Flags decide between the members of each union.
    ///
    /// Source: Joachim Metz, *Windows Event manifest binary format*; Nico Rieck, *Blocks of compiled manifests, of a
    /// compiler of manifests*; The etwspec developers, *Resources of Windows programs in public packages*.
    #[doc(alias = "CRIM_TEMPLATE_ITEM")]
    owned CrimTemplateItem / CrimTemplateItemView: lone,
        name = "CRIM_TEMPLATE_ITEM", size = 20, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Flags: structure or value, and the meaning of count and length. `ULONG Flags` at 0x00.
        flags / set_flags: crate::manifests::CrimItemFlags, at = 0;
        /// `struct nonStructType` at 0x04. Returns a copy.
        non_struct_type / set_non_struct_type: crate::manifests::crim_template_item::NonStructType, at = 4;
        /// `struct structType` at 0x04. Returns a copy.
        struct_type / set_struct_type: crate::manifests::crim_template_item::StructType, at = 4;
        /// Number of elements. 0 if the item is no array. `USHORT Count` at 0x0C.
        count / set_count: u16, at = 12;
        /// Index of the item that contains the number of elements. `USHORT CountItemIndex` at 0x0C.
        count_item_index / set_count_item_index: u16, at = 12;
        /// Size in bytes, or in characters for text. `USHORT Length` at 0x0E.
        length / set_length: u16, at = 14;
        /// Index of the item that contains the size. `USHORT LengthItemIndex` at 0x0E.
        length_item_index / set_length_item_index: u16, at = 14;
        /// Offset from the start of the manifest to the name, a CRIM_TEXT. `ULONG NameOffset` at 0x10. Unit: bytes.
        name_offset / set_name_offset: u32, at = 16;
    }
}

/// Alias of [`CrimTemplateItem`], named by the first release of the form.
pub type V6_0 = CrimTemplateItem;
/// Alias of [`CrimTemplateItemView`], named by the first release of the form.
pub type V6_0View<'a> = CrimTemplateItemView<'a>;
