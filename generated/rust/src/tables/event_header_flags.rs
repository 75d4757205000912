// Generated from spec/enums/EVENT_HEADER_FLAGS.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::Release;
#[allow(unused_imports)]
use crate::rt::describe::{NamedValue, Values};

pub(crate) static VALUES: Values = Values { name: "EVENT_HEADER_FLAGS", flags: true, values: &[
    NamedValue { name: "EVENT_HEADER_FLAG_EXTENDED_INFO", value: 1, shift: None, holds: None, releases: &[(Release(4), Release(29)),] },
    NamedValue { name: "EVENT_HEADER_FLAG_PRIVATE_SESSION", value: 2, shift: None, holds: None, releases: &[(Release(4), Release(29)),] },
    NamedValue { name: "EVENT_HEADER_FLAG_STRING_ONLY", value: 4, shift: None, holds: None, releases: &[(Release(4), Release(29)),] },
    NamedValue { name: "EVENT_HEADER_FLAG_TRACE_MESSAGE", value: 8, shift: None, holds: None, releases: &[(Release(4), Release(29)),] },
    NamedValue { name: "EVENT_HEADER_FLAG_NO_CPUTIME", value: 16, shift: None, holds: None, releases: &[(Release(4), Release(29)),] },
    NamedValue { name: "EVENT_HEADER_FLAG_32_BIT_HEADER", value: 32, shift: None, holds: None, releases: &[(Release(4), Release(29)),] },
    NamedValue { name: "EVENT_HEADER_FLAG_64_BIT_HEADER", value: 64, shift: None, holds: None, releases: &[(Release(4), Release(29)),] },
    NamedValue { name: "EVENT_HEADER_FLAG_DECODE_GUID", value: 128, shift: None, holds: None, releases: &[(Release(14), Release(29)),] },
    NamedValue { name: "EVENT_HEADER_FLAG_CLASSIC_HEADER", value: 256, shift: None, holds: None, releases: &[(Release(4), Release(29)),] },
    NamedValue { name: "EVENT_HEADER_FLAG_PROCESSOR_INDEX", value: 512, shift: None, holds: None, releases: &[(Release(7), Release(29)),] },
] };
