// Generated from spec/structs/ReserveLateCount.toml by `cargo spec generate`. Do not edit: edit that file.

//! Processor time reserve was late.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::MICROSOFT_KERNEL_MOF];
pub(crate) static LAYOUT_0: Layout = layout("ReserveLateCount", "ReserveLateCountPtr32")
    .size(8)
    .about("Processor time reserve was late.")
    .in_releases("releases unknown (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID Reserve").at(0..4).about("Reserve object pointer.").means(Meaning::KernelObject),
        signed("LONG LateCountIncrement").at(4..8).means(Meaning::Count),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("ReserveLateCount", "ReserveLateCountPtr64")
    .size(12)
    .about("Processor time reserve was late.")
    .in_releases("releases unknown (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID Reserve").at(0..8).about("Reserve object pointer.").means(Meaning::KernelObject),
        signed("LONG LateCountIncrement").at(8..12).means(Meaning::Count),
    ]);
fixed! {
    /// Processor time reserve was late.
    ///
    /// In C: `ReserveLateCount`, 0x8 bytes. Releases unknown (32-bit).
    /// Offsets are computed from the order of the fields; no source states them.
    ///
    /// No other source documents reserves. Later releases use the hook ID for something else or not at all.
    ///
    /// Source: Microsoft, *MOF classes of the NT Kernel Logger*.
    #[doc(alias = "ReserveLateCount")]
    owned ReserveLateCountPtr32 / ReserveLateCountPtr32View: lone,
        name = "ReserveLateCount", size = 8, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Reserve object pointer. `PVOID Reserve` at 0x00.
        reserve / set_reserve: u32, at = 0;
        /// `LONG LateCountIncrement` at 0x04.
        late_count_increment / set_late_count_increment: i32, at = 4;
    }
}

fixed! {
    /// Processor time reserve was late.
    ///
    /// In C: `ReserveLateCount`, 0xc bytes. Releases unknown (64-bit).
    /// Offsets are computed from the order of the fields; no source states them.
    ///
    /// No other source documents reserves. Later releases use the hook ID for something else or not at all.
    ///
    /// Source: Microsoft, *MOF classes of the NT Kernel Logger*.
    #[doc(alias = "ReserveLateCount")]
    owned ReserveLateCountPtr64 / ReserveLateCountPtr64View: lone,
        name = "ReserveLateCount", size = 12, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// Reserve object pointer. `PVOID Reserve` at 0x00.
        reserve / set_reserve: u64, at = 0;
        /// `LONG LateCountIncrement` at 0x08.
        late_count_increment / set_late_count_increment: i32, at = 8;
    }
}

/// Alias of [`ReserveLateCountPtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `ReserveLateCountPtr32` or `ReserveLateCountPtr64`"]
pub type ReserveLateCount = ReserveLateCountPtr64;
/// Alias of [`ReserveLateCountPtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `ReserveLateCountPtr32View` or `ReserveLateCountPtr64View`"]
pub type ReserveLateCountView<'a> = ReserveLateCountPtr64View<'a>;
