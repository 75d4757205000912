// Generated from spec/structs/ETW_COVERAGE_SAMPLER_OPTIONS.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Options of a coverage sampler.
#[allow(unused_imports)]
use crate::rt::describe::*;

#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "ETW_COVERAGE_SAMPLER_OPTIONS",
    aliases: &[],
    form: "EtwCoverageSamplerOptions",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(255) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(255) },],
    releases: "observed in 2004..20H2, 11-21H2",
    size: 592,
    fixed: 592,
    inserted: &[],
    total: None,
    summary: "Options of a coverage sampler.",
    fields: &[
        Field { name: "Flags", path: "Flags", offset: 0, size: 4, ty: "ETW_COVERAGE_SAMPLER_OPTION_FLAGS", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "", path: "", offset: 0, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
                Field { name: "AllFlags", path: "Flags.AllFlags", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "All flags as one number.", units: "", unknown: false, children: &[] },
                Field { name: "", path: "", offset: 0, size: 4, ty: "ULONG", kind: Kind::Bits, values: None, doc: "", units: "", unknown: false, children: &[
                    Field { name: "RequireProfileTotalIssuesSource", path: "Flags.RequireProfileTotalIssuesSource", offset: 0, size: 4, ty: "ULONG", kind: Kind::Bit { start: 0, width: 1 }, values: None, doc: "", units: "", unknown: false, children: &[] },
                    Field { name: "ForceProfileTimeSource", path: "Flags.ForceProfileTimeSource", offset: 0, size: 4, ty: "ULONG", kind: Kind::Bit { start: 1, width: 1 }, values: None, doc: "", units: "", unknown: false, children: &[] },
                    Field { name: "NoProfileSampling", path: "Flags.NoProfileSampling", offset: 0, size: 4, ty: "ULONG", kind: Kind::Bit { start: 2, width: 1 }, values: None, doc: "", units: "", unknown: false, children: &[] },
                    Field { name: "NoCSwitchSampling", path: "Flags.NoCSwitchSampling", offset: 0, size: 4, ty: "ULONG", kind: Kind::Bit { start: 3, width: 1 }, values: None, doc: "", units: "", unknown: false, children: &[] },
                    Field { name: "NoReadyThreadSampling", path: "Flags.NoReadyThreadSampling", offset: 0, size: 4, ty: "ULONG", kind: Kind::Bit { start: 4, width: 1 }, values: None, doc: "", units: "", unknown: false, children: &[] },
                    Field { name: "NoFaultSampling", path: "Flags.NoFaultSampling", offset: 0, size: 4, ty: "ULONG", kind: Kind::Bit { start: 5, width: 1 }, values: None, doc: "", units: "", unknown: false, children: &[] },
                    Field { name: "NoStackCache", path: "Flags.NoStackCache", offset: 0, size: 4, ty: "ULONG", kind: Kind::Bit { start: 6, width: 1 }, values: None, doc: "", units: "", unknown: false, children: &[] },
                    Field { name: "NoSampleBuffers", path: "Flags.NoSampleBuffers", offset: 0, size: 4, ty: "ULONG", kind: Kind::Bit { start: 7, width: 1 }, values: None, doc: "", units: "", unknown: false, children: &[] },
                    Field { name: "NoPauseWhenFull", path: "Flags.NoPauseWhenFull", offset: 0, size: 4, ty: "ULONG", kind: Kind::Bit { start: 8, width: 1 }, values: None, doc: "", units: "", unknown: false, children: &[] },
                    Field { name: "NoLowPriority", path: "Flags.NoLowPriority", offset: 0, size: 4, ty: "ULONG", kind: Kind::Bit { start: 9, width: 1 }, values: None, doc: "", units: "", unknown: false, children: &[] },
                    Field { name: "WithAppId", path: "Flags.WithAppId", offset: 0, size: 4, ty: "ULONG", kind: Kind::Bit { start: 10, width: 1 }, values: None, doc: "", units: "", unknown: false, children: &[] },
                    Field { name: "FilterKernel", path: "Flags.FilterKernel", offset: 0, size: 4, ty: "ULONG", kind: Kind::Bit { start: 11, width: 1 }, values: None, doc: "", units: "", unknown: false, children: &[] },
                ] },
            ] },
        ] },
        Field { name: "HashSeed", path: "HashSeed", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "ImageLruSize", path: "ImageLruSize", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "SampleTableMinEntries", path: "SampleTableMinEntries", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "SampleTableMaxEntries", path: "SampleTableMaxEntries", offset: 16, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "SampleTableMaxQueued", path: "SampleTableMaxQueued", offset: 20, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "SampleBufferSize", path: "SampleBufferSize", offset: 24, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "SampleBufferMaxCountPerProc", path: "SampleBufferMaxCountPerProc", offset: 28, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "CaptureBufferMaxCountPerProc", path: "CaptureBufferMaxCountPerProc", offset: 32, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "ApcMaxCountPerProc", path: "ApcMaxCountPerProc", offset: 36, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "ProfileSamplePeriodUS", path: "ProfileSamplePeriodUS", offset: 40, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "ProfileSampleCountPerPeriod", path: "ProfileSampleCountPerPeriod", offset: 44, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "CSwitchSamplePeriodUS", path: "CSwitchSamplePeriodUS", offset: 48, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "CSwitchSampleCountPerPeriod", path: "CSwitchSampleCountPerPeriod", offset: 52, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "RThreadSamplePeriodUS", path: "RThreadSamplePeriodUS", offset: 56, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "RThreadSampleCountPerPeriod", path: "RThreadSampleCountPerPeriod", offset: 60, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "PGFaultSamplePeriodUS", path: "PGFaultSamplePeriodUS", offset: 64, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "PGFaultSampleCountPerPeriod", path: "PGFaultSampleCountPerPeriod", offset: 68, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "StackDepth", path: "StackDepth", offset: 72, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "StackCacheEntries", path: "StackCacheEntries", offset: 76, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "PathInclusionList", path: "PathInclusionList", offset: 80, size: 256, ty: "WCHAR", kind: Kind::Array { element: ArrayElement { kind: ElementKind::Character, size: 2 }, count: 128 }, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "PathExclusionList", path: "PathExclusionList", offset: 336, size: 256, ty: "WCHAR", kind: Kind::Array { element: ArrayElement { kind: ElementKind::Character, size: 2 }, count: 128 }, values: None, doc: "", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
fixed! {
    /// Options of a coverage sampler.
    ///
    /// In C: `ETW_COVERAGE_SAMPLER_OPTIONS`, 0x250 bytes. Observed in 2004..20H2, 11-21H2.
    ///
    /// Source: Geoff Chappell, *NTETW.H*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "ETW_COVERAGE_SAMPLER_OPTIONS")]
    owned EtwCoverageSamplerOptions / EtwCoverageSamplerOptionsView: lone [592] "ETW_COVERAGE_SAMPLER_OPTIONS" Table::form(&LAYOUT_0);
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
        /// `ULONG ProfileSamplePeriodUS` at 0x28.
        profile_sample_period_us set_profile_sample_period_us: u32 = 40;
        /// `ULONG ProfileSampleCountPerPeriod` at 0x2C.
        profile_sample_count_per_period set_profile_sample_count_per_period: u32 = 44;
        /// `ULONG CSwitchSamplePeriodUS` at 0x30.
        c_switch_sample_period_us set_c_switch_sample_period_us: u32 = 48;
        /// `ULONG CSwitchSampleCountPerPeriod` at 0x34.
        c_switch_sample_count_per_period set_c_switch_sample_count_per_period: u32 = 52;
        /// `ULONG RThreadSamplePeriodUS` at 0x38.
        r_thread_sample_period_us set_r_thread_sample_period_us: u32 = 56;
        /// `ULONG RThreadSampleCountPerPeriod` at 0x3C.
        r_thread_sample_count_per_period set_r_thread_sample_count_per_period: u32 = 60;
        /// `ULONG PGFaultSamplePeriodUS` at 0x40.
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
}

impl EtwCoverageSamplerOptions {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
}
