// Generated from spec/enums/ETW_PROVIDER_TRAIT_TYPE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::describe::{NamedValue, Values};
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
    EtwProviderTraitType(u8), 1 {
        /// `EtwProviderTraitTypeGroup`. GUID of the provider group that the provider belongs to. Releases unknown.
        #[doc(alias = "EtwProviderTraitTypeGroup")]
        GROUP = 0x01 "EtwProviderTraitTypeGroup",
        /// `EtwProviderTraitDecodeGuid`. Releases unknown.
        #[doc(alias = "EtwProviderTraitDecodeGuid")]
        ETW_PROVIDER_TRAIT_DECODE_GUID = 0x02 "EtwProviderTraitDecodeGuid",
        /// `EtwProviderTraitTypeMax`. One more than the last type in the Windows 11 SDK. The documentation has this name for 2. Defined; no known use. Releases unknown.
        #[doc(alias = "EtwProviderTraitTypeMax")]
        MAX = 0x03 "EtwProviderTraitTypeMax",
    }
    also {
    }
}

impl EtwProviderTraitType {
    /// Table that describes the values.
    pub const VALUES: &'static crate::describe::Values = &TABLE;
}

static TABLE: Values = Values { name: "ETW_PROVIDER_TRAIT_TYPE", flags: false, values: &[
    NamedValue { name: "EtwProviderTraitTypeGroup", value: 1, shift: None, holds: None, releases: &[] },
    NamedValue { name: "EtwProviderTraitDecodeGuid", value: 2, shift: None, holds: None, releases: &[] },
    NamedValue { name: "EtwProviderTraitTypeMax", value: 3, shift: None, holds: None, releases: &[] },
] };
