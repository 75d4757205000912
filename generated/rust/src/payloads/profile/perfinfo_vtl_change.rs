// Generated from spec/structs/PERFINFO_VTL_CHANGE.toml by `cargo spec generate`. Do not edit: edit that file.

//! Processor changed its virtual trust level.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_VTL_CHANGE", "PerfinfoVtlChange", (4, 4), "Processor changed its virtual trust level.", &[
    unsigned("OperationCode", 0, 2, "USHORT", "").means(Meaning::Enumeration),
    unsigned("ServiceCode", 2, 2, "USHORT", "").means(Meaning::Enumeration),
])
    .in_releases("observed in 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::CHAPPELL_NTWMI, &crate::rt::sources::SELENE_SDK]);
fixed! {
    /// Processor changed its virtual trust level.
    ///
    /// In C: `PERFINFO_VTL_CHANGE`, 0x4 bytes. Observed in 2004..20H2, 11-21H2.
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Geoff Chappell, *NTWMI.H*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_VTL_CHANGE")]
    owned PerfinfoVtlChange / PerfinfoVtlChangeView: lone [4] "PERFINFO_VTL_CHANGE" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// `USHORT OperationCode` at 0x00.
        operation_code set_operation_code: u16 = 0;
        /// `USHORT ServiceCode` at 0x02.
        service_code set_service_code: u16 = 2;
    }
    bits {
    }
}
