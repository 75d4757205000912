// Generated from spec/structs/EVENT_PROPERTY_INFO.toml by `cargo spec generate`. Do not edit: edit that file.

//! Field of an event, in its schema.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::MINGW_W64_TDH, &sources::OBSERVED_TRACES];
pub(crate) static LAYOUT_0: Layout = layout("EVENT_PROPERTY_INFO", "EventPropertyInfo")
    .size(24)
    .about("Field of an event, in its schema.")
    .in_releases("6.0+", &[holds(Pointer::Bits32, 4, 255), holds(Pointer::Bits64, 4, 255)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG Flags").at(0..4)
            .about("Flags: whether the property is a structure, and whether its count and its length are in other \
                properties.")
            .means(Meaning::Flags).with(&[More::Values(crate::payloads::trace::PropertyFlags::VALUES)]),
        unsigned("ULONG NameOffset").at(4..8).about("Offset of the name, from the start of the TRACE_EVENT_INFO.")
            .means(Meaning::Bytes).with(&[More::Units("bytes")]),
        union("union ").at(8..16).with(&[More::Fields(&[
            structure("struct nonStructType").at(8..16).with(&[More::Fields(&[
                unsigned("USHORT nonStructType.InType").at(8..10).about("Type of the bytes.")
                    .means(Meaning::Enumeration).with(&[More::Values(crate::headers::TdhInType::VALUES)]),
                unsigned("USHORT nonStructType.OutType").at(10..12).about("Form in which the value is shown.")
                    .means(Meaning::Enumeration).with(&[More::Values(crate::headers::TdhOutType::VALUES)]),
                unsigned("ULONG nonStructType.MapNameOffset").at(12..16)
                    .about("Offset of the name of the map with the names of values. 0 if there is none.")
                    .means(Meaning::Bytes).with(&[More::Units("bytes")]),
            ])]),
            structure("struct structType").at(8..16).with(&[More::Fields(&[
                unsigned("USHORT structType.StructStartIndex").at(8..10)
                    .about("Index of the first property of the structure.").means(Meaning::Index),
                unsigned("USHORT structType.NumOfStructMembers").at(10..12)
                    .about("Number of properties of the structure.").means(Meaning::Count),
                unsigned("ULONG structType.padding").at(12..16).of_unknown_purpose(),
            ])]),
        ])]),
        union("union ").at(16..18).with(&[More::Fields(&[
            unsigned("USHORT count").at(16..18).about("Number of elements.").means(Meaning::Count),
            unsigned("USHORT countPropertyIndex").at(16..18)
                .about("Index of the property that contains the number of elements.").means(Meaning::Index),
        ])]),
        union("union ").at(18..20).with(&[More::Fields(&[
            unsigned("USHORT length").at(18..20).about("Size in bytes, or in characters for text."),
            unsigned("USHORT lengthPropertyIndex").at(18..20).about("Index of the property that contains the size.")
                .means(Meaning::Index),
        ])]),
        unsigned("ULONG Reserved").at(20..24).about("Newer releases store tags in the lower 28 bits."),
    ]);
fixed! {
    /// Type of the member `nonStructType`, 0x8 bytes.
    owned NonStructType / NonStructTypeView: lone,
        name = "nonStructType", size = 8, table = Table::inner(&LAYOUT_0, "nonStructType");
    fields {
        /// Type of the bytes. `USHORT InType` at 0x08.
        in_type / set_in_type: crate::headers::TdhInType, at = 0;
        /// Form in which the value is shown. `USHORT OutType` at 0x0A.
        out_type / set_out_type: crate::headers::TdhOutType, at = 2;
        /// Offset of the name of the map with the names of values. 0 if there is none. `ULONG MapNameOffset` at 0x0C.
        /// Unit: bytes.
        map_name_offset / set_map_name_offset: u32, at = 4;
    }
}

fixed! {
    /// Type of the member `structType`, 0x8 bytes.
    owned StructType / StructTypeView: lone,
        name = "structType", size = 8, table = Table::inner(&LAYOUT_0, "structType");
    fields {
        /// Index of the first property of the structure. `USHORT StructStartIndex` at 0x08.
        struct_start_index / set_struct_start_index: u16, at = 0;
        /// Number of properties of the structure. `USHORT NumOfStructMembers` at 0x0A.
        num_of_struct_members / set_num_of_struct_members: u16, at = 2;
        /// Purpose unknown. `ULONG padding` at 0x0C.
        padding / set_padding: u32, at = 4;
    }
}

fixed! {
    /// Field of an event, in its schema.
    ///
    /// In C: `EVENT_PROPERTY_INFO`, 0x18 bytes. Documented for 6.0+.
    ///
    /// Flags decide between the members of each union.
    ///
    /// Source: The mingw-w64 developers, *tdh.h*; The etwspec developers, *Nineteen log files of public projects*.
    #[doc(alias = "EVENT_PROPERTY_INFO")]
    owned EventPropertyInfo / EventPropertyInfoView: lone,
        name = "EVENT_PROPERTY_INFO", size = 24, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Flags: whether the property is a structure, and whether its count and its length are in other properties.
        /// `ULONG Flags` at 0x00.
        flags / set_flags: crate::payloads::trace::PropertyFlags, at = 0;
        /// Offset of the name, from the start of the TRACE_EVENT_INFO. `ULONG NameOffset` at 0x04. Unit: bytes.
        name_offset / set_name_offset: u32, at = 4;
        /// `struct nonStructType` at 0x08. Returns a copy.
        non_struct_type / set_non_struct_type: crate::payloads::trace::event_property_info::NonStructType, at = 8;
        /// `struct structType` at 0x08. Returns a copy.
        struct_type / set_struct_type: crate::payloads::trace::event_property_info::StructType, at = 8;
        /// Number of elements. `USHORT count` at 0x10.
        count / set_count: u16, at = 16;
        /// Index of the property that contains the number of elements. `USHORT countPropertyIndex` at 0x10.
        count_property_index / set_count_property_index: u16, at = 16;
        /// Size in bytes, or in characters for text. `USHORT length` at 0x12.
        length / set_length: u16, at = 18;
        /// Index of the property that contains the size. `USHORT lengthPropertyIndex` at 0x12.
        length_property_index / set_length_property_index: u16, at = 18;
        /// Newer releases store tags in the lower 28 bits. `ULONG Reserved` at 0x14.
        reserved / set_reserved: u32, at = 20;
    }
}

/// Alias of [`EventPropertyInfo`], named by the first release of the form.
pub type V6_0 = EventPropertyInfo;
/// Alias of [`EventPropertyInfoView`], named by the first release of the form.
pub type V6_0View<'a> = EventPropertyInfoView<'a>;
