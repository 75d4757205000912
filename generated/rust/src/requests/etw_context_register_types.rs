// Generated from spec/enums/ETW_CONTEXT_REGISTER_TYPES.toml by `cargo run --release -- generate`. Do not edit: edit that file.

use crate::rt::flags;

flags! {
    /// Which registers of the processor are logged with an event.
    ///
    /// In C: `ETW_CONTEXT_REGISTER_TYPES`, held by `ULONG`.
    ///
    /// Microsoft's documentation says that, for now, both must be set.
    ///
    /// What no source says:
    ///
    /// - The exact registers, which depend on the processor.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntexapi.h*; Microsoft, *ETW_CONTEXT_REGISTER_TYPES enumeration*.
    #[doc(alias = "ETW_CONTEXT_REGISTER_TYPES")]
    EtwContextRegisterTypes(u32), 4 {
        /// `EtwContextRegisterTypeNone`. None. In which releases it holds is not known.
        #[doc(alias = "EtwContextRegisterTypeNone")]
        NONE = 0x00000000 "EtwContextRegisterTypeNone",
        /// `EtwContextRegisterTypeControl`. Those that control execution, such as the instruction pointer, the stack pointer and the flags. In which releases it holds is not known.
        #[doc(alias = "EtwContextRegisterTypeControl")]
        CONTROL = 0x00000001 "EtwContextRegisterTypeControl",
        /// `EtwContextRegisterTypeInteger`. Those for integers. In which releases it holds is not known.
        #[doc(alias = "EtwContextRegisterTypeInteger")]
        INTEGER = 0x00000002 "EtwContextRegisterTypeInteger",
    }
    also {
    }
    fields { }
}

#[cfg(feature = "describe")]
impl EtwContextRegisterTypes {
    /// The table that describes the values.
    pub const VALUES: &'static crate::describe::Values = &crate::tables::etw_context_register_types::VALUES;
}
