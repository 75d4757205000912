// Generated from spec/structs/ReserveState.toml by `cargo spec generate`. Do not edit: edit that file.

//! State of a processor time reserve changed.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::MICROSOFT_KERNEL_MOF];
pub(crate) static LAYOUT_0: Layout = layout("ReserveState", "ReserveStatePtr32")
    .size(6)
    .about("State of a processor time reserve changed.")
    .in_releases("releases unknown (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID Reserve").at(0..4).about("Reserve object pointer.").means(Meaning::KernelObject),
        signed("CHAR DispatchState").at(4..5).means(Meaning::Enumeration),
        unsigned("BOOLEAN Replenished").at(5..6).about("True if the budget was replenished (inferred from the name).")
            .means(Meaning::Boolean),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("ReserveState", "ReserveStatePtr64")
    .size(10)
    .about("State of a processor time reserve changed.")
    .in_releases("releases unknown (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID Reserve").at(0..8).about("Reserve object pointer.").means(Meaning::KernelObject),
        signed("CHAR DispatchState").at(8..9).means(Meaning::Enumeration),
        unsigned("BOOLEAN Replenished").at(9..10).about("True if the budget was replenished (inferred from the name).")
            .means(Meaning::Boolean),
    ]);
fixed! {
    /// State of a processor time reserve changed.
    ///
    /// In C: `ReserveState`, 0x6 bytes. Releases unknown (32-bit).
    /// Offsets are computed from the order of the fields; no source states them.
    ///
    /// No other source documents reserves. Later releases use the hook ID for something else or not at all.
    ///
    /// Unknown:
    ///
    /// - Values of DispatchState.
    ///
    /// Source: Microsoft, *MOF classes of the NT Kernel Logger*.
    #[doc(alias = "ReserveState")]
    owned ReserveStatePtr32 / ReserveStatePtr32View: lone,
        name = "ReserveState", size = 6, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Reserve object pointer. `PVOID Reserve` at 0x00.
        reserve / set_reserve: u32, at = 0;
        /// `CHAR DispatchState` at 0x04.
        dispatch_state / set_dispatch_state: i8, at = 4;
        /// True if the budget was replenished (inferred from the name). `BOOLEAN Replenished` at 0x05.
        replenished / set_replenished: u8, at = 5;
    }
}

fixed! {
    /// State of a processor time reserve changed.
    ///
    /// In C: `ReserveState`, 0xa bytes. Releases unknown (64-bit).
    /// Offsets are computed from the order of the fields; no source states them.
    ///
    /// No other source documents reserves. Later releases use the hook ID for something else or not at all.
    ///
    /// Unknown:
    ///
    /// - Values of DispatchState.
    ///
    /// Source: Microsoft, *MOF classes of the NT Kernel Logger*.
    #[doc(alias = "ReserveState")]
    owned ReserveStatePtr64 / ReserveStatePtr64View: lone,
        name = "ReserveState", size = 10, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// Reserve object pointer. `PVOID Reserve` at 0x00.
        reserve / set_reserve: u64, at = 0;
        /// `CHAR DispatchState` at 0x08.
        dispatch_state / set_dispatch_state: i8, at = 8;
        /// True if the budget was replenished (inferred from the name). `BOOLEAN Replenished` at 0x09.
        replenished / set_replenished: u8, at = 9;
    }
}

/// Alias of [`ReserveStatePtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `ReserveStatePtr32` or `ReserveStatePtr64`"]
pub type ReserveState = ReserveStatePtr64;
/// Alias of [`ReserveStatePtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `ReserveStatePtr32View` or `ReserveStatePtr64View`"]
pub type ReserveStateView<'a> = ReserveStatePtr64View<'a>;
