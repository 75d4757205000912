// Generated from spec/structs/PERFINFO_GROUPMASK.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Which types of events are enabled in a kernel logger session.
mod v5_1;
pub use v5_1::*;
mod v5_2;
pub use v5_2::*;
use crate::rt::any_form;
/// The form of release 5.2+, by its name.
pub type V5_2 = PerfinfoGroupmask;
/// A view of the form of release 5.2+, by its name.
pub type V5_2View<'a> = PerfinfoGroupmaskView<'a>;
any_form! {
    "PERFINFO_GROUPMASK" {
        /// Release 5.1.
        V5_1(V5_1, fixed) = 0,
        /// Release 5.2+.
        V5_2(PerfinfoGroupmask, fixed) = 1,
    }
    Bits32 1..=1 => 0,
    Bits64 1..=1 => 0,
    Bits32 2..=29 => 1,
    Bits64 2..=29 => 1,
}
