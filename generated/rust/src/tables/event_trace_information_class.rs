// Generated from spec/requests.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::Release;
#[allow(unused_imports)]
use crate::rt::describe::{NamedValue, Values};

pub(crate) static VALUES: Values = Values { name: "EVENT_TRACE_INFORMATION_CLASS", flags: false, values: &[
    NamedValue { name: "EventTraceKernelVersionInformation", value: 0, shift: None, holds: None, releases: &[(Release(4), Release(29)),] },
    NamedValue { name: "EventTraceGroupMaskInformation", value: 1, shift: None, holds: None, releases: &[(Release(4), Release(29)),] },
    NamedValue { name: "EventTracePerformanceInformation", value: 2, shift: None, holds: None, releases: &[(Release(4), Release(29)),] },
    NamedValue { name: "EventTraceTimeProfileInformation", value: 3, shift: None, holds: None, releases: &[(Release(4), Release(29)),] },
    NamedValue { name: "EventTraceSessionSecurityInformation", value: 4, shift: None, holds: None, releases: &[(Release(4), Release(29)),] },
    NamedValue { name: "EventTraceSpinlockInformation", value: 5, shift: None, holds: None, releases: &[(Release(6), Release(29)),] },
    NamedValue { name: "EventTraceStackTracingInformation", value: 6, shift: None, holds: None, releases: &[(Release(6), Release(29)),] },
    NamedValue { name: "EventTraceExecutiveResourceInformation", value: 7, shift: None, holds: None, releases: &[(Release(6), Release(29)),] },
    NamedValue { name: "EventTraceHeapTracingInformation", value: 8, shift: None, holds: None, releases: &[(Release(6), Release(29)),] },
    NamedValue { name: "EventTraceHeapSummaryTracingInformation", value: 9, shift: None, holds: None, releases: &[(Release(6), Release(29)),] },
    NamedValue { name: "EventTracePoolTagFilterInformation", value: 10, shift: None, holds: None, releases: &[(Release(6), Release(29)),] },
    NamedValue { name: "EventTracePebsTracingInformation", value: 11, shift: None, holds: None, releases: &[(Release(7), Release(29)),] },
    NamedValue { name: "EventTraceProfileConfigInformation", value: 12, shift: None, holds: None, releases: &[(Release(7), Release(29)),] },
    NamedValue { name: "EventTraceProfileSourceListInformation", value: 13, shift: None, holds: None, releases: &[(Release(7), Release(29)),] },
    NamedValue { name: "EventTraceProfileEventListInformation", value: 14, shift: None, holds: None, releases: &[(Release(7), Release(29)),] },
    NamedValue { name: "EventTraceProfileCounterListInformation", value: 15, shift: None, holds: None, releases: &[(Release(7), Release(29)),] },
    NamedValue { name: "EventTraceStackCachingInformation", value: 16, shift: None, holds: None, releases: &[(Release(7), Release(29)),] },
    NamedValue { name: "EventTraceObjectTypeFilterInformation", value: 17, shift: None, holds: None, releases: &[(Release(7), Release(29)),] },
    NamedValue { name: "EventTraceSoftRestartInformation", value: 18, shift: None, holds: None, releases: &[(Release(12), Release(29)),] },
    NamedValue { name: "EventTraceLastBranchConfigurationInformation", value: 19, shift: None, holds: None, releases: &[(Release(14), Release(29)),] },
    NamedValue { name: "EventTraceLastBranchEventListInformation", value: 20, shift: None, holds: None, releases: &[(Release(14), Release(29)),] },
    NamedValue { name: "EventTraceProfileSourceAddInformation", value: 21, shift: None, holds: None, releases: &[(Release(15), Release(29)),] },
    NamedValue { name: "EventTraceProfileSourceRemoveInformation", value: 22, shift: None, holds: None, releases: &[(Release(15), Release(29)),] },
    NamedValue { name: "EventTraceProcessorTraceConfigurationInformation", value: 23, shift: None, holds: None, releases: &[(Release(15), Release(29)),] },
    NamedValue { name: "EventTraceProcessorTraceEventListInformation", value: 24, shift: None, holds: None, releases: &[(Release(15), Release(29)),] },
    NamedValue { name: "EventTraceCoverageSamplerInformation", value: 25, shift: None, holds: None, releases: &[(Release(15), Release(29)),] },
    NamedValue { name: "EventTraceUnifiedStackCachingInformation", value: 26, shift: None, holds: None, releases: &[(Release(21), Release(29)),] },
    NamedValue { name: "EventTraceContextRegisterTraceInformation", value: 27, shift: None, holds: None, releases: &[(Release(28), Release(29)),] },
] };
