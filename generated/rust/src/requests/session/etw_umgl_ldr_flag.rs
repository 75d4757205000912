// Generated from spec/enums/ETW_UMGL_LDR_FLAG.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::describe::{NamedValue, Values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::flags;

flags! {
    /// Kinds of events logged by the user-mode loader.
    ///
    /// No known name in C; here: `ETW_UMGL_LDR_FLAG`, of type `UCHAR`.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    EtwUmglLdrFlag(u8), 1 {
        /// `ETW_UMGL_LDR_MUI_VERBOSE_FLAG`. Releases unknown.
        #[doc(alias = "ETW_UMGL_LDR_MUI_VERBOSE_FLAG")]
        MUI_VERBOSE_FLAG = 0x01 "ETW_UMGL_LDR_MUI_VERBOSE_FLAG",
        /// `ETW_UMGL_LDR_MUI_TEST_FLAG`. Releases unknown.
        #[doc(alias = "ETW_UMGL_LDR_MUI_TEST_FLAG")]
        MUI_TEST_FLAG = 0x02 "ETW_UMGL_LDR_MUI_TEST_FLAG",
        /// `ETW_UMGL_LDR_RELOCATION_FLAG`. Releases unknown.
        #[doc(alias = "ETW_UMGL_LDR_RELOCATION_FLAG")]
        RELOCATION_FLAG = 0x04 "ETW_UMGL_LDR_RELOCATION_FLAG",
        /// `ETW_UMGL_LDR_NEW_DLL_FLAG`. Releases unknown.
        #[doc(alias = "ETW_UMGL_LDR_NEW_DLL_FLAG")]
        NEW_DLL_FLAG = 0x10 "ETW_UMGL_LDR_NEW_DLL_FLAG",
        /// `ETW_UMGL_LDR_TEST_FLAG`. Releases unknown.
        #[doc(alias = "ETW_UMGL_LDR_TEST_FLAG")]
        TEST_FLAG = 0x20 "ETW_UMGL_LDR_TEST_FLAG",
        /// `ETW_UMGL_LDR_SECURITY_FLAG`. Releases unknown.
        #[doc(alias = "ETW_UMGL_LDR_SECURITY_FLAG")]
        SECURITY_FLAG = 0x40 "ETW_UMGL_LDR_SECURITY_FLAG",
    }
    also {
    }
    fields { }
}

impl EtwUmglLdrFlag {
    /// Table that describes the values.
    pub const VALUES: &'static crate::describe::Values = &TABLE;
}

static TABLE: Values = Values { name: "ETW_UMGL_LDR_FLAG", flags: true, values: &[
    NamedValue { name: "ETW_UMGL_LDR_MUI_VERBOSE_FLAG", value: 1, shift: None, holds: None, releases: &[] },
    NamedValue { name: "ETW_UMGL_LDR_MUI_TEST_FLAG", value: 2, shift: None, holds: None, releases: &[] },
    NamedValue { name: "ETW_UMGL_LDR_RELOCATION_FLAG", value: 4, shift: None, holds: None, releases: &[] },
    NamedValue { name: "ETW_UMGL_LDR_NEW_DLL_FLAG", value: 16, shift: None, holds: None, releases: &[] },
    NamedValue { name: "ETW_UMGL_LDR_TEST_FLAG", value: 32, shift: None, holds: None, releases: &[] },
    NamedValue { name: "ETW_UMGL_LDR_SECURITY_FLAG", value: 64, shift: None, holds: None, releases: &[] },
] };
