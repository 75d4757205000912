// Generated from spec/structs/OFFSETINSTANCEDATAANDLENGTH.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Where the data of one instance are, and how big.
mod v5_0;
pub use v5_0::*;
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
pub type V5_0 = Offsetinstancedataandlength;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = OffsetinstancedataandlengthView<'a>;
any_form! {
    "OFFSETINSTANCEDATAANDLENGTH" {
        /// Release 5.0+.
        V5_0(Offsetinstancedataandlength, fixed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
