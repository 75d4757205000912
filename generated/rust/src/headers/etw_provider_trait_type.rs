// Generated from spec/enums/ETW_PROVIDER_TRAIT_TYPE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

use crate::rt::open_enum;

open_enum! {
    /// What a trait of a provider is.
    ///
    /// In C: `ETW_PROVIDER_TRAIT_TYPE`, held by `UCHAR`.
    ///
    /// What no source says:
    ///
    /// - Which release first has each value.
    ///
    /// Source: Microsoft, *Provider Traits*; Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*.
    #[doc(alias = "ETW_PROVIDER_TRAIT_TYPE")]
    EtwProviderTraitType(u8), 1 {
        /// `EtwProviderTraitTypeGroup`. The group that the provider belongs to: a GUID. In which releases it holds is not known.
        #[doc(alias = "EtwProviderTraitTypeGroup")]
        GROUP = 0x01 "EtwProviderTraitTypeGroup",
        /// `EtwProviderTraitDecodeGuid`. In which releases it holds is not known.
        #[doc(alias = "EtwProviderTraitDecodeGuid")]
        ETW_PROVIDER_TRAIT_DECODE_GUID = 0x02 "EtwProviderTraitDecodeGuid",
        /// `EtwProviderTraitTypeMax`. One more than the last type that the kit for Windows 11 has; the documentation has the name for 2. Defined; nothing is known to use it. In which releases it holds is not known.
        #[doc(alias = "EtwProviderTraitTypeMax")]
        MAX = 0x03 "EtwProviderTraitTypeMax",
    }
    also {
    }
}

#[cfg(feature = "describe")]
impl EtwProviderTraitType {
    /// The table that describes the values.
    pub const VALUES: &'static crate::describe::Values = &crate::tables::etw_provider_trait_type::VALUES;
}
