// Generated from spec/structs/PERFINFO_HV_HYPERCALL.toml by `cargo spec generate`. Do not edit: edit that file.

//! Hypervisor called.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "PERFINFO_HV_HYPERCALL",
    aliases: &[],
    form: "PerfinfoHvHypercall",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(255) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(255) },],
    releases: "observed in 2004..20H2, 11-21H2",
    size: 8,
    fixed: 8,
    inserted: &[],
    total: None,
    summary: "Hypervisor called.",
    sources: &[&crate::rt::sources::CHAPPELL_NTWMI, &crate::rt::sources::SELENE_SDK],
    fields: &[
        unsigned("CallCode", 0, 4, "ULONG", "").means(Meaning::Enumeration),
        unsigned("IsFast", 4, 1, "UCHAR", "").means(Meaning::Boolean),
        unsigned("IsNested", 5, 1, "UCHAR", "").means(Meaning::Boolean),
        field("", 6, 2, "padding", Kind::Padding, ""),
    ],
    tail: &[],
};
fixed! {
    /// Hypervisor called.
    ///
    /// In C: `PERFINFO_HV_HYPERCALL`, 0x8 bytes. Observed in 2004..20H2, 11-21H2.
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Geoff Chappell, *NTWMI.H*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_HV_HYPERCALL")]
    owned PerfinfoHvHypercall / PerfinfoHvHypercallView: lone [8] "PERFINFO_HV_HYPERCALL" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// `ULONG CallCode` at 0x00.
        call_code set_call_code: u32 = 0;
        /// Zero is false, any other value is true. `UCHAR IsFast` at 0x04.
        is_fast set_is_fast: u8 = 4;
        /// Zero is false, any other value is true. `UCHAR IsNested` at 0x05.
        is_nested set_is_nested: u8 = 5;
    }
    bits {
    }
}
