// Generated from spec/structs/ReserveDelete.toml by `cargo spec generate`. Do not edit: edit that file.

//! Processor time reserve deleted.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::MICROSOFT_KERNEL_MOF];
pub(crate) static LAYOUT_0: Layout = layout("ReserveDelete", "ReserveDeletePtr32")
    .size(4)
    .about("Processor time reserve deleted.")
    .in_releases("releases unknown (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID Reserve").at(0..4).about("Reserve object pointer.").means(Meaning::KernelObject),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("ReserveDelete", "ReserveDeletePtr64")
    .size(8)
    .about("Processor time reserve deleted.")
    .in_releases("releases unknown (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID Reserve").at(0..8).about("Reserve object pointer.").means(Meaning::KernelObject),
    ]);
fixed! {
    /// Processor time reserve deleted.
    ///
    /// In C: `ReserveDelete`, 0x4 bytes. Releases unknown (32-bit).
    /// Offsets are computed from the order of the fields; no source states them.
    ///
    /// No other source documents reserves. Later releases use the hook ID for something else or not at all.
    ///
    /// Source: Microsoft, *MOF classes of the NT Kernel Logger*.
    #[doc(alias = "ReserveDelete")]
    owned ReserveDeletePtr32 / ReserveDeletePtr32View: lone,
        name = "ReserveDelete", size = 4, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Reserve object pointer. `PVOID Reserve` at 0x00.
        reserve / set_reserve: u32, at = 0;
    }
}

fixed! {
    /// Processor time reserve deleted.
    ///
    /// In C: `ReserveDelete`, 0x8 bytes. Releases unknown (64-bit).
    /// Offsets are computed from the order of the fields; no source states them.
    ///
    /// No other source documents reserves. Later releases use the hook ID for something else or not at all.
    ///
    /// Source: Microsoft, *MOF classes of the NT Kernel Logger*.
    #[doc(alias = "ReserveDelete")]
    owned ReserveDeletePtr64 / ReserveDeletePtr64View: lone,
        name = "ReserveDelete", size = 8, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// Reserve object pointer. `PVOID Reserve` at 0x00.
        reserve / set_reserve: u64, at = 0;
    }
}

/// Alias of [`ReserveDeletePtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `ReserveDeletePtr32` or `ReserveDeletePtr64`"]
pub type ReserveDelete = ReserveDeletePtr64;
/// Alias of [`ReserveDeletePtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `ReserveDeletePtr32View` or `ReserveDeletePtr64View`"]
pub type ReserveDeleteView<'a> = ReserveDeletePtr64View<'a>;
