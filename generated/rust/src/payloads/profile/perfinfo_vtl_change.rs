// Generated from spec/structs/PERFINFO_VTL_CHANGE.toml by `cargo spec generate`. Do not edit: edit that file.

//! Processor changed its virtual trust level.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "PERFINFO_VTL_CHANGE",
    aliases: &[],
    form: "PerfinfoVtlChange",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(255) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(255) },],
    releases: "observed in 2004..20H2, 11-21H2",
    size: 4,
    fixed: 4,
    inserted: &[],
    total: None,
    summary: "Processor changed its virtual trust level.",
    sources: &[&crate::rt::sources::CHAPPELL_NTWMI, &crate::rt::sources::SELENE_SDK],
    fields: &[
        unsigned("OperationCode", 0, 2, "USHORT", "").means(Meaning::Enumeration),
        unsigned("ServiceCode", 2, 2, "USHORT", "").means(Meaning::Enumeration),
    ],
    tail: &[],
};
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
