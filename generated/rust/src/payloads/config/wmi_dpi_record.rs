// Generated from spec/structs/WMI_DPI_RECORD.toml by `cargo spec generate`. Do not edit: edit that file.

//! Display resolution density.
#[allow(unused_imports)]
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::OBSERVED_TRACES, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("WMI_DPI_RECORD", "WmiDpiRecord")
    .size(8)
    .summary("Display resolution density.")
    .in_releases(
        "observed in 1607, 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)]
    )
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG", "MachineDPI").at(0..4).in_units("dots per inch").means(Meaning::DotsPerInch),
        unsigned("ULONG", "UserDPI").at(4..8).in_units("dots per inch").means(Meaning::DotsPerInch),
    ]);
fixed! {
    /// Display resolution density.
    ///
    /// In C: `WMI_DPI_RECORD`, 0x8 bytes. Observed in 1607, 2004..20H2, 11-21H2.
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; The etwspec developers, *Nineteen log files
    /// of public projects*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "WMI_DPI_RECORD")]
    owned WmiDpiRecord / WmiDpiRecordView: lone,
        name = "WMI_DPI_RECORD", size = 8, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// `ULONG MachineDPI` at 0x00. Unit: dots per inch.
        machine_dpi / set_machine_dpi: u32, at = 0;
        /// `ULONG UserDPI` at 0x04. Unit: dots per inch.
        user_dpi / set_user_dpi: u32, at = 4;
    }
}
