// Generated from spec/structs/PERFINFO_BOOT_PREFETCH_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Pages were prefetched to boot faster.
mod v5_0;
pub use v5_0::*;
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
pub type V5_0 = PerfinfoBootPrefetchInformation;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = PerfinfoBootPrefetchInformationView<'a>;
any_form! {
    "PERFINFO_BOOT_PREFETCH_INFORMATION" {
        /// Release 5.0+.
        V5_0(PerfinfoBootPrefetchInformation, fixed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
