// Generated from spec/structs/ETW_COVERAGE_SAMPLER_OPTIONS.toml by `cargo spec generate`. Do not edit: edit that file.

//! Options of a coverage sampler.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("ETW_COVERAGE_SAMPLER_OPTIONS", "EtwCoverageSamplerOptions", (592, 592), "Options of a coverage sampler.", &[
    field("Flags", 0, 4, "ETW_COVERAGE_SAMPLER_OPTION_FLAGS", Kind::Struct, "").with(&[
        field("", 0, 4, "union", Kind::Union, "").with(&[
            unsigned("AllFlags", 0, 4, "ULONG", "All flags as one number.").at_path("Flags.AllFlags").means(Meaning::Flags),
            field("", 0, 4, "ULONG", Kind::Bits, "").with(&[
                bit("RequireProfileTotalIssuesSource", (0, 4), "ULONG", 0, 1, "").at_path("Flags.RequireProfileTotalIssuesSource").means(Meaning::Boolean),
                bit("ForceProfileTimeSource", (0, 4), "ULONG", 1, 1, "").at_path("Flags.ForceProfileTimeSource").means(Meaning::Boolean),
                bit("NoProfileSampling", (0, 4), "ULONG", 2, 1, "").at_path("Flags.NoProfileSampling").means(Meaning::Boolean),
                bit("NoCSwitchSampling", (0, 4), "ULONG", 3, 1, "").at_path("Flags.NoCSwitchSampling").means(Meaning::Boolean),
                bit("NoReadyThreadSampling", (0, 4), "ULONG", 4, 1, "").at_path("Flags.NoReadyThreadSampling").means(Meaning::Boolean),
                bit("NoFaultSampling", (0, 4), "ULONG", 5, 1, "").at_path("Flags.NoFaultSampling").means(Meaning::Boolean),
                bit("NoStackCache", (0, 4), "ULONG", 6, 1, "").at_path("Flags.NoStackCache").means(Meaning::Boolean),
                bit("NoSampleBuffers", (0, 4), "ULONG", 7, 1, "").at_path("Flags.NoSampleBuffers").means(Meaning::Boolean),
                bit("NoPauseWhenFull", (0, 4), "ULONG", 8, 1, "").at_path("Flags.NoPauseWhenFull").means(Meaning::Boolean),
                bit("NoLowPriority", (0, 4), "ULONG", 9, 1, "").at_path("Flags.NoLowPriority").means(Meaning::Boolean),
                bit("WithAppId", (0, 4), "ULONG", 10, 1, "").at_path("Flags.WithAppId").means(Meaning::Boolean),
                bit("FilterKernel", (0, 4), "ULONG", 11, 1, "").at_path("Flags.FilterKernel").means(Meaning::Boolean),
            ]),
        ]),
    ]),
    unsigned("HashSeed", 4, 4, "ULONG", "").means(Meaning::Hex),
    unsigned("ImageLruSize", 8, 4, "ULONG", ""),
    unsigned("SampleTableMinEntries", 12, 4, "ULONG", "").means(Meaning::Count),
    unsigned("SampleTableMaxEntries", 16, 4, "ULONG", "").means(Meaning::Count),
    unsigned("SampleTableMaxQueued", 20, 4, "ULONG", "").means(Meaning::Count),
    unsigned("SampleBufferSize", 24, 4, "ULONG", ""),
    unsigned("SampleBufferMaxCountPerProc", 28, 4, "ULONG", "").means(Meaning::Count),
    unsigned("CaptureBufferMaxCountPerProc", 32, 4, "ULONG", "").means(Meaning::Count),
    unsigned("ApcMaxCountPerProc", 36, 4, "ULONG", "").means(Meaning::Count),
    unsigned("ProfileSamplePeriodUS", 40, 4, "ULONG", "").in_units("us").means(Meaning::Microseconds),
    unsigned("ProfileSampleCountPerPeriod", 44, 4, "ULONG", "").means(Meaning::Count),
    unsigned("CSwitchSamplePeriodUS", 48, 4, "ULONG", "").in_units("us").means(Meaning::Microseconds),
    unsigned("CSwitchSampleCountPerPeriod", 52, 4, "ULONG", "").means(Meaning::Count),
    unsigned("RThreadSamplePeriodUS", 56, 4, "ULONG", "").in_units("us").means(Meaning::Microseconds),
    unsigned("RThreadSampleCountPerPeriod", 60, 4, "ULONG", "").means(Meaning::Count),
    unsigned("PGFaultSamplePeriodUS", 64, 4, "ULONG", "").in_units("us").means(Meaning::Microseconds),
    unsigned("PGFaultSampleCountPerPeriod", 68, 4, "ULONG", "").means(Meaning::Count),
    unsigned("StackDepth", 72, 4, "ULONG", "").means(Meaning::Count),
    unsigned("StackCacheEntries", 76, 4, "ULONG", "").means(Meaning::Count),
    field("PathInclusionList", 80, 256, "WCHAR", Kind::Array { element: ArrayElement { kind: ElementKind::Character, size: 2 }, count: 128 }, "").means(Meaning::Text),
    field("PathExclusionList", 336, 256, "WCHAR", Kind::Array { element: ArrayElement { kind: ElementKind::Character, size: 2 }, count: 128 }, "").means(Meaning::Text),
])
    .in_releases("observed in 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::CHAPPELL_NTETW, &crate::rt::sources::SELENE_SDK]);
fixed! {
    /// Options of a coverage sampler.
    ///
    /// In C: `ETW_COVERAGE_SAMPLER_OPTIONS`, 0x250 bytes. Observed in 2004..20H2, 11-21H2.
    ///
    /// Defined in NTETW.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Geoff Chappell, *NTETW.H*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "ETW_COVERAGE_SAMPLER_OPTIONS")]
    owned EtwCoverageSamplerOptions / EtwCoverageSamplerOptionsView: lone [592] "ETW_COVERAGE_SAMPLER_OPTIONS" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// `ETW_COVERAGE_SAMPLER_OPTION_FLAGS Flags` at 0x00. Returns a copy.
        flags set_flags: crate::requests::EtwCoverageSamplerOptionFlags = 0;
        /// `ULONG HashSeed` at 0x04.
        hash_seed set_hash_seed: u32 = 4;
        /// `ULONG ImageLruSize` at 0x08.
        image_lru_size set_image_lru_size: u32 = 8;
        /// `ULONG SampleTableMinEntries` at 0x0C.
        sample_table_min_entries set_sample_table_min_entries: u32 = 12;
        /// `ULONG SampleTableMaxEntries` at 0x10.
        sample_table_max_entries set_sample_table_max_entries: u32 = 16;
        /// `ULONG SampleTableMaxQueued` at 0x14.
        sample_table_max_queued set_sample_table_max_queued: u32 = 20;
        /// `ULONG SampleBufferSize` at 0x18.
        sample_buffer_size set_sample_buffer_size: u32 = 24;
        /// `ULONG SampleBufferMaxCountPerProc` at 0x1C.
        sample_buffer_max_count_per_proc set_sample_buffer_max_count_per_proc: u32 = 28;
        /// `ULONG CaptureBufferMaxCountPerProc` at 0x20.
        capture_buffer_max_count_per_proc set_capture_buffer_max_count_per_proc: u32 = 32;
        /// `ULONG ApcMaxCountPerProc` at 0x24.
        apc_max_count_per_proc set_apc_max_count_per_proc: u32 = 36;
        /// `ULONG ProfileSamplePeriodUS` at 0x28. Unit: us.
        profile_sample_period_us set_profile_sample_period_us: u32 = 40;
        /// `ULONG ProfileSampleCountPerPeriod` at 0x2C.
        profile_sample_count_per_period set_profile_sample_count_per_period: u32 = 44;
        /// `ULONG CSwitchSamplePeriodUS` at 0x30. Unit: us.
        cswitch_sample_period_us set_cswitch_sample_period_us: u32 = 48;
        /// `ULONG CSwitchSampleCountPerPeriod` at 0x34.
        cswitch_sample_count_per_period set_cswitch_sample_count_per_period: u32 = 52;
        /// `ULONG RThreadSamplePeriodUS` at 0x38. Unit: us.
        rthread_sample_period_us set_rthread_sample_period_us: u32 = 56;
        /// `ULONG RThreadSampleCountPerPeriod` at 0x3C.
        rthread_sample_count_per_period set_rthread_sample_count_per_period: u32 = 60;
        /// `ULONG PGFaultSamplePeriodUS` at 0x40. Unit: us.
        pg_fault_sample_period_us set_pg_fault_sample_period_us: u32 = 64;
        /// `ULONG PGFaultSampleCountPerPeriod` at 0x44.
        pg_fault_sample_count_per_period set_pg_fault_sample_count_per_period: u32 = 68;
        /// `ULONG StackDepth` at 0x48.
        stack_depth set_stack_depth: u32 = 72;
        /// `ULONG StackCacheEntries` at 0x4C.
        stack_cache_entries set_stack_cache_entries: u32 = 76;
        /// `WCHAR PathInclusionList` at 0x50.
        path_inclusion_list set_path_inclusion_list: [u16; 128] = 80;
        /// `WCHAR PathExclusionList` at 0x150.
        path_exclusion_list set_path_exclusion_list: [u16; 128] = 336;
    }
    bits {
    }
    typed {
    }
    converted {
        /// Duration. The raw value is `profile_sample_period_us`.
        profile_sample_period_us_as_duration: core::time::Duration = profile_sample_period_us, |raw| duration(raw, per_second::MICROSECONDS);
        /// Duration. The raw value is `cswitch_sample_period_us`.
        cswitch_sample_period_us_as_duration: core::time::Duration = cswitch_sample_period_us, |raw| duration(raw, per_second::MICROSECONDS);
        /// Duration. The raw value is `rthread_sample_period_us`.
        rthread_sample_period_us_as_duration: core::time::Duration = rthread_sample_period_us, |raw| duration(raw, per_second::MICROSECONDS);
        /// Duration. The raw value is `pg_fault_sample_period_us`.
        pg_fault_sample_period_us_as_duration: core::time::Duration = pg_fault_sample_period_us, |raw| duration(raw, per_second::MICROSECONDS);
    }
}
