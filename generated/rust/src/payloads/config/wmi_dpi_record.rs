// Generated from spec/structs/WMI_DPI_RECORD.toml by `cargo spec generate`. Do not edit: edit that file.

//! Display resolution density.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "WMI_DPI_RECORD",
    aliases: &[],
    form: "WmiDpiRecord",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(255) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(255) },],
    releases: "observed in 1607, 2004..20H2, 11-21H2",
    size: 8,
    fixed: 8,
    inserted: &[],
    total: None,
    summary: "Display resolution density.",
    sources: &[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::OBSERVED_TRACES, &crate::rt::sources::SELENE_SDK],
    fields: &[
        unsigned("MachineDPI", 0, 4, "ULONG", "").in_units("dots per inch").means(Meaning::DotsPerInch),
        unsigned("UserDPI", 4, 4, "ULONG", "").in_units("dots per inch").means(Meaning::DotsPerInch),
    ],
    tail: &[],
};
fixed! {
    /// Display resolution density.
    ///
    /// In C: `WMI_DPI_RECORD`, 0x8 bytes. Observed in 1607, 2004..20H2, 11-21H2.
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; The etwspec developers, *Nineteen log files of public projects*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "WMI_DPI_RECORD")]
    owned WmiDpiRecord / WmiDpiRecordView: lone [8] "WMI_DPI_RECORD" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// `ULONG MachineDPI` at 0x00. Unit: dots per inch.
        machine_dpi set_machine_dpi: u32 = 0;
        /// `ULONG UserDPI` at 0x04. Unit: dots per inch.
        user_dpi set_user_dpi: u32 = 4;
    }
    bits {
    }
}
