// Generated from spec/structs/ETW_KERNEL_HEADER_EXTENSION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Which kernel events a session has enabled, and how new the kernel is.
mod v5_2;
pub use v5_2::*;
mod v6_0;
pub use v6_0::*;
use crate::rt::any_form;
/// The form of release 6.0+, by its name.
pub type V6_0 = EtwKernelHeaderExtension;
/// A view of the form of release 6.0+, by its name.
pub type V6_0View<'a> = EtwKernelHeaderExtensionView<'a>;
any_form! {
    "ETW_KERNEL_HEADER_EXTENSION" {
        /// Release 5.2.
        V5_2(V5_2, fixed) = 0,
        /// Release 6.0+.
        V6_0(EtwKernelHeaderExtension, fixed) = 1,
    }
    Bits32 2..=3 => 0,
    Bits64 2..=3 => 0,
    Bits32 4..=29 => 1,
    Bits64 4..=29 => 1,
}
