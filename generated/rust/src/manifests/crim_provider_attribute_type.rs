// Generated from spec/enums/CRIM_PROVIDER_ATTRIBUTE_TYPE.toml by `cargo spec generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::{Values, named, named_bits, values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::open_enum;

open_enum! {
    /// Kind of an attribute of a provider, in a binary manifest.
    ///
    /// No known name in C; here: `CRIM_PROVIDER_ATTRIBUTE_TYPE`, of type `ULONG`.
    ///
    /// Source: Nico Rieck, *Blocks of compiled manifests, of a compiler of manifests*; The etwspec
    /// developers, *Resources of Windows programs in public packages*.
    CrimProviderAttributeType(u32), size = 4 {
        /// `CRIM_PROVIDER_ATTRIBUTE_NAME`. Name of the provider: text. Releases unknown.
        #[doc(alias = "CRIM_PROVIDER_ATTRIBUTE_NAME")]
        NAME = 0x10000001, "CRIM_PROVIDER_ATTRIBUTE_NAME";
        /// `CRIM_PROVIDER_ATTRIBUTE_CONTROL_GUID`. GUID by which sessions enable the provider. Releases unknown.
        #[doc(alias = "CRIM_PROVIDER_ATTRIBUTE_CONTROL_GUID")]
        CONTROL_GUID = 0x20000001, "CRIM_PROVIDER_ATTRIBUTE_CONTROL_GUID";
        /// `CRIM_PROVIDER_ATTRIBUTE_GROUP_GUID`. GUID of the group of providers. Releases unknown.
        #[doc(alias = "CRIM_PROVIDER_ATTRIBUTE_GROUP_GUID")]
        GROUP_GUID = 0x20000002, "CRIM_PROVIDER_ATTRIBUTE_GROUP_GUID";
    }
}

static TABLE: Values = values("CRIM_PROVIDER_ATTRIBUTE_TYPE", false, &[
    named("CRIM_PROVIDER_ATTRIBUTE_NAME", 268435457, &[]),
    named("CRIM_PROVIDER_ATTRIBUTE_CONTROL_GUID", 536870913, &[]),
    named("CRIM_PROVIDER_ATTRIBUTE_GROUP_GUID", 536870914, &[]),
]);
