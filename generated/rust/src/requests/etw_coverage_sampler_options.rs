// Generated from spec/structs/ETW_COVERAGE_SAMPLER_OPTIONS.toml by `cargo spec generate`. Do not edit: edit that file.

//! Options of a coverage sampler.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::CHAPPELL_NTETW, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("ETW_COVERAGE_SAMPLER_OPTIONS", "EtwCoverageSamplerOptions")
    .size(592)
    .about("Options of a coverage sampler.")
    .in_releases("observed in 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        structure("ETW_COVERAGE_SAMPLER_OPTION_FLAGS Flags").at(0..4).with(&[More::Fields(&[
            union("union ").at(0..4).with(&[More::Fields(&[
                unsigned("ULONG Flags.AllFlags").at(0..4).about("All flags as one number.").means(Meaning::Flags),
                bit_fields("ULONG ").at(0..4).with(&[More::Fields(&[
                    bit("ULONG Flags.RequireProfileTotalIssuesSource").at(0..4).bits(0..1).means(Meaning::Boolean),
                    bit("ULONG Flags.ForceProfileTimeSource").at(0..4).bits(1..2).means(Meaning::Boolean),
                    bit("ULONG Flags.NoProfileSampling").at(0..4).bits(2..3).means(Meaning::Boolean),
                    bit("ULONG Flags.NoCSwitchSampling").at(0..4).bits(3..4).means(Meaning::Boolean),
                    bit("ULONG Flags.NoReadyThreadSampling").at(0..4).bits(4..5).means(Meaning::Boolean),
                    bit("ULONG Flags.NoFaultSampling").at(0..4).bits(5..6).means(Meaning::Boolean),
                    bit("ULONG Flags.NoStackCache").at(0..4).bits(6..7).means(Meaning::Boolean),
                    bit("ULONG Flags.NoSampleBuffers").at(0..4).bits(7..8).means(Meaning::Boolean),
                    bit("ULONG Flags.NoPauseWhenFull").at(0..4).bits(8..9).means(Meaning::Boolean),
                    bit("ULONG Flags.NoLowPriority").at(0..4).bits(9..10).means(Meaning::Boolean),
                    bit("ULONG Flags.WithAppId").at(0..4).bits(10..11).means(Meaning::Boolean),
                    bit("ULONG Flags.FilterKernel").at(0..4).bits(11..12).means(Meaning::Boolean),
                ])]),
            ])]),
        ])]),
        unsigned("ULONG HashSeed").at(4..8).means(Meaning::Hex),
        unsigned("ULONG ImageLruSize").at(8..12),
        unsigned("ULONG SampleTableMinEntries").at(12..16).means(Meaning::Count),
        unsigned("ULONG SampleTableMaxEntries").at(16..20).means(Meaning::Count),
        unsigned("ULONG SampleTableMaxQueued").at(20..24).means(Meaning::Count),
        unsigned("ULONG SampleBufferSize").at(24..28),
        unsigned("ULONG SampleBufferMaxCountPerProc").at(28..32).means(Meaning::Count),
        unsigned("ULONG CaptureBufferMaxCountPerProc").at(32..36).means(Meaning::Count),
        unsigned("ULONG ApcMaxCountPerProc").at(36..40).means(Meaning::Count),
        unsigned("ULONG ProfileSamplePeriodUS").at(40..44).means(Meaning::Microseconds).with(&[More::Units("us")]),
        unsigned("ULONG ProfileSampleCountPerPeriod").at(44..48).means(Meaning::Count),
        unsigned("ULONG CSwitchSamplePeriodUS").at(48..52).means(Meaning::Microseconds).with(&[More::Units("us")]),
        unsigned("ULONG CSwitchSampleCountPerPeriod").at(52..56).means(Meaning::Count),
        unsigned("ULONG RThreadSamplePeriodUS").at(56..60).means(Meaning::Microseconds).with(&[More::Units("us")]),
        unsigned("ULONG RThreadSampleCountPerPeriod").at(60..64).means(Meaning::Count),
        unsigned("ULONG PGFaultSamplePeriodUS").at(64..68).means(Meaning::Microseconds).with(&[More::Units("us")]),
        unsigned("ULONG PGFaultSampleCountPerPeriod").at(68..72).means(Meaning::Count),
        unsigned("ULONG StackDepth").at(72..76).means(Meaning::Count),
        unsigned("ULONG StackCacheEntries").at(76..80).means(Meaning::Count),
        field(
            "WCHAR PathInclusionList",
            Kind::Array { element: ArrayElement { kind: ElementKind::Character, size: 2 }, count: 128 }
        )
            .at(80..336).means(Meaning::Text),
        field(
            "WCHAR PathExclusionList",
            Kind::Array { element: ArrayElement { kind: ElementKind::Character, size: 2 }, count: 128 }
        )
            .at(336..592).means(Meaning::Text),
    ]);
