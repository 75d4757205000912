// Generated from spec/structs/EVENT_FILTER_HEADER.toml by `cargo spec generate`. Do not edit: edit that file.

//! Identity of a provider-defined filter, and the distance to the next.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("EVENT_FILTER_HEADER", "EventFilterHeader", (24, 24), "Identity of a provider-defined filter, and the distance to the next.", &[
    unsigned("Id", 0, 2, "USHORT", "Filter ID, from the provider's manifest.").means(Meaning::Identifier),
    unsigned("Version", 2, 1, "UCHAR", "Version of the filter.").means(Meaning::Version),
    field("Reserved", 3, 5, "UCHAR", Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 1 }, count: 5 }, "").means(Meaning::Reserved),
    unsigned("InstanceId", 8, 8, "ULONGLONG", "Identifier of the session that set the filter. 0 in the request.").means(Meaning::Identifier),
    unsigned("Size", 16, 4, "ULONG", "Size of the filter, including this header.").in_units("bytes").means(Meaning::Bytes).stated_by(&[&crate::rt::sources::MINGW_W64_EVNTPROV, &crate::rt::sources::MICROSOFT_EVENT_FILTER_HEADER]),
    unsigned("NextOffset", 20, 4, "ULONG", "Distance to the next filter.").in_units("bytes").means(Meaning::Bytes),
])
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::MINGW_W64_EVNTPROV, &crate::rt::sources::WINDOWS_SYS_ETW]);
fixed! {
    /// Identity of a provider-defined filter, and the distance to the next.
    ///
    /// In C: `EVENT_FILTER_HEADER`, 0x18 bytes. Releases unknown.
    ///
    /// Source: The mingw-w64 developers, *evntprov.h*; Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*.
    #[doc(alias = "EVENT_FILTER_HEADER")]
    owned EventFilterHeader / EventFilterHeaderView: lone [24] "EVENT_FILTER_HEADER" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Filter ID, from the provider's manifest. `USHORT Id` at 0x00.
        id set_id: u16 = 0;
        /// Version of the filter. `UCHAR Version` at 0x02.
        version set_version: u8 = 2;
        /// Reserved or padding, according to a source. `UCHAR Reserved` at 0x03.
        reserved set_reserved: [u8; 5] = 3;
        /// Identifier of the session that set the filter. 0 in the request. `ULONGLONG InstanceId` at 0x08.
        instance_id set_instance_id: u64 = 8;
        /// Size of the filter, including this header. `ULONG Size` at 0x10. Unit: bytes.
        size set_size: u32 = 16;
        /// Distance to the next filter. `ULONG NextOffset` at 0x14. Unit: bytes.
        next_offset set_next_offset: u32 = 20;
    }
    bits {
    }
}
