// Generated from spec/structs/ETW_COVERAGE_SAMPLER_OPTION_FLAGS.toml by `cargo spec generate`. Do not edit: edit that file.

//! Flags among the options of a coverage sampler.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("ETW_COVERAGE_SAMPLER_OPTION_FLAGS", "EtwCoverageSamplerOptionFlags", (4, 4), "Flags among the options of a coverage sampler.", &[
    field("", 0, 4, "union", Kind::Union, "").with(&[
        unsigned("AllFlags", 0, 4, "ULONG", "All flags as one number.").means(Meaning::Flags),
        field("", 0, 4, "ULONG", Kind::Bits, "").with(&[
            bit("RequireProfileTotalIssuesSource", (0, 4), "ULONG", 0, 1, "").means(Meaning::Boolean),
            bit("ForceProfileTimeSource", (0, 4), "ULONG", 1, 1, "").means(Meaning::Boolean),
            bit("NoProfileSampling", (0, 4), "ULONG", 2, 1, "").means(Meaning::Boolean),
            bit("NoCSwitchSampling", (0, 4), "ULONG", 3, 1, "").means(Meaning::Boolean),
            bit("NoReadyThreadSampling", (0, 4), "ULONG", 4, 1, "").means(Meaning::Boolean),
            bit("NoFaultSampling", (0, 4), "ULONG", 5, 1, "").means(Meaning::Boolean),
            bit("NoStackCache", (0, 4), "ULONG", 6, 1, "").means(Meaning::Boolean),
            bit("NoSampleBuffers", (0, 4), "ULONG", 7, 1, "").means(Meaning::Boolean),
            bit("NoPauseWhenFull", (0, 4), "ULONG", 8, 1, "").means(Meaning::Boolean),
            bit("NoLowPriority", (0, 4), "ULONG", 9, 1, "").means(Meaning::Boolean),
            bit("WithAppId", (0, 4), "ULONG", 10, 1, "").means(Meaning::Boolean),
            bit("FilterKernel", (0, 4), "ULONG", 11, 1, "").means(Meaning::Boolean),
        ]),
    ]),
])
    .in_releases("observed in 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::CHAPPELL_NTETW, &crate::rt::sources::SELENE_SDK]);
fixed! {
    /// Flags among the options of a coverage sampler.
    ///
    /// In C: `ETW_COVERAGE_SAMPLER_OPTION_FLAGS`, 0x4 bytes. Observed in 2004..20H2, 11-21H2.
    ///
    /// Defined in NTETW.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Geoff Chappell, *NTETW.H*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "ETW_COVERAGE_SAMPLER_OPTION_FLAGS")]
    owned EtwCoverageSamplerOptionFlags / EtwCoverageSamplerOptionFlagsView: lone [4] "ETW_COVERAGE_SAMPLER_OPTION_FLAGS" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// All flags as one number. `ULONG AllFlags` at 0x00.
        all_flags set_all_flags: u32 = 0;
    }
    bits {
        /// Zero is false, any other value is true. `RequireProfileTotalIssuesSource`, bit 0 of the integer at 0x00.
        require_profile_total_issues_source set_require_profile_total_issues_source: u32 = 4 0 0 1;
        /// Zero is false, any other value is true. `ForceProfileTimeSource`, bit 1 of the integer at 0x00.
        force_profile_time_source set_force_profile_time_source: u32 = 4 0 1 1;
        /// Zero is false, any other value is true. `NoProfileSampling`, bit 2 of the integer at 0x00.
        no_profile_sampling set_no_profile_sampling: u32 = 4 0 2 1;
        /// Zero is false, any other value is true. `NoCSwitchSampling`, bit 3 of the integer at 0x00.
        no_cswitch_sampling set_no_cswitch_sampling: u32 = 4 0 3 1;
        /// Zero is false, any other value is true. `NoReadyThreadSampling`, bit 4 of the integer at 0x00.
        no_ready_thread_sampling set_no_ready_thread_sampling: u32 = 4 0 4 1;
        /// Zero is false, any other value is true. `NoFaultSampling`, bit 5 of the integer at 0x00.
        no_fault_sampling set_no_fault_sampling: u32 = 4 0 5 1;
        /// Zero is false, any other value is true. `NoStackCache`, bit 6 of the integer at 0x00.
        no_stack_cache set_no_stack_cache: u32 = 4 0 6 1;
        /// Zero is false, any other value is true. `NoSampleBuffers`, bit 7 of the integer at 0x00.
        no_sample_buffers set_no_sample_buffers: u32 = 4 0 7 1;
        /// Zero is false, any other value is true. `NoPauseWhenFull`, bit 8 of the integer at 0x00.
        no_pause_when_full set_no_pause_when_full: u32 = 4 0 8 1;
        /// Zero is false, any other value is true. `NoLowPriority`, bit 9 of the integer at 0x00.
        no_low_priority set_no_low_priority: u32 = 4 0 9 1;
        /// Zero is false, any other value is true. `WithAppId`, bit 10 of the integer at 0x00.
        with_app_id set_with_app_id: u32 = 4 0 10 1;
        /// Zero is false, any other value is true. `FilterKernel`, bit 11 of the integer at 0x00.
        filter_kernel set_filter_kernel: u32 = 4 0 11 1;
    }
}
