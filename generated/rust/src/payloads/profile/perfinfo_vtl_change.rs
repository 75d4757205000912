// Generated from spec/structs/PERFINFO_VTL_CHANGE.toml by `cargo spec generate`. Do not edit: edit that file.

//! Processor changed its virtual trust level.
#[allow(unused_imports)]
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::CHAPPELL_NTWMI, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_VTL_CHANGE", "PerfinfoVtlChange")
    .size(4)
    .summary("Processor changed its virtual trust level.")
    .in_releases("observed in 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("USHORT", "OperationCode").at(0..2).means(Meaning::Enumeration),
        unsigned("USHORT", "ServiceCode").at(2..4).means(Meaning::Enumeration),
    ]);
fixed! {
    /// Processor changed its virtual trust level.
    ///
    /// In C: `PERFINFO_VTL_CHANGE`, 0x4 bytes. Observed in 2004..20H2, 11-21H2.
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Geoff Chappell, *NTWMI.H*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_VTL_CHANGE")]
    owned PerfinfoVtlChange / PerfinfoVtlChangeView: lone,
        name = "PERFINFO_VTL_CHANGE", size = 4, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// `USHORT OperationCode` at 0x00.
        operation_code / set_operation_code: u16, at = 0;
        /// `USHORT ServiceCode` at 0x02.
        service_code / set_service_code: u16, at = 2;
    }
}
