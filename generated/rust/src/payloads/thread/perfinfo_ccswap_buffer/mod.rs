// Generated from spec/structs/PERFINFO_CCSWAP_BUFFER.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Context switches in compact form: a header, then records of 2, 4 or 8 bytes.
mod v6_0;
pub use v6_0::*;
#[cfg(feature = "alloc")]
use crate::rt::any_form;
/// The form of release 6.0+, by its name.
#[cfg(feature = "alloc")]
pub type V6_0 = PerfinfoCcswapBuffer;
/// A view of the form of release 6.0+, by its name.
pub type V6_0View<'a> = PerfinfoCcswapBufferView<'a>;
#[cfg(feature = "alloc")]
any_form! {
    "PERFINFO_CCSWAP_BUFFER" {
        /// Release 6.0+.
        V6_0(PerfinfoCcswapBuffer, tailed) = 0,
    }
    Bits32 4..=29 => 0,
    Bits64 4..=29 => 0,
}
