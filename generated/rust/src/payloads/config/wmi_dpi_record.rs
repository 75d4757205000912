// Generated from spec/structs/WMI_DPI_RECORD.toml by `cargo spec generate`. Do not edit: edit that file.

//! Display resolution density.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("WMI_DPI_RECORD", "WmiDpiRecord", (8, 8), "Display resolution density.", &[
    unsigned("MachineDPI", 0, 4, "ULONG", "").in_units("dots per inch").means(Meaning::DotsPerInch),
    unsigned("UserDPI", 4, 4, "ULONG", "").in_units("dots per inch").means(Meaning::DotsPerInch),
])
    .in_releases("observed in 1607, 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::OBSERVED_TRACES, &crate::rt::sources::SELENE_SDK]);
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
