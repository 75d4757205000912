// Generated from spec/structs/PERFINFO_HV_HYPERCALL.toml by `cargo spec generate`. Do not edit: edit that file.

//! Hypervisor called.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_HV_HYPERCALL", "PerfinfoHvHypercall", (8, 8), "Hypervisor called.", &[
    unsigned("CallCode", 0, 4, "ULONG", "").means(Meaning::Enumeration),
    unsigned("IsFast", 4, 1, "UCHAR", "").means(Meaning::Boolean),
    unsigned("IsNested", 5, 1, "UCHAR", "").means(Meaning::Boolean),
    field("", 6, 2, "padding", Kind::Padding, ""),
])
    .in_releases("observed in 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::CHAPPELL_NTWMI, &crate::rt::sources::SELENE_SDK]);
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
