// Generated from spec/structs/ETW_COVERAGE_SAMPLER_STATUS.toml by `cargo spec generate`. Do not edit: edit that file.

//! Whether a coverage sampler exists.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "ETW_COVERAGE_SAMPLER_STATUS",
    aliases: &[],
    form: "EtwCoverageSamplerStatus",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(255) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(255) },],
    releases: "observed in 2004..20H2, 11-21H2",
    size: 1,
    fixed: 1,
    inserted: &[],
    total: None,
    summary: "Whether a coverage sampler exists.",
    sources: &[&crate::rt::sources::CHAPPELL_NTETW, &crate::rt::sources::SELENE_SDK],
    fields: &[
        unsigned("Active", 0, 1, "UCHAR", "").means(Meaning::Boolean),
    ],
    tail: &[],
};
fixed! {
    /// Whether a coverage sampler exists.
    ///
    /// In C: `ETW_COVERAGE_SAMPLER_STATUS`, 0x1 bytes. Observed in 2004..20H2, 11-21H2.
    ///
    /// Defined in NTETW.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Geoff Chappell, *NTETW.H*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "ETW_COVERAGE_SAMPLER_STATUS")]
    owned EtwCoverageSamplerStatus / EtwCoverageSamplerStatusView: lone [1] "ETW_COVERAGE_SAMPLER_STATUS" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Zero is false, any other value is true. `UCHAR Active` at 0x00.
        active set_active: u8 = 0;
    }
    bits {
    }
}
