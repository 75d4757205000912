// Generated from spec/structs/ReserveDelete.toml by `cargo spec generate`. Do not edit: edit that file.

//! Processor time reserve deleted.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("ReserveDelete", "ReserveDeletePtr32", (4, 4), "Processor time reserve deleted.", &[
    address("Reserve", 0, 4, "PVOID", "Reserve object pointer.").means(Meaning::KernelObject),
])
    .in_releases("releases unknown (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(&[&crate::rt::sources::MICROSOFT_KERNEL_MOF]);
pub(crate) static LAYOUT_1: Layout = layout("ReserveDelete", "ReserveDeletePtr64", (8, 8), "Processor time reserve deleted.", &[
    address("Reserve", 0, 8, "PVOID", "Reserve object pointer.").means(Meaning::KernelObject),
])
    .in_releases("releases unknown (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::MICROSOFT_KERNEL_MOF]);
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
    owned ReserveDeletePtr32 / ReserveDeletePtr32View: lone [4] "ReserveDelete" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Reserve object pointer. `PVOID Reserve` at 0x00.
        reserve set_reserve: u32 = 0;
    }
    bits {
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
    owned ReserveDeletePtr64 / ReserveDeletePtr64View: lone [8] "ReserveDelete" Table::form(&LAYOUT_1), LAYOUT_1;
    fields {
        /// Reserve object pointer. `PVOID Reserve` at 0x00.
        reserve set_reserve: u64 = 0;
    }
    bits {
    }
}

/// Alias of [`ReserveDeletePtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `ReserveDeletePtr32` or `ReserveDeletePtr64`"]
pub type ReserveDelete = ReserveDeletePtr64;
/// Alias of [`ReserveDeletePtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `ReserveDeletePtr32View` or `ReserveDeletePtr64View`"]
pub type ReserveDeleteView<'a> = ReserveDeletePtr64View<'a>;
