// Generated from spec/structs/ISR_V1.toml by `cargo spec generate`. Do not edit: edit that file.

//! Interrupt serviced.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::MICROSOFT_KERNEL_MOF];
pub(crate) static LAYOUT_0: Layout = layout("ISR_V1", "IsrV1Ptr32")
    .size(16)
    .about("Interrupt serviced.")
    .in_releases("releases unknown (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        signed("LARGE_INTEGER InitialTime").at(0..8)
            .about("Start time of the routine. The event's own time is its end.").means(Meaning::TimeStamp),
        address("PVOID Routine").at(8..12).about("Interrupt service routine.").means(Meaning::CodeAddress)
            .with(&[More::SameAs("ServiceRoutine")]),
        unsigned("ULONG ReturnValue").at(12..16).about("True if the routine claimed the interrupt.")
            .means(Meaning::Boolean),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("ISR_V1", "IsrV1Ptr64")
    .size(20)
    .about("Interrupt serviced.")
    .in_releases("releases unknown (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        signed("LARGE_INTEGER InitialTime").at(0..8)
            .about("Start time of the routine. The event's own time is its end.").means(Meaning::TimeStamp),
        address("PVOID Routine").at(8..16).about("Interrupt service routine.").means(Meaning::CodeAddress)
            .with(&[More::SameAs("ServiceRoutine")]),
        unsigned("ULONG ReturnValue").at(16..20).about("True if the routine claimed the interrupt.")
            .means(Meaning::Boolean),
    ]);
fixed! {
    /// Interrupt serviced.
    ///
    /// In C: `ISR_V1`, 0x10 bytes. Releases unknown (32-bit).
    /// Offsets are computed from the order of the fields; no source states them.
    ///
    /// Source: Microsoft, *MOF classes of the NT Kernel Logger*.
    #[doc(alias = "ISR_V1")]
    owned IsrV1Ptr32 / IsrV1Ptr32View: lone,
        name = "ISR_V1", size = 16, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Start time of the routine. The event's own time is its end. `LARGE_INTEGER InitialTime` at 0x00.
        initial_time / set_initial_time: i64, at = 0;
        /// Interrupt service routine. `PVOID Routine` at 0x08.
        routine / set_routine: u32, at = 8;
        /// True if the routine claimed the interrupt. `ULONG ReturnValue` at 0x0C.
        return_value / set_return_value: u32, at = 12;
    }
}

fixed! {
    /// Interrupt serviced.
    ///
    /// In C: `ISR_V1`, 0x14 bytes. Releases unknown (64-bit).
    /// Offsets are computed from the order of the fields; no source states them.
    ///
    /// Source: Microsoft, *MOF classes of the NT Kernel Logger*.
    #[doc(alias = "ISR_V1")]
    owned IsrV1Ptr64 / IsrV1Ptr64View: lone,
        name = "ISR_V1", size = 20, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// Start time of the routine. The event's own time is its end. `LARGE_INTEGER InitialTime` at 0x00.
        initial_time / set_initial_time: i64, at = 0;
        /// Interrupt service routine. `PVOID Routine` at 0x08.
        routine / set_routine: u64, at = 8;
        /// True if the routine claimed the interrupt. `ULONG ReturnValue` at 0x10.
        return_value / set_return_value: u32, at = 16;
    }
}

/// Alias of [`IsrV1Ptr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `IsrV1Ptr32` or `IsrV1Ptr64`"]
pub type IsrV1 = IsrV1Ptr64;
/// Alias of [`IsrV1Ptr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `IsrV1Ptr32View` or `IsrV1Ptr64View`"]
pub type IsrV1View<'a> = IsrV1Ptr64View<'a>;
