// Generated from spec/enums/KPROCESSOR_MODE.toml by `cargo spec generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::{Values, named, named_bits, values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::open_enum;

open_enum! {
    /// Processor modes.
    ///
    /// In C: `KPROCESSOR_MODE`, of type `CHAR`.
    ///
    /// Source: Microsoft, *Event Tracing MOF classes*; Alex Ionescu and the ReactOS developers, *ketypes.h*.
    #[doc(alias = "KPROCESSOR_MODE")]
    KprocessorMode(i8), size = 1 {
        /// `KernelMode`. Releases unknown.
        #[doc(alias = "KernelMode")]
        KERNEL_MODE = 0x00, "KernelMode";
        /// `UserMode`. Releases unknown.
        #[doc(alias = "UserMode")]
        USER_MODE = 0x01, "UserMode";
    }
}

static TABLE: Values = values("KPROCESSOR_MODE", false, &[
    named("KernelMode", 0, &[]),
    named("UserMode", 1, &[]),
]);
