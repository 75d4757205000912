// Generated from spec/structs/EVENT_FILTER_DESCRIPTOR.toml by `cargo spec generate`. Do not edit: edit that file.

//! Location of a filter's data, and the filter type.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("EVENT_FILTER_DESCRIPTOR", "EventFilterDescriptor", (16, 16), "Location of a filter's data, and the filter type.", &[
    unsigned("Ptr", 0, 8, "ULONGLONG", "Address of the data, in 64 bits regardless of pointer size.").means(Meaning::DataAddress),
    unsigned("Size", 8, 4, "ULONG", "Size of the data.").in_units("bytes").means(Meaning::Bytes),
    unsigned("Type", 12, 4, "ULONG", "Filter type.").of(crate::requests::provider::EventFilterType::VALUES).means(Meaning::Enumeration),
])
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::MINGW_W64_EVNTPROV, &crate::rt::sources::WINDOWS_SYS_ETW]);
fixed! {
    /// Location of a filter's data, and the filter type.
    ///
    /// In C: `EVENT_FILTER_DESCRIPTOR`, 0x10 bytes. Releases unknown.
    ///
    /// Source: The mingw-w64 developers, *evntprov.h*; Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*.
    #[doc(alias = "EVENT_FILTER_DESCRIPTOR")]
    owned EventFilterDescriptor / EventFilterDescriptorView: lone [16] "EVENT_FILTER_DESCRIPTOR" Table::form(&LAYOUT_0), LAYOUT_0;
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
