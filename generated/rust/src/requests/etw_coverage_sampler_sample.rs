// Generated from spec/structs/ETW_COVERAGE_SAMPLER_SAMPLE.toml by `cargo spec generate`. Do not edit: edit that file.

//! Sample: a location in a module.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("ETW_COVERAGE_SAMPLER_SAMPLE", "EtwCoverageSamplerSample", (8, 8), "Sample: a location in a module.", &[
    unsigned("ModuleId", 0, 4, "ULONG", "").means(Meaning::Identifier),
    unsigned("Offset", 4, 4, "ULONG", "").in_units("bytes").means(Meaning::Bytes),
])
    .in_releases("observed in 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::CHAPPELL_NTETW, &crate::rt::sources::SELENE_SDK]);
fixed! {
    /// Sample: a location in a module.
    ///
    /// In C: `ETW_COVERAGE_SAMPLER_SAMPLE`, 0x8 bytes. Observed in 2004..20H2, 11-21H2.
    ///
    /// Defined in NTETW.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Geoff Chappell, *NTETW.H*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "ETW_COVERAGE_SAMPLER_SAMPLE")]
    owned EtwCoverageSamplerSample / EtwCoverageSamplerSampleView: lone [8] "ETW_COVERAGE_SAMPLER_SAMPLE" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// `ULONG ModuleId` at 0x00.
        module_id set_module_id: u32 = 0;
        /// `ULONG Offset` at 0x04. Unit: bytes.
        offset set_offset: u32 = 4;
    }
    bits {
    }
}
