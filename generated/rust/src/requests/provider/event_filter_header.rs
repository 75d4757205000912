// Generated from spec/structs/EVENT_FILTER_HEADER.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Identity of a provider-defined filter, and the distance to the next.
#[allow(unused_imports)]
use crate::rt::describe::*;

#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "EVENT_FILTER_HEADER",
    aliases: &[],
    form: "EventFilterHeader",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(255) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(255) },],
    releases: "releases unknown",
    size: 24,
    fixed: 24,
    inserted: &[],
    total: None,
    summary: "Identity of a provider-defined filter, and the distance to the next.",
    fields: &[
        Field { name: "Id", path: "Id", offset: 0, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Filter ID, from the provider's manifest.", units: "", unknown: false, children: &[] },
        Field { name: "Version", path: "Version", offset: 2, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "Version of the filter.", units: "", unknown: false, children: &[] },
        Field { name: "Reserved", path: "Reserved", offset: 3, size: 5, ty: "UCHAR", kind: Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 1 }, count: 5 }, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "InstanceId", path: "InstanceId", offset: 8, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "Size", path: "Size", offset: 16, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Size of the filter.", units: "bytes", unknown: false, children: &[] },
        Field { name: "NextOffset", path: "NextOffset", offset: 20, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Distance to the next filter.", units: "bytes", unknown: false, children: &[] },
    ],
    tail: &[],
};
fixed! {
    /// Identity of a provider-defined filter, and the distance to the next.
    ///
    /// In C: `EVENT_FILTER_HEADER`, 0x18 bytes. Releases unknown.
    ///
    /// Unknown:
    ///
    /// - Purpose of InstanceId.
    /// - Whether Size includes the header or only the data after it.
    ///
    /// Source: The mingw-w64 developers, *evntprov.h*; Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*.
    #[doc(alias = "EVENT_FILTER_HEADER")]
    owned EventFilterHeader / EventFilterHeaderView: lone [24] "EVENT_FILTER_HEADER" Table::form(&LAYOUT_0);
    fields {
        /// Filter ID, from the provider's manifest. `USHORT Id` at 0x00.
        id set_id: u16 = 0;
        /// Version of the filter. `UCHAR Version` at 0x02.
        version set_version: u8 = 2;
        /// Purpose unknown. `UCHAR Reserved` at 0x03.
        reserved set_reserved: [u8; 5] = 3;
        /// Purpose unknown. `ULONGLONG InstanceId` at 0x08.
        instance_id set_instance_id: u64 = 8;
        /// Size of the filter. `ULONG Size` at 0x10. Unit: bytes.
        size set_size: u32 = 16;
        /// Distance to the next filter. `ULONG NextOffset` at 0x14. Unit: bytes.
        next_offset set_next_offset: u32 = 20;
    }
    bits {
    }
}

impl EventFilterHeader {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
}
