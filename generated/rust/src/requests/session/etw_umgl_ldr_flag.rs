// Generated from spec/enums/ETW_UMGL_LDR_FLAG.toml by `cargo spec generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::{Values, named, named_bits, values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::flags;

flags! {
    /// Kinds of events logged by the user-mode loader.
    ///
    /// No known name in C; here: `ETW_UMGL_LDR_FLAG`, of type `UCHAR`.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    EtwUmglLdrFlag(u8), size = 1 {
        /// `ETW_UMGL_LDR_MUI_VERBOSE_FLAG`. Releases unknown.
        #[doc(alias = "ETW_UMGL_LDR_MUI_VERBOSE_FLAG")]
        MUI_VERBOSE_FLAG = 0x01, "ETW_UMGL_LDR_MUI_VERBOSE_FLAG";
        /// `ETW_UMGL_LDR_MUI_TEST_FLAG`. Releases unknown.
        #[doc(alias = "ETW_UMGL_LDR_MUI_TEST_FLAG")]
        MUI_TEST_FLAG = 0x02, "ETW_UMGL_LDR_MUI_TEST_FLAG";
        /// `ETW_UMGL_LDR_RELOCATION_FLAG`. Releases unknown.
        #[doc(alias = "ETW_UMGL_LDR_RELOCATION_FLAG")]
        RELOCATION_FLAG = 0x04, "ETW_UMGL_LDR_RELOCATION_FLAG";
        /// `ETW_UMGL_LDR_NEW_DLL_FLAG`. Releases unknown.
        #[doc(alias = "ETW_UMGL_LDR_NEW_DLL_FLAG")]
        NEW_DLL_FLAG = 0x10, "ETW_UMGL_LDR_NEW_DLL_FLAG";
        /// `ETW_UMGL_LDR_TEST_FLAG`. Releases unknown.
        #[doc(alias = "ETW_UMGL_LDR_TEST_FLAG")]
        TEST_FLAG = 0x20, "ETW_UMGL_LDR_TEST_FLAG";
        /// `ETW_UMGL_LDR_SECURITY_FLAG`. Releases unknown.
        #[doc(alias = "ETW_UMGL_LDR_SECURITY_FLAG")]
        SECURITY_FLAG = 0x40, "ETW_UMGL_LDR_SECURITY_FLAG";
    }
}

static TABLE: Values = values("ETW_UMGL_LDR_FLAG", true, &[
    named("ETW_UMGL_LDR_MUI_VERBOSE_FLAG", 1, &[]),
    named("ETW_UMGL_LDR_MUI_TEST_FLAG", 2, &[]),
    named("ETW_UMGL_LDR_RELOCATION_FLAG", 4, &[]),
    named("ETW_UMGL_LDR_NEW_DLL_FLAG", 16, &[]),
    named("ETW_UMGL_LDR_TEST_FLAG", 32, &[]),
    named("ETW_UMGL_LDR_SECURITY_FLAG", 64, &[]),
]);
