// Generated from spec/enums/ETW_UMGL_LDR_FLAG.toml by `cargo run --release -- generate`. Do not edit: edit that file.

use crate::rt::flags;

flags! {
    /// What the loader of user mode logs.
    ///
    /// Microsoft gives the set no name; here: `ETW_UMGL_LDR_FLAG`, held by `UCHAR`.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    EtwUmglLdrFlag(u8), 1 {
        /// `ETW_UMGL_LDR_MUI_VERBOSE_FLAG`. In which releases it holds is not known.
        #[doc(alias = "ETW_UMGL_LDR_MUI_VERBOSE_FLAG")]
        MUI_VERBOSE_FLAG = 0x01 "ETW_UMGL_LDR_MUI_VERBOSE_FLAG",
        /// `ETW_UMGL_LDR_MUI_TEST_FLAG`. In which releases it holds is not known.
        #[doc(alias = "ETW_UMGL_LDR_MUI_TEST_FLAG")]
        MUI_TEST_FLAG = 0x02 "ETW_UMGL_LDR_MUI_TEST_FLAG",
        /// `ETW_UMGL_LDR_RELOCATION_FLAG`. In which releases it holds is not known.
        #[doc(alias = "ETW_UMGL_LDR_RELOCATION_FLAG")]
        RELOCATION_FLAG = 0x04 "ETW_UMGL_LDR_RELOCATION_FLAG",
        /// `ETW_UMGL_LDR_NEW_DLL_FLAG`. In which releases it holds is not known.
        #[doc(alias = "ETW_UMGL_LDR_NEW_DLL_FLAG")]
        NEW_DLL_FLAG = 0x10 "ETW_UMGL_LDR_NEW_DLL_FLAG",
        /// `ETW_UMGL_LDR_TEST_FLAG`. In which releases it holds is not known.
        #[doc(alias = "ETW_UMGL_LDR_TEST_FLAG")]
        TEST_FLAG = 0x20 "ETW_UMGL_LDR_TEST_FLAG",
        /// `ETW_UMGL_LDR_SECURITY_FLAG`. In which releases it holds is not known.
        #[doc(alias = "ETW_UMGL_LDR_SECURITY_FLAG")]
        SECURITY_FLAG = 0x40 "ETW_UMGL_LDR_SECURITY_FLAG",
    }
    also {
    }
    fields { }
}

#[cfg(feature = "describe")]
impl EtwUmglLdrFlag {
    /// The table that describes the values.
    pub const VALUES: &'static crate::describe::Values = &crate::tables::etw_umgl_ldr_flag::VALUES;
}
