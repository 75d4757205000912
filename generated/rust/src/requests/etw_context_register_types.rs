// Generated from spec/enums/ETW_CONTEXT_REGISTER_TYPES.toml by `cargo spec generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::{Values, named, named_bits, values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::flags;

flags! {
    /// Processor registers that are logged with an event.
    ///
    /// In C: `ETW_CONTEXT_REGISTER_TYPES`, of type `ULONG`.
    ///
    /// Both must currently be set, according to Microsoft's documentation.
    ///
    /// Unknown:
    ///
    /// - Exact registers, which depend on the processor.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntexapi.h*; Microsoft, *ETW_CONTEXT_REGISTER_TYPES
    /// enumeration*.
    #[doc(alias = "ETW_CONTEXT_REGISTER_TYPES")]
    EtwContextRegisterTypes(u32), size = 4 {
        /// `EtwContextRegisterTypeNone`. No registers. Releases unknown.
        #[doc(alias = "EtwContextRegisterTypeNone")]
        NONE = 0x00000000, "EtwContextRegisterTypeNone";
        /// `EtwContextRegisterTypeControl`. Control registers, such as the instruction pointer, the stack pointer and
        /// the flags. Releases unknown.
        #[doc(alias = "EtwContextRegisterTypeControl")]
        CONTROL = 0x00000001, "EtwContextRegisterTypeControl";
        /// `EtwContextRegisterTypeInteger`. Integer registers. Releases unknown.
        #[doc(alias = "EtwContextRegisterTypeInteger")]
        INTEGER = 0x00000002, "EtwContextRegisterTypeInteger";
    }
}

static TABLE: Values = values("ETW_CONTEXT_REGISTER_TYPES", true, &[
    named("EtwContextRegisterTypeNone", 0, &[]),
    named("EtwContextRegisterTypeControl", 1, &[]),
    named("EtwContextRegisterTypeInteger", 2, &[]),
]);
