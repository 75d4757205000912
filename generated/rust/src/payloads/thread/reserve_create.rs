// Generated from spec/structs/ReserveCreate.toml by `cargo spec generate`. Do not edit: edit that file.

//! Processor time reserve created.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::MICROSOFT_KERNEL_MOF];
pub(crate) static LAYOUT_0: Layout = layout("ReserveCreate", "ReserveCreatePtr32")
    .size(17)
    .about("Processor time reserve created.")
    .in_releases("releases unknown (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID Reserve").at(0..4).about("Reserve object pointer.").means(Meaning::KernelObject),
        unsigned("ULONG Period").at(4..8).of_unknown_purpose(),
        unsigned("ULONG Budget").at(8..12).of_unknown_purpose(),
        unsigned("ULONG ObjectFlags").at(12..16).means(Meaning::Flags),
        signed("CHAR Processor").at(16..17).means(Meaning::ProcessorNumber),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("ReserveCreate", "ReserveCreatePtr64")
    .size(21)
    .about("Processor time reserve created.")
    .in_releases("releases unknown (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID Reserve").at(0..8).about("Reserve object pointer.").means(Meaning::KernelObject),
        unsigned("ULONG Period").at(8..12).of_unknown_purpose(),
        unsigned("ULONG Budget").at(12..16).of_unknown_purpose(),
        unsigned("ULONG ObjectFlags").at(16..20).means(Meaning::Flags),
        signed("CHAR Processor").at(20..21).means(Meaning::ProcessorNumber),
    ]);
fixed! {
    /// Processor time reserve created.
    ///
    /// In C: `ReserveCreate`, 0x11 bytes. Releases unknown (32-bit).
    /// Offsets are computed from the order of the fields; no source states them.
    ///
    /// No other source documents reserves. Later releases use the hook ID for something else or not at all.
    ///
    /// Unknown:
    ///
    /// - Bits of ObjectFlags.
    ///
    /// Source: Microsoft, *MOF classes of the NT Kernel Logger*.
    #[doc(alias = "ReserveCreate")]
    owned ReserveCreatePtr32 / ReserveCreatePtr32View: lone,
        name = "ReserveCreate", size = 17, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Reserve object pointer. `PVOID Reserve` at 0x00.
        reserve / set_reserve: u32, at = 0;
        /// Purpose unknown. `ULONG Period` at 0x04.
        period / set_period: u32, at = 4;
        /// Purpose unknown. `ULONG Budget` at 0x08.
        budget / set_budget: u32, at = 8;
        /// `ULONG ObjectFlags` at 0x0C.
        object_flags / set_object_flags: u32, at = 12;
        /// Number of a logical processor. `CHAR Processor` at 0x10.
        processor / set_processor: i8, at = 16;
    }
}

fixed! {
    /// Processor time reserve created.
    ///
    /// In C: `ReserveCreate`, 0x15 bytes. Releases unknown (64-bit).
    /// Offsets are computed from the order of the fields; no source states them.
    ///
    /// No other source documents reserves. Later releases use the hook ID for something else or not at all.
    ///
    /// Unknown:
    ///
    /// - Bits of ObjectFlags.
    ///
    /// Source: Microsoft, *MOF classes of the NT Kernel Logger*.
    #[doc(alias = "ReserveCreate")]
    owned ReserveCreatePtr64 / ReserveCreatePtr64View: lone,
        name = "ReserveCreate", size = 21, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// Reserve object pointer. `PVOID Reserve` at 0x00.
        reserve / set_reserve: u64, at = 0;
        /// Purpose unknown. `ULONG Period` at 0x08.
        period / set_period: u32, at = 8;
        /// Purpose unknown. `ULONG Budget` at 0x0C.
        budget / set_budget: u32, at = 12;
        /// `ULONG ObjectFlags` at 0x10.
        object_flags / set_object_flags: u32, at = 16;
        /// Number of a logical processor. `CHAR Processor` at 0x14.
        processor / set_processor: i8, at = 20;
    }
}

/// Alias of [`ReserveCreatePtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `ReserveCreatePtr32` or `ReserveCreatePtr64`"]
pub type ReserveCreate = ReserveCreatePtr64;
/// Alias of [`ReserveCreatePtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `ReserveCreatePtr32View` or `ReserveCreatePtr64View`"]
pub type ReserveCreateView<'a> = ReserveCreatePtr64View<'a>;
