// Generated from spec/enums/CRIM_MAP_TYPE.toml by `cargo spec generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::{Values, named, named_bits, values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::open_enum;

open_enum! {
    /// Kind of a map, in a binary manifest.
    ///
    /// No known name in C; here: `CRIM_MAP_TYPE`, of type `ULONG`.
    ///
    /// Source: Nico Rieck, *Blocks of compiled manifests, of a compiler of manifests*; The etwspec
    /// developers, *Resources of Windows programs in public packages*.
    CrimMapType(u32), size = 4 {
        /// `CRIM_MAP_TYPE_VALUE_MAP`. Names of values. Releases unknown.
        #[doc(alias = "CRIM_MAP_TYPE_VALUE_MAP")]
        VALUE_MAP = 0x00000000, "CRIM_MAP_TYPE_VALUE_MAP";
        /// `CRIM_MAP_TYPE_BIT_MAP`. Names of bits. Releases unknown.
        #[doc(alias = "CRIM_MAP_TYPE_BIT_MAP")]
        BIT_MAP = 0x00000001, "CRIM_MAP_TYPE_BIT_MAP";
    }
}

static TABLE: Values = values("CRIM_MAP_TYPE", false, &[
    named("CRIM_MAP_TYPE_VALUE_MAP", 0, &[]),
    named("CRIM_MAP_TYPE_BIT_MAP", 1, &[]),
]);
