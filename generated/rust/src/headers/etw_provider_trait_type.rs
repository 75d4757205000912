// Generated from spec/enums/ETW_PROVIDER_TRAIT_TYPE.toml by `cargo spec generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::{Values, named, named_bits, values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::open_enum;

open_enum! {
    /// Type of a provider trait.
    ///
    /// In C: `ETW_PROVIDER_TRAIT_TYPE`, of type `UCHAR`.
    ///
    /// Unknown:
    ///
    /// - First release of each value.
    ///
    /// Source: Microsoft, *Provider Traits*; Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*.
    #[doc(alias = "ETW_PROVIDER_TRAIT_TYPE")]
    EtwProviderTraitType(u8), size = 1 {
        /// `EtwProviderTraitTypeGroup`. GUID of the provider group that the provider belongs to. Releases unknown.
        #[doc(alias = "EtwProviderTraitTypeGroup")]
        GROUP = 0x01, "EtwProviderTraitTypeGroup";
        /// `EtwProviderTraitDecodeGuid`. Releases unknown.
        #[doc(alias = "EtwProviderTraitDecodeGuid")]
        ETW_PROVIDER_TRAIT_DECODE_GUID = 0x02, "EtwProviderTraitDecodeGuid";
        /// `EtwProviderTraitTypeMax`. One more than the last type in the Windows 11 SDK. The documentation has this
        /// name for 2. Defined; no known use. Releases unknown.
        #[doc(alias = "EtwProviderTraitTypeMax")]
        MAX = 0x03, "EtwProviderTraitTypeMax";
    }
}

static TABLE: Values = values("ETW_PROVIDER_TRAIT_TYPE", false, &[
    named("EtwProviderTraitTypeGroup", 1, &[]),
    named("EtwProviderTraitDecodeGuid", 2, &[]),
    named("EtwProviderTraitTypeMax", 3, &[]),
]);
