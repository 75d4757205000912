// Generated from spec/structs/ETW_COVERAGE_SAMPLER_SAMPLE.toml by `cargo spec generate`. Do not edit: edit that file.

//! Sample: a location in a module.
#[allow(unused_imports)]
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::CHAPPELL_NTETW, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("ETW_COVERAGE_SAMPLER_SAMPLE", "EtwCoverageSamplerSample")
    .size(8)
    .summary("Sample: a location in a module.")
    .in_releases("observed in 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG", "ModuleId").at(0..4).means(Meaning::Identifier),
        unsigned("ULONG", "Offset").at(4..8).in_units("bytes").means(Meaning::Bytes),
    ]);
fixed! {
    /// Sample: a location in a module.
    ///
    /// In C: `ETW_COVERAGE_SAMPLER_SAMPLE`, 0x8 bytes. Observed in 2004..20H2, 11-21H2.
    ///
    /// Defined in NTETW.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Geoff Chappell, *NTETW.H*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "ETW_COVERAGE_SAMPLER_SAMPLE")]
    owned EtwCoverageSamplerSample / EtwCoverageSamplerSampleView: lone,
        name = "ETW_COVERAGE_SAMPLER_SAMPLE", size = 8, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// `ULONG ModuleId` at 0x00.
        module_id / set_module_id: u32, at = 0;
        /// `ULONG Offset` at 0x04. Unit: bytes.
        offset / set_offset: u32, at = 4;
    }
}
