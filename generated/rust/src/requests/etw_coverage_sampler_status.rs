// Generated from spec/structs/ETW_COVERAGE_SAMPLER_STATUS.toml by `cargo spec generate`. Do not edit: edit that file.

//! Whether a coverage sampler exists.
#[allow(unused_imports)]
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::CHAPPELL_NTETW, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("ETW_COVERAGE_SAMPLER_STATUS", "EtwCoverageSamplerStatus")
    .size(1)
    .summary("Whether a coverage sampler exists.")
    .in_releases("observed in 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("UCHAR", "Active").at(0..1).means(Meaning::Boolean),
    ]);
fixed! {
    /// Whether a coverage sampler exists.
    ///
    /// In C: `ETW_COVERAGE_SAMPLER_STATUS`, 0x1 bytes. Observed in 2004..20H2, 11-21H2.
    ///
    /// Defined in NTETW.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Geoff Chappell, *NTETW.H*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "ETW_COVERAGE_SAMPLER_STATUS")]
    owned EtwCoverageSamplerStatus / EtwCoverageSamplerStatusView: lone,
        name = "ETW_COVERAGE_SAMPLER_STATUS", size = 1, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Zero is false, any other value is true. `UCHAR Active` at 0x00.
        active / set_active: u8, at = 0;
    }
}
