// Generated from spec/enums/MAP_FLAGS.toml by `cargo spec generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::{Values, named, named_bits, values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::flags;

flags! {
    /// Kind of a map of values, in a schema.
    ///
    /// In C: `MAP_FLAGS`, of type `ULONG`.
    ///
    /// Unknown:
    ///
    /// - First release of each value.
    ///
    /// Source: Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*; The mingw-w64 developers, *tdh.h*.
    #[doc(alias = "MAP_FLAGS")]
    MapFlags(u32), size = 4 {
        /// `EVENTMAP_INFO_FLAG_MANIFEST_VALUEMAP`. Names of values, of a manifest. Releases unknown.
        #[doc(alias = "EVENTMAP_INFO_FLAG_MANIFEST_VALUEMAP")]
        MANIFEST_VALUEMAP = 0x00000001, "EVENTMAP_INFO_FLAG_MANIFEST_VALUEMAP";
        /// `EVENTMAP_INFO_FLAG_MANIFEST_BITMAP`. Names of bits, of a manifest. Releases unknown.
        #[doc(alias = "EVENTMAP_INFO_FLAG_MANIFEST_BITMAP")]
        MANIFEST_BITMAP = 0x00000002, "EVENTMAP_INFO_FLAG_MANIFEST_BITMAP";
        /// `EVENTMAP_INFO_FLAG_MANIFEST_PATTERNMAP`. Pattern for names, of a manifest. Releases unknown.
        #[doc(alias = "EVENTMAP_INFO_FLAG_MANIFEST_PATTERNMAP")]
        MANIFEST_PATTERNMAP = 0x00000004, "EVENTMAP_INFO_FLAG_MANIFEST_PATTERNMAP";
        /// `EVENTMAP_INFO_FLAG_WBEM_VALUEMAP`. Names of values, of a MOF class. Releases unknown.
        #[doc(alias = "EVENTMAP_INFO_FLAG_WBEM_VALUEMAP")]
        WBEM_VALUEMAP = 0x00000008, "EVENTMAP_INFO_FLAG_WBEM_VALUEMAP";
        /// `EVENTMAP_INFO_FLAG_WBEM_BITMAP`. Names of bits, of a MOF class. Releases unknown.
        #[doc(alias = "EVENTMAP_INFO_FLAG_WBEM_BITMAP")]
        WBEM_BITMAP = 0x00000010, "EVENTMAP_INFO_FLAG_WBEM_BITMAP";
        /// `EVENTMAP_INFO_FLAG_WBEM_FLAG`. With a map of values or bits: the values of the map are texts that name
        /// flags. Releases unknown.
        #[doc(alias = "EVENTMAP_INFO_FLAG_WBEM_FLAG")]
        WBEM_FLAG = 0x00000020, "EVENTMAP_INFO_FLAG_WBEM_FLAG";
        /// `EVENTMAP_INFO_FLAG_WBEM_NO_MAP`. The names are those of consecutive values, of a MOF class. Releases
        /// unknown.
        #[doc(alias = "EVENTMAP_INFO_FLAG_WBEM_NO_MAP")]
        WBEM_NO_MAP = 0x00000040, "EVENTMAP_INFO_FLAG_WBEM_NO_MAP";
    }
}

static TABLE: Values = values("MAP_FLAGS", true, &[
    named("EVENTMAP_INFO_FLAG_MANIFEST_VALUEMAP", 1, &[]),
    named("EVENTMAP_INFO_FLAG_MANIFEST_BITMAP", 2, &[]),
    named("EVENTMAP_INFO_FLAG_MANIFEST_PATTERNMAP", 4, &[]),
    named("EVENTMAP_INFO_FLAG_WBEM_VALUEMAP", 8, &[]),
    named("EVENTMAP_INFO_FLAG_WBEM_BITMAP", 16, &[]),
    named("EVENTMAP_INFO_FLAG_WBEM_FLAG", 32, &[]),
    named("EVENTMAP_INFO_FLAG_WBEM_NO_MAP", 64, &[]),
]);