fixed! {
    /// Options of a coverage sampler.
    ///
    /// In C: `ETW_COVERAGE_SAMPLER_OPTIONS`, 0x250 bytes. Observed in 2004..20H2, 11-21H2.
    ///
    /// Defined in NTETW.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Geoff Chappell, *NTETW.H*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "ETW_COVERAGE_SAMPLER_OPTIONS")]
    owned EtwCoverageSamplerOptions / EtwCoverageSamplerOptionsView: lone,
        name = "ETW_COVERAGE_SAMPLER_OPTIONS", size = 592, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// `ETW_COVERAGE_SAMPLER_OPTION_FLAGS Flags` at 0x00. Returns a copy.
        flags / set_flags: crate::requests::EtwCoverageSamplerOptionFlags, at = 0;
        /// `ULONG HashSeed` at 0x04.
        hash_seed / set_hash_seed: u32, at = 4;
        /// `ULONG ImageLruSize` at 0x08.
        image_lru_size / set_image_lru_size: u32, at = 8;
        /// `ULONG SampleTableMinEntries` at 0x0C.
        sample_table_min_entries / set_sample_table_min_entries: u32, at = 12;
        /// `ULONG SampleTableMaxEntries` at 0x10.
        sample_table_max_entries / set_sample_table_max_entries: u32, at = 16;
        /// `ULONG SampleTableMaxQueued` at 0x14.
        sample_table_max_queued / set_sample_table_max_queued: u32, at = 20;
        /// `ULONG SampleBufferSize` at 0x18.
        sample_buffer_size / set_sample_buffer_size: u32, at = 24;
        /// `ULONG SampleBufferMaxCountPerProc` at 0x1C.
        sample_buffer_max_count_per_proc / set_sample_buffer_max_count_per_proc: u32, at = 28;
        /// `ULONG CaptureBufferMaxCountPerProc` at 0x20.
        capture_buffer_max_count_per_proc / set_capture_buffer_max_count_per_proc: u32, at = 32;
        /// `ULONG ApcMaxCountPerProc` at 0x24.
        apc_max_count_per_proc / set_apc_max_count_per_proc: u32, at = 36;
        /// `ULONG ProfileSamplePeriodUS` at 0x28. Unit: us.
        profile_sample_period_us / set_profile_sample_period_us: u32, at = 40;
        /// `ULONG ProfileSampleCountPerPeriod` at 0x2C.
        profile_sample_count_per_period / set_profile_sample_count_per_period: u32, at = 44;
        /// `ULONG CSwitchSamplePeriodUS` at 0x30. Unit: us.
        cswitch_sample_period_us / set_cswitch_sample_period_us: u32, at = 48;
        /// `ULONG CSwitchSampleCountPerPeriod` at 0x34.
        cswitch_sample_count_per_period / set_cswitch_sample_count_per_period: u32, at = 52;
        /// `ULONG RThreadSamplePeriodUS` at 0x38. Unit: us.
        rthread_sample_period_us / set_rthread_sample_period_us: u32, at = 56;
        /// `ULONG RThreadSampleCountPerPeriod` at 0x3C.
        rthread_sample_count_per_period / set_rthread_sample_count_per_period: u32, at = 60;
        /// `ULONG PGFaultSamplePeriodUS` at 0x40. Unit: us.
        pg_fault_sample_period_us / set_pg_fault_sample_period_us: u32, at = 64;
        /// `ULONG PGFaultSampleCountPerPeriod` at 0x44.
        pg_fault_sample_count_per_period / set_pg_fault_sample_count_per_period: u32, at = 68;
        /// `ULONG StackDepth` at 0x48.
        stack_depth / set_stack_depth: u32, at = 72;
        /// `ULONG StackCacheEntries` at 0x4C.
        stack_cache_entries / set_stack_cache_entries: u32, at = 76;
        /// `WCHAR PathInclusionList` at 0x50.
        path_inclusion_list / set_path_inclusion_list: [u16; 128], at = 80;
        /// `WCHAR PathExclusionList` at 0x150.
        path_exclusion_list / set_path_exclusion_list: [u16; 128], at = 336;
    }
    converted {
        /// Duration. The raw value is `profile_sample_period_us`.
        profile_sample_period_us_as_duration: core::time::Duration, raw = profile_sample_period_us,
            |raw| duration(raw, per_second::MICROSECONDS);
        /// Duration. The raw value is `cswitch_sample_period_us`.
        cswitch_sample_period_us_as_duration: core::time::Duration, raw = cswitch_sample_period_us,
            |raw| duration(raw, per_second::MICROSECONDS);
        /// Duration. The raw value is `rthread_sample_period_us`.
        rthread_sample_period_us_as_duration: core::time::Duration, raw = rthread_sample_period_us,
            |raw| duration(raw, per_second::MICROSECONDS);
        /// Duration. The raw value is `pg_fault_sample_period_us`.
        pg_fault_sample_period_us_as_duration: core::time::Duration, raw = pg_fault_sample_period_us,
            |raw| duration(raw, per_second::MICROSECONDS);
    }
}
