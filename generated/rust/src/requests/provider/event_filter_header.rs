// Generated from spec/structs/EVENT_FILTER_HEADER.toml by `cargo spec generate`. Do not edit: edit that file.

//! Identity of a provider-defined filter, and the distance to the next.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::MINGW_W64_EVNTPROV, &sources::MICROSOFT_EVENT_FILTER_HEADER];
const SOURCES_1: &[&Source] = &[&sources::MINGW_W64_EVNTPROV, &sources::WINDOWS_SYS_ETW];
pub(crate) static LAYOUT_0: Layout = layout("EVENT_FILTER_HEADER", "EventFilterHeader")
    .size(24)
    .about("Identity of a provider-defined filter, and the distance to the next.")
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES_1)
    .fields(&[
        unsigned("USHORT Id").at(0..2).about("Filter ID, from the provider's manifest.").means(Meaning::Identifier),
        unsigned("UCHAR Version").at(2..3).about("Version of the filter.").means(Meaning::Version),
        field(
            "UCHAR Reserved", Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 1 }, count: 5 }
        )
            .at(3..8).means(Meaning::Reserved),
        unsigned("ULONGLONG InstanceId").at(8..16)
            .about("Identifier of the session that set the filter. 0 in the request.").means(Meaning::Identifier),
        unsigned("ULONG Size").at(16..20).about("Size of the filter, including this header.").means(Meaning::Bytes)
            .stated_by(SOURCES).with(&[More::Units("bytes")]),
        unsigned("ULONG NextOffset").at(20..24).about("Distance to the next filter.").means(Meaning::Bytes)
            .with(&[More::Units("bytes")]),
    ]);
fixed! {
    /// Identity of a provider-defined filter, and the distance to the next.
    ///
    /// In C: `EVENT_FILTER_HEADER`, 0x18 bytes. Releases unknown.
    ///
    /// Source: The mingw-w64 developers, *evntprov.h*; Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*.
    #[doc(alias = "EVENT_FILTER_HEADER")]
    owned EventFilterHeader / EventFilterHeaderView: lone,
        name = "EVENT_FILTER_HEADER", size = 24, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Filter ID, from the provider's manifest. `USHORT Id` at 0x00.
        id / set_id: u16, at = 0;
        /// Version of the filter. `UCHAR Version` at 0x02.
        version / set_version: u8, at = 2;
        /// Reserved or padding, according to a source. `UCHAR Reserved` at 0x03.
        reserved / set_reserved: [u8; 5], at = 3;
        /// Identifier of the session that set the filter. 0 in the request. `ULONGLONG InstanceId` at 0x08.
        instance_id / set_instance_id: u64, at = 8;
        /// Size of the filter, including this header. `ULONG Size` at 0x10. Unit: bytes.
        size / set_size: u32, at = 16;
        /// Distance to the next filter. `ULONG NextOffset` at 0x14. Unit: bytes.
        next_offset / set_next_offset: u32, at = 20;
    }
}
