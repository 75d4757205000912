// Generated from spec/structs/ReserveCreate.toml by `cargo spec generate`. Do not edit: edit that file.

//! Processor time reserve created.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("ReserveCreate", "ReserveCreatePtr32", (17, 17), "Processor time reserve created.", &[
    address("Reserve", 0, 4, "PVOID", "Reserve object pointer.").means(Meaning::KernelObject),
    unsigned("Period", 4, 4, "ULONG", "").of_unknown_purpose(),
    unsigned("Budget", 8, 4, "ULONG", "").of_unknown_purpose(),
    unsigned("ObjectFlags", 12, 4, "ULONG", "").means(Meaning::Flags),
    field("Processor", 16, 1, "CHAR", Kind::Signed, "").means(Meaning::ProcessorNumber),
])
    .in_releases("releases unknown (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(&[&crate::rt::sources::MICROSOFT_KERNEL_MOF]);
pub(crate) static LAYOUT_1: Layout = layout("ReserveCreate", "ReserveCreatePtr64", (21, 21), "Processor time reserve created.", &[
    address("Reserve", 0, 8, "PVOID", "Reserve object pointer.").means(Meaning::KernelObject),
    unsigned("Period", 8, 4, "ULONG", "").of_unknown_purpose(),
    unsigned("Budget", 12, 4, "ULONG", "").of_unknown_purpose(),
    unsigned("ObjectFlags", 16, 4, "ULONG", "").means(Meaning::Flags),
    field("Processor", 20, 1, "CHAR", Kind::Signed, "").means(Meaning::ProcessorNumber),
])
    .in_releases("releases unknown (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::MICROSOFT_KERNEL_MOF]);
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
    owned ReserveCreatePtr32 / ReserveCreatePtr32View: lone [17] "ReserveCreate" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Reserve object pointer. `PVOID Reserve` at 0x00.
        reserve set_reserve: u32 = 0;
        /// Purpose unknown. `ULONG Period` at 0x04.
        period set_period: u32 = 4;
        /// Purpose unknown. `ULONG Budget` at 0x08.
        budget set_budget: u32 = 8;
        /// `ULONG ObjectFlags` at 0x0C.
        object_flags set_object_flags: u32 = 12;
        /// Number of a logical processor. `CHAR Processor` at 0x10.
        processor set_processor: i8 = 16;
    }
    bits {
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
    owned ReserveCreatePtr64 / ReserveCreatePtr64View: lone [21] "ReserveCreate" Table::form(&LAYOUT_1), LAYOUT_1;
    fields {
        /// Reserve object pointer. `PVOID Reserve` at 0x00.
        reserve set_reserve: u64 = 0;
        /// Purpose unknown. `ULONG Period` at 0x08.
        period set_period: u32 = 8;
        /// Purpose unknown. `ULONG Budget` at 0x0C.
        budget set_budget: u32 = 12;
        /// `ULONG ObjectFlags` at 0x10.
        object_flags set_object_flags: u32 = 16;
        /// Number of a logical processor. `CHAR Processor` at 0x14.
        processor set_processor: i8 = 20;
    }
    bits {
    }
}

/// Alias of [`ReserveCreatePtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `ReserveCreatePtr32` or `ReserveCreatePtr64`"]
pub type ReserveCreate = ReserveCreatePtr64;
/// Alias of [`ReserveCreatePtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `ReserveCreatePtr32View` or `ReserveCreatePtr64View`"]
pub type ReserveCreateView<'a> = ReserveCreatePtr64View<'a>;
