// Generated from spec/enums/ETW_UMGL_LDR_FLAG.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::Release;
#[allow(unused_imports)]
use crate::rt::describe::{NamedValue, Values};

pub(crate) static VALUES: Values = Values { name: "ETW_UMGL_LDR_FLAG", flags: true, values: &[
    NamedValue { name: "ETW_UMGL_LDR_MUI_VERBOSE_FLAG", value: 1, shift: None, holds: None, releases: &[] },
    NamedValue { name: "ETW_UMGL_LDR_MUI_TEST_FLAG", value: 2, shift: None, holds: None, releases: &[] },
    NamedValue { name: "ETW_UMGL_LDR_RELOCATION_FLAG", value: 4, shift: None, holds: None, releases: &[] },
    NamedValue { name: "ETW_UMGL_LDR_NEW_DLL_FLAG", value: 16, shift: None, holds: None, releases: &[] },
    NamedValue { name: "ETW_UMGL_LDR_TEST_FLAG", value: 32, shift: None, holds: None, releases: &[] },
    NamedValue { name: "ETW_UMGL_LDR_SECURITY_FLAG", value: 64, shift: None, holds: None, releases: &[] },
] };
