// Generated from spec/structs/ETW_COVERAGE_SAMPLER_OPTION_FLAGS.toml by `cargo spec generate`. Do not edit: edit that
// file.

//! Flags among the options of a coverage sampler.
#[allow(unused_imports)]
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::CHAPPELL_NTETW, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("ETW_COVERAGE_SAMPLER_OPTION_FLAGS", "EtwCoverageSamplerOptionFlags")
    .size(4)
    .summary("Flags among the options of a coverage sampler.")
    .in_releases("observed in 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        union("union", "").at(0..4).with(&[
            unsigned("ULONG", "AllFlags").at(0..4).doc("All flags as one number.").means(Meaning::Flags),
            bit_fields("ULONG", "").at(0..4).with(&[
                bit("ULONG", "RequireProfileTotalIssuesSource").at(0..4).bits(0..1).means(Meaning::Boolean),
                bit("ULONG", "ForceProfileTimeSource").at(0..4).bits(1..2).means(Meaning::Boolean),
                bit("ULONG", "NoProfileSampling").at(0..4).bits(2..3).means(Meaning::Boolean),
                bit("ULONG", "NoCSwitchSampling").at(0..4).bits(3..4).means(Meaning::Boolean),
                bit("ULONG", "NoReadyThreadSampling").at(0..4).bits(4..5).means(Meaning::Boolean),
                bit("ULONG", "NoFaultSampling").at(0..4).bits(5..6).means(Meaning::Boolean),
                bit("ULONG", "NoStackCache").at(0..4).bits(6..7).means(Meaning::Boolean),
                bit("ULONG", "NoSampleBuffers").at(0..4).bits(7..8).means(Meaning::Boolean),
                bit("ULONG", "NoPauseWhenFull").at(0..4).bits(8..9).means(Meaning::Boolean),
                bit("ULONG", "NoLowPriority").at(0..4).bits(9..10).means(Meaning::Boolean),
                bit("ULONG", "WithAppId").at(0..4).bits(10..11).means(Meaning::Boolean),
                bit("ULONG", "FilterKernel").at(0..4).bits(11..12).means(Meaning::Boolean),
            ]),
        ]),
    ]);
fixed! {
    /// Flags among the options of a coverage sampler.
    ///
    /// In C: `ETW_COVERAGE_SAMPLER_OPTION_FLAGS`, 0x4 bytes. Observed in 2004..20H2, 11-21H2.
    ///
    /// Defined in NTETW.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Geoff Chappell, *NTETW.H*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "ETW_COVERAGE_SAMPLER_OPTION_FLAGS")]
    owned EtwCoverageSamplerOptionFlags / EtwCoverageSamplerOptionFlagsView: lone,
        name = "ETW_COVERAGE_SAMPLER_OPTION_FLAGS", size = 4, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// All flags as one number. `ULONG AllFlags` at 0x00.
        all_flags / set_all_flags: u32, at = 0;
    }
    bits {
        /// Zero is false, any other value is true. `RequireProfileTotalIssuesSource`, bit 0 of the integer at 0x00.
        require_profile_total_issues_source / set_require_profile_total_issues_source: u32, at = 0, size = 4, bits =
            0..1;
        /// Zero is false, any other value is true. `ForceProfileTimeSource`, bit 1 of the integer at 0x00.
        force_profile_time_source / set_force_profile_time_source: u32, at = 0, size = 4, bits = 1..2;
        /// Zero is false, any other value is true. `NoProfileSampling`, bit 2 of the integer at 0x00.
        no_profile_sampling / set_no_profile_sampling: u32, at = 0, size = 4, bits = 2..3;
        /// Zero is false, any other value is true. `NoCSwitchSampling`, bit 3 of the integer at 0x00.
        no_cswitch_sampling / set_no_cswitch_sampling: u32, at = 0, size = 4, bits = 3..4;
        /// Zero is false, any other value is true. `NoReadyThreadSampling`, bit 4 of the integer at 0x00.
        no_ready_thread_sampling / set_no_ready_thread_sampling: u32, at = 0, size = 4, bits = 4..5;
        /// Zero is false, any other value is true. `NoFaultSampling`, bit 5 of the integer at 0x00.
        no_fault_sampling / set_no_fault_sampling: u32, at = 0, size = 4, bits = 5..6;
        /// Zero is false, any other value is true. `NoStackCache`, bit 6 of the integer at 0x00.
        no_stack_cache / set_no_stack_cache: u32, at = 0, size = 4, bits = 6..7;
        /// Zero is false, any other value is true. `NoSampleBuffers`, bit 7 of the integer at 0x00.
        no_sample_buffers / set_no_sample_buffers: u32, at = 0, size = 4, bits = 7..8;
        /// Zero is false, any other value is true. `NoPauseWhenFull`, bit 8 of the integer at 0x00.
        no_pause_when_full / set_no_pause_when_full: u32, at = 0, size = 4, bits = 8..9;
        /// Zero is false, any other value is true. `NoLowPriority`, bit 9 of the integer at 0x00.
        no_low_priority / set_no_low_priority: u32, at = 0, size = 4, bits = 9..10;
        /// Zero is false, any other value is true. `WithAppId`, bit 10 of the integer at 0x00.
        with_app_id / set_with_app_id: u32, at = 0, size = 4, bits = 10..11;
        /// Zero is false, any other value is true. `FilterKernel`, bit 11 of the integer at 0x00.
        filter_kernel / set_filter_kernel: u32, at = 0, size = 4, bits = 11..12;
    }
}
