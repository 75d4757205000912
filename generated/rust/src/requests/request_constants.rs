// Generated from spec/enums/REQUEST_CONSTANTS.toml by `cargo spec generate`. Do not edit: edit that file.

/// `SystemPerformanceTraceInformation`. Information class of NtQuerySystemInformation and NtSetSystemInformation. The
/// buffer begins with an EVENT_TRACE_INFORMATION_CLASS. Documented for 6.0+.
#[doc(alias = "SystemPerformanceTraceInformation")]
pub const SYSTEM_PERFORMANCE_TRACE_INFORMATION: u32 = 0x0000001f;
/// `KERNEL_LOGGER_ID`. Selects the NT Kernel Logger in the low 16 bits of a TraceHandle. The macro is in NTWMI_X.H of
/// early development kits for Windows 10. Releases unknown.
pub const KERNEL_LOGGER_ID: u32 = 0x0000ffff;
/// `HalQueryProfileNumberOfCounters`. Information class of HalQuerySystemInformation, a pointer in HAL_DISPATCH, that
/// the kernel uses to query the maximum number of profile sources of a logger. Documented for 1903+.
#[doc(alias = "HalQueryProfileNumberOfCounters")]
pub const HAL_QUERY_PROFILE_NUMBER_OF_COUNTERS: u32 = 0x0000002c;
/// `ETW_MAX_PROFILING_SOURCES`. Maximum number of profile sources of EventTraceProfileConfigInformation (0x0C),
/// inferred from the name. Releases unknown.
pub const ETW_MAX_PROFILING_SOURCES: u32 = 0x00000004;
/// `ETW_MAX_PMC_EVENTS`. Maximum number of events of EventTraceProfileEventListInformation (0x0E), inferred from the
/// name. ETW_PMC_SUPPORT has room for this many. Releases unknown.
pub const ETW_MAX_PMC_EVENTS: u32 = 0x00000004;
/// `EVENT_TRACE_LAST_BRANCH_MAXIMUM_EVENTS`. Number of events that EVENT_TRACE_LAST_BRANCH_CONFIGURATION_INFORMATION
/// has room for. Releases unknown.
pub const EVENT_TRACE_LAST_BRANCH_MAXIMUM_EVENTS: u32 = 0x00000004;
/// `EVENT_TRACE_LAST_BRANCH_EVENT_OPCODE`. Releases unknown.
pub const EVENT_TRACE_LAST_BRANCH_EVENT_OPCODE: u32 = 0x00000020;

/// `ETW_MAX_PMC_COUNTERS`. Maximum number of profile sources of a logger. The name is known from the development kits
/// for 10.0 and 1511. Its use for the maximum in other releases is inferred. It is 0x00000004 in 6.2..1607, 0x00000008
/// in 1703..1809.
///
/// The value depends on the release. `None` if the value is unknown.
#[doc(alias = "ETW_MAX_PMC_COUNTERS")]
pub fn etw_max_pmc_counters(release: crate::rt::Release) -> Option<u32> {
    const VALUES: &[(u8, u8, u32)] = &[
        (7, 12, 0x00000004),
        (13, 16, 0x00000008),
    ];
    let holds = |(first, last, _): &&(u8, u8, u32)| *first <= release.0 && release.0 <= *last;
    VALUES.iter().find(holds).map(|(.., value)| *value)
}

/// `ETW_KERNEL_EVENT_VERSION`. Version returned by EventTraceKernelVersionInformation (0x00). It is 0x0000000d in
/// early 6.0, 0x0000000e in late 6.0, 0x00000019 in 6.1, 0x0000002a in 6.2, 0x00000035 in early 6.3, 0x00000036 in
/// late 6.3, 0x0000003c in 10.0..1511, 0x00000041 in 1607..1803, 0x00000046 in 1809..1903, 0x00000050 in 2004.
///
/// The value depends on the release. `None` if the value is unknown.
#[doc(alias = "ETW_KERNEL_EVENT_VERSION")]
pub fn etw_kernel_event_version(release: crate::rt::Release) -> Option<u32> {
    const VALUES: &[(u8, u8, u32)] = &[
        (4, 4, 0x0000000d),
        (5, 5, 0x0000000e),
        (6, 6, 0x00000019),
        (7, 7, 0x0000002a),
        (8, 8, 0x00000035),
        (9, 9, 0x00000036),
        (10, 11, 0x0000003c),
        (12, 15, 0x00000041),
        (16, 17, 0x00000046),
        (19, 19, 0x00000050),
    ];
    let holds = |(first, last, _): &&(u8, u8, u32)| *first <= release.0 && release.0 <= *last;
    VALUES.iter().find(holds).map(|(.., value)| *value)
}
