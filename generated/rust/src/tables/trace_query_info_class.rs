// Generated from spec/enums/TRACE_QUERY_INFO_CLASS.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::Release;
#[allow(unused_imports)]
use crate::rt::describe::{NamedValue, Values};

pub(crate) static VALUES: Values = Values { name: "TRACE_QUERY_INFO_CLASS", flags: false, values: &[
    NamedValue { name: "TraceGuidQueryList", value: 0, shift: None, holds: None, releases: &[] },
    NamedValue { name: "TraceGuidQueryInfo", value: 1, shift: None, holds: None, releases: &[] },
    NamedValue { name: "TraceGuidQueryProcess", value: 2, shift: None, holds: None, releases: &[] },
    NamedValue { name: "TraceStackTracingInfo", value: 3, shift: None, holds: None, releases: &[(Release(6), Release(29)),] },
    NamedValue { name: "TraceSystemTraceEnableFlagsInfo", value: 4, shift: None, holds: None, releases: &[(Release(7), Release(29)),] },
    NamedValue { name: "TraceSampledProfileIntervalInfo", value: 5, shift: None, holds: None, releases: &[(Release(7), Release(29)),] },
    NamedValue { name: "TraceProfileSourceConfigInfo", value: 6, shift: None, holds: None, releases: &[(Release(7), Release(29)),] },
    NamedValue { name: "TraceProfileSourceListInfo", value: 7, shift: None, holds: None, releases: &[(Release(7), Release(29)),] },
    NamedValue { name: "TracePmcEventListInfo", value: 8, shift: None, holds: None, releases: &[(Release(7), Release(29)),] },
    NamedValue { name: "TracePmcCounterListInfo", value: 9, shift: None, holds: None, releases: &[(Release(7), Release(29)),] },
    NamedValue { name: "TraceSetDisallowList", value: 10, shift: None, holds: None, releases: &[(Release(10), Release(29)),] },
    NamedValue { name: "TraceVersionInfo", value: 11, shift: None, holds: None, releases: &[(Release(10), Release(29)),] },
    NamedValue { name: "TraceGroupQueryList", value: 12, shift: None, holds: None, releases: &[] },
    NamedValue { name: "TraceGroupQueryInfo", value: 13, shift: None, holds: None, releases: &[] },
    NamedValue { name: "TraceDisallowListQuery", value: 14, shift: None, holds: None, releases: &[] },
    NamedValue { name: "TraceInfoReserved15", value: 15, shift: None, holds: None, releases: &[] },
    NamedValue { name: "TracePeriodicCaptureStateListInfo", value: 16, shift: None, holds: None, releases: &[] },
    NamedValue { name: "TracePeriodicCaptureStateInfo", value: 17, shift: None, holds: None, releases: &[] },
    NamedValue { name: "TraceProviderBinaryTracking", value: 18, shift: None, holds: None, releases: &[(Release(14), Release(29)),] },
    NamedValue { name: "TraceMaxLoggersQuery", value: 19, shift: None, holds: None, releases: &[(Release(14), Release(29)),] },
    NamedValue { name: "TraceLbrConfigurationInfo", value: 20, shift: None, holds: None, releases: &[] },
    NamedValue { name: "TraceLbrEventListInfo", value: 21, shift: None, holds: None, releases: &[] },
    NamedValue { name: "TraceMaxPmcCounterQuery", value: 22, shift: None, holds: None, releases: &[] },
    NamedValue { name: "TraceStreamCount", value: 23, shift: None, holds: None, releases: &[] },
    NamedValue { name: "TraceStackCachingInfo", value: 24, shift: None, holds: None, releases: &[] },
    NamedValue { name: "TracePmcCounterOwners", value: 25, shift: None, holds: None, releases: &[] },
    NamedValue { name: "TraceUnifiedStackCachingInfo", value: 26, shift: None, holds: None, releases: &[] },
    NamedValue { name: "TracePmcSessionInformation", value: 27, shift: None, holds: None, releases: &[] },
    NamedValue { name: "MaxTraceSetInfoClass", value: 28, shift: None, holds: None, releases: &[] },
] };
