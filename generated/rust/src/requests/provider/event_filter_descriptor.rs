// Generated from spec/structs/EVENT_FILTER_DESCRIPTOR.toml by `cargo spec generate`. Do not edit: edit that file.

//! Location of a filter's data, and the filter type.
#[allow(unused_imports)]
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::MINGW_W64_EVNTPROV, &sources::WINDOWS_SYS_ETW];
pub(crate) static LAYOUT_0: Layout = layout("EVENT_FILTER_DESCRIPTOR", "EventFilterDescriptor")
    .size(16)
    .about("Location of a filter's data, and the filter type.")
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONGLONG Ptr").at(0..8).about("Address of the data, in 64 bits regardless of pointer size.")
            .means(Meaning::DataAddress),
        unsigned("ULONG Size").at(8..12).about("Size of the data.").means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("ULONG Type").at(12..16).about("Filter type.").means(Meaning::Enumeration)
            .with(&[More::Values(crate::requests::provider::EventFilterType::VALUES)]),
    ]);
fixed! {
    /// Location of a filter's data, and the filter type.
    ///
    /// In C: `EVENT_FILTER_DESCRIPTOR`, 0x10 bytes. Releases unknown.
    ///
    /// Source: The mingw-w64 developers, *evntprov.h*; Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*.
    #[doc(alias = "EVENT_FILTER_DESCRIPTOR")]
    owned EventFilterDescriptor / EventFilterDescriptorView: lone,
        name = "EVENT_FILTER_DESCRIPTOR", size = 16, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Address of the data, in 64 bits regardless of pointer size. `ULONGLONG Ptr` at 0x00.
        ptr / set_ptr: u64, at = 0;
        /// Size of the data. `ULONG Size` at 0x08. Unit: bytes.
        size / set_size: u32, at = 8;
        /// Filter type. `ULONG Type` at 0x0C.
        kind / set_kind: crate::requests::provider::EventFilterType, at = 12;
    }
}
