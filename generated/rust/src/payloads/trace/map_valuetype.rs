// Generated from spec/enums/MAP_VALUETYPE.toml by `cargo spec generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::{Values, named, named_bits, values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::open_enum;

open_enum! {
    /// Type of the values of a map, in a schema.
    ///
    /// In C: `MAP_VALUETYPE`, of type `ULONG`.
    ///
    /// Unknown:
    ///
    /// - First release of each value.
    ///
    /// Source: Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*; The mingw-w64 developers, *tdh.h*.
    #[doc(alias = "MAP_VALUETYPE")]
    MapValuetype(u32), size = 4 {
        /// `EVENTMAP_ENTRY_VALUETYPE_ULONG`. Numbers. Releases unknown.
        #[doc(alias = "EVENTMAP_ENTRY_VALUETYPE_ULONG")]
        ULONG = 0x00000000, "EVENTMAP_ENTRY_VALUETYPE_ULONG";
        /// `EVENTMAP_ENTRY_VALUETYPE_STRING`. Texts. Releases unknown.
        #[doc(alias = "EVENTMAP_ENTRY_VALUETYPE_STRING")]
        STRING = 0x00000001, "EVENTMAP_ENTRY_VALUETYPE_STRING";
    }
}

static TABLE: Values = values("MAP_VALUETYPE", false, &[
    named("EVENTMAP_ENTRY_VALUETYPE_ULONG", 0, &[]),
    named("EVENTMAP_ENTRY_VALUETYPE_STRING", 1, &[]),
]);
