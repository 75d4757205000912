// Generated from spec/structs/EVENT_FILTER_DESCRIPTOR.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Location of a filter's data, and the filter type.
#[allow(unused_imports)]
use crate::rt::describe::*;

#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "EVENT_FILTER_DESCRIPTOR",
    aliases: &[],
    form: "EventFilterDescriptor",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(255) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(255) },],
    releases: "releases unknown",
    size: 16,
    fixed: 16,
    inserted: &[],
    total: None,
    summary: "Location of a filter's data, and the filter type.",
    fields: &[
        Field { name: "Ptr", path: "Ptr", offset: 0, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "Address of the data, in 64 bits regardless of pointer size.", units: "", unknown: false, children: &[] },
        Field { name: "Size", path: "Size", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Size of the data.", units: "bytes", unknown: false, children: &[] },
        Field { name: "Type", path: "Type", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: Some(crate::requests::provider::EventFilterType::VALUES), doc: "Filter type.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
fixed! {
    /// Location of a filter's data, and the filter type.
    ///
    /// In C: `EVENT_FILTER_DESCRIPTOR`, 0x10 bytes. Releases unknown.
    ///
    /// Source: The mingw-w64 developers, *evntprov.h*; Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*.
    #[doc(alias = "EVENT_FILTER_DESCRIPTOR")]
    owned EventFilterDescriptor / EventFilterDescriptorView: lone [16] "EVENT_FILTER_DESCRIPTOR" Table::form(&LAYOUT_0);
    fields {
        /// Address of the data, in 64 bits regardless of pointer size. `ULONGLONG Ptr` at 0x00.
        ptr set_ptr: u64 = 0;
        /// Size of the data. `ULONG Size` at 0x08. Unit: bytes.
        size set_size: u32 = 8;
        /// Filter type. `ULONG Type` at 0x0C.
        kind set_kind: crate::requests::provider::EventFilterType = 12;
    }
    bits {
    }
}

impl EventFilterDescriptor {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
}
