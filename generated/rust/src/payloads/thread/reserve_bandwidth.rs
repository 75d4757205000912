// Generated from spec/structs/ReserveBandwidth.toml by `cargo spec generate`. Do not edit: edit that file.

//! Bandwidth set for a processor time reserve.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::MICROSOFT_KERNEL_MOF];
pub(crate) static LAYOUT_0: Layout = layout("ReserveBandwidth", "ReserveBandwidthPtr32")
    .size(12)
    .about("Bandwidth set for a processor time reserve.")
    .in_releases("releases unknown (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID Reserve").at(0..4).about("Reserve object pointer.").means(Meaning::KernelObject),
        unsigned("ULONG Period").at(4..8).of_unknown_purpose(),
        unsigned("ULONG Budget").at(8..12).of_unknown_purpose(),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("ReserveBandwidth", "ReserveBandwidthPtr64")
    .size(16)
    .about("Bandwidth set for a processor time reserve.")
    .in_releases("releases unknown (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID Reserve").at(0..8).about("Reserve object pointer.").means(Meaning::KernelObject),
        unsigned("ULONG Period").at(8..12).of_unknown_purpose(),
        unsigned("ULONG Budget").at(12..16).of_unknown_purpose(),
    ]);
fixed! {
    /// Bandwidth set for a processor time reserve.
    ///
    /// In C: `ReserveBandwidth`, 0xc bytes. Releases unknown (32-bit).
    /// Offsets are computed from the order of the fields; no source states them.
    ///
    /// No other source documents reserves. Later releases use the hook ID for something else or not at all.
    ///
    /// Source: Microsoft, *MOF classes of the NT Kernel Logger*.
    #[doc(alias = "ReserveBandwidth")]
    owned ReserveBandwidthPtr32 / ReserveBandwidthPtr32View: lone,
        name = "ReserveBandwidth", size = 12, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Reserve object pointer. `PVOID Reserve` at 0x00.
        reserve / set_reserve: u32, at = 0;
        /// Purpose unknown. `ULONG Period` at 0x04.
        period / set_period: u32, at = 4;
        /// Purpose unknown. `ULONG Budget` at 0x08.
        budget / set_budget: u32, at = 8;
    }
}

fixed! {
    /// Bandwidth set for a processor time reserve.
    ///
    /// In C: `ReserveBandwidth`, 0x10 bytes. Releases unknown (64-bit).
    /// Offsets are computed from the order of the fields; no source states them.
    ///
    /// No other source documents reserves. Later releases use the hook ID for something else or not at all.
    ///
    /// Source: Microsoft, *MOF classes of the NT Kernel Logger*.
    #[doc(alias = "ReserveBandwidth")]
    owned ReserveBandwidthPtr64 / ReserveBandwidthPtr64View: lone,
        name = "ReserveBandwidth", size = 16, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// Reserve object pointer. `PVOID Reserve` at 0x00.
        reserve / set_reserve: u64, at = 0;
        /// Purpose unknown. `ULONG Period` at 0x08.
        period / set_period: u32, at = 8;
        /// Purpose unknown. `ULONG Budget` at 0x0C.
        budget / set_budget: u32, at = 12;
    }
}

/// Alias of [`ReserveBandwidthPtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `ReserveBandwidthPtr32` or `ReserveBandwidthPtr64`"]
pub type ReserveBandwidth = ReserveBandwidthPtr64;
/// Alias of [`ReserveBandwidthPtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `ReserveBandwidthPtr32View` or `ReserveBandwidthPtr64View`"]
pub type ReserveBandwidthView<'a> = ReserveBandwidthPtr64View<'a>;
