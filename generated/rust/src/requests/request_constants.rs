// Generated from spec/enums/REQUEST_CONSTANTS.toml by `cargo run --release -- generate`. Do not edit: edit that file.

/// `SystemPerformanceTraceInformation`. The information class of NtQuerySystemInformation and NtSetSystemInformation whose buffer begins with an EVENT_TRACE_INFORMATION_CLASS. Releases 6.0+.
#[doc(alias = "SystemPerformanceTraceInformation")]
pub const SYSTEM_PERFORMANCE_TRACE_INFORMATION: u32 = 0x0000001f;
/// `KERNEL_LOGGER_ID`. In the low 16 bits of a TraceHandle it selects the NT Kernel Logger. The macro is in NTWMI_X.H of early kits for Windows 10. In which releases it holds is not known.
pub const KERNEL_LOGGER_ID: u32 = 0x0000ffff;
/// `HalQueryProfileNumberOfCounters`. The information class of HalQuerySystemInformation by which the kernel learns how many profile sources a logger can have. Releases 1903+.
#[doc(alias = "HalQueryProfileNumberOfCounters")]
pub const HAL_QUERY_PROFILE_NUMBER_OF_COUNTERS: u32 = 0x0000002c;
/// `ETW_MAX_PROFILING_SOURCES`. How many profile sources EventTraceProfileConfigInformation (0x0C) can have at most, by its name. In which releases it holds is not known.
pub const ETW_MAX_PROFILING_SOURCES: u32 = 0x00000004;
/// `ETW_MAX_PMC_EVENTS`. How many events EventTraceProfileEventListInformation (0x0E) can have at most, by its name; ETW_PMC_SUPPORT has room for as many. In which releases it holds is not known.
pub const ETW_MAX_PMC_EVENTS: u32 = 0x00000004;
/// `EVENT_TRACE_LAST_BRANCH_MAXIMUM_EVENTS`. How many events EVENT_TRACE_LAST_BRANCH_CONFIGURATION_INFORMATION has room for. In which releases it holds is not known.
pub const EVENT_TRACE_LAST_BRANCH_MAXIMUM_EVENTS: u32 = 0x00000004;
/// `EVENT_TRACE_LAST_BRANCH_EVENT_OPCODE`. In which releases it holds is not known.
pub const EVENT_TRACE_LAST_BRANCH_EVENT_OPCODE: u32 = 0x00000020;

/// `ETW_MAX_PMC_COUNTERS`. How many profile sources a logger can have. The name is known from the kits for 10.0 and 1511; that other releases tie it to their maximum is inferred. It is 0x00000004 in 6.2..1607, 0x00000008 in 1703..1809.
///
/// It differs by release; nothing where the tables have no value.
#[doc(alias = "ETW_MAX_PMC_COUNTERS")]
pub fn etw_max_pmc_counters(release: crate::rt::Release) -> Option<u32> {
    match release.0 {
        7..=12 => Some(0x00000004),
        13..=16 => Some(0x00000008),
        _ => None,
    }
}

/// `ETW_KERNEL_EVENT_VERSION`. What EventTraceKernelVersionInformation (0x00) gives. It is 0x0000000d in early 6.0, 0x0000000e in late 6.0, 0x00000019 in 6.1, 0x0000002a in 6.2, 0x00000035 in early 6.3, 0x00000036 in late 6.3, 0x0000003c in 10.0..1511, 0x00000041 in 1607..1803, 0x00000046 in 1809..1903, 0x00000050 in 2004.
///
/// It differs by release; nothing where the tables have no value.
#[doc(alias = "ETW_KERNEL_EVENT_VERSION")]
pub fn etw_kernel_event_version(release: crate::rt::Release) -> Option<u32> {
    match release.0 {
        4..=4 => Some(0x0000000d),
        5..=5 => Some(0x0000000e),
        6..=6 => Some(0x00000019),
        7..=7 => Some(0x0000002a),
        8..=8 => Some(0x00000035),
        9..=9 => Some(0x00000036),
        10..=11 => Some(0x0000003c),
        12..=15 => Some(0x00000041),
        16..=17 => Some(0x00000046),
        19..=19 => Some(0x00000050),
        _ => None,
    }
}
