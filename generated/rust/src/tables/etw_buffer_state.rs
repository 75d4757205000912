// Generated from spec/enums/ETW_BUFFER_STATE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::Release;
#[allow(unused_imports)]
use crate::rt::describe::{NamedValue, Values};

pub(crate) static VALUES: Values = Values { name: "ETW_BUFFER_STATE", flags: false, values: &[
    NamedValue { name: "EtwBufferStateFree", value: 0, shift: None, holds: None, releases: &[(Release(4), Release(29)),] },
    NamedValue { name: "EtwBufferStateGeneralLogging", value: 1, shift: None, holds: None, releases: &[(Release(4), Release(29)),] },
    NamedValue { name: "EtwBufferStateCSwitch", value: 2, shift: None, holds: None, releases: &[(Release(4), Release(29)),] },
    NamedValue { name: "EtwBufferStateFlush", value: 3, shift: None, holds: None, releases: &[(Release(4), Release(29)),] },
    NamedValue { name: "EtwBufferStatePendingCompression", value: 4, shift: None, holds: None, releases: &[(Release(12), Release(29)),] },
    NamedValue { name: "EtwBufferStateCompressed", value: 5, shift: None, holds: None, releases: &[(Release(12), Release(29)),] },
    NamedValue { name: "EtwBufferStatePlaceholder", value: 6, shift: None, holds: None, releases: &[(Release(12), Release(29)),] },
] };
