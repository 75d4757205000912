// Generated from spec/structs/ETW_TRACE_PROVIDER_INSTANCE_INFO.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! One registration of a provider: the public TRACE_PROVIDER_INSTANCE_INFO.
mod v5_0;
pub use v5_0::*;
#[cfg(feature = "alloc")]
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
#[cfg(feature = "alloc")]
pub type V5_0 = EtwTraceProviderInstanceInfo;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = EtwTraceProviderInstanceInfoView<'a>;
#[cfg(feature = "alloc")]
any_form! {
    "ETW_TRACE_PROVIDER_INSTANCE_INFO" {
        /// Release 5.0+.
        V5_0(EtwTraceProviderInstanceInfo, tailed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
