// Generated from spec/enums/EVENT_TRACE_GROUP.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::Release;
#[allow(unused_imports)]
use crate::rt::describe::{NamedValue, Values};

pub(crate) static VALUES: Values = Values { name: "EVENT_TRACE_GROUP", flags: false, values: &[
    NamedValue { name: "EVENT_TRACE_GROUP_HEADER", value: 0, shift: None, holds: None, releases: &[(Release(0), Release(29)),] },
    NamedValue { name: "EVENT_TRACE_GROUP_IO", value: 256, shift: None, holds: None, releases: &[(Release(0), Release(29)),] },
    NamedValue { name: "EVENT_TRACE_GROUP_MEMORY", value: 512, shift: None, holds: None, releases: &[(Release(0), Release(29)),] },
    NamedValue { name: "EVENT_TRACE_GROUP_PROCESS", value: 768, shift: None, holds: None, releases: &[(Release(0), Release(29)),] },
    NamedValue { name: "EVENT_TRACE_GROUP_FILE", value: 1024, shift: None, holds: None, releases: &[(Release(0), Release(29)),] },
    NamedValue { name: "EVENT_TRACE_GROUP_THREAD", value: 1280, shift: None, holds: None, releases: &[(Release(0), Release(29)),] },
    NamedValue { name: "EVENT_TRACE_GROUP_TCPIP", value: 1536, shift: None, holds: None, releases: &[(Release(0), Release(29)),] },
    NamedValue { name: "EVENT_TRACE_GROUP_JOB", value: 1792, shift: None, holds: None, releases: &[(Release(0), Release(29)),] },
    NamedValue { name: "EVENT_TRACE_GROUP_UDPIP", value: 2048, shift: None, holds: None, releases: &[(Release(0), Release(29)),] },
    NamedValue { name: "EVENT_TRACE_GROUP_REGISTRY", value: 2304, shift: None, holds: None, releases: &[(Release(0), Release(29)),] },
    NamedValue { name: "EVENT_TRACE_GROUP_DBGPRINT", value: 2560, shift: None, holds: None, releases: &[] },
    NamedValue { name: "EVENT_TRACE_GROUP_CONFIG", value: 2816, shift: None, holds: None, releases: &[] },
    NamedValue { name: "EVENT_TRACE_GROUP_SPARE1", value: 3072, shift: None, holds: None, releases: &[] },
    NamedValue { name: "EVENT_TRACE_GROUP_WNF", value: 3328, shift: None, holds: None, releases: &[] },
    NamedValue { name: "EVENT_TRACE_GROUP_POOL", value: 3584, shift: None, holds: None, releases: &[] },
    NamedValue { name: "EVENT_TRACE_GROUP_PERFINFO", value: 3840, shift: None, holds: None, releases: &[] },
    NamedValue { name: "EVENT_TRACE_GROUP_HEAP", value: 4096, shift: None, holds: None, releases: &[] },
    NamedValue { name: "EVENT_TRACE_GROUP_OBJECT", value: 4352, shift: None, holds: None, releases: &[] },
    NamedValue { name: "EVENT_TRACE_GROUP_POWER", value: 4608, shift: None, holds: None, releases: &[] },
    NamedValue { name: "EVENT_TRACE_GROUP_MODBOUND", value: 4864, shift: None, holds: None, releases: &[] },
    NamedValue { name: "EVENT_TRACE_GROUP_IMAGE", value: 5120, shift: None, holds: None, releases: &[] },
    NamedValue { name: "EVENT_TRACE_GROUP_DPC", value: 5376, shift: None, holds: None, releases: &[] },
    NamedValue { name: "EVENT_TRACE_GROUP_CC", value: 5632, shift: None, holds: None, releases: &[] },
    NamedValue { name: "EVENT_TRACE_GROUP_CRITSEC", value: 5888, shift: None, holds: None, releases: &[] },
    NamedValue { name: "EVENT_TRACE_GROUP_STACKWALK", value: 6144, shift: None, holds: None, releases: &[] },
    NamedValue { name: "EVENT_TRACE_GROUP_UMS", value: 6400, shift: None, holds: None, releases: &[] },
    NamedValue { name: "EVENT_TRACE_GROUP_ALPC", value: 6656, shift: None, holds: None, releases: &[] },
    NamedValue { name: "EVENT_TRACE_GROUP_SPLITIO", value: 6912, shift: None, holds: None, releases: &[] },
    NamedValue { name: "EVENT_TRACE_GROUP_THREAD_POOL", value: 7168, shift: None, holds: None, releases: &[] },
    NamedValue { name: "EVENT_TRACE_GROUP_HYPERVISOR", value: 7424, shift: None, holds: None, releases: &[] },
    NamedValue { name: "EVENT_TRACE_GROUP_HYPERVISORX", value: 7680, shift: None, holds: None, releases: &[] },
] };
