// Generated from spec/structs/PERFINFO_HV_HYPERCALL.toml by `cargo spec generate`. Do not edit: edit that file.

//! Hypervisor called.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::CHAPPELL_NTWMI, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_HV_HYPERCALL", "PerfinfoHvHypercall")
    .size(8)
    .about("Hypervisor called.")
    .in_releases("observed in 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG CallCode").at(0..4).means(Meaning::Enumeration),
        unsigned("UCHAR IsFast").at(4..5).means(Meaning::Boolean),
        unsigned("UCHAR IsNested").at(5..6).means(Meaning::Boolean),
        field("padding ", Kind::Padding).at(6..8),
    ]);
fixed! {
    /// Hypervisor called.
    ///
    /// In C: `PERFINFO_HV_HYPERCALL`, 0x8 bytes. Observed in 2004..20H2, 11-21H2.
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Geoff Chappell, *NTWMI.H*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_HV_HYPERCALL")]
    owned PerfinfoHvHypercall / PerfinfoHvHypercallView: lone,
        name = "PERFINFO_HV_HYPERCALL", size = 8, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// `ULONG CallCode` at 0x00.
        call_code / set_call_code: u32, at = 0;
        /// Zero is false, any other value is true. `UCHAR IsFast` at 0x04.
        is_fast / set_is_fast: u8, at = 4;
        /// Zero is false, any other value is true. `UCHAR IsNested` at 0x05.
        is_nested / set_is_nested: u8, at = 5;
    }
}
